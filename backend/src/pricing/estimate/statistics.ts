/** Values with weights; both lists have the same length, weights are not negative. */
export interface Weighted {
  values: ArrayLike<number>;
  weights: ArrayLike<number>;
  /** The places of the values from low to high, where they are known already (see sortedOrder). */
  order?: Uint32Array;
}

/** The places of the values, from the lowest value to the highest; equal values in the order of their places. */
export function sortedOrder(values: ArrayLike<number>): Uint32Array {
  const order = new Uint32Array(values.length);
  for (let at = 0; at < order.length; at += 1) order[at] = at;
  return order.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b);
}

/**
 * Weighted quantile with linear interpolation between the middles of the weights, so that a small change of a weight is a
 * small change of the result. NaN for an empty list.
 */
export function weightedQuantile(sample: Weighted, share: number): number {
  return weightedQuantiles(sample, [share])[0] ?? Number.NaN;
}

/** The same for several shares, which must rise. */
export function weightedQuantiles(sample: Weighted, shares: readonly number[]): number[] {
  const { values, weights, order = sortedOrder(values) } = sample;
  let total = 0;
  for (let at = 0; at < weights.length; at += 1) total += weights[at] ?? 0;
  const found: number[] = [];
  let passed = 0;
  let lastAt = Number.NaN;
  let last = Number.NaN;
  for (const place of order) {
    const weight = weights[place] ?? 0;
    const value = values[place] ?? 0;
    const at = passed + weight / 2;
    for (let target = (shares[found.length] ?? 2) * total; at >= target; target = (shares[found.length] ?? 2) * total) {
      found.push(at > lastAt ? last + ((value - last) * (target - lastAt)) / (at - lastAt) : value);
      if (found.length === shares.length) return found;
    }
    lastAt = at;
    last = value;
    passed += weight;
  }
  while (found.length < shares.length) found.push(last);
  return found;
}

export function median(values: number[]): number {
  return weightedQuantile({ values, weights: values.map(() => 1) }, 0.5);
}

/** How many equally weighted observations carry as much as these weights (Kish). */
export function effectiveCount(weights: number[]): number {
  const sum = weights.reduce((a, b) => a + b, 0);
  const squares = weights.reduce((a, b) => a + b * b, 0);
  return squares > 0 ? (sum * sum) / squares : 0;
}

const MIDDLE_SHARES = [0.35, 0.4, 0.45, 0.5, 0.55, 0.6];

/**
 * The middle of prices: the mean of their central quantiles (an L-estimator), a little below the median's place because an
 * error counts as a share of the real price. Steadier than the median alone, and as safe against odd jobs.
 */
export function middleOf(sample: Weighted): number {
  return weightedQuantiles(sample, MIDDLE_SHARES).reduce((sum, value) => sum + value, 0) / MIDDLE_SHARES.length;
}

const STEPS = 24;
const REACH = 0.5;
/** How far from the centre a price still counts as near it, in log price; nearer ones count more (Tukey's biweight). */
const NEAR = 0.55;

/**
 * The log price near which most prices lie, within 0.5 of their median: the mode of a kernel density. Prices are skewed, and
 * many owners charge about the same again and again: this finds it where the median falls between.
 */
export function densest(sample: Weighted): number {
  const { values, weights } = sample;
  const from = weightedQuantile(sample, 0.5);
  let best = from;
  let most = -1;
  for (let step = -STEPS; step <= STEPS; step += 1) {
    const centre = from + (step * REACH) / STEPS;
    let density = 0;
    for (let at = 0; at < values.length; at += 1) {
      const distance = (centre - (values[at] ?? 0)) / NEAR;
      const near = 1 - distance * distance;
      if (near > 0) density += (weights[at] ?? 0) * near * near;
    }
    if (density > most) [best, most] = [centre, density];
  }
  return best;
}
