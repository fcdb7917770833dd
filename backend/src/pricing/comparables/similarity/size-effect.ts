import { dot, weightedQuantile } from '../../statistics/index.js';
import { isExtentMeasure, type Sizes, TREES_COUNTED } from '../../work/index.js';

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

interface SizePrior {
  exponent: number;
  deviation: number;
}

interface Sized {
  sizes: Sizes;
  logBase: number;
  /** Whether it covers a surface (see isSurfaceWork). */
  isSurface: boolean;
}

/**
 * Before any job speaks, price is taken to grow with the 0.6th power of size: between a fixed price (0) and a pure rate (1),
 * the "six-tenths rule" of cost engineering. How sure that is decides how fast an owner's own jobs move it.
 */
const PRIOR: SizePrior = { exponent: 0.6, deviation: 0.3 };
/** What is counted is done one by one: the second faucet costs nearly what the first did. */
const PRIOR_OF_PIECES: SizePrior = { exponent: 0.8, deviation: 0.3 };
/** What is sold by the running foot, the cubic yard or as a surface: nearly a rate, but for the way there and the set-up. */
const PRIOR_OF_RATES: SizePrior = { exponent: 0.85, deviation: 0.3 };

/** The prior for neighbours measured so: an area is that of a surface to be covered as far as they are such work. */
function priorOf(measure: string, neighbours: Sized[], weights: number[]): SizePrior {
  if (!isExtentMeasure(measure)) return PRIOR_OF_PIECES;
  if (measure !== 'area') return PRIOR_OF_RATES;
  let all = 0;
  let surfaces = 0;
  neighbours.forEach(({ sizes, isSurface }, place) => {
    if (!Object.hasOwn(sizes, measure)) return;
    all += weights[place] ?? 0;
    if (isSurface) surfaces += weights[place] ?? 0;
  });
  const share = all > 0 ? surfaces / all : 0;
  return { ...PRIOR, exponent: PRIOR.exponent + share * (PRIOR_OF_RATES.exponent - PRIOR.exponent) };
}
/** What one kind of work may differ by from all work measured alike. */
const KIND_DEVIATION = 0.12;
const LARGEST_EXPONENT = 1.15;
const LEAST_NOISE = 0.03;
const PRIOR_NOISE = 0.5;
/** Where the iteration starts: nearer to a rate than the prior, so that a few clean rates are found at once. */
const START = 0.8;
const PASSES = 5;
const SETTLED = 0.002;
/** Weights to this power count jobs of other kinds nearly as much as those of the kind asked for. */
const FLATTER = 0.4;
const OUTLYING = 2.5;

/** Log size, log price and weight of the jobs whose size is known; bare numbers, because this is fitted for every estimate. */
interface Points {
  measure: string;
  x: Float64Array;
  y: Float64Array;
  w: Float64Array;
  /** Weighted share of all jobs that these are. */
  known: number;
}

interface Line {
  exponent: number;
  noise: number;
}

/** "100 ft of fence with 2 gates": what is counted beside a measure says less, where the measure is known of so large a share. */
const BESIDE_SHARE = 0.6;

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
  const [best] = sorted;
  if (best === undefined) return null;
  const isCounted = best[0].startsWith('item') && best[0] !== TREES_COUNTED;
  const measured = sorted.find(([one, total]) => isExtentMeasure(one) && total >= BESIDE_SHARE * best[1]);
  return isCounted && measured ? measured[0] : best[0];
}

/**
 * Weighted regression of log price on log size over the neighbours, shrunk to the prior by how noisy they are. Robust: a
 * job far off the line (a bay window among plain ones) loses its say, by iterated reweighting.
 */
export function sizeEffect(measure: string, neighbours: Sized[], weights: number[]): SizeEffect {
  return fit(pointsOf(measure, neighbours, weights), priorOf(measure, neighbours, weights));
}

