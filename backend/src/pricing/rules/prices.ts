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
    const price: Price | null =
      priceAt(tokens, at, alone) ??
      (counted ? (listedAt(tokens, at) ?? alternativeAt(tokens, at, prices.at(-1))) : null);
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
    tokens[at]?.kind !== 'number' ||
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
  if (unitAt(tokens, end) && !perPhraseAt(tokens, end)) return false;
  if (['/', 'x', ':'].includes(textAt(tokens, at - 1)) && !tokens[at]?.spaced) return false;
  if (textAt(tokens, end) === '-' && tokens[end + 1]?.kind === 'number') return false;
  const per = perPhraseAt(tokens, end);
  if (per && (textAt(tokens, end) !== 'a' || per.unit !== 'item'))
    return textAt(tokens, end) !== '/' || tokens[end + 1]?.kind !== 'number';
  if (['off', 'extra', 'flat'].includes(textAt(tokens, end))) return !isThreshold(tokens, at, end);
  if (scrap(tokens, at, end)) return true;
  const money = (numberAt(tokens, at)?.value ?? 0) >= 10;
  return (
    money &&
    BEFORE_BARE.has(textAt(tokens, at - 1)) &&
    AFTER_BARE.has(textAt(tokens, end)) &&
    !yearLike(tokens, at) &&
    textAt(tokens, at - 2) !== 'crew'
  );
}

const CODES = wordSet(
  `no number ref as iso code unit lic licence license licensed section class grade type phase series model rule
  page call ring text # abn since year act part level category form epa astm rated under over to within between
  until by before after from of at the a top up than least most r suite floor stage step day and or first last
  next max maximum`,
);

/** "Oven clean 45, fridge 30": a thing and a number, in a scrap without a verb or a speaker. */
function scrap(tokens: Token[], at: number, end: number): boolean {
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
  if (!['', ',', ';', 'first', 'each', 'then', '.', 'plus', '+'].includes(textAt(tokens, end))) return false;
  return tokens.length <= 14 && !talks(tokens);
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
