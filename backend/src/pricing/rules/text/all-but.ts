import { textAt, type Token } from '../../language/index.js';
import { GRAMMAR, PRICE_WORDS } from './lexicon.js';

const ALL = /^(?:any|all|every|anything|everything|anywhere|everywhere)$/;
const MOST_BETWEEN = 3;

/** How many words "but", "other than", "apart from" take; 0 where none of them stands. */
function butLength(tokens: Token[], at: number): number {
  const [here, next] = [textAt(tokens, at), textAt(tokens, at + 1)];
  if ((here === 'other' && next === 'than') || (here === 'apart' && next === 'from')) return 2;
  return /^(?:but|except|excluding|bar)$/.test(here) ? (here === 'except' && next === 'for' ? 2 : 1) : 0;
}

/**
 * Where "but" and what follows it stand in "any colour but white", "anything other than a matt finish", which begins at a token; null
 * for "any job, but we charge $50" and "all jobs but call first".
 */
function butIn(tokens: Token[], start: number): { at: number; end: number } | null {
  if (!ALL.test(textAt(tokens, start))) return null;
  let at = start + 1;
  while (at <= start + MOST_BETWEEN && tokens[at]?.kind === 'word' && butLength(tokens, at) === 0) at += 1;
  const end = at + butLength(tokens, at);
  const named = /^(?:an?|the)$/.test(textAt(tokens, end)) ? end + 1 : end;
  const [first, last] = [tokens[named], tokens[textAt(tokens, named + 1) === '-' ? named + 2 : named]];
  // "every shingle but 3-tab", "any time but 9 to 5"
  const isNumber = first?.kind === 'number' && (first !== last || textAt(tokens, named + 1) === 'to');
  const isWord = first?.kind === 'word' || isNumber;
  // "any door but a standard one", as against "all work but call first"
  const isPriceWord = named === end && PRICE_WORDS.has(last?.text ?? '');
  const isNamed = isWord && first !== undefined && !GRAMMAR.has(first.text) && !isPriceWord;
  return end > at && isNamed ? { at, end: named } : null;
}

/** Whether a token is part of "any … but a", up to what is taken out of it: without these words the rest means the opposite. */
export const isAllBut = (tokens: Token[], at: number): boolean =>
  Array.from({ length: MOST_BETWEEN + 4 }, (_, back) => at - back).some(
    (start) => start >= 0 && !isOurs(tokens, start) && at < (butIn(tokens, start)?.end ?? 0),
  );

/** "We work every day but Sunday is 50% extra" */
const isOurs = (tokens: Token[], start: number): boolean => /^(?:we|i|they)$/.test(textAt(tokens, start - 2));

/** Whether "any … but" begins at a token. */
export const startsAllBut = (tokens: Token[], at: number): boolean => butIn(tokens, at) !== null;
