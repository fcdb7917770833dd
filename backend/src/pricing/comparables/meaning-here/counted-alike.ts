import { contentWords } from '../../language/index.js';
import { isServiceMark, sizesOf, type Work } from '../../work/index.js';
import { isKnownThing } from './implied-things.js';
import type { PastWork } from '../similarity/past-work.js';
import { type WordCounts } from '../similarity/similarity.js';

/**
 * "Four fence posts to replace", where "3 posts replaced" was all that a past job said, and fences are what the business builds: pieces
 * of what it works on. "Three dryer vents" are no roof vents.
 */
export function isCountedAlike({ words, details }: Work, pasts: PastWork[], counts: WordCounts): boolean {
  const isSaid = (work: Work): boolean =>
    work.words.length > 1 && work.words.every((word) => isServiceMark(word) || words.includes(word));
  return details.quantities.some((one) => {
    const [measure = ''] = Object.keys(sizesOf([one]));
    const isOfOurs = contentWords(one.of ?? '').every((word) => isKnownThing(word, counts));
    return (
      measure.startsWith('item:') &&
      isOfOurs &&
      pasts.some(({ sizes, work }) => Object.hasOwn(sizes, measure) && isSaid(work))
    );
  });
}
