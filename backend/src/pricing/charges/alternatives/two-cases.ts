import { pattern } from '../../language/index.js';
import { conceptsOf } from '../../rules/index.js';
import type { Effect } from '../../types.js';
import { TAKING_AWAY } from '../scope/price-of.js';

/** One of two prices of a rule for the same thing: in the usual case, or in the other. */
export interface Case {
  isOther: boolean;
  /** What it is for, in the owner's words. */
  thing: string;
  /** What the other case is without ("attic access"); null where it is that none was there before. */
  lacks: string | null;
  /** So many of them, where a message tells apart how many are of each case; null where the work's own sizes tell. */
  counted: number | null;
}

/** What has to be there for a thing to be put in. */
export const GROUND = String.raw`(?:wiring|wires?|circuits?|openings?|frames?|box(?:es)?|holes?|locations?|spots?|runs?|lines?|plumbing|pipes?|vents?|ducts?|ductwork|drains?|rough[- ]?ins?|footings?)`;
export const NONE_THERE = String.raw`(?:(?:where |if )?(?:there|it|one) (?:was|is|were|are)(?:n'?t| not| never)? (?:none|nothing|no|never|one|any)|was(?:n'?t| not| never) (?:one|any|there)|is(?:n'?t| not) (?:one|any)|never)`;

/** The letters of a word, as they may stand in a pattern. */
export const lettersOf = (word = ''): string => word.replace(/[^\p{L}\d]/gu, '');

/** "Swap an old one", "outlet replacement", "existing wiring", "one was there before" */
const IN_PLACE = pattern('i')`
  \b(?:to )?(?:swap\w*|replac\w*|chang(?:e|ed|ing)[- ]?(?:out|over)?)(?: out)?\b
  |\blike[- ]for[- ]like\b|\b(?:in )?(?:the )?same (?:spot|place|location)\b
  |\b(?:(?:into|in|on|onto|with|using|to|from|has|have) )?(?:an? |the |your )?existing (?:${GROUND}|ones?)\b
  |\b(?:one|it|there) (?:was|is) (?:already |one )*(?:there|before|already)\b
`;
/** "Cut a new opening", "new wiring", "no wiring", "if there wasn't one before" */
const ANEW = pattern('i')`
  \bcut(?:ting)?\b|\b(?:with )?(?:an? )?(?:brand[- ]?)?new (?:${GROUND}|ones?|installs?|installations?)\b|\bbrand[- ]?new\b|\bfrom scratch\b
  |\b(?:where )?(?:there(?:'?s| is) )?no (?:existing )?${GROUND}\b|\b${NONE_THERE}\b|\brun\w* (?:an? |the |new )*${GROUND}\b
`;
/** "New outlet", as against the replacement of one */
export const NEW_ONE = /^(?:an? |the |each )?new ((?:[\p{L}-]+ ?){1,3})$/iu;

const FILLER =
  /^(?:(?:an?|the|your|our|of|to|for|in|out|existing|old|ones?|new|if|we|have|had|you|when|where|before|already|there|now|yet|needed|required)(?:\b|$)\W*)+/i;

/** What stands before the words that tell one of the two, or behind them. */
function thingBeside(words: RegExp, condition: string): string {
  const match = words.exec(condition);
  if (!match) return '';
  const [before, after] = [condition.slice(0, match.index), condition.slice(match.index + match[0].length)];
  const [first = ''] = [before, after].map((part) => part.trim().replace(FILLER, '')).filter(Boolean);
  return conceptsOf(first).length > 0 ? first : '';
}

interface Priced {
  effect: Effect;
  title: string;
  /** Said to come on top ("add", "extra"). */
  isAdded: boolean;
}
interface Pair<P> {
  usual: P;
  other: P;
  thing: string;
  lacks: string | null;
}

const isPrice = ({ effect: { kind, amount, above, condition }, isAdded }: Priced): boolean =>
  (kind === 'unit_rate' ||
    kind === 'fixed' ||
    (kind === 'fixed_per_unit' && above === null && /^no /i.test(condition ?? ''))) &&
  amount > 0 &&
  !isAdded &&
  !conceptsOf(condition ?? '').some((word) => TAKING_AWAY.has(word));

