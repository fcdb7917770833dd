import {
  amountAt,
  cleanText,
  isArea,
  isExtent,
  isLength,
  isPiece,
  isSameMeasure,
  isTimeUnit,
  MONTH,
  MONTHS,
  nearlySame,
  NUMBER_WORD,
  unitAt,
  type Token,
  tokenize,
  pattern,
  wordValue,
} from '../language/index.js';
import type { Quantity, Unit } from '../types.js';
import type { Scan } from './scan.js';

/** What a question about a size asked for. */
export interface SizeAsked {
  /** "How many rooms?" makes "two" 2 rooms. */
  unit?: Unit;
  /** "Or roughly how many square feet?" makes "2000" no rooms. */
  area?: Unit | undefined;
  /** "How many bedrooms and bathrooms?" makes "3 and 2" 3 of the one and 2 of the other. */
  second?: Unit | undefined;
  /** What the size is of, when the question named it. */
  of?: string | null;
}

/** What is not an extent and is told by one number, too. */
const TOLD_AS_ONE: ReadonlySet<Unit> = new Set<Unit>(['mile', 'km', 'hour', 'day', 'storey']);
const isMeasure = (unit: Unit): boolean => isExtent(unit) || TOLD_AS_ONE.has(unit);

const ROOMS: ReadonlySet<Unit> = new Set<Unit>(['room', 'bedroom', 'bathroom']);
/** No house has more. */
const MOST_ROOMS = 40;

/** An area that somebody orders work for. */
const LEAST_AREA = 3;

