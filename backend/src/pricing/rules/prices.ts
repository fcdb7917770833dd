import { amountAt, numberAt, textAt, unitAt, wordValue, type Amount, type Token } from '../language/index.js';
import { multiplierAt } from './multipliers.js';
import { perPhraseAt } from './per-phrase.js';
import { wordSet } from './lexicon.js';

/** An amount that may be a price, with its place among the tokens. */
export interface Price {
  at: number;
  end: number;
  kind: 'money' | 'percent';
  value: number;
  /** Its sign is certain: a multiplier, or a sign written before it. */
  signed: boolean;
}

const OVER = wordSet(`over above exceeding exceeds exceed beyond past topping worth under below > <`);
const PAIRS = new Set([
  'more than',
  'less than',
  'greater than',
  'at least',
  'upwards of',
  'bigger than',
  'larger than',
  'higher than',
  'lower than',
  'steeper than',
  'smaller than',
  'excess of',
  'equal to',
]);
const BEFORE_BARE = wordSet(
  `add adds plus + is are costs cost charge = : extra additional fee charged pay - its it's that's flat for at
  now another of surcharge only just about around from save knock minimum min`,
);
const AFTER_BARE = wordSet(
  `first then . , ; ! ) - for if when extra more on flat off plus to each every per / ea apiece and then on-top
  additional minimum min discount surcharge but less after per + or fee charge call callout in unless total
  whenever where with`,
).add('');

/** Finds the amounts of a sentence that may be prices; sizes, times and thresholds are not among them. */
export function pricesIn(tokens: Token[], alone: boolean): Price[] {
  const prices = scan(tokens, false);
  return prices.length === 0 && alone ? scan(tokens, true) : prices;
}

function scan(tokens: Token[], alone: boolean): Price[] {
  const prices: Price[] = [];
  let counted = false;
  for (let at = 0; at < tokens.length;) {
    const before = prices.at(-1);
    const price: Price | null =
      priceAt(tokens, at, alone) ??
      (counted ? (listedAt(tokens, at) ?? alternativeAt(tokens, at, before)) : null) ??
      (before ? (sameUnitAt(tokens, at, before) ?? optionAt(tokens, at, before)) : null);
    if (price) prices.push(price);
    counted ||= price !== null && perPhraseAt(tokens, price.end) !== null;
    at = price?.end ?? Math.max(at + 1, amountAt(tokens, at)?.end ?? 0);
  }
  return prices;
}

/** "ceramic 11 per sq ft, porcelain 13, marble 18": after a counted price, a word and a number are the next one. */
function listedAt(tokens: Token[], at: number): Price | null {
  const amount = amountAt(tokens, at);
  const between =
    tokens[at - 1]?.kind === 'word' &&
    !OVER.has(textAt(tokens, at - 1)) &&
    !['first', 'to', 'of', 'a', 'up', 'next'].includes(textAt(tokens, at - 1));
  if (
    amount?.kind !== 'number' ||
    (tokens[at]?.kind !== 'number' && amount.value < 5) ||
    !between ||
    !['', ',', ';', 'and', '.'].includes(textAt(tokens, amount.end))
  )
    return null;
  return { at, end: amount.end, kind: 'money', value: amount.value, signed: false };
}

/** "32 a sq ft laid dry, 41 mortared": after a pause, a like number and the words that tell it from the first. */
function alternativeAt(tokens: Token[], at: number, before: Price | undefined): Price | null {
  if (tokens[at]?.kind !== 'number' || !/^[,;]$/.test(textAt(tokens, at - 1)) || before?.kind !== 'money') return null;
  const amount = amountAt(tokens, at);
  if (amount?.kind !== 'number') return null;
  const ratio = amount.value / before.value;
  const rest = tokens.slice(amount.end, amount.end + 4);
  const told = rest.length > 0 && rest.length < 4 && rest.every(({ kind }) => kind === 'word');
  if (!told || !(ratio > 0.4 && ratio < 2.5) || /s$/.test(rest[0]?.text ?? '') || unitAt(tokens, amount.end))
    return null;
  return { at, end: amount.end, kind: 'money', value: amount.value, signed: false };
}

/** "engineered 6.50 sqft, solid 8 sqft": the second price by the first one's unit. */
function sameUnitAt(tokens: Token[], at: number, before: Price): Price | null {
  const amount = amountAt(tokens, at);
  if (amount?.kind !== 'number' || before.kind !== 'money' || tokens[at]?.kind !== 'number') return null;
  const [unit, theirs] = [unitAt(tokens, amount.end), unitAt(tokens, before.end)];
  if (!unit || unit.unit !== theirs?.unit || !isAlike(amount.value, before.value) || isThreshold(tokens, at, unit.end))
    return null;
  return { at, end: amount.end, kind: 'money', value: amount.value, signed: false };
}

