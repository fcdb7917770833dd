import { type Sizes } from '../../work/index.js';
import type { PastWork } from './past-work.js';
import { similarity, type WordVector } from './similarity.js';
import { bestMeasure, localSizeEffect, type SizeEffect } from './size-effect.js';
import { withoutFarOnes, type TellingWords } from './telling-words.js';

/** What is to be priced, as the neighbours are compared with it. */
export interface Query {
  vector: WordVector;
  sizes: Sizes;
  telling: TellingWords;
  /** Days since 1970; null when unknown. */
  day: number | null;
}

/** A past job beside the work to be priced. */
export interface Neighbour {
  past: PastWork;
  /** 0 to 1. */
  similarity: number;
  /** By kind of work alone (words and how it is measured): the closest matches, and all that is somewhat alike. */
  close: number;
  alike: number;
  /** How much closeness in size leaves of either weight, 0 to 1. */
  sizeFit: number;
  /** Log price brought to the size asked for. */
  sizedLog: number;
  /** 0 for the newest of its kind, then 1, 2, … */
  age: number;
}

export interface Neighbourhood {
  neighbours: Neighbour[];
  size: SizeEffect | null;
  /** Similarity of the most similar job. */
  best: number;
  /** The words that were asked for. */
  asked: WordVector;
}

/** No more rows than this leave the database for one estimate. */
export const MOST_CANDIDATES = 200;

/** Weight falls with these powers of similarity relative to the best match. */
const CLOSE_SHARPNESS = 8;
const ALIKE_SHARPNESS = 2.5;
/** What the rest of the business's jobs weigh against the similar ones: the shrinkage when matches are few or weak. */
const LEAST_WEIGHT = 1e-3;
const OTHER_MEASURE = 0.1;
const UNMEASURED = 0.1;
/** In log size: twice or half as big counts a little less than half (the same size tells most, none tells nothing). */
const SIZE_REACH = 0.9;

/** Weighs past jobs against the work to be priced and brings them to its size. */
export function neighbourhood(query: Query, pasts: PastWork[], sims?: number[]): Neighbourhood {
  const similarities = sims ?? pasts.map((past) => similarity(query.vector, past.vector));
  const best = similarities.reduce((a, b) => Math.max(a, b), 0);
  const isMeasured = Object.keys(query.sizes).length > 0;
  const weigh = (sharpness: number, measure: string | null): number[] =>
    similarities.map((sim, index) => {
      const byWords = (best > 0 ? (sim / best) ** sharpness * best : 0) + LEAST_WEIGHT;
      return byWords * fit(query, pasts[index], measure, isMeasured);
    });
  const measure = isMeasured ? bestMeasure(query.sizes, pasts, weigh(ALIKE_SHARPNESS, null)) : null;
  const close = weigh(CLOSE_SHARPNESS, measure);
  const alike = weigh(ALIKE_SHARPNESS, measure);
  const size = measure === null ? null : localSizeEffect(measure, pasts, alike);
  const asked = measure === null ? undefined : query.sizes[measure];
  const neighbours = pasts.map((past, index): Neighbour => {
    const own = measure === null ? undefined : past.sizes[measure];
    const distance = asked !== undefined && own !== undefined ? Math.log(asked / own) : null;
    return {
      past,
      similarity: similarities[index] ?? 0,
      close: close[index] ?? 0,
      alike: alike[index] ?? 0,
      sizeFit: distance === null ? 1 : Math.exp(-Math.abs(distance) / SIZE_REACH) + 0.02,
      sizedLog: past.logBase + (distance === null ? 0 : distance * (size?.exponent ?? 0)),
      age: 0,
    };
  });
  const told = withoutFarOnes(neighbours, query.telling, measure, best);
  markAges(told, query.day, best);
  return { neighbours: told, size, best, asked: query.vector };
}

/** What a past job counts: how alike it is, and how near in size. */
export function weightOf({ alike, sizeFit }: Neighbour): number {
  return alike * sizeFit;
}

/** A job that counts less than this share of the one that counts most does not carry the price. */
const LEAST_SHARE = 0.2;

/** The past jobs that carry the price. */
export function carriers({ neighbours }: Neighbourhood): Neighbour[] {
  const most = neighbours.reduce((max, one) => Math.max(max, weightOf(one)), 0);
  return neighbours.filter((one) => weightOf(one) >= LEAST_SHARE * most);
}

/** How far a job measured otherwise, or not at all, can stand beside one measured as asked. */
function fit(query: Query, past: PastWork | undefined, measure: string | null, isMeasured: boolean): number {
  if (!isMeasured || past === undefined) return 1;
  const own = Object.keys(past.sizes);
  if (own.length === 0) return UNMEASURED;
  const shared = measure === null ? own.some((one) => Object.hasOwn(query.sizes, one)) : own.includes(measure);
  return shared ? 1 : OTHER_MEASURE;
}

function markAges(neighbours: Neighbour[], today: number | null, best: number): void {
  const away = ({ past }: Neighbour): number => (today === null || past.day === null ? 0 : Math.abs(today - past.day));
  const alike = neighbours.filter((one) => one.similarity >= 0.8 * best);
  const others = neighbours.filter((one) => one.similarity < 0.8 * best);
  for (const group of [alike, others]) {
    group
      .sort((a, b) => away(a) - away(b) || (a.past.id < b.past.id ? -1 : 1))
      .forEach((one, index) => (one.age = index));
  }
}
