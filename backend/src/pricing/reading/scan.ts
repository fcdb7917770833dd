import { cleanText, LONGEST_READ, tokenize, type Token } from '../language/index.js';

/** A text cut up once for all readers: tokens, and for each the sentence and the clause it stands in. */
export interface Scan {
  clean: string;
  /** The same length as `clean`, in lower case. */
  lower: string;
  tokens: Token[];
  sentence: number[];
  clause: number[];
}

const ENDS = new Set(['.', '!', '?', ';', '…', '|', '•', '~', '*']);
const PAUSES = new Set([',', ':', '(', ')', '/', '"']);
const TURNS = new Set(['but', 'and', 'although', 'though', 'however', 'because', 'so', 'while', 'which', 'y', 'pero']);
/** A dot after these ends no sentence unless a capital follows. */
const SHORTENED = new Set(
  'sq ft yd in cu lin ave rd blvd ln ct apt approx appx no min max est incl bldg ext hr hrs mi bed bath temp etc inc llc ltd co'.split(
    ' ',
  ),
);
/** These stand before a name: not even then. */
const BEFORE_NAMES = new Set('mr mrs ms dr prof rev fr st mt ft'.split(' '));

const MEASURING = /^(?:sq|square|lin|linear|lineal|running|cu|cubic)$/;

export function scan(text: string): Scan {
  const clean = cleanText(text.slice(0, LONGEST_READ));
  // Lower case may change the length of a few letters; then offsets would no longer fit.
  const lowered = clean.toLowerCase();
  const lower = lowered.length === clean.length ? lowered : clean.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const tokens = tokenize(clean);
  const sentence: number[] = [];
  const clause: number[] = [];
  let s = 0;
  let c = 0;
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    if (before && clean.slice(before.end, token.start).includes('\n')) [s, c] = [s + 1, c + 1];
    if (TURNS.has(token.text) || isDash(tokens, index)) c += 1;
    sentence.push(s);
    clause.push(c);
    if (ENDS.has(token.text) && endsSentence(clean, tokens, index)) [s, c] = [s + 1, c + 1];
    else if (PAUSES.has(token.text)) c += 1;
  }
  return { clean, lower, tokens, sentence, clause };
}

function isDash(tokens: Token[], index: number): boolean {
  return tokens[index]?.text === '-' && tokens[index].spaced && (tokens[index + 1]?.spaced ?? true);
}

function endsSentence(clean: string, tokens: Token[], index: number): boolean {
  if (tokens[index]?.text !== '.') return true;
  const next = tokens[index + 1];
  if (!next) return true;
  const word = tokens[index - 1]?.text ?? '';
  // "2,000 sq ft. There is a skylight" names no fort.
  const isUnit = tokens[index - 2]?.kind === 'number' || MEASURING.test(tokens[index - 2]?.text ?? '');
  if (!next.spaced || (BEFORE_NAMES.has(word) && !isUnit)) return false;
  return !SHORTENED.has(word) || /\p{Lu}/u.test(clean[next.start] ?? '');
}

/** The index of the token that covers an offset of the clean text, or of the next one after it. */
export function tokenAtOffset({ tokens }: Scan, offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The sentences as written, with the index of their first token. */
export function sentencesOf({ clean, tokens, sentence }: Scan): { text: string; first: number; last: number }[] {
  const found: { text: string; first: number; last: number }[] = [];
  for (let first = 0; first < tokens.length;) {
    let last = first;
    while (last + 1 < tokens.length && sentence[last + 1] === sentence[first]) last += 1;
    found.push({ text: clean.slice(tokens[first]?.start, tokens[last]?.end), first, last });
    first = last + 1;
  }
  return found;
}