/** "60 a yard, plus 40 delivery": once a price is named, "plus" and a number with one thing after it is another. */
function optionAt(tokens: Token[], at: number, before: Price): Price | null {
  const last = lastWordsAt(tokens, at, before);
  if (last) return last;
  const amount = /^(?:plus|\+)$/.test(textAt(tokens, at - 1)) ? amountAt(tokens, at) : null;
  if (amount?.kind !== 'number' || before.kind !== 'money' || amount.value < 5 || unitAt(tokens, amount.end))
    return null;
  const rest = tokens.slice(amount.end).findIndex(({ kind }) => kind !== 'word');
  const words = rest < 0 ? tokens.length - amount.end : rest;
  return words > 0 && words <= 2 ? { at, end: amount.end, kind: 'money', value: amount.value, signed: false } : null;
}

/** "$95, or over the fireplace one thirty": a number in words that ends its part, of about the size of the first. */
function lastWordsAt(tokens: Token[], at: number, before: Price): Price | null {
  const amount = tokens[at]?.kind === 'word' && tokens[at - 1]?.kind === 'word' ? amountAt(tokens, at) : null;
  if (amount?.kind !== 'number' || before.kind !== 'money' || amount.value < 20 || !isAlike(amount.value, before.value))
    return null;
  const ends = /^[,;.)]?$/.test(textAt(tokens, amount.end)) && !CODES.has(textAt(tokens, at - 1));
  return ends ? { at, end: amount.end, kind: 'money', value: amount.value, signed: false } : null;
}

/** Two prices of one list: neither is a multiple of the other. */
function isAlike(a: number, b: number): boolean {
  return a / b > 0.2 && a / b < 5;
}

function priceAt(tokens: Token[], at: number, alone: boolean): Price | null {
  const multiplier = multiplierAt(tokens, at);
  if (multiplier) return { at, end: multiplier.end, kind: 'percent', value: multiplier.percent, signed: true };
  const amount = amountAt(tokens, at);
  if (!amount || !Number.isFinite(amount.value) || amount.value === 0) return null;
  if (amount.kind === 'number' && !barePrice(tokens, at, amount.end, alone)) return null;
  const sign = tokens[at - 1];
  const minus =
    sign?.text === '-' && !tokens[at]?.spaced && (at === 1 || sign.spaced || textAt(tokens, at - 2) === ':');
  const kind = amount.kind === 'number' ? 'money' : amount.kind;
  const value = hasRisen(tokens, at) ? amount.high : spoken(tokens, at, amount);
  return { at: minus ? at - 1 : at, end: amount.end, kind, value: minus ? -value : value, signed: minus };
}

/** "Two-fifty a square foot" is $2.50: nobody lays a foot or a metre of anything for hundreds and says it so. */
function spoken(tokens: Token[], at: number, { kind, value, end }: Amount): number {
  const words = tokens.slice(at, end).filter((token) => token.text !== '-');
  const values = words.map((token) => (token.kind === 'word' ? wordValue(token.text) : null));
  const short = kind === 'number' && value >= 100 && !values.includes(null) && (values.at(-1) ?? 0) >= 20;
  const per = short ? perPhraseAt(tokens, end) : null;
  return per?.size === 1 && /^(?:sq|lin)_/.test(per.unit) ? value / 100 : value;
}

/** "has gone up from $380 to $420": the second is today's price, not a range's end. */
function hasRisen(tokens: Token[], at: number): boolean {
  const before = tokens.slice(0, at).map((token) => token.text);
  return (
    before.at(-1) === 'from' &&
    before.some((word) => /^(?:gone|went|going|up|risen|rose|raised|increased|changed|moved)$/.test(word))
  );
}

/** Whether a number without a sign is a price: "75 each", "110/hr", "add 280", or all there is. */
function barePrice(tokens: Token[], at: number, end: number, alone: boolean): boolean {
  // "second one $140"
  if (textAt(tokens, at) === 'one' && end === at + 1) return false;
  if (textAt(tokens, at - 1) === '-' && !tokens[at]?.spaced && !(tokens[at - 1]?.spaced ?? false) && at > 1)
    return false;
  if (alone && end === tokens.length)
    return !CODES.has(textAt(tokens, at - 1)) && !talks(tokens) && !/^[/.:]$/.test(textAt(tokens, at - 1));
  if (centsPerUnit(tokens, at, end)) return true;
  if (unitAt(tokens, end) && !perPhraseAt(tokens, end)) return false;
  if (['/', 'x', ':'].includes(textAt(tokens, at - 1)) && !tokens[at]?.spaced) return false;
  if (textAt(tokens, end) === '-' && tokens[end + 1]?.kind === 'number') return false;
  const per = perPhraseAt(tokens, end);
  if (per && (textAt(tokens, end) !== 'a' || per.unit !== 'item'))
    return textAt(tokens, end) !== '/' || tokens[end + 1]?.kind !== 'number';
  if (['off', 'extra', 'flat'].includes(textAt(tokens, end))) return !isThreshold(tokens, at, end);
  if (scrap(tokens, at, end)) return true;
  if (handedOut(tokens, at, end)) return true;
  const money = (numberAt(tokens, at)?.value ?? 0) >= 10;
  return (
    money &&
    BEFORE_BARE.has(textAt(tokens, at - 1)) &&
    AFTER_BARE.has(textAt(tokens, end)) &&
    !yearLike(tokens, at) &&
    textAt(tokens, at - 2) !== 'crew'
  );
}