/** "It's like 2x3 feet", after "How many?": how large one of them is. */
const OF_ONE = /\d ?(?:x|by) ?\d|\d ?(?:ft|feet|foot|inch(?:es)?|cm|mm|m|")(?![\p{L}\d])/u;

const ONE_THING = /\b(?:the|only|just) one\b/;

/** A bare number takes the unit that was asked about; plain feet answer a question about square feet. */
export function sizeFor(
  read: Quantity[],
  { tokens, lower }: Scan,
  { unit, area, second, of = null }: SizeAsked,
): Quantity[] {
  if (!unit) return read;
  const [, one, other] = second === undefined ? [] : (TWO_NUMBERS.exec(lower) ?? []);
  if (second !== undefined && one !== undefined && other !== undefined)
    return [
      { quantity: wordValue(one) ?? Number(one), unit, of },
      { quantity: wordValue(other) ?? Number(other), unit: second, of: null },
    ];
  if (read.some((one) => isSameMeasure(one.unit, unit))) return read;
  // "12 metres long, 800 mm high": of how long it is, the length
  const long = isLength(unit) ? lengthSaid(lower, of) : null;
  if (long) return [long];
  const length = unit === 'sq_ft' ? 'lin_ft' : unit === 'sq_m' ? 'lin_m' : null;
  if (length && read.length === 1 && read[0]?.unit === length && read[0].quantity >= 50) return [{ ...read[0], unit }];
  const isSurface = isArea(unit);
  const value =
    read.length === 0 && !((isPiece(unit) || unit === 'item') && OF_ONE.test(lower))
      ? bareNumber(tokens, { isOne: isMeasure(unit), isTime: isTimeUnit(unit), isSurface })
      : null;
  // "One opener" is no square foot, "just the one pool" no metre
  const isCount = value !== null && (isSurface ? value < LEAST_AREA : isExtent(unit) && ONE_THING.test(lower));
  const isAreaSaid = area !== undefined && value !== null && value > MOST_ROOMS && ROOMS.has(unit);
  if (value !== null && !isCount) return [{ quantity: value, unit: isAreaSaid ? area : unit, of }];
  // "Both sides" are no 2 square feet
  const isCounted = !isMeasure(unit) || unit === 'storey';
  return read.length === 0 && isCounted && /\bboth\b(?! sides\b)/.test(lower) ? [{ quantity: 2, unit, of }] : read;
}

/** "3 and 2", "3/2", "three, two" */
const TWO_NUMBERS = new RegExp(
  String.raw`^\W*(?:it'?s |its |has )?(\d{1,2}|${NUMBER_WORD})(?: ?(?:and|&|,|/|-|by) ?|\s+)(\d{1,2}|${NUMBER_WORD})\W*$`,
);

const LONG = /(?<![\d.])(\d+(?:\.\d+)?) ?(m|met(?:re|er)s?|ft|feet|foot|')[ -]?long\b/;

function lengthSaid(lower: string, of: string | null): Quantity | null {
  const [, value, unit = ''] = LONG.exec(lower) ?? [];
  return value === undefined ? null : { quantity: Number(value), unit: unit.startsWith('m') ? 'lin_m' : 'lin_ft', of };
}

/** "20,000 gallons", "10 yrs old", "April 15": numbers that answer another question. */
const OTHER_UNIT = pattern()`
  ^(?:sq|sqs|squares?|gal|gals|gallons?|litres?|liters?|yrs?|years?|months?|weeks?|minutes?|mins?|am|pm|amps?|volts?|watts?|kw
    |hp|tons?|btu|lbs?|pounds?|kgs?|people|kids|cars?|acres?|percent|%)$
`;
/** Misspelt ones, too: "Febuary"; "maybe 300" is none. */
const IS_MONTH = new RegExp(`^${MONTH}$`);
const isMonth = (word: string): boolean => IS_MONTH.test(word) || MONTHS.some((month) => nearlySame(month, word));

/** "When we came in 1983" */
const isYear = (tokens: Token[], at: number): boolean =>
  /^(?:1[89]|20)\d\d$/.test(tokens[at]?.text ?? '') &&
  /^(?:in|since|from|until|till|before|after|built|circa|around|early|late|mid|of)$/.test(tokens[at - 1]?.text ?? '');

/** "Two of them are upstairs": some of what is asked about; "5 of them" are all. */
const isShareOf = (tokens: Token[], at: number): boolean =>
  tokens[at]?.text === 'of' &&
  /^(?:them|these|those)$/.test(tokens[at + 1]?.text ?? '') &&
  /^(?:are|is|have|has|on|in|at|upstairs|downstairs)$/.test(tokens[at + 2]?.text ?? '');

/** What work is done to and nothing is measured by, where no unit is named: "one truck", "four huge limbs". */
const OTHER_THINGS =
  /^(?:trucks?|pickups?|cars?|vans?|vehicles?|boats?|trailers?|motorcycles?|motorbikes?|limbs?|branch(?:es)?|guys|movers)$/;

/** "One truck", asked how many hours; "four huge limbs", asked how many square feet: so many of something else. */
const isOfOtherThing = (tokens: Token[], end: number): boolean =>
  tokens.slice(end, end + 2).some(({ text }) => OTHER_THINGS.test(text));

/** A model year is no number of hours. */
const MOST_HOURS = 1_900;
const FIRST_WORDS = 3;

/** "One huge limb", "it's two trucks", asked how large it is: whoever answers so will say no more when asked again. */
export function opensWithCount(text: string): boolean {
  const tokens = tokenize(cleanText(text).toLowerCase());
  return tokens.slice(0, FIRST_WORDS).some((_, at) => {
    const amount = amountAt(tokens, at);
    return amount?.kind === 'number' && isOfOtherThing(tokens, amount.end);
  });
}

/** "1,700" · "eight, no wait, nine": the last after a correction · "3 in the garage and 2 outside": counts add up. */
function bareNumber(
  tokens: Token[],
  { isOne, isTime, isSurface }: Record<'isOne' | 'isTime' | 'isSurface', boolean>,
): number | null {
  const values: number[] = [];
  let corrected = false;
  let added = false;
  for (let at = 0; at < Math.min(tokens.length, 20); at += 1) {
    const word = tokens[at]?.text ?? '';
    if (/^(?:sorry|wait|actually|mean|rather)$/.test(word)) corrected = true;
    if (/^(?:and|plus)$/.test(word) && values.length > 0) added = true;
    const amount = tokens[at]?.kind === 'time' ? null : amountAt(tokens, at);
    const isOther =
      amount !== null &&
      (OTHER_UNIT.test(tokens[amount.end]?.text ?? '') ||
        isMonth(tokens[at - 1]?.text ?? '') ||
        isYear(tokens, at) ||
        // "17 Boronia Parade, not 71"
        /^(?:not|isn't)$/.test(tokens[at - 1]?.text ?? '') ||
        isShareOf(tokens, amount.end) ||
        ((isTime || isSurface) && isOfOtherThing(tokens, amount.end)) ||
        (isTime && amount.value >= MOST_HOURS) ||
        // "That took 5 hours last year" is no 5 sq ft
        (!isTime && isTimeUnit(unitAt(tokens, amount.end)?.unit ?? 'item')));
    if (amount?.kind === 'number' && amount.value > 0 && amount.value < 1e9 && !isOther) values.push(amount.value);
    if (amount) at = amount.end - 1;
  }
  if (corrected) return values.at(-1) ?? null;
  const isSum = added && !isOne && values.length === 2;
  return isSum ? values.reduce((sum, value) => sum + value, 0) : (values[0] ?? null);
}