/** The effect among the most similar jobs, leaning on the effect among all jobs measured alike where those are few. */
export function localSizeEffect(measure: string, neighbours: Sized[], weights: number[]): SizeEffect {
  const points = pointsOf(measure, neighbours, weights);
  const prior = priorOf(measure, neighbours, weights);
  const { exponent } = fit({ ...points, w: points.w.map((weight) => weight ** FLATTER) }, prior);
  return fit(points, { exponent, deviation: KIND_DEVIATION });
}

function pointsOf(measure: string, neighbours: Sized[], weights: number[]): Points {
  const sizes = neighbours.map((one) => one.sizes[measure]);
  const at = [...sizes.keys()].filter((k) => sizes[k] !== undefined && (weights[k] ?? 0) > 0);
  const w = Float64Array.from(at, (k) => weights[k] ?? 0);
  const total = sum(weights);
  return {
    measure,
    x: Float64Array.from(at, (k) => Math.log(sizes[k] ?? 1)),
    y: Float64Array.from(at, (k) => neighbours[k]?.logBase ?? 0),
    w,
    known: total > 0 ? sum(w) / total : 0,
  };
}

function fit(points: Points, prior: SizePrior): SizeEffect {
  const { measure, x, w, known } = points;
  if (x.length < 2) return { measure, exponent: prior.exponent, known, spread: 0, noise: PRIOR_NOISE };
  const weight = sum(w);
  const middle = dot(w, x) / weight;
  const spread = Math.sqrt(w.reduce((total, one, k) => total + one * ((x[k] ?? 0) - middle) ** 2, 0) / weight);
  let fitted: Line = { exponent: START, noise: PRIOR_NOISE };
  let trusted = w;
  for (let pass = 1; pass <= PASSES; pass += 1) {
    const last = fitted.exponent;
    fitted = line({ ...points, w: trusted }, last, prior);
    if (pass === PASSES || Math.abs(fitted.exponent - last) < SETTLED) break;
    trusted = reweighted(points, fitted.exponent);
  }
  const exponent = Math.min(LARGEST_EXPONENT, Math.max(0, fitted.exponent));
  return { measure, exponent, known, spread, noise: fitted.noise };
}

/** One step: the residual scatter at the last exponent decides how far the points move it from the prior. */
function line({ x, y, w }: Points, last: number, prior: SizePrior): Line {
  const weight = sum(w);
  // Kish: weights are brought to the scale of counts before they are weighed against the prior.
  const scale = weight / dot(w, w);
  const meanX = dot(w, x) / weight;
  const meanY = dot(w, y) / weight;
  let xx = 0;
  let xy = 0;
  let squares = 0;
  for (let k = 0; k < x.length; k += 1) {
    const right = (x[k] ?? 0) - meanX;
    const up = (y[k] ?? 0) - meanY;
    const trust = w[k] ?? 0;
    xx += trust * right * right;
    xy += trust * right * up;
    squares += trust * (up - last * right) ** 2;
  }
  const noise = Math.max(LEAST_NOISE, Math.sqrt((squares / weight) * (x.length / Math.max(1, x.length - 1.5))));
  const trust = prior.deviation ** -2;
  const precision = scale / noise ** 2;
  return { exponent: (xy * precision + prior.exponent * trust) / (xx * precision + trust), noise };
}

/** The weights of the points, less the farther they are from the line, in units of the median distance (Cauchy). */
function reweighted({ x, y, w }: Points, exponent: number): Float64Array {
  const offsets = y.map((price, k) => price - exponent * (x[k] ?? 0));
  const centre = weightedQuantile({ values: offsets, weights: w }, 0.5);
  const distances = offsets.map((offset) => Math.abs(offset - centre));
  const scale = Math.max(LEAST_NOISE, OUTLYING * weightedQuantile({ values: distances, weights: w }, 0.5));
  return w.map((weight, k) => weight / (1 + ((distances[k] ?? 0) / scale) ** 2));
}

function sum(values: ArrayLike<number>): number {
  let total = 0;
  for (let k = 0; k < values.length; k += 1) total += values[k] ?? 0;
  return total;
}