/** "Hardwood 6.50 sqft": in a scrap, a number with cents before a foot is money; nobody measures so. */
function centsPerUnit(tokens: Token[], at: number, end: number): boolean {
  const unit = unitAt(tokens, end)?.unit ?? '';
  return (
    /^\d+\.\d\d$/.test(textAt(tokens, at)) &&
    /^(?:sq_ft|lin_ft)$/.test(unit) &&
    tokens[at - 1]?.kind !== 'number' &&
    !isThreshold(tokens, at, end) &&
    !CODES.has(textAt(tokens, at - 1)) &&
    !talks(tokens)
  );
}

const CODES = wordSet(
  `no number ref as iso code unit lic licence license licensed section class grade type phase series model rule
  page call ring text # abn since year act part level category form epa astm rated under over to within between
  until by before after from of at the a top up than least most r suite floor stage step day and or first last
  next max maximum till january jan february feb march april june july august aug september sept october oct november nov december dec`,
);

/** "Oven clean 45, fridge 30": a thing and a number, in a scrap without a verb or a speaker. */
function scrap(tokens: Token[], at: number, end: number): boolean {
  const part = besideMoney(tokens, at, end) ? partAround(tokens, at, end) : tokens;
  const before = tokens[at - 1];
  const number = tokens[at];
  const inches = before?.text === '"' && tokens[at - 2]?.kind === 'number';
  const partOfDay = before?.text === 'day' && ['half', 'full'].includes(textAt(tokens, at - 2));
  if (
    number?.kind !== 'number' ||
    (before?.kind !== 'word' && !inches) ||
    (CODES.has(before.text) && !partOfDay) ||
    yearLike(tokens, at) ||
    number.value < 5 ||
    number.value > 20_000
  )
    return false;
  const each = textAt(tokens, end) === 'a' ? perPhraseAt(tokens, end) : null;
  const closed = each
    ? /^[,;]?$/.test(textAt(tokens, each.end))
    : ['', ',', ';', 'first', 'each', 'then', '.', 'plus', '+'].includes(textAt(tokens, end));
  if (!closed) return false;
  return part.length <= 14 && !talks(part);
}

/** "Forty for the oven, thirty for the fridge": a list of nothing but amounts and what they are for. */
function handedOut(tokens: Token[], at: number, end: number): boolean {
  const starts = (from: number): boolean => from === 0 || /^[,;]$|^and$/.test(textAt(tokens, from - 1));
  const forIt = (from: number): boolean =>
    textAt(tokens, from) === 'for' && /^(?:the|an?)$/.test(textAt(tokens, from + 1));
  const first = amountAt(tokens, 0);
  const value = numberAt(tokens, at)?.value ?? 0;
  return value >= 5 && starts(at) && forIt(end) && first !== null && forIt(first.end);
}

/** Another amount of the sentence carries a sign: it talks of money, whoever speaks in its other parts. */
function besideMoney(tokens: Token[], from: number, to: number): boolean {
  return tokens.some((token, at) => (at < from || at >= to) && /^[$£€]$/.test(token.text));
}

/** What stands between the commas around a number. */
function partAround(tokens: Token[], from: number, to: number): Token[] {
  const isComma = ({ text }: Token): boolean => text === ',' || text === ';';
  const start = tokens.slice(0, from).findLastIndex(isComma) + 1;
  const stop = tokens.slice(to).findIndex(isComma);
  return tokens.slice(start, stop < 0 ? tokens.length : to + stop);
}

/** A speaker, an order to somebody or a stretch of time: then a number without a sign is hardly a price. */
function talks(tokens: Token[]): boolean {
  return tokens.some((token) =>
    /^(?:we|i|you|they|please|ask|always|never|call|must|our|years?|weeks?|months?|use|only|photos?|people|code|standards?|licen[cs]ed?|leave|get|fit|mon|monday|open|coats?|stars?|reviews?)$/.test(
      token.text,
    ),
  );
}

function yearLike(tokens: Token[], at: number): boolean {
  return /^(?:19|20)\d\d$/.test(textAt(tokens, at));
}

/** "over $5,000", "$5,000 or more", "under $300": an amount that is compared with, not charged. */
export function isThreshold(tokens: Token[], at: number, end: number): boolean {
  const before = textAt(tokens, at - 1);
  const pair = `${textAt(tokens, at - 2)} ${before}`;
  if (OVER.has(before) || PAIRS.has(pair)) return true;
  if (
    ['or', 'and'].includes(textAt(tokens, end)) &&
    ['more', 'over', 'above', 'up', 'less', 'under', 'higher'].includes(textAt(tokens, end + 1))
  )
    return true;
  if (textAt(tokens, end) === 'up' && before === 'from') return true;
  return textAt(tokens, end) === '+' && !(tokens[end]?.spaced ?? true);
}
