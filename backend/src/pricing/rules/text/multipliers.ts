import { numberAt, pattern, textAt, textOf, unitAt, type Token, wordTable } from '../../language/index.js';
import { GRAMMAR } from './lexicon.js';
import { type Multiplier, PRICE_NOUNS, AFTER, PAYING } from './multiplier-words.js';
import { timeAndAHalf, halfAgain, fractionOfPrice } from './fractions-of-price.js';
import { isMoreStuff } from './stuff-used.js';
import { percentOfPrice, perHundredDollars } from './percents-of-price.js';

export const TIMES = wordTable<number>({
  double: 2,
  dbl: 2,
  doubled: 2,
  doubles: 2,
  twice: 2,
  triple: 3,
  triples: 3,
  tripled: 3,
  treble: 3,
  thrice: 3,
  quadruple: 4,
});
/** Reads a multiplier at a token; words such as "double" count only where a price is meant ("double glazing" is no price). */
export function multiplierAt(tokens: Token[], index: number): Multiplier | null {
  if (isMoreStuff(tokens, index)) return null;
  return (
    timeAndAHalf(tokens, index) ??
    halfAgain(tokens, index) ??
    fractionOfPrice(tokens, index) ??
    timesWord(tokens, index) ??
    timesNumber(tokens, index) ??
    chargedFactor(tokens, index) ??
    percentOfPrice(tokens, index) ??
    perHundredDollars(tokens, index)
  );
}

/** "Half the house $180", "twice the clean gets 10% off": how much of it there is, with a price of its own in the same part. */
export function isPricedAfter(tokens: Token[], from: number): boolean {
  const comma = tokens.findIndex(({ text }, at) => at >= from && /^[,;.]$/.test(text));
  const part = tokens.slice(from, comma < 0 ? tokens.length : comma);
  return part.some((_, at) => {
    const number = numberAt(part, at);
    const isSum = textAt(part, at - 1) === '$' || textAt(part, number?.end ?? at) === '%';
    return number !== null && (isSum || (number.value >= 20 && number.end === part.length));
  });
}

/** "Double", "twice the usual rate", "we charge triple", where a price is meant and no thing. */
function timesWord(tokens: Token[], index: number): Multiplier | null {
  const factor = TIMES[textAt(tokens, index)];
  if (factor === undefined) return null;
  const at = textAt(tokens, index + 1) === '-' ? index + 2 : index + 1;
  const [before, next] = [textAt(tokens, index - 1), textAt(tokens, at)];
  if (isDoubleThing(tokens, index, at)) return null;
  // "Twice the machine price": what it is compared with
  const rate = rateEnd(tokens, at);
  if (rate !== null && (PRICE_NOUNS.has(next) || /^(?:the|our|your)$/.test(next))) return multiple(factor, rate);
  if (next === 'the' && tokens[at + 1]?.kind === 'word' && isPricedAfter(tokens, at)) return null;
  const verb = textAt(tokens, /^(?:me|us|you)$/.test(before) ? index - 2 : index - 1);
  const isCharged = /^(?:pay|pays|charge|charged|charges|cost|costs)$/.test(verb);
  if (isCharged && !/^(?:glaz|garage|door|storey|story|side|hung|sided|check)/.test(next))
    return multiple(factor, index + 1);
  // "3/4 HP for double": what is double there is a thing
  if (/^(?:for|with|or)$/.test(before) && !PRICE_NOUNS.has(next)) return null;
  const isPaid = tokens.slice(Math.max(0, index - 4), index).some(({ text }) => PAYING.has(text));
  const isOften = /^(?:twice|thrice)$/.test(textAt(tokens, index)) && !isPaid && !/^(?:the|our|what)$/.test(next);
  const isOfPrice = (before === 'the' && next === 'of') || AFTER.has(next) || isPlusSum(tokens, at);
  return isOfPrice && !isOften ? multiple(factor, rate ?? index + 1) : null;
}

const multiple = (factor: number, end: number): Multiplier => ({ percent: (factor - 1) * 100, end });

