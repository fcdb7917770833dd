import type { Work } from '../../work/index.js';

/** A text as weights of its words, of length one. */
export type WordVector = Map<string, number>;

/** In how many of a business's jobs each word stands. */
export interface WordCounts {
  jobs: number;
  words: ReadonlyMap<string, number>;
}

/**
 * What the name of the service counts against the other words: much where little else is said, nothing more where so many
 * known words tell the work itself (in a long description the service read from it is the least sure of them).
 */
const SERVICE_BOOST = 2.5;
const TELLING_WORDS = 15;
/** Even a word that stands in every job tells a little: without it, a firm with one service would have no similarity at all. */
const LEAST_RARITY = 0.2;

/** In how many of the works each word stands. */
export function countWords(works: Pick<Work, 'words'>[]): WordCounts {
  const words = new Map<string, number>();
  for (const work of works) for (const word of work.words) words.set(word, (words.get(word) ?? 0) + 1);
  return { jobs: works.length, words };
}

/** Rarity of a word among the business's jobs (inverse document frequency); unknown words are the rarest. */
export function rarity(counts: WordCounts, word: string): number {
  return Math.log((1 + counts.jobs) / (1 + (counts.words.get(word) ?? 0))) + LEAST_RARITY;
}

/** The known words of a work weighted by rarity, scaled to length one; empty when no word is known. */
export function vectorOf(work: Pick<Work, 'words' | 'serviceWords'>, counts: WordCounts): WordVector {
  const service = new Set(work.serviceWords);
  const known = work.words.filter((word) => counts.words.has(word));
  const boost = Math.max(1, Math.min(SERVICE_BOOST, TELLING_WORDS / known.length));
  const vector: WordVector = new Map();
  let square = 0;
  for (const word of known) {
    const weight = rarity(counts, word) * (service.has(word) ? boost : 1);
    vector.set(word, weight);
    square += weight * weight;
  }
  const length = Math.sqrt(square);
  for (const [word, weight] of vector) vector.set(word, weight / length);
  return vector;
}

/** Cosine of two word vectors, 0 to 1. */
export function similarity(a: WordVector, b: WordVector): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [word, weight] of small) sum += weight * (large.get(word) ?? 0);
  return Math.min(1, sum);
}
