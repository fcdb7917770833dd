import { amountAt, textAt, unitAt, type Amount, type Token } from '../../language/index.js';
import { GRAMMAR, PRICE_WORDS } from '../text/lexicon.js';
import { isLeastPieces, isThreshold, OVER } from '../text/limits.js';
import { isCountOfMore, perPhraseAt } from '../phrases/per-phrase.js';
import { MEASURES } from '../text/measures.js';
import { isAlike, isCode, isOne, SITUATION } from '../text/plain-numbers.js';
import type { Price } from '../text/price.js';

/**
 * A number without a sign that is a price because one stands before it in the sentence: the next one of a list.
 * `counted`: one of those before is counted by a unit, so that the list may leave the unit out.
 */
export function nextInList(tokens: Token[], at: number, before: Price, counted: boolean): Price | null {
  const amount = amountAt(tokens, at);
  if (amount?.kind !== 'number' || isOne(tokens, at, amount.end) || isCountOfMore(tokens, at)) return null;
  if (percentAt(tokens, at, amount, before))
    return { at, end: amount.end, kind: 'percent', value: amount.value, signed: false };
  const listed =
    (counted && (listedAt(tokens, at, amount, before) || alternativeAt(tokens, at, amount, before))) ||
    sameUnitAt(tokens, at, amount, before) ||
    pairedAt(tokens, at, amount, before) ||
    moreAt(tokens, at, amount, before) ||
    lastWordsAt(tokens, at, amount, before) ||
    optionAt(tokens, at, amount, before);
  return listed ? { at, end: amount.end, kind: 'money', value: amount.value, signed: false } : null;
}

const MONTH = /^(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)\p{L}*$/u;

/** "ceramic 11 per sq ft, porcelain 13, marble 18": after a counted price, a word and a number are the next one. */
function listedAt(tokens: Token[], at: number, amount: Amount, before: Price): boolean {
  const between =
    tokens[at - 1]?.kind === 'word' &&
    !OVER.has(textAt(tokens, at - 1)) &&
    !MONTH.test(textAt(tokens, at - 1)) &&
    !isCode(tokens, at - 1) &&
    textAt(tokens, at - 1) !== 'every';
  if (isLeastPieces(tokens, at)) return false;
  return (
    between &&
    (tokens[at]?.kind === 'number' ||
      amount.value >= 5 ||
      (isAlike(amount.value, before.value) && amount.end === tokens.length && !GRAMMAR.has(textAt(tokens, at - 1)))) &&
    ['', ',', ';', 'and'].includes(textAt(tokens, amount.end))
  );
}

/** "32 a sq ft laid dry, 41 mortared": after a pause, a like number and the words that tell it from the first. */
function alternativeAt(tokens: Token[], at: number, amount: Amount, before: Price): boolean {
  if (tokens[at]?.kind !== 'number' || !/^[,;]$/.test(textAt(tokens, at - 1)) || before.kind !== 'money') return false;
  const ratio = amount.value / before.value;
  const rest = tokens.slice(amount.end, amount.end + 4);
  // "$9 a sq ft, 4 inch" measures the slab.
  const told =
    rest.length > 0 &&
    rest.length < 4 &&
    rest.every(({ kind }) => kind === 'word') &&
    !MEASURES.test(rest[0]?.text ?? '') &&
    !/^(?:coats?|layers?|days?)$/.test(rest[0]?.text ?? '');
  return (
    told && ratio > 0.4 && ratio < 2.5 && !(rest[0]?.text ?? '').endsWith('s') && unitAt(tokens, amount.end) === null
  );
}

/** "engineered 6.50 sqft, solid 8 sqft": the second price by the first one's unit. */
function sameUnitAt(tokens: Token[], at: number, amount: Amount, before: Price): boolean {
  const [unit, theirs] = [unitAt(tokens, amount.end), unitAt(tokens, before.end)];
  return (
    unit !== null &&
    unit.unit === theirs?.unit &&
    before.kind === 'money' &&
    tokens[at]?.kind === 'number' &&
    isAlike(amount.value, before.value) &&
    // "4 ft chain link $19 lf, 6 ft $26": how high the next one is
    !/^(?:min(?:imum)?|\$)$/.test(textAt(tokens, unit.end)) &&
    !isThreshold(tokens, at, unit.end)
  );
}

const CHANGES = /^(?:more|extra|off|less|dearer|higher|discount|cheaper|surcharge)$/;
const DAY = /^(?:(?:mon|tues?|wed|wednes|thurs?|fri|sat|satur|sun)(?:days?)?|weekends?|holidays?|nights?|evenings?)$/;

