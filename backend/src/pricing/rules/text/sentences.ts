import { isMonthName, signAt, textAt, textOf, type Token, pattern } from '../../language/index.js';
import { wordSet } from './lexicon.js';
import { ONCE, SINCE_WHEN } from './since-when.js';

const ABBREVIATIONS = wordSet(
  `sq ft approx hr hrs min e g eg i ie etc no incl inc lin cu m yd yds ea st vs max add addl ext int bsmt bldg s f l`,
);

/** Nobody writes a longer one; the work on a sentence grows with its length. */
const LONGEST_SENTENCE = 120;

/** Cuts tokens into sentences. A period after an abbreviation ends one only before a capital or a line's end, and is left out. */
export function sentences(tokens: Token[], clean: string): Token[][] {
  const out: Token[][] = [];
  let current: Token[] = [];
  tokens.forEach((token, index) => {
    const lineBreak = index > 0 && token.spaced && clean.slice(tokens[index - 1]?.end ?? 0, token.start).includes('\n');
    if ((lineBreak || current.length >= LONGEST_SENTENCE) && current.length > 0) {
      out.push(current);
      current = [];
    }
    if (['•', '·', '▪', '●', '*'].includes(token.text) && (lineBreak || current.length === 0)) return;
    if (endsSentence(tokens, index, clean)) {
      if (token.text === '?') current.push(token);
      if (current.length > 0) out.push(current);
      current = [];
    } else if (token.text !== '.') current.push(token);
  });
  if (current.length > 0) out.push(current);
  return out;
}

/** "Shed removal $20/m. won't touch asbestos": nothing that an abbreviation is followed by in one sentence. */
const REFUSES = /^(?:won't|wont|can't|cannot|don't|dont|never|no|sorry|we|we'll|we're|i)$/;

function endsSentence(tokens: Token[], index: number, clean: string): boolean {
  const token = tokens[index];
  if (!token || token.kind !== 'sign') return false;
  if (token.text === '!' || token.text === '?') return true;
  if (token.text !== '.') return false;
  const next = tokens[index + 1];
  if (!next) return true;
  if (!next.spaced)
    return (
      next.kind === 'word' &&
      !/^(?:com|net|org|co|io)$/.test(next.text) &&
      !ABBREVIATIONS.has(textAt(tokens, index - 1)) &&
      !ABBREVIATIONS.has(next.text)
    );
  // "On 25. December"
  if (tokens[index - 1]?.kind === 'number' && isMonthName(next.text)) return false;
  if (!ABBREVIATIONS.has(textAt(tokens, index - 1)) || REFUSES.test(next.text)) return true;
  return /\p{Lu}/u.test(clean[next.start] ?? '') && /\p{Ll}/u.test(clean[next.end - 1] ?? '');
}

const LEADING = '(?: (?:an?|the|at|about|around|only|just))*';
const THEN = new RegExp(String.raw`\b(?:${ONCE}|we charged)${LEADING} (?:\$ )?\d`);
const NOW = pattern('u')`
  ^(?:(?:but|and) )?(?:(?:it's|it is|they're|we're|that's) )?(?:now|today|these days|nowadays|currently
      |${SINCE_WHEN})(?: ,)?(?: (?:it's|it is|they're|we charge|we're at|that's))?${LEADING} (?:\$ )?[\d.,]+(?! (?:%|percent|off|extra|more|less))
    (?: |$)
  |^(?:(?:but|and) )?(?:it's|it is|they're|they are|that's|we charge|we're at)${LEADING} (?:\$ )?[\d.,]+\s
    (?:[^%]* )?(?:now|today|these days|nowadays)$
`;

/**
 * A question names the situation that the next sentence prices ("Need it today? 20% more."), an old price says what the new one
 * is for ("Was 45 a window. Now 52."): the two become one.
 */
export function joinQuestions(list: Token[][]): Token[][] {
  const out: Token[][] = [];
  for (const sentence of list) {
    const before = out.at(-1);
    const colonEnd = before?.at(-1)?.text === ':' || before?.at(-1)?.text === '-';
    const isNew = before !== undefined && NOW.test(textOf(sentence)) && THEN.test(textOf(before));
    // "today it's $95" is no same-day work then
    const next = isNew
      ? sentence.map((token) => (token.text === 'today' ? { ...token, text: 'now' } : token))
      : sentence;
    if (before && (before.at(-1)?.text === '?' || colonEnd || isNew))
      // "Was $6 an inch. Effective June it's $7": the comma keeps the one from the other
      out[out.length - 1] = [...before, ...(isNew ? [signAt(',', sentence[0]?.start ?? 0)] : []), ...next];
    else out.push(sentence);
  }
  return out;
}
