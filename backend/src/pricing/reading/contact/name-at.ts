import { isFirmWord, isNameWord, isSurname, isTitle, PARTICLES } from './name-words.js';

/** "this is Elm Street" */
const STREET_ENDS = /^(?:street|avenue|ave|road|rd|boulevard|blvd|highway)$/i;
const MOST_WORDS = 5;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['-]\p{L}[\p{L}\p{M}]*)*\.?/gu;

/** A name read at an offset of a text. */
export interface Taken {
  name: string;
  /** The offset after it. */
  end: number;
  words: number;
}

/** Reads a name that begins at an offset; null when what stands there is none. */
export function nameAt(text: string, start: number, anyCase: boolean): Taken | null {
  const words: string[] = [];
  const pattern = new RegExp(WORD);
  let end = start;
  for (;;) {
    pattern.lastIndex = end;
    const match = pattern.exec(text);
    const gap = match ? text.slice(end, match.index) : '';
    if (!match || !(words.length === 0 ? /^ *$/ : /^ ?$|^"? ?["(]?$|^\) $/).test(gap)) break;
    // "Raj (raj@example.in)"
    if (text[match.index + match[0].length] === '@') break;
    const word = match[0].replace(/\.$/, '');
    const isLeading = words.length === 0 && isTitle(word);
    const isSmallInitial = anyCase && words.length === 1 && match[0].endsWith('.');
    const isInitial = /^\p{L}$/u.test(word) && (isSmallInitial || /^\p{Lu}/u.test(word)) && word !== 'I';
    const isParticle = words.length > 0 && PARTICLES.has(word.toLowerCase());
    const isAside = /["(]/.test(gap);
    if (words.length > 0 && !isAside && isSurname(word) && endsName(text, match.index + match[0].length)) {
      words.push(word);
      end = match.index + word.length;
      break;
    }
    if (words.length > 0 && (isFirmWord(word) || STREET_ENDS.test(word))) {
      if (isAside) break;
      return null;
    }
    const isLikeWord = words.length === 0 && isNamedLikeWord(text.slice(match.index));
    if (!isLeading && !isInitial && !isParticle && !isLikeWord && !(isNameWord(word) && hasNameShape(word, anyCase)))
      break;
    const ends = match[0].endsWith('.') && !isLeading && !isInitial && !isParticle;
    words.push(isLeading || (isInitial && match[0].endsWith('.')) ? match[0] : word);
    end = match.index + (ends ? word.length : match[0].length);
    if (ends || words.length > MOST_WORDS) break;
  }
  while (words.length > 0 && PARTICLES.has((words.at(-1) ?? '').toLowerCase()) && /^\p{Ll}/u.test(words.at(-1) ?? ''))
    words.pop();
  const name = words.join(' ');
  const untitled = words.filter((word) => !isTitle(word));
  if (untitled.length === 0 || words.length > MOST_WORDS || name.replace(/[^\p{L}]/gu, '').length < 2) return null;
  return { name, end, words: words.length };
}

/** "June Abbott", "Per Lindahl", "Big Mike Fontaine": a word of another meaning before a surname, or a whole name, all in capitals. */
function isNamedLikeWord(text: string): boolean {
  const [, surname, first] =
    /^(?:(?:April|June|August|Per|Skip|Guy|Early|Rich|Young|Chase|Miles) (\p{Lu}\p{Ll}[\p{L}'-]+)|(?:Big|Little|Old) (\p{Lu}\p{Ll}+) \p{Lu}\p{Ll})/u.exec(
      text,
    ) ?? [];
  const next = surname ?? first;
  return next !== undefined && isNameWord(next) && !/(?:ing|ed|ly)$/.test(next);
}

/** What follows a whole name: a sign, a number, the end, or a word of speech. */
function endsName(text: string, at: number): boolean {
  return /^(?:$|[^\p{L}\s]|\s+(?:and|here|from|at|on|my|is|i|we|,|\d|\+|\()|\n)/iu.test(text.slice(at));
}

function hasNameShape(word: string, anyCase: boolean): boolean {
  return anyCase || !/^\p{Ll}/u.test(word) || /^\p{Ll}{1,2}'\p{Lu}/u.test(word);
}
