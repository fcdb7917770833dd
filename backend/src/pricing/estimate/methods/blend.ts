import { missesOf } from '../../statistics/index.js';
import { METHODS, type Method, type MethodPrices } from './methods.js';

/** How much each method counts before a business's jobs have spoken: the share it deserved over many businesses. */
// prettier-ignore
const PRIOR: Record<Method, number> = { kind: 0.12, habit: 0.24, broad: 0.12, usual: 0.24, mean: 0.08, words: 0.08, typical: 0.12 };
/** How fast a business's own leave-one-out errors move those shares. */
const LEARNING_RATE = 0.8;

/** Shares of the methods, in the order of METHODS, that add up to 1. */
export type Blend = number[];

/**
 * Weighs the methods by how many of the business's own jobs they miss, each predicted from the others (exponential weights).
 */
export function learnBlend(predictions: MethodPrices[], actual: number[]): Blend {
  const misses = missesOf(
    METHODS.map((_, method) => predictions.map((row) => row[method] ?? 0)),
    actual,
  );
  const fewest = Math.min(...misses);
  const raw = METHODS.map((method, k) => PRIOR[method] * Math.exp(-LEARNING_RATE * ((misses[k] ?? 0) - fewest)));
  const total = raw.reduce((a, b) => a + b, 0);
  return raw.map((weight) => weight / total);
}

/** One log price of all methods', each counting as much as it has earned. */
export const blended = (prices: MethodPrices, blend: Blend): number =>
  prices.reduce((sum, price, method) => sum + price * (blend[method] ?? 0), 0);
