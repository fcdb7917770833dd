const DAY =
  /(?<![\p{L}\d])(?:(?:on|this|next|coming) )*(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|week ?(?:ends?|days?)|to(?:day|night|morrow)|same[- ]day)(?![\p{L}\d])/giu;

const CHANGES =
  /\b(?:wait(?:ed|ing)?|hold off|instead|rather|actually|make (?:it|that)|chang(?:e|ed|ing)|switch|move it|push (?:it|this)|(?:what|how) (?:if|about)|cheaper|less if|better|can wait|then|after all|let'?s (?:do|say|make))\b/i;
/** When something began, or what the visitor does not want. */
const NO_WISH = /\b(?:since|last|not|no|than|of|from|every|started|began|broke|until|before)\s$/i;
const HOLDS_OFF = /\b(?:wait(?:ed|ing)?|hold off) (?:un)?til\s$/i;

const nameOf = (words: string): string => words.toLowerCase().replace(/^(?:(?:on|this|next|coming) )+|s$/g, '');

/**
 * How earlier words read after a later message chose another day: "it's Sunday and the sink is blocked" after "how much if I
 * wait til Monday" is "it's Monday and the sink is blocked". Returns the function to apply to them; null when no day is changed.
 */
export function dayChange(earlier: string, text: string): ((words: string) => string) | null {
  const chosen = [...text.matchAll(DAY)].filter(({ index }) => {
    const before = text.slice(0, index);
    return HOLDS_OFF.test(before) || !NO_WISH.test(before);
  });
  const [day] = chosen.map(([words]) => nameOf(words));
  if (day === undefined || chosen.length > 1 || !CHANGES.test(text)) return null;
  const said = [...earlier.matchAll(DAY)].map(([words]) => nameOf(words));
  if (said.length === 0 || said.includes(day)) return null;
  return (words) => words.replace(DAY, day);
}
