import { numberAt, type NumberRead } from './numbers.js';
import { unitAt } from './units.js';
import { textAt, type Token } from './tokens.js';

/** A plain number, money in dollars or a percent; low equals high unless a range was written. */
export interface Amount {
  kind: 'number' | 'money' | 'percent';
  low: number;
  high: number;
  /** Half way between low and high. */
  value: number;
  end: number;
}

const SIGNS = new Set(['$', '£', '€', 'usd', 'aud', 'cad', 'nzd']);
const DOLLARS = new Set('dollar dollars dolars dollers buck bucks usd aud cad nzd quid euro euros $ €'.split(' '));
const STERLING = ['pound', 'pounds'];
const CENTS = new Set(['cent', 'cents', 'c', '¢', 'cts', 'p', 'pence']);
const PERCENT = new Set(['%', 'pc', 'percent', 'percents', 'pct', 'precent', 'percant', 'persent', 'percentage']);

/** The word after an amount of money: "bucks", "quid", "pence". */
export function isMoneyWord(word: string): boolean {
  return DOLLARS.has(word) || STERLING.includes(word) || (CENTS.has(word) && word.length > 1);
}

interface Side extends NumberRead {
  kind: Amount['kind'];
  /** The factor a "k", "hundred" or "grand" brought along: in "2-3k" it belongs to both sides. */
  scale: number;
}

/**
 * Reads an amount at a token, with its sign or word and with ranges: "$3.50", "ninety dollars", "80c", "three dollars twenty",
 * "2.5k", "10-15%", "between 5 and 10 percent", "$200 to $300".
 */
export function amountAt(tokens: Token[], index: number): Amount | null {
  const between = textAt(tokens, index) === 'between';
  const first = sideAt(tokens, between ? index + 1 : index);
  if (!first) return null;
  const joiner = joinerAt(tokens, first.end, between);
  const second = joiner === null ? null : sideAt(tokens, joiner);
  if (second && isRange(tokens, first, second)) {
    const low = lowerEnd(first, second);
    const kind = second.kind === 'number' ? first.kind : second.kind;
    return { kind, low, high: second.value, value: (low + second.value) / 2, end: second.end };
  }
  return between ? null : { kind: first.kind, low: first.value, high: first.value, value: first.value, end: first.end };
}

/** The index after "to", "-", "or" (or "and" after "between"), null when nothing joins. */
function joinerAt(tokens: Token[], at: number, between: boolean): number | null {
  const text = textAt(tokens, at);
  return ['-', 'to', 'or', 'til', 'till', '~'].includes(text) || (between && ['and', '&'].includes(text))
    ? at + 1
    : null;
}

/** In "2-3k" the k belongs to both sides, and in "80 to 90 cents" the cents. */
function lowerEnd(first: Side, second: Side): number {
  if (second.scale === CENT && first.kind === 'number') return first.value * CENT;
  const shared = second.scale > 1 && first.scale === 1 && first.value <= second.value / second.scale;
  return shared ? first.value * second.scale : first.value;
}

function isRange(tokens: Token[], first: Side, second: Side): boolean {
  if (first.kind !== second.kind && first.kind !== 'number' && second.kind !== 'number') return false;
  const low = lowerEnd(first, second);
  if (second.value <= low) return false;
  const joiner = tokens[first.end];
  const spaced = joiner?.text === '-' && joiner.spaced && (tokens[first.end + 1]?.spaced ?? false);
  // "$50 - 100 sq ft" is a price and a size; "555-1234" is a phone number.
  if (spaced && first.kind === 'money' && second.kind === 'number' && unitAt(tokens, second.end)) return false;
  return second.value / Math.max(low, 1e-9) <= 100;
}

const CENT = 0.01;

function sideAt(tokens: Token[], index: number): Side | null {
  const signed = SIGNS.has(textAt(tokens, index));
  const at = signed ? index + 1 : index;
  const one = signed ? null : oneDollarAt(tokens, at);
  if (one) return one;
  let read = numberAt(tokens, at);
  if (!read) return null;
  if (signed) read = wholeBeforeSize(tokens, at, decimalComma(tokens, at, read));
  const word = textAt(tokens, at + 1);
  const scale =
    read.end - at > 1 && tokens[at]?.kind === 'number' ? scaleOf(word) : scaleOf(textAt(tokens, read.end - 1));
  if (PERCENT.has(textAt(tokens, read.end))) return { ...read, kind: 'percent', scale, end: read.end + 1 };
  if (textAt(tokens, read.end) === 'per' && ['cent', 'cents'].includes(textAt(tokens, read.end + 1))) {
    return { ...read, kind: 'percent', scale, end: read.end + 2 };
  }
  if (CENTS.has(textAt(tokens, read.end)) && !signed) {
    return { value: read.value / 100, kind: 'money', scale: CENT, end: read.end + 1 };
  }
  // The sign in "one $140" belongs to the next number.
  const theirs = textAt(tokens, read.end) === '$' && tokens[read.end + 1]?.kind === 'number';
  if ((DOLLARS.has(textAt(tokens, read.end)) || isSterling(tokens, at, read.end)) && !signed && !theirs)
    return dollarsAndCents(tokens, { ...read, end: read.end + 1 }, scale);
  const grand = textAt(tokens, read.end - 1) === 'grand';
  return { ...read, kind: signed || grand ? 'money' : 'number', scale };
}