const conditionOf = ({ effect }: Priced): string => effect.condition ?? '';

/** What both prices are for, where the second is what a thing costs where none was; null where they are no such pair. */
function thingOfPlace(old: Priced, anew: Priced): string | null {
  const [mine, theirs] = [conditionOf(old), conditionOf(anew)];
  if (anew.effect.amount <= old.effect.amount || !IN_PLACE.test(mine) || IN_PLACE.test(theirs)) return null;
  const thing = thingBeside(IN_PLACE, mine) || thingBeside(ANEW, theirs) || old.title;
  if (ANEW.test(theirs)) return ANEW.test(mine) ? null : thing;
  const [, named] = NEW_ONE.exec(theirs) ?? [];
  return named !== undefined && conceptsOf(named).every((word) => conceptsOf(thing).includes(word)) ? thing : null;
}

const WITHOUT = /^(.*?)\b(?:without|with no|no) (?:an? |any |the )?(.{3,})$/i;

/** "Recessed lights with attic access", "without attic access": what both are for, and what the second lacks; null for others. */
function thingOfLack(usual: Priced, other: Priced): { thing: string; lacks: string } | null {
  const [mine, theirs] = [conditionOf(usual), conditionOf(other)];
  const [, before = '', lacks] = WITHOUT.exec(theirs) ?? [];
  // "225 each if there's no attic above": what is missing has no price of its own, where nothing is said of what is there.
  const isOfKind = usual.effect.kind === other.effect.kind || other.effect.kind === 'fixed_per_unit';
  if (lacks === undefined || !isOfKind || WITHOUT.test(mine) || other.effect.amount < usual.effect.amount) return null;
  const [own, [lacked]] = [conceptsOf(mine), conceptsOf(lacks)];
  if (lacked === undefined || !own.includes(lacked)) return null;
  const at = mine
    .toLowerCase()
    .search(new RegExp(String.raw`\b(?:with |on |over )?(?:an? |the )?${lettersOf(lacks.split(' ')[0])}`, 'i'));
  const thing = (at > 0 ? mine.slice(0, at) : before).replace(/\b(?:with|on|over)?\s*$/i, '').trim();
  return { thing: thing || usual.title, lacks };
}

function pairIn<P extends Priced>(prices: P[]): Pair<P> | null {
  const pairs = prices.flatMap((usual): Pair<P>[] =>
    prices.flatMap((other): Pair<P>[] => {
      if (usual === other) return [];
      const thing = thingOfPlace(usual, other);
      if (thing !== null) return [{ usual, other, thing, lacks: null }];
      const lack = thingOfLack(usual, other);
      return lack === null ? [] : [{ usual, other, ...lack }];
    }),
  );
  // Of "replace an outlet", "replace a GFCI outlet" and "new outlet" the first goes with the last: it says the least.
  const [best, next] = pairs.toSorted((a, b) => conceptsOf(a.thing).length - conceptsOf(b.thing).length);
  return best === undefined || (next !== undefined && next.other !== best.other) ? null : best;
}

/**
 * "Skylights $900 each to swap an old one, $1,400 if we have to cut a new opening", "recessed lights $165 each with attic access, $225
 * each without": of the prices of one rule the two for one thing, each marked with its case.
 */
export function withCases<P extends Priced & { case: Case | null }>(entries: P[]): P[] {
  const pair = entries.length < 2 ? null : pairIn(entries.filter(isPrice));
  if (pair === null) return entries;
  const { usual, other, thing, lacks } = pair;
  const [, said = ''] = lacks === null ? (NEW_ONE.exec(conditionOf(other)) ?? []) : [];
  const named = conceptsOf(said).every((word) => conceptsOf(thing).includes(word)) ? said.trim() : '';
  return entries.map((one) =>
    one === usual || one === other
      ? {
          ...one,
          case: { isOther: one === other, thing: (one === other && named) || thing, lacks, counted: null },
        }
      : one,
  );
}
