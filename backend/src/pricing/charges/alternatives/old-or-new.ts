import { pattern } from '../../language/index.js';
import { conceptsOf } from '../../rules/index.js';
import type { Effect } from '../../types.js';
import { TAKING_AWAY } from '../scope/price-of.js';

/** One of two prices of a rule: to put a thing in where one is there, or where none is. */
export interface OldOrNew {
  isNew: boolean;
  /** What both are for, in the owner's words. */
  thing: string;
}

/** What has to be there for a thing to be put in. */
export const GROUND = String.raw`(?:wiring|wires?|circuits?|openings?|frames?|box(?:es)?|holes?|locations?|spots?|runs?|lines?|plumbing|pipes?|vents?|ducts?|ductwork|drains?|rough[- ]?ins?|footings?)`;
export const NONE_THERE = String.raw`(?:(?:where |if )?(?:there|it|one) (?:was|is|were|are)(?:n'?t| not| never)? (?:none|nothing|no|never|one|any)|was(?:n'?t| not| never) (?:one|any|there)|is(?:n'?t| not) (?:one|any)|never)`;

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

const isPrice = ({ effect: { kind, amount, condition }, isAdded }: Priced): boolean =>
  (kind === 'unit_rate' || kind === 'fixed') &&
  amount > 0 &&
  !isAdded &&
  !conceptsOf(condition ?? '').some((word) => TAKING_AWAY.has(word));

/** Whether the second is what a thing costs where none was, beside the first, which takes the place of an old one. */
function isPair(old: Priced, anew: Priced): boolean {
  const [mine, theirs] = [old.effect.condition ?? '', anew.effect.condition ?? ''];
  if (anew.effect.amount <= old.effect.amount || !IN_PLACE.test(mine) || IN_PLACE.test(theirs)) return false;
  if (ANEW.test(theirs)) return !ANEW.test(mine);
  const [, named] = NEW_ONE.exec(theirs) ?? [];
  const things = conceptsOf(thingBeside(IN_PLACE, mine) || old.title);
  return named !== undefined && conceptsOf(named).every((word) => things.includes(word));
}

/**
 * "Skylights $900 each to swap an old one, $1,400 if we have to cut a new opening": the prices of one rule, of which two are for the
 * same thing, each marked with which of the two it is.
 */
export function withOldOrNew<P extends Priced & { oldOrNew: OldOrNew | null }>(entries: P[]): P[] {
  const prices = entries.filter(isPrice);
  const [first, second, ...others] = prices;
  const pair =
    !first || !second || others.length > 0
      ? null
      : isPair(first, second)
        ? { old: first, anew: second }
        : isPair(second, first)
          ? { old: second, anew: first }
          : null;
  if (!pair) return entries;
  const { old, anew } = pair;
  const thing =
    thingBeside(IN_PLACE, old.effect.condition ?? '') || thingBeside(ANEW, anew.effect.condition ?? '') || old.title;
  return entries.map((one) =>
    one === old || one === anew ? { ...one, oldOrNew: { isNew: one === anew, thing } } : one,
  );
}