const NOTES = new Map([
  ['nickel', 0.05],
  ['dime', 0.1],
  ['fiver', 5],
  ['tenner', 10],
]);
const ONE_OF = new Set(['buck', 'dollar', 'quid']);

/** "a buck", "a dollar fifty", "a fiver": the article or the note is the number. */
function oneDollarAt(tokens: Token[], at: number): Side | null {
  const article = textAt(tokens, at) === 'a';
  const noun = article ? at + 1 : at;
  const note = NOTES.get(textAt(tokens, noun));
  if (note !== undefined) return { value: note, kind: 'money', scale: 1, end: noun + 1 };
  if (!ONE_OF.has(textAt(tokens, noun))) return null;
  return article || isSpokenCents(tokens, at) || isOneMore(tokens, at)
    ? dollarsAndCents(tokens, { value: 1, end: noun + 1 }, 1)
    : null;
}

/** "trim, dollar eighty a foot": without an article only where cents in words follow. */
function isSpokenCents(tokens: Token[], at: number): boolean {
  const cents = tokens[at + 1]?.kind === 'word' ? numberAt(tokens, at + 1) : null;
  return cents !== null && cents.value >= 10 && cents.value < 100 && numberAt(tokens, at - 1) === null;
}

/** "an extra buck fifty". */
function isOneMore(tokens: Token[], at: number): boolean {
  return ['extra', 'another', 'additional'].includes(textAt(tokens, at - 1));
}

const SCALES = new Map([
  ['k', 1000],
  ['thousand', 1000],
  ['grand', 1000],
  ['hundred', 100],
  ['million', 1_000_000],
]);

const scaleOf = (word: string): number => SCALES.get(word) ?? 1;

/** "$12,50": a comma before exactly two digits is a decimal point. */
function decimalComma(tokens: Token[], at: number, read: NumberRead): NumberRead {
  const [comma, cents] = [tokens[at + 1], tokens[at + 2]];
  const tight = comma?.text === ',' && !comma.spaced && cents?.kind === 'number' && !cents.spaced;
  return tight && /^\d\d$/.test(cents.text) ? { value: read.value + cents.value / 100, end: at + 3 } : read;
}

/** "$95 1/2 - 1 acre": the fraction belongs to the size. */
function wholeBeforeSize(tokens: Token[], at: number, read: NumberRead): NumberRead {
  const mixed = textAt(tokens, at + 2) === '/' && tokens[at + 1]?.spaced === true;
  const whole = tokens[at]?.value ?? read.value;
  return mixed && whole >= 20 && read.end > at + 1 ? { value: whole, end: at + 1 } : read;
}

/** "sixty pounds per metre" is money, "over 50 pounds" a weight. */
function isSterling(tokens: Token[], index: number, at: number): boolean {
  if (!STERLING.includes(textAt(tokens, at))) return false;
  const weighed = /^(?:over|under|than|to|weigh\w*|about|max|maximum)$/.test(textAt(tokens, index - 1));
  const next = textAt(tokens, at + 1);
  return (
    /^(?:per|a|an|each|every|off|extra|flat|sterling)$/.test(next) ||
    (!weighed && /^(?:,|\.|;|if|when|plus|)$/.test(next))
  );
}

/** "three dollars twenty", "3 dollars and 20 cents". */
function dollarsAndCents(tokens: Token[], read: NumberRead, scale: number): Side {
  const at = textAt(tokens, read.end) === 'and' ? read.end + 1 : read.end;
  const cents = numberAt(tokens, at);
  const said = cents !== null && CENTS.has(textAt(tokens, cents.end));
  // "4 dollars 50 a foot": two digits, and not the size of something or another amount
  const digits =
    /^\d\d$/.test(textAt(tokens, at)) && !/^(?:%|percent|pct|\$|dollars?|bucks)$/.test(textAt(tokens, at + 1));
  const bare =
    cents !== null &&
    at === read.end &&
    cents.value >= 5 &&
    (tokens[at]?.kind === 'word' || digits) &&
    !unitAt(tokens, cents.end);
  if (cents && cents.value < 100 && Number.isInteger(cents.value) && (said || bare)) {
    return { value: read.value + cents.value / 100, kind: 'money', scale: 1, end: said ? cents.end + 1 : cents.end };
  }
  return { ...read, kind: 'money', scale };
}