/** What is double there is a thing, or the work in it, by what stands right beside the word. */
function isDoubleThing(tokens: Token[], index: number, at: number): boolean {
  const [next, second] = [textAt(tokens, at), textAt(tokens, at + 1)];
  // "drive gate (double) $780"
  if (next === ')' && second === '$') return true;
  // "$1,450 per double", "£85 a double"
  const before = textAt(tokens, index - 1);
  if (/^(?:per|each|every)$/.test(before) || (before === 'a' && tokens[index - 2]?.kind === 'number')) return true;
  // "$130 for a double"
  if (before === 'a' && textAt(tokens, index - 2) === 'for' && !PRICE_NOUNS.has(next)) return true;
  // "160 single, 240 double"
  if (tokens[index - 1]?.kind === 'number' && !PRICE_NOUNS.has(next)) return true;
  // "cost us twice the time"
  return next === 'the' && /^(?:time|work|effort|size)$/.test(second);
}

/** "Double plus a $90 charge", as against "single gate $780, double plus $300". */
const isPlusSum = (tokens: Token[], at: number): boolean =>
  /^(?:plus|\+|and) (?:an? |another |the )?(?:flat )?\$/.test(textOf(tokens.slice(at, at + 4))) &&
  !tokens.slice(0, at).some(({ text, kind }) => text === 'single' || text === '$' || kind === 'number');

/** "A solid one weighs three times what a hollow one does". */
const DOES = /^(?:weighs?|lasts?|grows?|drinks?)$/;

/** "1.5x", "x1.5", "three times", "multiply by 1.2". */
function timesNumber(tokens: Token[], index: number): Multiplier | null {
  if (
    ['x', '*'].includes(textAt(tokens, index)) &&
    tokens[index + 1]?.kind === 'number' &&
    tokens[index - 1]?.kind !== 'number'
  ) {
    const factor = numberAt(tokens, index + 1)?.value ?? 0;
    // "Saturday x1.25 Sunday x1.5"
    const isTight = tokens[index]?.spaced && !tokens[index + 1]?.spaced && !Number.isInteger(factor);
    return isTight ? multiple(factor, index + 2) : factorEnding(tokens, factor, index + 2);
  }
  if (/^(?:multipl|times$)/.test(textAt(tokens, index))) {
    const by = textAt(tokens, index + 1) === 'by' ? index + 2 : textAt(tokens, index) === 'times' ? index + 1 : -1;
    const factor = by > 0 ? numberAt(tokens, by) : null;
    return factor ? factorEnding(tokens, factor.value, factor.end) : null;
  }
  const number = numberAt(tokens, index);
  if (!number || tokens[index - 1]?.text === '$' || DOES.test(textAt(tokens, index - 1))) return null;
  const sign = textAt(tokens, number.end);
  const end = number.end + 1;
  // "Water it 2 times a day", "seed 2x a year", "fertilize 4x"
  if (/^(?:times|x)$/.test(sign) && (isByPeriod(tokens, end) || isCare(tokens, index, end))) return null;
  const isFactor =
    (sign === 'x' && tokens[end]?.kind !== 'number') || (sign === 'times' && !saysHowOften(tokens, index, end));
  return isFactor ? factorEnding(tokens, number.value, end) : null;
}

const isByPeriod = (tokens: Token[], at: number): boolean =>
  OFTEN.test(textAt(tokens, at)) ||
  (/^(?:a|per|each|every)$/.test(textAt(tokens, at)) && PERIOD.test(textAt(tokens, at + 1)));
const OFTEN = /^(?:daily|weekly|fortnightly|monthly|yearly|annually)$/;

