import { median } from './statistics.js';

/** An estimate off by this share of the price is half a miss; more where even the best way is usually off by more. */
const LEAST_MISS = 0.2;
const LARGEST_MISS = 0.8;
/** How sharply a hit becomes a miss: off by half as much is a seventeenth of one, by twice as much sixteen of seventeen. */
const SHARPNESS = 4;

/**
 * How many jobs each of several ways of pricing misses, from the log prices that each predicts (one list a way) and the real
 * ones. An owner minds whether a price is about right: neither one odd job nor the last per cent of a good estimate decides.
 */
export function missesOf(predictions: number[][], actual: number[]): number[] {
  const errors = predictions.map((logs) => logs.map((log, k) => Math.abs(Math.expm1(log - (actual[k] ?? 0)))));
  const usual = Math.min(...errors.map(median).filter(Number.isFinite), LARGEST_MISS);
  const half = Math.max(LEAST_MISS, usual) ** SHARPNESS;
  return errors.map((list) => list.reduce((sum, error) => sum + 1 / (1 + half / error ** SHARPNESS), 0));
}
