import {
  cleanText,
  isStopWord,
  numberAt,
  pattern,
  textAt,
  textOf,
  tokenize,
  type Token,
} from '../../language/index.js';
import { MOST_ALIKE } from './found.js';

/** Some pieces of one size, and the text as if one of them were all that is asked for. */
interface SizedPieces {
  count: number;
  text: string;
  /** What they are called. */
  noun: string;
}

/** Tokens, from the first to the one after the last. */
type Span = [from: number, to: number];

interface Piece {
  count: number;
  /** What is said of these alone, with their number. */
  span: Span;
  /** The number of all of them, where that stands before the span ("3 trees, …"). */
  total: Span | null;
  /** What of the span is said of each of them, and what goes without saying there: the noun or the unit. */
  kept: Span;
  implied: string;
  /** Where the noun stands, in the span or behind the number of all; -1 where it goes without saying. */
  named: number;
  noun: string;
}

/** So many sizes are told in one request. */
const MOST_SIZES = 8;
const UNIT =
  /^(?:ft|feet|foot|'|in|inch|inches|"|cm|mm|m|met(?:re|er)s?|yds?|yards?|gal|gallons?|lit(?:re|er)s?|tons?|kw|lbs?|pounds?|kgs?|kilos?|amps?)$/;
const HOW_LARGE = /^(?:tall|high|wide|across|long|thick|round|diameter|in diameter|or so|each|apiece|a piece|ish)$/;
const ROUGHLY =
  /^(?:,|\(|-|:|about|around|roughly|approx|approximately|maybe|like|nearly|almost|probably|just|each|both|all|are|is|they're|they|it's|at|of|say|over|under)$/;
/** What may follow a size that belongs to what stands before it: of "3 rooms, 12 ft ceilings" it does not. */
const AFTER = pattern('u')`
  ^(?:|[^\p{L}\d]|and|plus|each|apiece|both|all|to|that|which|need|needs|in|near|next|behind|along|at|on|for|with
    |i|we|they|so|but|then|also|please|can|could|right|from|close)$
`;
const NO_NOUN = pattern()`
  ^(?:x|by|wide|tall|high|long|deep|thick|each|of|to|more|other|others|one|ones|is|are|old|new|same|taken|removed|cut
    |felled|mounted|hung|installed|replaced|ground|gone|trimmed|pruned|moved|need\w*|want\w*)$
`;

/**
 * "Two 40 ft oaks and a 20 ft maple", "3 trees, one is 60 ft, the other two about 25", "2 stumps, 20 inches each": what has a size of its
 * own, with how many there are of each. [] where it is not more than one piece in all.
 */
export function sizedPieces(text: string): SizedPieces[] {
  const clean = cleanText(text);
  const tokens = tokenize(clean);
  const pieces = piecesIn(tokens);
  if (pieces.reduce((sum, { count }) => sum + count, 0) < 2) return [];
  return pieces.map((one) => ({ count: one.count, noun: one.noun, text: textWith(clean, tokens, one, pieces) }));
}

/** Where the sizes stand that are told one by one of so many things ("3 trees, one is 60 ft, …"), and what these are called. */
export const sizesToldOf = (tokens: Token[]): { noun: string; span: Span }[] =>
  piecesIn(tokens).flatMap(({ total, noun, span }) => (total === null ? [] : [{ noun, span }]));

function piecesIn(tokens: Token[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length && pieces.length < MOST_SIZES; at += 1) {
    const found = listedAt(tokens, at) ?? oneAt(tokens, at, pieces.at(-1)?.noun ?? null);
    pieces.push(...(found ?? []));
    at = (found?.at(-1)?.span[1] ?? at + 1) - 1;
  }
  return pieces;
}

/** The text as if one of these were all that is asked for: "a 40 ft oak" of "two 40 ft oaks and a 20 ft maple". */
function textWith(clean: string, tokens: Token[], one: Piece, pieces: Piece[]): string {
  const isIn = ([from, to]: Span, at: number): boolean => at >= from && at < to;
  return tokens
    .map((token, at) => {
      if (pieces.some((other) => isIn(other.span, at)) && !isIn(one.kept, at)) return ' ';
      if (pieces.some(({ total }) => total !== null && isIn(total, at))) return ' a';
      const word = clean.slice(token.start, token.end);
      const said = at === one.named ? singular(word) : word;
      const begun = at === one.kept[0] && one.total === null ? ' a ' : token.spaced ? ' ' : '';
      return `${begun}${said}${at === one.kept[1] - 1 ? ` ${one.implied}` : ''}`;
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const singular = (word: string): string => word.replace(/(?<=[^s])s$/i, '');

/** "A", "two", "another". */
function countAt(tokens: Token[], at: number): { value: number; end: number } | null {
  if (/^(?:an?|another|one)$/.test(textAt(tokens, at))) return { value: 1, end: at + 1 };
  const number = numberAt(tokens, at);
  return number && Number.isInteger(number.value) && number.value >= 1 && number.value <= MOST_ALIKE ? number : null;
}

/** "40 ft", "65-inch", "20 to 25 feet tall"; the token after it, null where none stands, or one of two sides ("12 ft by 10 ft"). */
export function sizeEnd(tokens: Token[], at: number): number | null {
  const first = tokens[at]?.kind === 'number' ? numberAt(tokens, at) : null;
  if (!first) return null;
  const isRange = /^(?:-|to)$/.test(textAt(tokens, first.end)) && tokens[first.end + 1]?.kind === 'number';
  const end = isRange ? (numberAt(tokens, first.end + 1)?.end ?? first.end) : first.end;
  const unit = textAt(tokens, end) === '-' ? end + 1 : end;
  if (!UNIT.test(textAt(tokens, unit))) return null;
  const after = pastHowLarge(tokens, unit + 1);
  return /^(?:x|by|\d.*)$/.test(textAt(tokens, after)) ? null : after;
}

function pastHowLarge(tokens: Token[], at: number): number {
  const dash = textAt(tokens, at) === '-' ? at + 1 : at;
  if (HOW_LARGE.test(textAt(tokens, dash))) return pastHowLarge(tokens, dash + 1);
  return HOW_LARGE.test(textOf(tokens.slice(at, at + 2))) ? pastHowLarge(tokens, at + 2) : at;
}

/** The word that a count counts: the last of a run of up to three; null where none stands. */
function nounAt(tokens: Token[], at: number): { word: string; end: number } | null {
  let end = at;
  while (end < at + 3 && isNounPart(tokens, end)) end += 1;
  return end === at ? null : { word: singular(textAt(tokens, end - 1)), end };
}

const isNounPart = (tokens: Token[], at: number): boolean =>
  tokens[at]?.kind === 'word' &&
  textAt(tokens, at).length > 1 &&
  !isStopWord(textAt(tokens, at)) &&
  !NO_NOUN.test(textAt(tokens, at)) &&
  !UNIT.test(textAt(tokens, at)) &&
  numberAt(tokens, at) === null;

function pastRoughly(tokens: Token[], at: number): number {
  return ROUGHLY.test(textAt(tokens, at)) ? pastRoughly(tokens, at + 1) : at;
}

/** "Two 40 ft oaks", "2 oaks, about 40 ft each", and "one 20 yard", "the other is 30 ft" of what was named before. */
function oneAt(tokens: Token[], at: number, before: string | null): Piece[] | null {
  const other = before !== null && /^other$/.test(textAt(tokens, at)) ? shareAt(tokens, at, 1) : null;
  if (other && before !== null) return [{ ...other, implied: before, total: null, named: -1, noun: before }];
  const count = countAt(tokens, at);
  if (!count) return null;
  const piece = (end: number, named: number, noun: string): Piece[] => {
    const implied = named < 0 ? noun : '';
    return [{ count: count.value, span: [at, end], total: null, kept: [count.end, end], implied, named, noun }];
  };
  const size = sizeEnd(tokens, pastRoughly(tokens, count.end));
  if (size !== null) {
    const noun = nounAt(tokens, size);
    const isUnderstood = before !== null && (noun === null || AFTER.test(textAt(tokens, size)));
    if (isUnderstood) return piece(size, -1, before);
    return noun ? piece(noun.end, noun.end - 1, noun.word) : null;
  }
  const noun = nounAt(tokens, count.end);
  const told = noun ? sizeEnd(tokens, pastRoughly(tokens, pastIs(tokens, noun.end))) : null;
  return noun && told !== null && AFTER.test(textAt(tokens, told)) ? piece(told, noun.end - 1, noun.word) : null;
}

/** "3 trees, one is 60 ft, the other two about 25 ft", "3 oaks, 40, 50 and 60 ft": sizes that are told one by one of what is counted. */
function listedAt(tokens: Token[], at: number): Piece[] | null {
  const count = countAt(tokens, at);
  const noun = count && count.value > 1 ? nounAt(tokens, count.end) : null;
  if (!count || !noun) return null;
  const told = sizesOf(tokens, pastDone(tokens, noun.end), count.value) ?? sharesOf(tokens, noun.end, count.value);
  return told?.map((one) => ({ ...one, total: [at, count.end], named: noun.end - 1, noun: noun.word })) ?? null;
}

const MOST_WORDS_BETWEEN = 4;

/** The token after "taken out" in "3 trees taken out: 30 ft, 45 ft, 60 ft"; the same place where no list is announced. */
function pastDone(tokens: Token[], at: number): number {
  let next = at;
  while (next < at + MOST_WORDS_BETWEEN && tokens[next]?.kind === 'word') next += 1;
  return /^[:,(-]$/.test(textAt(tokens, next)) ? next : at;
}

type Told = Omit<Piece, 'total' | 'named' | 'noun'>;

/** "40, 50 and 60 ft": as many sizes as there are pieces. */
function sizesOf(tokens: Token[], from: number, total: number): Told[] | null {
  const spans: Span[] = [];
  let next = pastRoughly(tokens, from);
  while (tokens[next]?.kind === 'number' && spans.length < total) {
    const end = sizeEnd(tokens, next) ?? numberAt(tokens, next)?.end ?? next + 1;
    spans.push([next, end]);
    next = end;
    while (/^(?:,|and|&|about|around)$/.test(textAt(tokens, next)) && spans.length < total) next += 1;
  }
  const [first, unit] = spans.at(-1) ?? [0, 0];
  const isSized = sizeEnd(tokens, first) === unit && AFTER.test(textAt(tokens, unit));
  if (!isSized || spans.length < total) return null;
  const unitName = textOf(tokens.slice(first + 1, unit));
  const unitOf = ([at]: Span): string => (sizeEnd(tokens, at) === null ? unitName : '');
  return spans.map((span) => ({ count: 1, span, kept: span, implied: unitOf(span) }));
}

const MOST_TOKENS_APART = 12;

/** "One is 60 ft, the other two about 25 ft": shares that come to the whole. */
function sharesOf(tokens: Token[], from: number, total: number): Told[] | null {
  const told: Told[] = [];
  let left = total;
  for (let at = from; at < (told.at(-1)?.span[1] ?? from) + MOST_TOKENS_APART && left > 0; at += 1) {
    const share = shareAt(tokens, at, left);
    if (!share || share.count > left) continue;
    told.push(share);
    left -= share.count;
    at = share.span[1] - 1;
  }
  return left === 0 && told.length > 1 ? told : null;
}

function shareAt(tokens: Token[], at: number, left: number): Told | null {
  const isRest = /^(?:other|others|rest|remaining)$/.test(textAt(tokens, at));
  const count = isRest ? (countAt(tokens, at + 1) ?? { value: left, end: at + 1 }) : countAt(tokens, at);
  if (!count) return null;
  const start = pastRoughly(tokens, pastIs(tokens, count.end));
  const end = sizeEnd(tokens, start);
  return end !== null && AFTER.test(textAt(tokens, end))
    ? { count: count.value, span: [at, end], kept: [start, end], implied: '' }
    : null;
}

function pastIs(tokens: Token[], at: number): number {
  return /^(?:of|them|these|those|one|ones|is|are|'s)$/.test(textAt(tokens, at)) ? pastIs(tokens, at + 1) : at;
}
