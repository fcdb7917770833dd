import { pattern } from '../../pricing/index.js';
import { countsIn, type GuardContext } from './context.js';
import { FOREIGN_NUMBER, HAN_MONEY, ROMAN, type SpelledNumber, spelledNumbers } from './number-words.js';
import { COUNTED, CURRENCY, PRICE_TALK, REFUSAL, SCALE, SIGN } from './words.js';

const NUMBER = "\\d+(?:[.,' ]\\d{3})*(?:[.,]\\d+)?";
/** "4 2 7 5", "4·2·7·5", "4-2-7-5": one number, spelled digit by digit. */
const SPACED_DIGITS = /(?<!\d)\d(?:[\s.,·'/_-]{1,2}\d(?!\d)){2,}/g;
const BEFORE = new RegExp(`${SIGN}\\s?$`, 'iu');
const AFTER = new RegExp(`^(?:${SCALE})?\\s?(?:us\\s?)?(?:\\p{Sc}|${CURRENCY}\\b)`, 'iu');
const SCALED = new RegExp(`^${SCALE}`, 'iu');
const CURRENCY_NEAR = new RegExp(`\\p{Sc}|\\b${CURRENCY}\\b`, 'iu');
const RANGE_JOIN = /^\s?(?:-|to|and|or|bis|a|y)\s?$/i;
const MIXED_TOKEN = /(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{2,}/gi;
const PLAIN_MIXED = pattern('i')`
  ^(?:\d+(?:st|nd|rd|th|s|ft|m|m2|m3|sqft|sqm|lf|am|pm|mm|cm|km|yd|kw|kwh|amp|v|w|in|x|x\d+|h|hr|hrs|k)
    |\d+x\d+(?:x\d+)?|m2|m3|co2|h2o|covid19)$
`;

interface Figure {
  start: number;
  end: number;
  digits: string;
}

const toCents = (digits: string): number[] => {
  const plain = digits.replace(/[' ]/g, '');
  // "3.850,00" and "3,850.00" are the same money on two continents: both readings must be allowed ones.
  const english = Number(plain.replace(/,/g, ''));
  const continental = Number(plain.replace(/\./g, '').replace(',', '.'));
  const readings = /[.,]\d{3}\b/.test(plain) || !/[.,]/.test(plain) ? [english, continental] : [english];
  return [...new Set(readings.filter(Number.isFinite).map((amount) => Math.round(amount * 100)))];
};

const isWhole = (cents: number): boolean => cents % 100 === 0;

/** A figure of the stored estimate, to the cent or rounded to whole dollars. */
const isEstimateFigure = (cents: number, context: GuardContext): boolean =>
  [...context.estimateCents].some((figure) => figure === cents || (isWhole(cents) && Math.abs(figure - cents) < 100));

const isTurnedDown = (sentence: string, figure: Figure): boolean => {
  const before = sentence.slice(0, figure.start);
  const clause = before.slice(
    Math.max(...[',', ';', ':', ' - ', ' but ', ' so '].map((mark) => before.lastIndexOf(mark))) + 1,
  );
  return REFUSAL.test(clause);
};

function numeralFigures(sentence: string): Figure[] {
  return [...sentence.matchAll(new RegExp(`(?<![\\w.,])${NUMBER}`, 'g'))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    digits: match[0],
  }));
}

/** Whether the text at a figure makes it money: a sign or code before it, a currency or a scale after it, or a range with one. */
function isMoney(sentence: string, figure: Figure, figures: Figure[]): boolean {
  const signed = (one: Figure) => BEFORE.test(sentence.slice(0, one.start)) || AFTER.test(sentence.slice(one.end));
  if (signed(figure) || SCALED.test(sentence.slice(figure.end))) return true;
  return figures.some((other) => {
    const [first, second] = other.start < figure.start ? [other, figure] : [figure, other];
    return other !== figure && RANGE_JOIN.test(sentence.slice(first.end, second.start)) && signed(other);
  });
}

function numeralIsBad(sentence: string, figure: Figure, figures: Figure[], context: GuardContext): boolean {
  const rest = sentence.slice(figure.end);
  const scaled = SCALED.test(rest);
  const known = context.knownNumbers.has(figure.digits);
  const counted = COUNTED.test(rest);
  const money = isMoney(sentence, figure, figures);
  if (money || (PRICE_TALK.test(sentence) && !(counted && known))) {
    const cents = toCents(figure.digits);
    if (!scaled && cents.length > 0 && cents.every((value) => isEstimateFigure(value, context))) return false;
    if (!scaled && cents.some((value) => isEstimateFigure(value, context)) && money) return false;
    return !(known && isTurnedDown(sentence, figure));
  }
  if (context.instructions === null) return CURRENCY_NEAR.test(sentence) && !known && !counted;
  return !counted && !(known && isOfSomething(sentence, figure, context));
}

/** What a number names that is no amount: "in 1987", "unit 4", "zip 97701"; "windows from 1987" is a year, "from 900" a price. */
const NAMED_BEFORE =
  /\b(?:in|since|built|circa|unit|apartment|apt|suite|number|lot|room|floor|level|zip|postcode|box|route|highway) $/i;

/** Whether a number that the visitor wrote is said of the same thing as they said it; "500 it is" is of nothing. */
const isOfSomething = (sentence: string, figure: Figure, { knownCounts }: GuardContext): boolean =>
  NAMED_BEFORE.test(sentence.slice(0, figure.start)) ||
  (/^(?:18|19|20)\d\d$/.test(figure.digits) && /\b(?:from|of) $/i.test(sentence.slice(0, figure.start))) ||
  countsIn(sentence.slice(figure.start)).some(
    (count, at) => at === 0 && count.startsWith(`${figure.digits} `) && knownCounts.has(count),
  );

/** Below this a number in words is mostly a count, or "one" of something. */
const LEAST_PRICE = 13;

function spelledIsBad(sentence: string, number: SpelledNumber, context: GuardContext): boolean {
  const rest = sentence.slice(number.end);
  const money = AFTER.test(rest) || BEFORE.test(sentence.slice(0, number.start));
  const counted = COUNTED.test(rest);
  const isPrice = context.instructions !== null || PRICE_TALK.test(sentence);
  const risky = money || (!counted && (number.large || (number.value >= LEAST_PRICE && isPrice)));
  if (!risky) return false;
  const cents = /^\s?cents?\b/i.test(rest) ? number.value : number.value * 100;
  if (isEstimateFigure(cents, context)) return false;
  return !(context.knownNumbers.has(String(number.value)) && isTurnedDown(sentence, { ...number, digits: '' }));
}

/** Digits hidden inside a word ("f0ur", "0x10B3"), which no size or time of day explains. */
const hasMaskedFigure = (sentence: string, context: GuardContext): boolean =>
  [...sentence.matchAll(MIXED_TOKEN)].some(([token]) => {
    if (/^[a-z]*\d+[a-z]*$/i.test(token) && context.knownNumbers.has(token.replace(/\D/g, ''))) return false;
    return !PLAIN_MIXED.test(token) || (/^\d+k$/i.test(token) && !context.knownNumbers.has(token));
  });

/** Whether a canonical sentence names an amount of money that comes from none of the allowed sources. */
export function namesForeignAmount(sentence: string, context: GuardContext): boolean {
  if (HAN_MONEY.test(sentence)) return true;
  const talksMoney = CURRENCY_NEAR.test(sentence) || PRICE_TALK.test(sentence);
  if (talksMoney && (FOREIGN_NUMBER.test(sentence) || ROMAN.test(sentence))) return true;
  if ((talksMoney || context.instructions !== null) && hasMaskedFigure(sentence, context)) return true;
  const spaced = [...sentence.matchAll(SPACED_DIGITS)].map(([run]) => run.replace(/\D/g, ''));
  if (talksMoney && spaced.some((digits) => !context.knownNumbers.has(digits))) return true;
  const figures = numeralFigures(sentence);
  if (figures.some((figure) => numeralIsBad(sentence, figure, figures, context))) return true;
  return spelledNumbers(sentence).some((number) => spelledIsBad(sentence, number, context));
}
