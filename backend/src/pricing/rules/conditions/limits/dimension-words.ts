import { isStopWord, stem, textAt, type Token, wordTable } from '../../../language/index.js';
import { conceptOf } from '../vocabulary/concepts.js';

export const DIMENSIONS = wordTable<string>({
  high: 'high',
  tall: 'high',
  height: 'high',
  ceiling: 'high',
  ceil: 'high',
  deep: 'deep',
  depth: 'deep',
  wide: 'wide',
  width: 'wide',
  thick: 'thick',
  long: 'long',
  length: 'long',
  taller: 'high',
  higher: 'high',
  deeper: 'deep',
  wider: 'wide',
  thicker: 'thick',
  longer: 'long',
  up: 'high',
  wall: 'high',
  ladder: 'high',
  scaffold: 'high',
});

/** The dimension that a word names; "off the ground" and "above grade" tell how high. */
export function dimensionNamedAt(tokens: Token[], at: number): string | undefined {
  const word = textAt(tokens, at);
  if (offGround(tokens, at) > at) return 'high';
  // "Trees up to 50 feet", "40 ft and up" name none; "a light 14 ft up" does
  if (word === 'up' && (textAt(tokens, at + 1) === 'to' || /^(?:and|or)$/.test(textAt(tokens, at - 1))))
    return undefined;
  return DIMENSIONS[word] ?? DIMENSIONS[stem(word)];
}

/** The token after "off the ground", "above grade"; the same place where none of it stands. */
export function offGround(tokens: Token[], at: number): number {
  const words = [0, 1, 2].map((ahead) => textAt(tokens, at + ahead)).join(' ');
  const [said] = /^(?:(?:off|above) the (?:ground|floor)\b|above grade\b)/.exec(words) ?? [];
  return said === undefined ? at : at + said.split(' ').length;
}

/** Measures that are no units of work, by the stems of their spellings. */
const MEASURES = wordTable<string>({ '"': 'inch', in: 'inch', lb: 'pound', kilo: 'kg', yr: 'year', ton: 'tonn' });

/** What a number counts or measures where it has no unit: "12 inches", "300 lbs", "three dogs". */
export function unnamedUnitAt(tokens: Token[], at: number): { thing: string; end: number } | null {
  const text = textAt(tokens, at);
  const isNamed = text === '"' || (tokens[at]?.kind === 'word' && (text === 'in' || !isStopWord(text)));
  const plain = stem(text);
  return isNamed ? { thing: conceptOf(MEASURES[plain] ?? plain), end: at + 1 } : null;
}
