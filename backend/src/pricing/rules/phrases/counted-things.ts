import { textAt, unitAt, type Token } from '../../language/index.js';
import type { Unit } from '../../types.js';
import { GRAMMAR, PRICE_WORDS } from '../text/lexicon.js';

/** They say that what was counted is not charged for. */
export const FREE = new Set(['free', 'included', 'inclusive', 'covered', 'complimentary', 'gratis', 'incl']);

/** So many of a unit, or of a thing that has none. */
export interface Counted {
  count: number;
  unit: Unit | null;
  /** The words of the thing, when it is an item. */
  words: [from: number, to: number] | null;
  to: number;
}

/** What a number counts: "15 miles", "10 vents", "5 small jobs". */
export function counted(tokens: Token[], count: { value: number; end: number }): Counted {
  const hyphen = textAt(tokens, count.end) === '-' ? count.end + 1 : count.end;
  const unit = unitAt(tokens, hyphen);
  if (unit) return { count: count.value * unit.scale, unit: unit.unit, words: null, to: unit.end };
  const to = thingEnd(tokens, count.end);
  return to > count.end
    ? { count: count.value, unit: 'item', words: [count.end, to], to }
    : { count: count.value, unit: null, words: null, to };
}

const THINGS = /^(?:jobs|things|items|tasks)$/;

/** The end of a thing's name, of at most two words. */
export function thingEnd(tokens: Token[], start: number): number {
  let to = start;
  while (
    to - start < 2 &&
    tokens[to]?.kind === 'word' &&
    !GRAMMAR.has(textAt(tokens, to)) &&
    !PRICE_WORDS.has(textAt(tokens, to)) &&
    !FREE.has(textAt(tokens, to))
  )
    to += 1;
  // "5 small jobs", "two things $150"
  const isPriced = to === start && /^(?:for|is|are|costs?|=|:|\$)$/.test(textAt(tokens, listedEnd(tokens, to + 1)));
  return (to > start || isPriced) && THINGS.test(textAt(tokens, to)) ? to + 1 : to;
}

const WHERE_LISTED = /^(?:on|off|from) (?:the|your|a|any|one) (?:list|day|visit)$/;

/** Where "3 small things on the list" has told all of what it counts. */
export const listedEnd = (tokens: Token[], at: number): number =>
  WHERE_LISTED.test([at, at + 1, at + 2].map((place) => textAt(tokens, place)).join(' ')) ? at + 3 : at;
