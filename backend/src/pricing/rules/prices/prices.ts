import {
  amountAt,
  fractionAt,
  isExtent,
  stem,
  textAt,
  textOf,
  unitAt,
  wordValue,
  type Amount,
  type Token,
} from '../../language/index.js';
import { isPricedAfter, multiplierAt, TIMES, USUAL } from '../text/multipliers.js';
import { perSumEnd } from '../text/percents-of-price.js';
import { PRICE_NOUNS } from '../text/multiplier-words.js';
import { perPhraseAt } from '../phrases/per-phrase.js';
import type { Price } from '../text/price.js';
import { barePrice } from './bare-prices.js';
import { isRunOfPitch } from './zero-steps.js';
import { nextInList } from './listed-prices.js';

/** Finds the amounts of a sentence that may be prices; sizes, times and thresholds are not among them. */
export function pricesIn(tokens: Token[], alone: boolean): Price[] {
  const prices = scan(tokens, false);
  return prices.length === 0 && alone ? scan(tokens, true) : prices;
}

function scan(tokens: Token[], alone: boolean): Price[] {
  const prices: Price[] = [];
  let counted = false;
  for (let at = 0; at < tokens.length;) {
    // "8/12 - $25"
    if (isRunOfPitch(tokens, at)) {
      at += 1;
      continue;
    }
    const before = prices.at(-1);
    const listed: Price | null = before ? nextInList(tokens, at, before, counted) : null;
    const own: Price | null = multipleAt(tokens, at, before) ?? priceAt(tokens, at, alone);
    const price: Price | null = listed?.kind === 'percent' ? listed : (own ?? listed);
    if (price && !(before && isSaidAgain(tokens, before, price))) prices.push(price);
    counted ||= price !== null && (perPhraseAt(tokens, price.end) !== null || sizeAt(tokens, price.end));
    at = price ? (perSumEnd(tokens, price.end) ?? price.end) : Math.max(at + 1, amountAt(tokens, at)?.end ?? 0);
  }
  return prices;
}

/** "Goes up by a quarter, 25%": one price in two ways. */
const isSaidAgain = (tokens: Token[], before: Price, price: Price): boolean =>
  before.kind === price.kind &&
  before.value === price.value &&
  /^(?:[,(=-] ?)?(?:(?:ie|i e|i \. e|so|that is|that's|or) ?)*$/.test(textOf(tokens.slice(before.end, price.at)));

/** "Walls $3 a sq ft, ceilings half that", "an inspection $120, second visit half the inspection": a multiple of the price before. */
function multipleAt(tokens: Token[], at: number, before: Price | undefined): Price | null {
  const share = fractionAt(tokens, at);
  const factor = share?.value ?? TIMES[textAt(tokens, at)];
  if (before?.kind !== 'money' || factor === undefined) return null;
  const of = share?.end ?? at + 1;
  const start = textAt(tokens, of) === 'of' ? of + 1 : of;
  const end = textAt(tokens, start) === 'that' ? start + 1 : namedEnd(tokens, at, start, before.at);
  return end === null ? null : { at, end, kind: 'money', value: before.value * factor, signed: false };
}

/**
 * The end of "the inspection", where it was named before a place; a rate of "the hourly rate" is a percentage, and "half the
 * house $180" is as much of the house.
 */
function namedEnd(tokens: Token[], at: number, start: number, priceAt: number): number | null {
  if (isPricedAfter(tokens, start) || /^(?:[,;.:]|and|)$/.test(textAt(tokens, at - 1))) return null;
  const isNamed = (at: number): boolean => {
    const { kind, text } = tokens[at] ?? { kind: 'sign', text: '' };
    const isRate = USUAL.test(text) || PRICE_NOUNS.has(text);
    return kind === 'word' && !isRate && tokens.slice(0, priceAt).some((other) => stem(other.text) === stem(text));
  };
  let end = start + 1;
  while (isNamed(end) || textAt(tokens, end) === '-' || PRICE_NOUNS.has(textAt(tokens, end))) end += 1;
  return textAt(tokens, start) === 'the' && isNamed(start + 1) ? end : null;
}

/** "6.25 sq ft": a size right after a price counts it without a "per". */
function sizeAt(tokens: Token[], at: number): boolean {
  return isExtent(unitAt(tokens, at)?.unit ?? null);
}

function priceAt(tokens: Token[], at: number, alone: boolean): Price | null {
  const multiplier = multiplierAt(tokens, at);
  if (multiplier) return { at, end: multiplier.end, kind: 'percent', value: multiplier.percent, signed: true };
  const amount = amountAt(tokens, at);
  if (!amount || !Number.isFinite(amount.value) || amount.value === 0) return null;
  if (amount.kind === 'number' && !barePrice(tokens, at, amount.end, alone)) return null;
  // "from an 80% to a 96% furnace": what a thing can do; nobody adds so much in a range
  if (amount.kind === 'percent' && textAt(tokens, at - 1) === 'from' && amount.low >= 50 && amount.high > amount.low)
    return null;
  const sign = tokens[at - 1];
  const minus =
    sign?.text === '-' && !tokens[at]?.spaced && (at === 1 || sign.spaced || textAt(tokens, at - 2) === ':');
  const kind = amount.kind === 'number' ? 'money' : amount.kind;
  const value = hasRisen(tokens, at) ? amount.high : spoken(tokens, at, amount);
  return { at: minus ? at - 1 : at, end: amount.end, kind, value: minus ? -value : value, signed: minus };
}

/** "Two-fifty a square foot" is $2.50, "forty-two fifty an hour" $42.50: nobody takes so many hundreds and says it so. */
function spoken(tokens: Token[], at: number, { kind, value, end }: Amount): number {
  const words = tokens.slice(at, end).filter((token) => token.text !== '-');
  const values = words.map((token) => (token.kind === 'word' ? wordValue(token.text) : null));
  // "two eighty-five", as against "two hundred eighty-five"
  const isShort = values.every((one) => one !== null && one < 100) && values.slice(1).some((one) => (one ?? 0) >= 20);
  const short = kind === 'number' && value >= 100 && isShort;
  const per = short ? perPhraseAt(tokens, end) : null;
  const small =
    per !== null && (/^(?:sq|lin)_/.test(per.unit) || (value >= 1000 && /^(?:hour|mile|km)$/.test(per.unit)));
  return small && per.size === 1 ? value / 100 : value;
}

/** "has gone up from $380 to $420": the second is today's price, not a range's end. */
function hasRisen(tokens: Token[], at: number): boolean {
  const before = tokens.slice(0, at).map((token) => token.text);
  return (
    before.at(-1) === 'from' &&
    before.some((word) =>
      /^(?:gone|went|going|goes?|up|risen|rose|rises?|raised|increased|increases?|changed|changes?|moved|moves?|jumps?)$/.test(
        word,
      ),
    )
  );
}
