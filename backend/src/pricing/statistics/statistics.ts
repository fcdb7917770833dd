/** Values with weights; both lists have the same length, weights are not negative. */
interface Weighted {
  values: Float64Array;
  weights: Float64Array;
  /** The places of the values from low to high, where they are known already (see sortedOrder). */
  order?: Uint32Array;
}

/**
 * The places of the values, from the lowest value to the highest; equal values in the order of their places. A merge sort:
 * with a function that compares, the engine's own takes twice as long, and learning from a business is mostly sorting.
 */
export function sortedOrder(values: Float64Array): Uint32Array {
  const count = values.length;
  let from = Uint32Array.from({ length: count }, (_, place) => place);
  let to = new Uint32Array(count);
  const value = (at: number): number => values[from[at] ?? 0] ?? 0;
  for (let width = 1; width < count; width *= 2) {
    for (let low = 0; low < count; low += 2 * width) {
      const middle = Math.min(low + width, count);
      const high = Math.min(low + 2 * width, count);
      let left = low;
      let right = middle;
      for (let at = low; at < high; at += 1) {
        const isLeft = right >= high || (left < middle && value(left) <= value(right));
        to[at] = from[isLeft ? left : right] ?? 0;
        if (isLeft) left += 1;
        else right += 1;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/**
 * Weighted quantile with linear interpolation between the middles of the weights, so that a small change of a weight is a
 * small change of the result. NaN for an empty list.
 */
export function weightedQuantile(sample: Weighted, share: number): number {
  return weightedQuantiles(sample, [share])[0] ?? Number.NaN;
}

/** The same for several shares, which must rise. */
function weightedQuantiles(sample: Weighted, shares: readonly number[]): number[] {
  const { values, weights, order = sortedOrder(values) } = sample;
  let total = 0;
  for (let at = 0; at < weights.length; at += 1) total += weights[at] ?? 0;
  const found: number[] = [];
  let passed = 0;
  let lastAt = Number.NaN;
  let last = Number.NaN;
  for (let rank = 0; rank < order.length && found.length < shares.length; rank += 1) {
    const place = order[rank] ?? 0;
    const weight = weights[place] ?? 0;
    const value = values[place] ?? 0;
    const at = passed + weight / 2;
    while (found.length < shares.length && at >= (shares[found.length] ?? 1) * total) {
      const target = (shares[found.length] ?? 1) * total;
      found.push(at > lastAt ? last + ((value - last) * (target - lastAt)) / (at - lastAt) : value);
    }
    lastAt = at;
    last = value;
    passed += weight;
  }
  while (found.length < shares.length) found.push(last);
  return found;
}

/** Values that count the same. */
export function evenly(values: number[]): Weighted {
  return { values: Float64Array.from(values), weights: new Float64Array(values.length).fill(1) };
}

export function median(values: number[]): number {
  return weightedQuantile(evenly(values), 0.5);
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

/** The k-th largest of the values (1 = the largest), without sorting all of them (Hoare's selection). Reorders the values. */
export function kthLargest(values: Float64Array, k: number): number {
  let low = 0;
  let high = values.length - 1;
  const wanted = k - 1;
  while (low < high) {
    const pivot = values[(low + high) >> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] ?? 0) > pivot) left += 1;
      while ((values[right] ?? 0) < pivot) right -= 1;
      if (left > right) break;
      const swapped = values[left] ?? 0;
      values[left] = values[right] ?? 0;
      values[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else break;
  }
  return values[wanted] ?? Number.NaN;
}

/** Quantiles at 0, 5, …, 100%; [] of no values. */
export function quantilesOf(values: number[]): number[] {
  if (values.length === 0) return [];
  const shares = Array.from({ length: 21 }, (_, step) => step / 20);
  return weightedQuantiles(evenly(values), shares).map((value) => Number(value.toFixed(4)));
}
