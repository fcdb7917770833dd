import type { Neighbour, Neighbourhood } from './neighbours.js';
import { effectiveCount, habitLog, weightedQuantile } from './statistics.js';

/**
 * The ways in which a base price is worked out. Each owner prices differently (some always charge the same, some by size,
 * some have put prices up), so a business's own jobs decide how much each way counts (see blend).
 */
export const METHODS = ['similar', 'sized', 'broad', 'recent', 'words', 'typical', 'kind', 'habit'] as const;
export type Method = (typeof METHODS)[number];
/** Log price by each method, in the order of METHODS. */
export type MethodPrices = number[];

/** Half-life, in jobs of the same kind, of the method that looks at recent jobs, and of those that look at one kind. */
const RECENT_JOBS = 25;
const KIND_JOBS = 50;
/** Jobs this near to the most similar one are of its kind; all others together count at most as so many jobs of it. */
const SAME_KIND = 0.98;
const OTHER_KINDS = 2;
/** Jobs of a kind to find a price that is charged again and again before that counts as much as the middle price. */
const JOBS_FOR_A_HABIT = 20;
/** Percentage error at which a price counts as missed when looking for the habitual one. */
const HABIT_WIDTH = 0.2;
/**
 * Log price by each method. `words` is the regression's answer for this work and `typical` the business's median log price.
 */
export function priceByMethods({ neighbours }: Neighbourhood, words: number, typical: number): MethodPrices {
  const plain = neighbours.map(({ past }) => past.logBase);
  const sizedLogs = neighbours.map(({ sizedLog }) => sizedLog);
  const close = neighbours.map((one) => one.close * one.sizeFit);
  const similar = weightedQuantile({ values: plain, weights: neighbours.map((one) => one.close) }, 0.5);
  const sized = weightedQuantile({ values: sizedLogs, weights: close }, 0.5);
  const broad = weightedQuantile({ values: sizedLogs, weights: neighbours.map((one) => one.alike * one.sizeFit) }, 0.5);
  const fading = neighbours.map((one, index) => (close[index] ?? 0) * 0.5 ** (one.age / RECENT_JOBS));
  const recent = weightedQuantile({ values: sizedLogs, weights: fading }, 0.5);
  const byKind = { values: sizedLogs, weights: kindWeights(neighbours) };
  const kind = weightedQuantile(byKind, 0.5);
  const count = effectiveCount(byKind.weights);
  const habit = kind + (count / (count + JOBS_FOR_A_HABIT)) * (habitLog(byKind, kind, HABIT_WIDTH) - kind);
  return [similar, sized, broad, recent, words, typical, kind, habit];
}

/** One kind of work alone, newer jobs first: in other kinds the same words stand for other prices. */
function kindWeights(neighbours: Neighbour[]): number[] {
  const best = neighbours.reduce((most, { similarity }) => Math.max(most, similarity), 0);
  const isSame = ({ similarity }: Neighbour): boolean => similarity >= SAME_KIND * best;
  const others = neighbours.reduce((sum, one) => sum + (isSame(one) ? 0 : one.close * one.sizeFit), 0);
  return neighbours.map((one) =>
    isSame(one)
      ? one.sizeFit * 0.5 ** (one.age / KIND_JOBS)
      : one.close * one.sizeFit * Math.min(1, OTHER_KINDS / others),
  );
}
