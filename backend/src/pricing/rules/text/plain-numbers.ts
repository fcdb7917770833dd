import {
  type Amount,
  amountAt,
  isMonthName,
  numberAt,
  textAt,
  type Token,
  WEEKDAY_OR_SHORT,
  pattern,
} from '../../language/index.js';
import { AS_DONE, wordSet } from './lexicon.js';

/** Before a number they say that it is none of money: a code, a grade, a place in an order, a date. */
const CODES = wordSet(
  `no number net ref as iso code unit lic licence license licensed section class grade type phase series model rule
  registered member membership abn acn page call ring text # abn since year act part level category form epa astm nzs
  bs en nec ul ansi csa din standard takes take needs need weighs lasts holds has have rated under over to within
  between until by pre before after from of at the a top up than least most r suite floor stage step day and or first
  last below above beyond past next max maximum limit zip zips postcode postcodes zone zones ext lockbox grit psi merv
  road rd street avenue ave lane highway hwy route till in january february march april may june july august september
  october november december jan feb mar apr jun jul aug sept oct nov dec`,
);

/** Whether the word at a place says that the number after it is no money; "half day 240" is a price. */
export function leadsCode(tokens: Token[], at: number): boolean {
  const isWork =
    /^(?:day|step|stage|floor)$/.test(textAt(tokens, at)) &&
    /^(?:half|full|whole|first|the|same)$/.test(textAt(tokens, at - 1));
  return CODES.has(textAt(tokens, at)) && !isWork;
}

/** "465 installed, ...": what follows the words that say how a price is meant. */
export function done(tokens: Token[], end: number): number {
  let at = end;
  while (AS_DONE.has(textAt(tokens, at)) || textAt(tokens, at) === 'all')
    at +=
      textAt(tokens, at) === 'all' && textAt(tokens, at + 1) === 'in'
        ? 2
        : /^(?:and|&)$/.test(textAt(tokens, at + 1))
          ? 2
          : 1;
  return /^[,;]?$/.test(textAt(tokens, at)) ? at : end;
}

const TALKED_BY = pattern()`
  ^(?:we|i|you|they|please|he|she|he's|she's|ask|always|never|call|must|our|years?|weeks?|months?|use|photos?
    |people|code|standards|licen[cs]ed?|leave|get|fit|open|coats?|stars?|reviews?)$
`;

/** A speaker, an order to somebody or a stretch of time: then a number without a sign is hardly a price. */
export function talks(tokens: Token[]): boolean {
  const isCallOut = (at: number): boolean =>
    textAt(tokens, at) === 'call' && /^(?:-|outs?)$/.test(textAt(tokens, at + 1));
  // "Open fire 60"
  const isOpenThing = (at: number): boolean =>
    textAt(tokens, at) === 'open' &&
    /^(?:fires?|fireplaces?|plan|eaves|shelves|shelving)$/.test(textAt(tokens, at + 1));
  return tokens.some((token, at) => !isCallOut(at) && !isOpenThing(at) && TALKED_BY.test(token.text));
}

/** "1995", as against "2000". */
export function yearLike(tokens: Token[], at: number): boolean {
  return /^(?:19|20)(?!00)\d\d$/.test(textAt(tokens, at));
}

/** Hours of the day run up to here. */
const MOST_HOURS = 24;
/** Ratios and small counts begin below this. */
const LEAST_BARE = 5;
/** Told beside the hours of a day. */
const OPENING = pattern()`
  ^(?:${WEEKDAY_OR_SHORT}s?|weekdays?|weekends?|holidays?|daily|mornings?|evenings?|nights?|[ap]\.?m\.?|open
    |opens|closed?|hours|hrs)$
`;
/** What a keypad or a post office takes. */
const KEYED = /^(?:lockbox|keypad|codes?|pin|zips?|postcodes?|ext)$/;
/** No single job without a sign costs more. */
const MOST_BARE = 20_000;

