import { amountAt, numberAt, textAt, textOf, unitAt, type Token } from '../../language/index.js';
import { GRAMMAR, UP_VERBS, wordSet } from '../text/lexicon.js';
import { MEASURES } from '../text/measures.js';
import { perPhraseAt } from '../phrases/per-phrase.js';
import { done, isAlike, isCode, SITUATION, talks, yearLike } from '../text/plain-numbers.js';

const UP_WORK = new RegExp(`^(?:${UP_VERBS})$`);

/** "Oven clean 45, fridge 30": a thing and a number, in a scrap without a verb or a speaker. */
export function scrap(tokens: Token[], at: number, end: number): boolean {
  const before = tokens[at - 1];
  const number = tokens[at];
  const inches = before?.text === '"' && tokens[at - 2]?.kind === 'number';
  const tuneUp =
    (textAt(tokens, at - 2) === '-' && !before?.spaced) ||
    (before?.text === 'up' && UP_WORK.test(textAt(tokens, at - 2)));
  const value = numberAt(tokens, at)?.value ?? 0;
  const each = textAt(tokens, end) === 'a' ? perPhraseAt(tokens, end) : null;
  // "haul away chips, 120 a load"
  const paused = each !== null && /^[,:;]$/.test(before?.text ?? '') && each.end === tokens.length;
  const inWords =
    number?.kind === 'word' &&
    value >= 20 &&
    (before?.kind === 'word' || paused || /^[,:-]$/.test(before?.text ?? '')) &&
    partAround(tokens, at, end).length - (end - at) < 8;
  if (
    (number?.kind !== 'number' && !inWords) ||
    !before ||
    (!/^\)|\p{L}$/u.test(before.text) && !inches && !paused && !inWords) ||
    (isCode(tokens, at - 1) && !tuneUp) ||
    yearLike(tokens, at) ||
    value < 5 ||
    value > 20_000
  )
    return false;
  const paired = isPaired(tokens, end, value);
  // who speaks in the situation says nothing of the number
  const part = paired ? tokens.slice(0, at) : partAround(tokens, at, end);
  const next = textAt(tokens, done(tokens, end));
  const closed = each
    ? isHow(tokens, each.end) ||
      /^(?:[,;]?|up|under|over|if|when|with|in|plus|after|beyond|past)$/.test(textAt(tokens, each.end))
    : AFTER_SCRAP.has(next) ||
      isEachTime(tokens, end) ||
      paired ||
      isUntil(tokens, end) ||
      next === 'within' ||
      (next === 'up' && textAt(tokens, end + 1) === 'to');
  if (!closed) return false;
  return part.length <= 18 && !talks(part);
}

/** "Forty for the oven, thirty for the fridge": a list of nothing but amounts and what they are for. */
export function handedOut(tokens: Token[], at: number, end: number): boolean {
  const starts = (from: number): boolean => from === 0 || /^[,;]$|^and$/.test(textAt(tokens, from - 1));
  const forIt = (from: number): boolean =>
    textAt(tokens, from) === 'for' && /^(?:the|an?)$/.test(textAt(tokens, from + 1));
  const first = amountAt(tokens, 0);
  const value = numberAt(tokens, at)?.value ?? 0;
  return value >= 5 && starts(at) && forIt(end) && first !== null && forIt(first.end);
}

/**
 * "Garage doors 160 single, 240 double", "single gate 250 double gate 450": nothing but names and amounts, and in pairs the
 * names share a word.
 */
export function isNamesAndAmounts(tokens: Token[], at: number): boolean {
  if (tokens[at]?.kind !== 'number' || MEASURES.test(textAt(tokens, at + 1))) return false;
  if (tokens.length > 14 || talks(tokens)) return false;
  const shape = tokens.map(({ kind, value, text }, place) => {
    // "into block 3,400 and into concrete 4,100"
    if (text === 'and' && tokens[place - 1]?.kind === 'number') return ',';
    if (kind === 'word') return 'w';
    if (kind !== 'number') return text;
    // "1 story house wash 275 2 story 395"
    if (MEASURES.test(textAt(tokens, place + 1))) return 'w';
    const isSize = unitAt(tokens, place + 1) !== null;
    return value >= 20 && !isSize ? 'n' : value < 20 && isSize ? 'w' : '?';
  });
  if (/^w{1,3}nw[,/]nw$|^w{1,6}nw?(?:,w{1,6}nw?)+$/.test(shape.join(''))) return true;
  // "couch 95 loveseat 70 chair 45"
  if (/^(?:w{1,2}n){3,}$/.test(shape.join('')) && !tokens.some((_, place) => isCode(tokens, place))) return true;
  if (!/^(?:w{1,4}n){2,}$/.test(shape.join(''))) return false;
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 2).map(({ text }) => text);
  return new Set(words).size < words.length && !tokens.some((_, place) => isCode(tokens, place));
}

const AFTER_SCRAP = wordSet(`, ; ( first each then . plus + incl including inc`).add('');

/** "Laundry 25 a load wash dry fold": what is done for it. */
const isHow = (tokens: Token[], at: number): boolean =>
  tokens.length - at < 4 && tokens.slice(at).every(({ kind, text }) => kind === 'word' && !GRAMMAR.has(text));

/** "Mosquito spray fifty-five a visit". */
const isEachTime = (tokens: Token[], at: number): boolean =>
  /^(?:an?|per|each) (?:visit|trip|time|clean|cut|treatment|session|week|month|night|call|job)\b/.test(
    textOf(tokens.slice(at, at + 2)),
  );

/** "190 with yours, 320 with ours", "240 if you have one, 390 for a new spot": two like numbers, each with its situation. */
function isPaired(tokens: Token[], end: number, value: number): boolean {
  return (
    value >= 20 &&
    SITUATION.test(textAt(tokens, end)) &&
    tokens.some(
      (other, place) =>
        place !== end - 1 &&
        other.kind === 'number' &&
        SITUATION.test(textAt(tokens, place + 1)) &&
        isAlike(other.value, value),
    )
  );
}

/** "Lockout 95 before 8pm, 145 after": a time of day tells which of two it is. */
const isUntil = (tokens: Token[], at: number): boolean =>
  /^(?:before|until|till|after|from) (?:noon|midnight|\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b)/.test(
    textOf(tokens.slice(at, at + 4)),
  );

/** What stands between the commas around a number. */
function partAround(tokens: Token[], from: number, to: number): Token[] {
  const isComma = ({ text }: Token): boolean => /^[,;:]$/.test(text);
  const start = tokens.slice(0, from).findLastIndex(isComma) + 1;
  const stop = tokens.slice(to).findIndex(isComma);
  return tokens.slice(start, stop < 0 ? tokens.length : to + stop);
}
