import { sortedOrder, weightedQuantile } from '../../statistics/index.js';

/** Log distances from the estimate to the ends of its range: low ≤ 0 ≤ high. */
export interface LogRange {
  low: number;
  high: number;
}

export interface Calibration {
  /** Leave-one-out errors of the jobs most like this one, log(actual / estimated), and how much each counts (0 to 1). */
  local: { values: number[]; weights: number[] };
  /** Quantiles of the errors over all jobs of the business; [] when there are none. */
  business: number[];
  /** A price by the owner's own rate with the quantity known. */
  isRate: boolean;
}

/** The promise: eight in ten. */
const TAILS = 0.2;
/** Where this many errors are known the two in ten may be split unevenly between the ends, so that the range is narrowest. */
const MANY_ERRORS = 30;
const EVEN = [0.1];
const UNEVEN = [0.06, 0.08, 0.1, 0.12, 0.14];
/** What the business's other jobs count beside those like this one, in jobs. */
const BUSINESS_WEIGHT = 2;
/** What the published prior counts: it also stands for the jobs that no sample this small has shown yet. */
const PRIOR_WEIGHT = 1.6;
/**
 * Before any job has shown how an owner's prices scatter: standard deviation of the log error. 0.5 is between AACE class 4
 * and class 5 estimates (early, with little defined); a stated rate times a known quantity is far surer.
 */
const PRIOR_SPREAD = 0.5;
const RATE_SPREAD = 0.08;
/** So many jobs the prior spread counts for: errors that keep being smaller bring it down, but never below the least. */
const PRIOR_JOBS = 3;
const LEAST_SPREAD = 0.15;
/** An owner whose errors scatter more than the prior says has a wider prior: the next job may be of a new kind. */
const OWN_STRETCH = 1.6;
/** Standard normal quantiles at 2.5, 7.5, 15, 25, … percent, a prior of ten points. */
const PRIOR_POINTS = [-2.2, -1.44, -1.04, -0.67, -0.25, 0.25, 0.67, 1.04, 1.44, 2.2];

/**
 * Split-conformal range: the quantiles of the leave-one-out errors, those of similar jobs first, then the business's, then
 * the prior's. Asymmetric, because jobs overrun more than they come in below.
 */
export function logRange({ local, business, isRate }: Calibration): LogRange {
  const values = [...local.values];
  const weights = [...local.weights];
  const known = local.weights.reduce((a, b) => a + b, 0);
  // How far other work was off says nothing about a stated rate times a known quantity.
  for (const error of isRate ? [] : business) {
    values.push(error);
    weights.push(BUSINESS_WEIGHT / business.length);
  }
  const spread = isRate ? RATE_SPREAD : Math.max(shrunkSpread(values, weights), OWN_STRETCH * ownSpread(business));
  for (const point of PRIOR_POINTS) {
    values.push(point * spread);
    weights.push(PRIOR_WEIGHT / PRIOR_POINTS.length);
  }
  const errors = { values: Float64Array.from(values), weights: Float64Array.from(weights) };
  const sorted = { ...errors, order: sortedOrder(errors.values) };
  const ranges = (known >= MANY_ERRORS ? UNEVEN : EVEN).map((tail) => ({
    low: Math.min(0, weightedQuantile(sorted, tail)),
    high: Math.max(0, weightedQuantile(sorted, 1 - TAILS + tail)),
  }));
  return ranges.reduce((best, one) => (one.high - one.low < best.high - best.low ? one : best));
}

/** The prior's spread after these errors were seen: the mean square, in which the prior counts as some jobs more. */
function shrunkSpread(errors: number[], weights: number[]): number {
  const squares = errors.reduce(
    (sum, error, at) => sum + (weights[at] ?? 0) * error ** 2,
    PRIOR_JOBS * PRIOR_SPREAD ** 2,
  );
  const seen = weights.reduce((sum, weight) => sum + weight, PRIOR_JOBS);
  return Math.min(PRIOR_SPREAD, Math.max(LEAST_SPREAD, Math.sqrt(squares / seen)));
}

/** Standard deviation of the business's errors, as the middle 60% of its quantiles show it (for a normal, 1.68 wide). */
function ownSpread(business: number[]): number {
  return ((business[16] ?? 0) - (business[4] ?? 0)) / 1.68;
}