/**
 * Whether a number without a sign is none of money wherever it stands: the "one" of "second one", an hour, a size, a part of
 * a code. "Sat 8-12", "0800", "RA17", "600 deep", "60, 80 and 120", "lockbox 4471".
 */
export function isNoSum(tokens: Token[], at: number): boolean {
  const amount = amountAt(tokens, at);
  const [before, number] = [tokens[at - 1], tokens[at]];
  if (!amount || !number) return true;
  if (number.text === 'one' && amount.end === at + 1) return true;
  const isJoined = number.kind === 'number' && !number.spaced && before?.kind === 'word';
  // "On 25. December"
  const isDay = isMonthName(textAt(tokens, amount.end)) && textAt(tokens, at - 1) === 'on';
  // "Item 14. Skirting boards"
  const isCalled =
    at === 1 && /^(?:item|line|clause|section)$/.test(before?.text ?? '') && amount.end === tokens.length;
  // "Ideal pH is 7.4 to 7.6"
  const isAcidity = amount.value < 14 && [at - 1, at - 2].some((place) => textAt(tokens, place) === 'ph');
  const isDeep = /^(?:thick|deep|wide|high|tall|long)$/.test(textAt(tokens, amount.end));
  return (
    isJoined ||
    isCalled ||
    isDeep ||
    isAcidity ||
    isDay ||
    isSpan(tokens, at, amount) ||
    isCoded(tokens, at, amount.end === at + 1) ||
    isListed(tokens, at)
  );
}

/** "Fridays 8-12", "9.30 - 17.30 on weekdays", "mortar 1 to 5", as against "windows 12-15" and "Saturdays 15-20 an hour". */
const isSpan = (tokens: Token[], at: number, { low, high, end }: Amount): boolean =>
  high > low &&
  high <= MOST_HOURS &&
  (low < LEAST_BARE || tokens.some(({ text }) => OPENING.test(text))) &&
  tokens.slice(at, end).every(({ kind, text }) => kind !== 'number' || /^\d+(?:\.(?:00|15|30|45))?$/.test(text)) &&
  !/^(?:per|an?|ea|each|apiece|hourly|sq\w*|[sl]f|ft|foot|\/)$/.test(textAt(tokens, end));

/** "0800", "lockbox: 4471", "Salem 45419", as against "furnace 3849". */
function isCoded(tokens: Token[], at: number, isWhole: boolean): boolean {
  const { text, value } = tokens[at] ?? { text: '', value: 0 };
  const lead = /^(?:[:#]|is)$/.test(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  const isOdd = value % 5 !== 0 && value % 100 !== 99;
  const isKey = value > MOST_BARE || KEYED.test(textAt(tokens, lead));
  return /^0\d/.test(text) || (isWhole && /^\d+$/.test(text) && isOdd && isKey);
}

/** "60, 80 and 120": three numbers with no name between them are no prices of three things. */
function isListed(tokens: Token[], at: number): boolean {
  const next = (from: number): number | null => {
    const read = numberAt(tokens, from);
    const joint = read && /^(?:[,/]|and|or|then|&)$/.test(textAt(tokens, read.end)) ? read.end + 1 : null;
    const start = joint !== null && /^(?:and|or|then)$/.test(textAt(tokens, joint)) ? joint + 1 : joint;
    return start !== null && tokens[start]?.kind === 'number' ? start : null;
  };
  const inRow = (from: number): boolean => next(next(from) ?? tokens.length) !== null;
  return [at, at - 2, at - 3, at - 4, at - 5].some((from) => {
    const [second, third] = [next(from), next(next(from) ?? tokens.length)];
    return inRow(from) && (from === at || second === at || third === at);
  });
}

/** Two prices of one list: neither is a multiple of the other. */
export function areOfOneList(a: number, b: number): boolean {
  return a / b > 0.2 && a / b < 5;
}

/** Begins what tells one of two prices from the other: "190 with yours, 320 with ours", "900 to swap an old one, 1400 if we have to cut". */
export const TELLS_APART = /^(?:with|without|if|when|where|for|before|after|until|till|from|to|on)$/;
