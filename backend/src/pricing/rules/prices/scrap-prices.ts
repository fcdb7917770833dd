import { numberAt, textAt, textOf, unitAt, type Token } from '../../language/index.js';
import { GRAMMAR, KEEP_FIRST, PRICE_WORDS, UP_WORK } from '../text/lexicon.js';
import { MEASURES } from '../text/measures.js';
import { perPhraseAt } from '../phrases/per-phrase.js';
import { done, areOfOneList, leadsCode, TELLS_APART, talks, yearLike } from '../text/plain-numbers.js';

/** Parts of a sentence begin after these. */
const PAUSE = /^(?:[,;:(-]|and|or|)$/;
/** Behind a number they say that its part is complete, or how it is charged. */
const CLOSES = /^(?:[,;.(+]|first|each|then|plus|more|min(?:imum)?|incl?|including|within|)$/;

/** "For one", "for up to 8 vents": what a price pays for, before it counts the others. */
const FIRST = /^(?:one|1|(?:the )?first|up to)\b/;

/** "Oven clean 45, fridge 30", "95 before 8pm, 145 after": a thing and a number, in a scrap without a speaker. */
export function scrap(tokens: Token[], at: number, end: number): boolean {
  const [before, number] = [tokens[at - 1], tokens[at]];
  const lead = before?.text ?? '';
  const tuneUp =
    (textAt(tokens, at - 2) === '-' && !before?.spaced) || (lead === 'up' && UP_WORK.test(textAt(tokens, at - 2)));
  const inWords = number?.kind === 'word';
  const value = numberAt(tokens, at)?.value ?? 0;
  const least = inWords ? 20 : /\.\d\d$/.test(number?.text ?? '') ? 0 : 5;
  if (value < least || value > 20_000 || yearLike(tokens, at)) return false;
  if (leadsCode(tokens, at - 1) && !tuneUp) return false;
  const each = textAt(tokens, end) === 'a' ? perPhraseAt(tokens, end) : null;
  const close = each ? each.end : done(tokens, end);
  const next = textAt(tokens, close);
  const paired = isPaired(tokens, end, value);
  // who speaks in the situation says nothing of the number
  const part = partAround(tokens, at, paired ? at : end);
  const isShort = inWords && at > 0 && part.length - (end - at) < 8;
  // "forty for the oven", "260 for up to 8 vents"
  const isFor =
    next === 'for' &&
    (((at === 0 || inWords) && textAt(tokens, close + 1) !== '$') ||
      FIRST.test(textOf(tokens.slice(close + 1, close + 4))));
  const isTold = each?.end === tokens.length || isFor || /^(?:first|more|min(?:imum)?)$/.test(next);
  if (PAUSE.test(lead) ? !isTold && !isShort : !/^\)|\p{L}$/u.test(lead) && !isInches(tokens, at - 1)) return false;
  const isEach =
    each !== null && (isHow(tokens, close) || /^(?:up|under|over|if|when|with|in|after|beyond|past)$/.test(next));
  const closed =
    CLOSES.test(next) || isEach || paired || isFor || (next === 'up' && textAt(tokens, close + 1) === 'to');
  return closed && part.length <= 18 && !talks(part);
}

const isInches = (tokens: Token[], at: number): boolean =>
  textAt(tokens, at) === '"' && tokens[at - 1]?.kind === 'number';

/** "190 with yours, 320 with ours": two like numbers, each with its situation. */
const isPaired = (tokens: Token[], end: number, value: number): boolean =>
  value >= 20 &&
  TELLS_APART.test(textAt(tokens, end)) &&
  tokens.some(
    (other, at) =>
      at !== end - 1 &&
      other.kind === 'number' &&
      TELLS_APART.test(textAt(tokens, at + 1)) &&
      areOfOneList(other.value, value),
  );

/** Whether what follows an amount is no thing that it could count. */
export function closes(tokens: Token[], end: number): boolean {
  const word = textAt(tokens, done(tokens, end));
  if (/^(?:an?|of|by|to|is|are|was|has|have)$/.test(word)) return false;
  return CLOSES.test(word) || (/^\p{L}/u.test(word) && [GRAMMAR, PRICE_WORDS, KEEP_FIRST].some((set) => set.has(word)));
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
  if (/^(?:w{1,2}n){3,}$/.test(shape.join('')) && !tokens.some((_, place) => leadsCode(tokens, place))) return true;
  if (!/^(?:w{1,4}n){2,}$/.test(shape.join(''))) return false;
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 2).map(({ text }) => text);
  return new Set(words).size < words.length && !tokens.some((_, place) => leadsCode(tokens, place));
}

/** "Laundry 25 a load wash dry fold": what is done for it. */
const isHow = (tokens: Token[], at: number): boolean =>
  tokens.length - at < 4 && tokens.slice(at).every(({ kind, text }) => kind === 'word' && !GRAMMAR.has(text));

/** What stands between the commas around a number; with `to` at its own place, only what stands before it. */
function partAround(tokens: Token[], from: number, to: number): Token[] {
  const isComma = ({ text }: Token): boolean => /^[,;:]$/.test(text);
  const start = tokens.slice(0, from).findLastIndex(isComma) + 1;
  const stop = tokens.slice(to).findIndex(isComma);
  return tokens.slice(start, to === from ? to : stop < 0 ? tokens.length : to + stop);
}
