import type { PriceRequest } from '../../types.js';
import { isOfService, isServiceMark, wordsOfWork, type Work } from '../../work/index.js';
import type { PastWork } from './past-work.js';
import { vectorOf, type WordCounts } from './similarity.js';

/**
 * The past jobs of the service asked for, as if each bore its name: "a maple taken down" is a tree removal, which nobody wrote, and
 * the one job that is called so is no more alike than the others. Where the visitor wrote the name, it tells as other words do.
 */
export function namedAlike(
  { text, details }: PriceRequest,
  work: Work,
  pasts: PastWork[],
  counts: WordCounts,
): PastWork[] {
  const known = work.serviceWords.filter((word) => !isServiceMark(word) && counts.words.has(word));
  if (known.length === 0) return pasts;
  const written = new Set(wordsOfWork([text, ...details.conditions, details.issues ?? ''].join('. ')));
  const name = known.filter((word) => !written.has(word));
  if (name.length === 0) return pasts;
  return pasts.map((past) => {
    const missing = name.filter((word) => !past.vector.has(word));
    if (missing.length === 0 || !isOfService(past.work, work)) return past;
    return { ...past, vector: vectorOf({ words: [...past.work.words, ...missing], serviceWords: [] }, counts) };
  });
}