/** "Saturdays 8 percent more, Sundays 16": of a size with the percent before it, and all that its part says. */
function percentAt(tokens: Token[], at: number, amount: Amount, before: Price): boolean {
  const [name, ratio] = [textAt(tokens, at - 1), amount.value / before.value];
  const changes = tokens.slice(0, at).some(({ text }) => CHANGES.test(text));
  return (
    before.kind === 'percent' &&
    !before.signed &&
    tokens[at - 1]?.kind === 'word' &&
    !OVER.has(name) &&
    !isCode(tokens, at - 1) &&
    !PRICE_WORDS.has(name) &&
    !GRAMMAR.has(name) &&
    /^[,;]?$/.test(textAt(tokens, amount.end)) &&
    tokens.slice(before.end, at).some(({ text }) => /^(?:[,;]|and)$/.test(text)) &&
    (changes || DAY.test(name)) &&
    amount.value <= 60 &&
    ratio >= 1 / 3 &&
    ratio <= 3
  );
}

/** "8.40 sq ft, glue instead of nails 1.20 more", "first hour 180, 75 after": behind a price, so much more or less ends its part. */
function moreAt(tokens: Token[], at: number, amount: Amount, before: Price): boolean {
  return (
    /^(?:more|extra|less|dearer|cheaper|off|after|thereafter)$/.test(textAt(tokens, amount.end)) &&
    /^(?:|[,;)]|if|when|where|for|with|that)$/.test(textAt(tokens, amount.end + 1)) &&
    before.kind === 'money' &&
    (textAt(tokens, at - 1) === 'and' || !isCode(tokens, at - 1)) &&
    tokens.slice(before.end, at).some(({ text }) => /^(?:[,;(]|and|but|plus)$/.test(text))
  );
}

/** "240 if you have one, 390 for a new spot", "2.25/sf at 3 inches, 2.90 at 4": after a pause, a like number and its situation. */
function pairedAt(tokens: Token[], at: number, amount: Amount, before: Price): boolean {
  const [theirs, own] = [perPhraseAt(tokens, before.end)?.end ?? before.end, amount.end].map((end) =>
    textAt(tokens, end),
  );
  const isSituation = (word = ''): boolean => SITUATION.test(word);
  return (
    ((isSituation(own) && (isSituation(theirs) || theirs === '(')) ||
      (/^(?:at|in|on)$/.test(own ?? '') && own === theirs)) &&
    before.kind === 'money' &&
    /^(?:[,;/(]|and|or)$/.test(textAt(tokens, at - 1)) &&
    isAlike(amount.value, before.value)
  );
}

/** "60 a yard, plus 40 delivery": "plus" and a number with one thing after it. */
function optionAt(tokens: Token[], at: number, amount: Amount, before: Price): boolean {
  if (!/^(?:plus|\+)$/.test(textAt(tokens, at - 1)) || before.kind !== 'money' || amount.value < 5) return false;
  const rest = tokens.slice(amount.end).findIndex(({ kind }) => kind !== 'word');
  const words = rest < 0 ? tokens.length - amount.end : rest;
  return words > 0 && words <= 2 && unitAt(tokens, amount.end) === null;
}

/** "$95, or over the fireplace one thirty", "seventy, double ones (French) ninety": a number in words that ends its part, of about the size of the first. */
function lastWordsAt(tokens: Token[], at: number, amount: Amount, before: Price): boolean {
  // "start up seventy-five, or forty if we opened it"
  // "within Leeds $45, further out 80"
  const ends = tokens[at]?.kind === 'number' && amount.end === tokens.length && isAfterPause(tokens, at, before);
  const isChoice = textAt(tokens, at - 1) === 'or' && textAt(tokens, at - 2) === ',';
  return (
    (tokens[at]?.kind === 'word' || ends) &&
    (tokens[at - 1]?.kind === 'word' || textAt(tokens, at - 1) === ')') &&
    before.kind === 'money' &&
    amount.value >= 20 &&
    isAlike(amount.value, before.value) &&
    (/^[,;)]?$/.test(textAt(tokens, amount.end)) || (isChoice && /^(?:if|when)$/.test(textAt(tokens, amount.end)))) &&
    (isChoice || !isCode(tokens, at - 1))
  );
}

/** One to three words between a comma and the number. */
function isAfterPause(tokens: Token[], at: number, before: Price): boolean {
  const comma = tokens.findLastIndex(({ text }, place) => place >= before.end && place < at && /^[,;]$/.test(text));
  const between = tokens.slice(comma + 1, at);
  return comma >= 0 && between.length <= 3 && between.every(({ kind }) => kind === 'word');
}
