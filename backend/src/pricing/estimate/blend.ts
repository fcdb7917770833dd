import { METHODS, type Method, type MethodPrices } from './methods.js';
import { median } from './statistics.js';

/** How much each method counts before a business's jobs have spoken: the share it deserved over many businesses. */
const PRIOR: Record<Method, number> = { kind: 0.24, habit: 0.24, broad: 0.24, mean: 0.08, words: 0.08, typical: 0.12 };
/** How fast a business's own leave-one-out errors move those shares. */
const LEARNING_RATE = 0.8;

/** Shares of the methods, in the order of METHODS, that add up to 1. */
export type Blend = number[];

/**
 * Weighs the methods by how they did on the business's own jobs, each predicted from the others (exponential weights over
 * a bounded percentage error, so that a single odd job decides nothing).
 */
export function learnBlend(predictions: MethodPrices[], actual: number[]): Blend {
  const errors = METHODS.map((_, method) =>
    predictions.map((row, index) => Math.abs(Math.expm1((row[method] ?? 0) - (actual[index] ?? 0)))),
  );
  const scale = Math.min(0.8, Math.max(0.08, Math.min(...errors.map(median).filter(Number.isFinite), 0.8)));
  const losses = errors.map((list) => list.reduce((sum, error) => sum + error ** 2 / (error ** 2 + scale ** 2), 0));
  const least = Math.min(...losses);
  const raw = METHODS.map((method, index) => PRIOR[method] * Math.exp(-LEARNING_RATE * ((losses[index] ?? 0) - least)));
  const total = raw.reduce((a, b) => a + b, 0);
  return raw.map((weight) => weight / total);
}

export function blended(prices: MethodPrices, blend: Blend): number {
  return prices.reduce((sum, price, method) => sum + price * (blend[method] ?? 0), 0);
}
