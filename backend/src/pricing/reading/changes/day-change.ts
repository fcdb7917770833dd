import { WEEKDAY } from '../../language/index.js';

const DAY = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:on|this|next|coming) )*(?:${WEEKDAY}s?|week ?(?:ends?|days?)|to(?:day|night|morrow)|same[- ]day)(?![\p{L}\d])`,
  'giu',
);

const CHANGES =
  /\b(?:wait(?:ed|ing)?|hold off|instead|rather|actually|make (?:it|that)|chang(?:e|ed|ing)|switch|move it|push (?:it|this)|(?:what|how) (?:if|about)|cheaper|less if|better|can wait|then(?=\W*$|[,.?!])|after all|let'?s (?:do|say|make))\b/i;
/** When something began, and what was ruled out: no later choice changes that. */
const STANDS =
  /\b(?:since|last|not|no|never|except|(?:day|time) but|from|every|started|began|broke|until|before)(?: (?:on|an?|the|any))*\s$/i;
/** The day that is given up for another. */
const GIVEN_UP = /\b(?:than|of)\s$/i;
const HOLDS_OFF = /\b(?:wait(?:ed|ing)?|hold off) (?:un)?til\s$/i;

const nameOf = (words: string): string => words.toLowerCase().replace(/^(?:(?:on|this|next|coming) )+|s$/g, '');

const stands = (before: string): boolean => STANDS.test(before) && !HOLDS_OFF.test(before);

/**
 * How earlier words read after a later message chose another day: "it's Sunday and the sink is blocked" after "how much if I
 * wait til Monday" is "it's Monday and the sink is blocked". Returns the function to apply to them; null when no day is changed.
 */
export function dayChange(earlier: string, text: string): ((words: string) => string) | null {
  const chosen = daysIn(text, (before) => !stands(before) && !GIVEN_UP.test(before));
  const [day] = chosen;
  if (day === undefined || chosen.size > 1 || !CHANGES.test(text)) return null;
  const said = daysIn(earlier, (before) => !stands(before));
  if (said.size === 0 || said.has(day)) return null;
  return (words) => words.replace(DAY, (old, at: number) => (stands(words.slice(0, at)) ? old : day));
}

function daysIn(text: string, isMeant: (before: string) => boolean): Set<string> {
  const meant = [...text.matchAll(DAY)].filter(({ index }) => isMeant(text.slice(0, index)));
  return new Set(meant.map(([words]) => nameOf(words)));
}
