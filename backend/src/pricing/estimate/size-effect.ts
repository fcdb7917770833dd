import type { Sizes } from '../comparables/index.js';

/** How prices of comparable jobs move with their size: log price = … + exponent × log size. */
export interface SizeEffect {
  measure: string;
  exponent: number;
  /** Weighted share of the neighbours whose size in this measure is known. */
  known: number;
  /** Weighted standard deviation of their log size. */
  spread: number;
  /** Residual standard deviation of log price once size is accounted for. */
  noise: number;
}

export interface Sized {
  sizes: Sizes;
  logBase: number;
}

/**
 * Before any job speaks, price is taken to grow with the 0.6th power of size: between a fixed price (0) and a pure rate (1),
 * the "six-tenths rule" of cost engineering. How sure that is decides how fast an owner's own jobs move it.
 */
const PRIOR_EXPONENT = 0.6;
const PRIOR_DEVIATION = 0.3;
const LARGEST_EXPONENT = 1.15;
const LEAST_NOISE = 0.03;

/** The measure that says most about these neighbours: known of most of their weight, among those asked for (or any). */
export function bestMeasure(asked: Sizes | null, neighbours: Sized[], weights: number[]): string | null {
  const totals = new Map<string, number>();
  neighbours.forEach(({ sizes }, index) => {
    for (const measure of Object.keys(sizes)) {
      if (asked === null || Object.hasOwn(asked, measure)) {
        totals.set(measure, (totals.get(measure) ?? 0) + (weights[index] ?? 0));
      }
    }
  });
  const sorted = [...totals].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return sorted[0]?.[0] ?? null;
}

/** Weighted regression of log price on log size over the neighbours, shrunk to the prior by how noisy they are. */
export function sizeEffect(measure: string, neighbours: Sized[], weights: number[]): SizeEffect {
  const points: { x: number; y: number; w: number }[] = [];
  let total = 0;
  neighbours.forEach(({ sizes, logBase }, index) => {
    const size = sizes[measure];
    const w = weights[index] ?? 0;
    total += w;
    if (size !== undefined && w > 0) points.push({ x: Math.log(size), y: logBase, w });
  });
  const weight = points.reduce((sum, { w }) => sum + w, 0);
  if (points.length < 2 || weight <= 0) {
    return { measure, exponent: PRIOR_EXPONENT, known: total > 0 ? weight / total : 0, spread: 0, noise: 0.5 };
  }
  // Kish: weights are brought to the scale of counts before they are weighed against the prior.
  const scale = weight / points.reduce((sum, { w }) => sum + w * w, 0);
  const meanX = points.reduce((sum, { x, w }) => sum + w * x, 0) / weight;
  const meanY = points.reduce((sum, { y, w }) => sum + w * y, 0) / weight;
  let [xx, xy] = [0, 0];
  for (const { x, y, w } of points) {
    xx += scale * w * (x - meanX) ** 2;
    xy += scale * w * (x - meanX) * (y - meanY);
  }
  let exponent = PRIOR_EXPONENT;
  let noise = 0.5;
  for (let pass = 0; pass < 4; pass += 1) {
    const slope = exponent;
    const squares = points.reduce((sum, { x, y, w }) => sum + w * (y - meanY - slope * (x - meanX)) ** 2, 0);
    noise = Math.max(LEAST_NOISE, Math.sqrt((squares / weight) * (points.length / Math.max(1, points.length - 1.5))));
    const trust = PRIOR_DEVIATION ** -2;
    exponent = (xy / noise ** 2 + PRIOR_EXPONENT * trust) / (xx / noise ** 2 + trust);
  }
  exponent = Math.min(LARGEST_EXPONENT, Math.max(0, exponent));
  return { measure, exponent, known: weight / total, spread: Math.sqrt(xx / scale / weight), noise };
}
