import { pattern } from '../../pricing/index.js';
import { countsIn, type GuardContext, LETTERS_AND_DIGITS } from './context.js';
import { namesAmountAbroad } from './foreign-numbers.js';
import { DIGIT_BY_DIGIT, ROMAN, SLANG_AMOUNT, type SpelledNumber, apart, spelledNumbers } from './number-words.js';
import { withoutPlainNumbers } from './plain-numbers.js';
import { FEW, MANY_OF, MEASURED, RATE, WEIGHS, isCounted } from './units.js';
import { CURRENCY_AFTER, CURRENCY_NEAR, PRICE_TALK, SCALE, SIGN } from './words.js';

const NUMBER = "\\d+(?:[.,' ]\\d{3})*(?:[.,]\\d+)?";
/** "4 2 7 5", "4·2·7·5", "4-2-7-5": one number, spelled digit by digit. */
const SPACED_DIGITS = /(?<!\d)\d(?:[\s.,·'/_-]{1,2}\d(?!\d)){2,}/g;
const BEFORE = new RegExp(`${SIGN}\\s?$`, 'iu');
const AFTER = new RegExp(`^(?:${SCALE})?\\s?(?:us\\s?)?${CURRENCY_AFTER}`, 'iu');
const SCALED = new RegExp(`^${SCALE}`, 'iu');
const RANGE_JOIN = /^\s?(?:-|to|and|or|bis|und|a|y|e|et|i)\s?$/i;
const PLAIN_MIXED = pattern('i')`
  ^(?:\d+(?:st|nd|rd|th|s|ft|m|m2|m3|sqft|sqm|lf|am|pm|mm|cm|km|yd|kw|kwh|amp|a|v|w|in|x|x\d+|h|hr|hrs|k|f|c|gal|lb
    |kg|g|hp)
    |\d+x\d+(?:x\d+)?|m2|m3|co2|h2o|covid19)$
`;
/** A figure of the estimate is the price of the whole: no rate, no deposit and no saving. */
const PER_UNIT =
  /^ ?(?:\/ ?\p{L}|(?:a|an|per|each|every) (?:hour|day|week|month|room|bedroom|door|window|wall|sq|square|foot|ft|m2|unit|piece)\b|each\b|apiece\b)/iu;
const OTHER_USE = /\b(?:you save|saves? you|saving of|deposit|down ?payment|instal\w+|monthly|refund)\b/i;
/** What a machine or a tool is set to: numbers beside it are of the same. */
const SETTING = /\b(?:grit|degrees?|psi|rpm|volts?|gauge)\b/i;
const IS_RATE = new RegExp(RATE, 'iu');

interface Figure {
  start: number;
  end: number;
  digits: string;
}

const toCents = (digits: string): number[] => {
  const plain = digits.replace(/[' ]/g, '');
  // "3.850,00" and "3,850.00" are the same money on two continents: both readings must be allowed ones. A thousand
  // marked by a comma is English all the same, or "$240,000" would pass for 240.
  const english = Number(plain.replace(/,/g, ''));
  const continental = Number(plain.replace(/\./g, '').replace(',', '.'));
  const readings =
    /\.\d{3}\b/.test(plain) || !/[.,]/.test(plain) || /,\d{1,2}$/.test(plain) ? [english, continental] : [english];
  return [...new Set(readings.filter(Number.isFinite).map((amount) => Math.round(amount * 100)))];
};

const isWhole = (cents: number): boolean => cents % 100 === 0;

/** A figure of the stored estimate, to the cent or rounded to whole dollars. */
const isEstimateFigure = (cents: number, context: GuardContext): boolean =>
  [...context.estimateCents].some((figure) => figure === cents || (isWhole(cents) && Math.abs(figure - cents) < 100));

/** Words that give a number back to the visitor, and refuse or pass it on: "you mentioned 500", "I can't agree to $900". */
const ATTRIBUTED = pattern('i')`
  \b(?:you(?:'ve| have)? (?:said|mention(?:ed)?|wrote|named?|told|gave|asked|were (?:quoted|hoping)|have (?:another
    |a|in mind)?|had|got|paid)|your (?:\w+ )?(?:budget|offer|number|quote|hope|wish|figure|idea|\S*\d)
    |noted|note (?:of|that)|pass(?:ed|ing)? (?:\S+ ){0,4}on\b|pass that|the owner (?:will |can )?(?:see|read|hear
    |know|decide)s?|sorry to hear|in mind)\b
`;
const REFUSED = pattern('i')`
  \b(?:cannot|can't|can not|unable to|not able to|couldn't|could not|not something|won't be able to|no puedo
    |ne peux pas|kann nicht|nicht moglich)\b[^,;:]{0,30}$
`;

/** Whether a number of the visitor's own is repeated as theirs. */
const isGivenBack = (sentence: string, at: number): boolean =>
  ATTRIBUTED.test(sentence) || REFUSED.test(sentence.slice(0, at));

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

const isOfEstimate = (digits: string, context: GuardContext, isStrict: boolean): boolean => {
  const cents = toCents(digits);
  const known = (value: number) => isEstimateFigure(value, context);
  return cents.length > 0 && (isStrict ? cents.every(known) : cents.some(known));
};

const valueOf = (digits: string): number => Number(digits.replace(/[,' ]/g, ''));

/** Whether a number stands before a word that it can only count, a small number before any. */
const countsAnything = (sentence: string, figure: Figure): boolean =>
  valueOf(figure.digits) < FEW &&
  countsIn(sentence.slice(figure.start)).some((count, at) => at === 0 && count.startsWith(`${figure.digits} `));

/** Whether a number that the visitor wrote is said of the same thing as they said it; "500 it is" is of nothing. */
const isOfSomething = (sentence: string, figure: Figure, { knownCounts }: GuardContext): boolean =>
  countsIn(sentence.slice(figure.start)).some(
    (count, at) => at === 0 && count.startsWith(`${figure.digits} `) && knownCounts.has(count),
  );

function numeralIsBad(sentence: string, figure: Figure, figures: Figure[], context: GuardContext): boolean {
  const rest = sentence.slice(figure.end);
  const scaled = SCALED.test(rest);
  const known = context.knownNumbers.has(figure.digits);
  const counted =
    isCounted(rest, valueOf(figure.digits), known) ||
    (WEIGHS.test(sentence) && /^\s?(?:-|to|or)?\s?\d* ?pounds?\b/i.test(rest));
  const talk = PRICE_TALK.test(sentence);
  if (isMoney(sentence, figure, figures)) {
    const isMisused = context.instructions !== null && (PER_UNIT.test(rest) || OTHER_USE.test(sentence));
    if (!scaled && isOfEstimate(figure.digits, context, false) && !isMisused) return false;
    return !(known && isGivenBack(sentence, figure.start));
  }
  if (context.instructions === null)
    return (
      (talk ? !(counted && known) : CURRENCY_NEAR.test(sentence) && !known && !counted) &&
      !isOfEstimate(figure.digits, context, true)
    );
  if (counted || isOfEstimate(figure.digits, context, true)) return false;
  if (known && isGivenBack(sentence, figure.start)) return false;
  if (IS_RATE.test(rest)) return true;
  if (!talk && SETTING.test(sentence) && valueOf(figure.digits) < 1_000) return false;
  return (
    talk ||
    !(
      context.plainNumbers.has(figure.digits) ||
      (known && isOfSomething(sentence, figure, context)) ||
      countsAnything(sentence, figure)
    )
  );
}

function spelledIsBad(sentence: string, number: SpelledNumber, context: GuardContext): boolean {
  const rest = sentence.slice(number.end);
  const money = AFTER.test(rest) || BEFORE.test(sentence.slice(0, number.start));
  const known = context.knownNumbers.has(String(number.value));
  const counted =
    isCounted(rest, number.value, known || /s$/i.test(sentence.slice(0, number.end))) ||
    MANY_OF.test(rest) ||
    MEASURED.test(rest) ||
    (WEIGHS.test(sentence) && /^ pounds?\b/i.test(rest));
  const byModel = context.instructions !== null;
  const isPrice = byModel || PRICE_TALK.test(sentence);
  const isRate = byModel && number.value > 2 && IS_RATE.test(rest) && !/^ (?:in|per) (?:each|room|wall)/.test(rest);
  const risky = money || (!counted && (number.large || isRate || (number.value >= FEW && isPrice)));
  if (!risky) return false;
  const cents = /^\s?cents?\b/i.test(rest) ? number.value : number.value * 100;
  if (isEstimateFigure(cents, context)) return false;
  if (byModel && !money && !isRate && context.plainNumbers.has(String(number.value)) && !PRICE_TALK.test(sentence))
    return false;
  return !(known && isGivenBack(sentence, number.start));
}

/** Digits hidden inside a word ("f0ur", "0x10B3"), which no size or time of day explains. */
const hasMaskedFigure = (sentence: string, context: GuardContext): boolean =>
  [...sentence.matchAll(LETTERS_AND_DIGITS)].some(([token]) => {
    if (/^[a-z]*\d+[a-z]*$/i.test(token) && context.knownNumbers.has(token.replace(/\D/g, ''))) return false;
    if (context.knownTokens.has(token.toLowerCase())) return false;
    return !PLAIN_MIXED.test(token) || (/^\d+k$/i.test(token) && !context.knownNumbers.has(token));
  });

/** Whether a canonical sentence names an amount of money that comes from none of the allowed sources. */
export function namesForeignAmount(original: string, context: GuardContext): boolean {
  const byModel = context.instructions !== null;
  const sentence = byModel ? withoutPlainNumbers(apart(original)) : original;
  const figures = numeralFigures(sentence);
  const talksMoney = CURRENCY_NEAR.test(sentence) || PRICE_TALK.test(sentence);
  if (byModel) {
    if (SLANG_AMOUNT.test(sentence) || DIGIT_BY_DIGIT.test(sentence)) return true;
    const allowed = figures.some(
      (figure) => isOfEstimate(figure.digits, context, false) || context.knownNumbers.has(figure.digits),
    );
    if (namesAmountAbroad(sentence, allowed)) return true;
  }
  if (!byModel && CURRENCY_NEAR.test(sentence) && namesAmountAbroad(sentence, true)) return true;
  if (talksMoney && ROMAN.test(sentence)) return true;
  if ((talksMoney || byModel) && hasMaskedFigure(sentence, context)) return true;
  const spaced = [...sentence.matchAll(SPACED_DIGITS)].map(([run]) => run.replace(/\D/g, ''));
  if (talksMoney && spaced.some((digits) => !context.knownNumbers.has(digits))) return true;
  if (figures.some((figure) => numeralIsBad(sentence, figure, figures, context))) return true;
  return spelledNumbers(sentence).some((number) => spelledIsBad(sentence, number, context));
}
