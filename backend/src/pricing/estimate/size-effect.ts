import type { Sizes } from '../comparables/index.js';
import { weightedQuantile } from './statistics.js';

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

export interface SizePrior {
  exponent: number;
  deviation: number;
}

export interface Sized {
  sizes: Sizes;
  logBase: number;
}

/**
 * Before any job speaks, price is taken to grow with the 0.6th power of size: between a fixed price (0) and a pure rate (1),
 * the "six-tenths rule" of cost engineering. How sure that is decides how fast an owner's own jobs move it.
 */
const PRIOR: SizePrior = { exponent: 0.6, deviation: 0.3 };
/** What one kind of work may differ by from all work measured alike. */
const KIND_DEVIATION = 0.12;
const LARGEST_EXPONENT = 1.15;
const LEAST_NOISE = 0.03;
const PRIOR_NOISE = 0.5;
/** Where the iteration starts: nearer to a rate than the prior, so that a few clean rates are found at once. */
const START = 0.8;
const PASSES = 5;
const OUTLYING = 2.5;

interface Point {
  x: number;
  y: number;
  w: number;
}

interface Line {
  exponent: number;
  noise: number;
}

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

/**
 * Weighted regression of log price on log size over the neighbours, shrunk to the prior by how noisy they are. Robust: a
 * job far off the line (a bay window among plain ones) loses its say, by iterated reweighting.
 */
export function sizeEffect(measure: string, neighbours: Sized[], weights: number[], prior = PRIOR): SizeEffect {
  const points: Point[] = [];
  let total = 0;
  neighbours.forEach(({ sizes, logBase }, index) => {
    const size = sizes[measure];
    const w = weights[index] ?? 0;
    total += w;
    if (size !== undefined && w > 0) points.push({ x: Math.log(size), y: logBase, w });
  });
  const weight = sum(points, ({ w }) => w);
  const known = total > 0 ? weight / total : 0;
  if (points.length < 2) return { measure, exponent: prior.exponent, known, spread: 0, noise: PRIOR_NOISE };
  const middle = sum(points, ({ x, w }) => w * x) / weight;
  const spread = Math.sqrt(sum(points, ({ x, w }) => w * (x - middle) ** 2) / weight);
  let fitted: Line = { exponent: START, noise: PRIOR_NOISE };
  let trusted = points;
  for (let pass = 0; pass < PASSES; pass += 1) {
    fitted = line(trusted, fitted.exponent, prior);
    trusted = reweighted(points, fitted.exponent);
  }
  const exponent = Math.min(LARGEST_EXPONENT, Math.max(0, fitted.exponent));
  return { measure, exponent, known, spread, noise: fitted.noise };
}

/** The effect among the most similar jobs, leaning on the effect among all jobs measured alike where those are few. */
export function localSizeEffect(measure: string, neighbours: Sized[], weights: number[]): SizeEffect {
  const flatter = weights.map((weight) => weight ** 0.4);
  const { exponent } = sizeEffect(measure, neighbours, flatter);
  return sizeEffect(measure, neighbours, weights, { exponent, deviation: KIND_DEVIATION });
}

/** One step: the residual scatter at the last exponent decides how far the points move it from the prior. */
function line(points: Point[], last: number, prior: SizePrior): Line {
  const weight = sum(points, ({ w }) => w);
  // Kish: weights are brought to the scale of counts before they are weighed against the prior.
  const scale = weight / sum(points, ({ w }) => w * w);
  const meanX = sum(points, ({ x, w }) => w * x) / weight;
  const meanY = sum(points, ({ y, w }) => w * y) / weight;
  const xx = scale * sum(points, ({ x, w }) => w * (x - meanX) ** 2);
  const xy = scale * sum(points, ({ x, y, w }) => w * (x - meanX) * (y - meanY));
  const squares = sum(points, ({ x, y, w }) => w * (y - meanY - last * (x - meanX)) ** 2) / weight;
  const noise = Math.max(LEAST_NOISE, Math.sqrt(squares * (points.length / Math.max(1, points.length - 1.5))));
  const trust = prior.deviation ** -2;
  return { exponent: (xy / noise ** 2 + prior.exponent * trust) / (xx / noise ** 2 + trust), noise };
}

/** The points with less weight the farther they are from the line, in units of the median distance (Cauchy). */
function reweighted(points: Point[], exponent: number): Point[] {
  const offsets = points.map(({ x, y }) => y - exponent * x);
  const weights = points.map(({ w }) => w);
  const centre = weightedQuantile({ values: offsets, weights }, 0.5);
  const distances = offsets.map((offset) => Math.abs(offset - centre));
  const scale = Math.max(LEAST_NOISE, OUTLYING * weightedQuantile({ values: distances, weights }, 0.5));
  return points.map((point, k) => ({ ...point, w: point.w / (1 + ((distances[k] ?? 0) / scale) ** 2) }));
}

function sum(points: Point[], of: (point: Point) => number): number {
  return points.reduce((total, point) => total + of(point), 0);
}
