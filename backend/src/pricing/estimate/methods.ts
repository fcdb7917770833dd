import type { Neighbourhood } from './neighbours.js';
import { effectiveCount, usualLog, weightedQuantile } from './statistics.js';

/**
 * The ways in which a base price is worked out. Each owner prices differently (some always charge the same, some by size,
 * some have put prices up), so a business's own jobs decide how much each way counts (see blend).
 */
export const METHODS = ['similar', 'sized', 'broad', 'recent', 'usual', 'words', 'typical'] as const;
export type Method = (typeof METHODS)[number];
/** Log price by each method, in the order of METHODS. */
export type MethodPrices = number[];

/** Half-life, in jobs of the same kind, of the method that looks at recent jobs. */
const RECENT_JOBS = 25;
/** Like jobs to find a price that is charged again and again before that counts as much as the middle price. */
const JOBS_FOR_A_HABIT = 20;
/** Percentage error at which a price counts as missed when looking for the usual one. */
const USUAL_WIDTH = 0.4;

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
  const found = usualLog({ values: sizedLogs, weights: close }, sized, USUAL_WIDTH);
  const count = effectiveCount(close);
  const usual = sized + (count / (count + JOBS_FOR_A_HABIT)) * (found - sized);
  return [similar, sized, broad, recent, usual, words, typical];
}
