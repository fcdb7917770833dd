import { isServiceMark } from '../../work/index.js';
import { EVERYDAY } from './everyday-words.js';
import type { PastWork } from './past-work.js';
import { rarity, type WordCounts } from './similarity.js';

const EVERYDAY_SHARE = 0.3;
const LEAST_TOGETHER = 2;

export interface Cover {
  /** Share of the telling words (rare ones count more) that the closest past job holds, 0 to 1. */
  share: number;
  /** How many telling words that job holds. */
  words: number;
  /** The largest share of a job's own words that two or more of the words are, 0 to 1. */
  ofJob: number;
}

interface Covering {
  counts: WordCounts;
  /** No closer job is looked for where one covers this share of the words, 0 to 1. */
  enough: number;
  /** Words that count little. */
  slight?: ReadonlySet<string>;
  /** Words whose standing in a job says nothing. */
  unheard?: string[];
}

/** How well the closest past job covers the words. */
export function coverOf(
  all: string[],
  pasts: PastWork[],
  { counts, enough, slight = EVERYDAY, unheard = [] }: Covering,
): Cover {
  // "New" and "replace" in a request for what every past job is: their absence there says nothing.
  const isEmpty = (word: string): boolean => EVERYDAY.has(word) && !counts.words.has(word);
  // The name of a service counts where a job has it; where none has, the words of the name still may.
  const words = all
    .filter((word) => !isEmpty(word) && (!isServiceMark(word) || counts.words.has(word)))
    .map((word) => {
      const isTelling = !slight.has(word);
      return { word, isTelling, weight: rarity(counts, word) * (isTelling ? 1 : EVERYDAY_SHARE) };
    });
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  let best = { share: 0, words: 0 };
  let ofJob = 0;
  for (const { vector } of pasts) {
    let shared = 0;
    let telling = 0;
    for (const { word, isTelling, weight } of words) {
      if (!vector.has(word) || unheard.includes(word)) continue;
      shared += weight;
      if (isTelling) telling += 1;
    }
    const share = total === 0 ? 0 : shared / total;
    if (share > best.share) best = { share, words: telling };
    if (telling >= LEAST_TOGETHER) {
      const own = [...vector.keys()].filter((word) => !isServiceMark(word) && !slight.has(word)).length;
      ofJob = Math.max(ofJob, telling / own);
    }
    if (share >= enough) break;
  }
  return { ...best, ofJob };
}
