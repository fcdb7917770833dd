/** Values with weights; both lists have the same length, weights are positive. */
export interface Weighted {
  values: number[];
  weights: number[];
}

/**
 * Weighted quantile with linear interpolation between the middles of the weights, so that a small change of a weight is a
 * small change of the result. NaN for an empty list.
 */
export function weightedQuantile({ values, weights }: Weighted, share: number): number {
  const order = values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const target = share * total;
  let passed = 0;
  let before: { at: number; value: number } | null = null;
  for (const index of order) {
    const weight = weights[index] ?? 0;
    const value = values[index] ?? 0;
    const at = passed + weight / 2;
    if (at >= target) {
      if (before === null || at === before.at) return value;
      return before.value + ((value - before.value) * (target - before.at)) / (at - before.at);
    }
    before = { at, value };
    passed += weight;
  }
  return before?.value ?? Number.NaN;
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

const HABIT_STEPS = 24;
const HABIT_STEP = 1 / 60;

/**
 * The log price, within 40% of `from`, near which most prices lie: within about `width` (a share, 0.2 = 20%) as a percentage
 * of the price, the error by which an estimate is judged. Prices are skewed, and many owners charge the same round figure
 * again and again: this finds it.
 */
export function habitLog({ values, weights }: Weighted, from: number, width: number): number {
  let best = from;
  let bestScore = -1;
  for (let step = -HABIT_STEPS; step <= HABIT_STEPS; step += 1) {
    const centre = from + step * HABIT_STEP;
    let score = 0;
    for (let index = 0; index < values.length; index += 1) {
      const error = Math.expm1(centre - (values[index] ?? 0)) / width;
      score += (weights[index] ?? 0) * Math.exp(-0.5 * error * error);
    }
    if (score > bestScore) [best, bestScore] = [centre, score];
  }
  return best;
}