/** What a customer is told to do: "water", at the beginning of its part. */
const CARE = pattern()`
  ^(?:please )?(?:water|mow|fertili[sz]e|feed|seed|overseed|aerate|rinse|prune|sprinkle|sweep|vacuum|flush|stir|shake|wipe|oil)\b
`;
const isCare = (tokens: Token[], at: number, end: number): boolean => {
  const from = tokens.findLastIndex(({ text }, place) => place < at && /^[,;:.(]$/.test(text)) + 1;
  return CARE.test(textOf(tokens.slice(from, at))) && !PRICE_NOUNS.has(textAt(tokens, end));
};

/** "Three storeys and higher is priced at 1.35": so little is no price, and nothing counts it. */
function chargedFactor(tokens: Token[], index: number): Multiplier | null {
  const isFactor = /^[1-3]\.\d{1,2}$/.test(textAt(tokens, index)) && /^(?:|[,;.])$/.test(textAt(tokens, index + 1));
  const isCharged =
    textAt(tokens, index - 1) === 'at' && /^(?:priced|charged|billed|quoted)$/.test(textAt(tokens, index - 2));
  return isFactor && isCharged ? multiple(tokens[index]?.value ?? 1, index + 1) : null;
}

/** "We run a magnet over the yard 3 times": somebody does it so often, and nobody pays for it so. */
function saysHowOften(tokens: Token[], from: number, end: number): boolean {
  const isDone = tokens.slice(0, from).some(({ text }) => /^(?:we|i|you|they|to|please)$/.test(text));
  // "We make three times of the normal price"
  const of = textAt(tokens, end) === 'of' ? end + 1 : end;
  const isPaid = tokens.some(({ text }) => PAYING.has(text)) || PRICE_NOUNS.has(textAt(tokens, of));
  return isDone && !isPaid && !/^(?:the|our|as|normal|usual|regular|standard|base|what|more)$/.test(textAt(tokens, of));
}

function factorEnding(tokens: Token[], factor: number, end: number): Multiplier | null {
  const next = textAt(tokens, end);
  if (!(factor > 0 && factor <= 20) || factor === 1) return null;
  const likened = next === 'as' && !/^(?:much|many|the|our|usual|normal)$/.test(textAt(tokens, end + 1));
  // "x 1.4 of the standard rate"
  const rate = rateEnd(tokens, next === 'of' ? end + 1 : end);
  // "priced at 2.5 times asphalt"
  const paid = tokens.slice(0, end).some(({ text }) => /^(?:priced|charged|billed|costs?|pay)$/.test(text));
  const other = Number.isInteger(factor) ? null : otherOneEnd(tokens, end);
  if (rate === null && other !== null) return multiple(factor, other);
  return rate !== null || paid || isOfAnotherMaterial(tokens, end) || (AFTER.has(next) && !likened)
    ? multiple(factor, rate ?? end)
    : null;
}

/** "Reckon two and a half times a flat window", "comes in at one and a quarter times a level four": where the one it is compared with ends. */
const PERIOD = /^(?:hour|day|night|week|fortnight|month|quarter|season|year|visit|time)$/;

function otherOneEnd(tokens: Token[], at: number): number | null {
  if (!/^an?$/.test(textAt(tokens, at)) || PERIOD.test(textAt(tokens, at + 1))) return null;
  let end = at + 1;
  while (end < at + 4 && tokens[end]?.kind === 'word' && !GRAMMAR.has(textAt(tokens, end))) end += 1;
  return end > at + 1 ? end : null;
}

/** "Wood windows are one and a half times vinyl": another material, whose price it is a multiple of. */
function isOfAnotherMaterial(tokens: Token[], at: number): boolean {
  const is = tokens.findLastIndex(({ text }, place) => place < at && /^(?:is|are|=)$/.test(text));
  const isName = tokens[at]?.kind === 'word' && !GRAMMAR.has(textAt(tokens, at)) && unitAt(tokens, at) === null;
  const compares = /(?:er|more|less|per|each|every|daily|weekly|monthly|yearly)$/;
  return is >= 0 && at - is <= 6 && numberAt(tokens, is + 1) !== null && isName && !compares.test(textAt(tokens, at));
}

export const USUAL = /^(?:normal|usual|regular|standard|plain|basic|hourly|daily|day)$/;

/** The end of "the wall rate", "normal tile rates", "a normal one": what a price is a multiple of; null where nothing is named. */
function rateEnd(tokens: Token[], at: number): number | null {
  const article = /^(?:the|our|your|an?)$/.test(textAt(tokens, at));
  const start = article ? at + 1 : at;
  for (let end = start; end < start + 3 && !GRAMMAR.has(textAt(tokens, end)); end += 1) {
    if (
      !(end === at
        ? PRICE_NOUNS.has(textAt(tokens, end))
        : /^(?:rate|price|cost|charge|fee)s?$/.test(textAt(tokens, end)))
    )
      continue;
    // "2.5 times the price of a flat one"
    if (/^of (?:an?|the) [\p{L}-]+ ones?$/u.test(textOf(tokens.slice(end + 1, end + 5)))) return end + 5;
    return textAt(tokens, end + 1) === 'of' && tokens[end + 2]?.kind === 'word' ? end + 3 : end + 1;
  }
  if (!article || !(USUAL.test(textAt(tokens, start)) || /^(?:one|job)$/.test(textAt(tokens, start + 1)))) return null;
  return GRAMMAR.has(textAt(tokens, start + 1)) ? start + 1 : start + 2;
}
