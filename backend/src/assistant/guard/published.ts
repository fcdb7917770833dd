import { spelledNumbers } from './number-words.js';

/** Words that say nothing of what a sentence is about. */
const EMPTY = new Set(
  "a an the of for on in at to from by with and or is are was be been there it that this all any each every our we i you your they their its as yes so owner owner's says writes say said indeed also if than per come comes carry carries has have had give gives get gets include includes included offer offers take takes add adds added charge charges cost costs pay work's us".split(
    ' ',
  ),
);

const stem = (word: string): string => word.replace(/(?:'s|ies|es|s|ed|ing)$/, '') || word;

/** What a sentence says, word by word: numbers as digits, endings off. */
function contentOf(sentence: string): Set<string> {
  let digits = sentence;
  for (const { start, end, value } of spelledNumbers(sentence).reverse())
    digits = `${digits.slice(0, start)}${value}${digits.slice(end)}`;
  const words = digits.toLowerCase().match(/\d+(?:[.,]\d+)*|\p{L}+(?:'\p{L}+)?/gu) ?? [];
  return new Set(
    words.filter((word) => !EMPTY.has(word)).map((word) => (/\d/.test(word) ? word.replaceAll(',', '') : stem(word))),
  );
}

const read = new WeakMap<readonly string[], Set<string>[]>();

/** What the owner's sentences say; read once, however many sentences of a reply are held against them. */
function contentsOf(published: readonly string[]): Set<string>[] {
  const known = read.get(published) ?? published.map(contentOf);
  read.set(published, known);
  return known;
}

/** How much of the owner's sentence must be there: its condition may not get lost. */
const MOST = 0.75;

/**
 * Whether a sentence says in other words what the owner published, and nothing else: "heritage listed buildings add
 * 20%" for "Add 20% for heritage listed buildings".
 */
export function restates(sentence: string, published: readonly string[]): boolean {
  const said = contentOf(sentence);
  if (said.size < 2) return false;
  return contentsOf(published).some((content) => {
    const common = [...content].filter((word) => said.has(word)).length;
    return content.size >= 2 && common === said.size && common / content.size >= MOST;
  });
}
