import { isExtent, numberAt, textAt, textOf, type Token } from '../../language/index.js';
import type { Unit } from '../../types.js';
import { allowancesIn, LEADING, type Allowance } from '../phrases/allowance.js';
import {
  countsSameAsPrice,
  freesAnotherThing,
  isSituation,
  isSize,
  upTo,
  type Most,
} from '../phrases/fitting-allowance.js';
import { MEASURES } from '../text/measures.js';
import { GRAMMAR } from '../text/lexicon.js';
import type { Price, Span } from '../text/price.js';
import type { Counting } from './counting.js';
import { isDiscount } from './markers.js';

/** Which units a price leaves free or holds already, and the words that say so. */
export interface FreeUnits {
  /** "beyond 25 miles" of a price that counts miles. */
  beyond: Allowance | null;
  /** How many of what is counted are free; null where nothing says so. */
  above: number | null;
  /** "Covers the first 30 minutes" of a price that counts nothing. */
  covered: Allowance | null;
  spans: Span[];
  /** Places within `spans` that name the work all the same: "unloading" of "30 minutes of unloading is free". */
  naming: number[];
}

/** What the numbers beside a price say of it: where its counting begins, or, if it counts nothing, what it covers. */
export function freeUnitsOf(tokens: Token[], price: Price, counting: Counting): FreeUnits {
  const allowances = allowancesIn(tokens);
  return counting.per !== null || counting.bare !== null
    ? beyondIn(tokens, price, counting, allowances)
    : coveredIn(tokens, allowances);
}

function beyondIn(tokens: Token[], price: Price, { per, unit }: Counting, allowances: Allowance[]): FreeUnits {
  const isMoneyOff = price.kind === 'money' && (price.value < 0 || isDiscount(tokens, price));
  const beyond =
    allowances.find(
      (one) =>
        one.kind !== 'bundle' &&
        countsSameAsPrice(one, unit, tokens) &&
        !isSituation(tokens, one) &&
        !freesAnotherThing(tokens, one) &&
        !(isMoneyOff && isSize(tokens, one)),
    ) ?? null;
  const limit = !beyond && per?.additional ? limitOn(tokens, unit) : null;
  const none = { beyond, above: limit?.count ?? null, covered: null, naming: [] };
  if (limit) return { ...none, spans: [[limit.from, limit.to]] };
  if (!beyond || isVolumePrice(tokens, price, unit, beyond)) return { ...none, spans: [] };
  const same = allowances.filter(({ count, kind }) => count === beyond.count && kind !== 'bundle');
  return {
    ...none,
    above: beyond.count,
    spans: same.flatMap((one) => spansOf(tokens, one)),
    naming: same.flatMap((one) => thingIn(tokens, one)),
  };
}

function coveredIn(tokens: Token[], allowances: Allowance[]): FreeUnits {
  const covered =
    allowances.find(
      (one) => one.kind !== 'beyond' && (one.to - one.from > 1 || one.unit === null || one.kind === 'bundle'),
    ) ?? null;
  const spans: Span[] = [];
  if (covered && covered.kind !== 'bundle') {
    // "Including 5 m of cable"
    const of = textAt(tokens, covered.to) === 'of' && covered.words === null;
    spans.push([covered.from, covered.words?.[0] ?? covered.to + (of ? 2 : 0)]);
    // "That covers the first 30 mins on site"
    if (ON_SITE.test(textOf(tokens.slice(covered.to, covered.to + 3)))) spans.push([covered.to, covered.to + 2]);
  }
  return { beyond: null, above: null, covered, spans, naming: [] };
}

const ON_SITE = /^(?:on|at) (?:site|your)\b/;

/** The words of an allowance, with the place that a distance is measured from. */
function spansOf(tokens: Token[], { from, to, unit }: Allowance): Span[] {
  // "No mileage inside 15 miles of Dayton"
  const isFromPlace = /^(?:mile|km)$/.test(unit ?? '') && /^(?:of|from)$/.test(textAt(tokens, to));
  return [[from, isFromPlace ? placeEnd(tokens, to + 1) : to]];
}

/** "Our shop", "downtown Austin": where a distance is measured from. */
function placeEnd(tokens: Token[], from: number): number {
  let at = /^(?:the|our|my|your)$/.test(textAt(tokens, from)) ? from + 1 : from;
  while (tokens[at]?.kind === 'word' && at < from + 3 && !GRAMMAR.has(textAt(tokens, at))) at += 1;
  return at;
}

/** "Unloading" of "30 minutes of unloading is free": the place of what is done in that time. */
function thingIn(tokens: Token[], { from, to, words }: Allowance): number[] {
  const of = tokens.findIndex(({ text }, at) => at > from && at < to - 1 && text === 'of');
  const isThing = of >= 0 && words === null && numberAt(tokens, of + 1) === null;
  return isThing && !LEADING.has(textAt(tokens, of + 1)) ? [of + 1] : [];
}

/** "Over 2,000 sq ft the walls are only $2.90 per sq ft": a large job costs less, and none of it is charged twice. */
const isVolumePrice = (tokens: Token[], price: Price, unit: Unit | null, beyond: Allowance): boolean =>
  price.kind === 'money' &&
  isExtent(unit) &&
  unit === beyond.unit &&
  beyond.from < price.at &&
  /\b(?:only|just|drops? to|goes down to|comes down to|falls? to)(?: \$)?$/.test(textOf(tokens.slice(0, price.at)));

/** "We move up to two appliances, every other one $35": as many as come without the additional price. */
function limitOn(tokens: Token[], unit: Unit | null): Most | null {
  const most = isExtent(unit) ? null : upTo(tokens);
  return most && !isExtent(most.unit) && !MEASURES.test(textAt(tokens, most.to)) ? most : null;
}
