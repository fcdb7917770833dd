import {
  fractionAt,
  isExtent,
  nearlySame,
  numberAt,
  stem,
  textAt,
  textOf,
  unitAt,
  type Token,
  pattern,
} from '../../language/index.js';
import type { Unit } from '../../types.js';
import { MEASURES } from '../text/measures.js';
import { HIGH, type Allowance } from './allowance.js';

/** Whether a number of the clause counts what its price counts, in `unit`: "items over 300 lbs, $95 each" does not. */
export function countsSameAsPrice(one: Allowance, unit: Unit | null, tokens: Token[]): boolean {
  // "items over 300 lbs, $95 each": a weight, and no number of things
  const measured = one.words !== null && MEASURES.test(textAt(tokens, one.words[0]));
  if (
    measured &&
    !tokens.some(
      ({ text }, at) =>
        (at < one.from || at >= one.to) &&
        nearlySame(text.replace(/e?s$/, ''), textAt(tokens, one.words?.[0] ?? 0).replace(/e?s$/, '')),
    )
  )
    return false;
  // "fittings above 4 m, $35 each": how high they hang, and no number of them
  // "every inch over 4 adds 90 cents a sq ft": the inches are free, and no square feet
  const other = /^(?:each|every)$/.test(textAt(tokens, one.from - 2)) && unitAt(tokens, one.from - 1)?.unit !== unit;
  if (one.unit === null && other && isExtent(unit)) return false;
  if (one.unit === null && /^["']$/.test(textAt(tokens, one.to))) return false;
  if (unit === null && isExtent(one.unit)) return false;
  // "$180 an hour after 6": a time of day
  const isTime = textAt(tokens, one.from) === 'after' && one.to - one.from === 2 && one.count <= 12;
  if (unit === 'hour' && one.unit === null && isTime && !tokens.some(({ text }) => text === 'first')) return false;
  // "35 cents a sq ft for floors above the first"
  if (one.unit === null && one.count === 1 && isExtent(unit)) return false;
  if (one.unit === null || unit === null || one.unit === unit)
    return one.unit !== 'item' || unit !== null || one.words !== null;
  if (one.unit !== 'item' || !one.words) return false;
  return unit === 'item' || textOf(tokens.slice(...one.words)).length === 0;
}

const THING_FREE = pattern('u')`
  (?:^|[,;] )(?!(?:first|it|they|them|that|which|these|those|but|and|or|then|with|all|any|the|every)\b)\p{L}{4,}
    (?: is| are)? free(?:$| (?:for|on|over|above|from|with)\b)
`;

/** "Mulch $70 a yard, delivery free over 6 yards": another thing than the one with the price is free from there on. */
export function freesAnotherThing(tokens: Token[], { unit, from }: Allowance): boolean {
  if (unit === 'mile' || unit === 'km') return false;
  const said = textOf(tokens.slice(Math.max(0, from - 5), from + 1));
  return THING_FREE.test(said);
}

/** "if you do more than 20", "over 65?": a number after an "if" is a situation, unless it names the unit again. */
export function isSituation(tokens: Token[], one: Allowance): boolean {
  return (
    one.unit === null &&
    one.kind === 'beyond' &&
    one.count > 1 &&
    (textAt(tokens, one.to) === '?' || isAfterIf(tokens, one.from))
  );
}

const isAfterIf = (tokens: Token[], from: number): boolean =>
  tokens.slice(0, from).some(({ text }) => /^(?:if|when|where)$/.test(text));

/** "With 6 bait stations included", "covers 10 vents": what the price contains, as against "the first 8 vents". */
export function isIncluded(tokens: Token[], { kind, from, to }: Allowance): boolean {
  const said = textOf(tokens.slice(from, to));
  return kind === 'covered' && INCLUDES.test(said) && !/\b(?:first|initial)\b/.test(said);
}

const INCLUDES =
  /^(?:with|includes?|including|incl|covers?|covering|gets)\b|\b(?:included|inclusive|incl|covered|free|in the price)$/;

/** "$390 with ten vents": so many of a thing as come with a price, where the next one is for more of them. */
export function withSome(tokens: Token[], thing: Token[]): Omit<Allowance, 'words' | 'kind'> | null {
  for (const at of tokens.keys()) {
    const count = /^(?:with|for|has|having)$/.test(textAt(tokens, at - 1)) ? numberAt(tokens, at) : null;
    if (!count || count.value > MOST_WITH) continue;
    const unit = unitAt(tokens, count.end);
    const to = unit?.end ?? count.end + 1;
    const isThing = thing.some(({ text }) => stem(text) === stem(textAt(tokens, to - 1)));
    if (unit || isThing) return { count: count.value * (unit?.scale ?? 1), unit: unit?.unit ?? 'item', from: at, to };
  }
  return null;
}

/** No price comes with more pieces than this. */
const MOST_WITH = 100;

/** "Over 400 sq ft 50 cents a foot off": how big the job is; nobody takes a discount only from there on without saying so. */
export function isSize(tokens: Token[], { unit, from }: Allowance): boolean {
  const said = textOf(tokens.slice(Math.max(0, from - 1), from + 2));
  return isExtent(unit) && /\b(?:over|above|more than|bigger than|larger than|longer than)\b/.test(said);
}

/** Whether two units may be the same; null is one that was not named. */
export const fitsUnit = (a: Unit | null, b: Unit | null): boolean => a === null || b === null || a === b;

/** So many units at most, and the words for it. */
export type Most = Pick<Allowance, 'count' | 'unit' | 'from' | 'to'>;

/** "$150 for up to three", "$700 up to 20 yds", "$950 within 5 m of the board". */
export function upTo(tokens: Token[]): Most | null {
  const at = tokens.findIndex(
    ({ text }, index) => text === 'within' || (text === 'to' && textAt(tokens, index - 1) === 'up'),
  );
  const count = at < 0 ? null : (fractionAt(tokens, at + 1) ?? numberAt(tokens, at + 1));
  if (!count) return null;
  const unit = unitAt(tokens, /^an?$/.test(textAt(tokens, count.end)) ? count.end + 1 : count.end);
  if (unit && HIGH.test(textAt(tokens, unit.end))) return null;
  const from = textAt(tokens, at) === 'to' ? at - 1 : at;
  return { count: count.value * (unit?.scale ?? 1), unit: unit?.unit ?? null, from, to: count.end };
}
