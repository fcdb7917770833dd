import { type Neighbour, type Neighbourhood, weightOf } from '../../comparables/index.js';
import { densest, middleOf, sortedOrder } from '../../statistics/index.js';

/**
 * The ways in which a base price is worked out. Each owner prices differently (some charge the same again and again, some
 * by size, some anew every time), so a business's own jobs decide how much each way counts (see blend).
 * - kind: the middle of what this one kind of work has cost, newer jobs first
 * - habit: the price around which most of those lie
 * - broad: the middle over all that is somewhat alike, the surest where no two descriptions are the same
 * - usual: the price around which most of that lies
 * - mean: the mean of those, the surest where prices scatter evenly
 * - words: a regression on words, size and time
 * - typical: the business's median
 */
export const METHODS = ['kind', 'habit', 'broad', 'usual', 'mean', 'words', 'typical'] as const;
export type Method = (typeof METHODS)[number];
/** Log price by each method, in the order of METHODS. */
export type MethodPrices = number[];

/** Half-life, in jobs of one kind, of what a job says about the price of that kind. */
const KIND_JOBS = 50;
/** Jobs this near to the most similar one are of its kind; all others together count at most as so many jobs of it. */
const SAME_KIND = 0.98;
const OTHER_KINDS = 1;

/** Log price by each method. `words` is the regression's answer for this work and `typical` the business's median log price. */
export function priceByMethods({ neighbours, best }: Neighbourhood, words: number, typical: number): MethodPrices {
  const logs = Float64Array.from(neighbours, ({ sizedLog }) => sizedLog);
  const order = sortedOrder(logs);
  const ofKind = { values: logs, weights: kindWeights(neighbours, best), order };
  const alike = { values: logs, weights: Float64Array.from(neighbours, weightOf), order };
  return [middleOf(ofKind), densest(ofKind), middleOf(alike), densest(alike), meanOf(alike), words, typical];
}

/** One kind of work alone, newer jobs first: in other kinds the same words stand for other prices. */
function kindWeights(neighbours: Neighbour[], best: number): Float64Array {
  const isSame = ({ similarity }: Neighbour): boolean => similarity >= SAME_KIND * best;
  const weigh = (one: Neighbour): number => one.close * one.sizeFit;
  const others = neighbours.reduce((sum, one) => sum + (isSame(one) ? 0 : weigh(one)), 0);
  const share = Math.min(1, (OTHER_KINDS * best) / others);
  return Float64Array.from(neighbours, (one) => weigh(one) * (isSame(one) ? 0.5 ** (one.age / KIND_JOBS) : share));
}

function meanOf({ values, weights }: { values: Float64Array; weights: Float64Array }): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return values.reduce((sum, value, at) => sum + (value * (weights[at] ?? 0)) / total, 0);
}
