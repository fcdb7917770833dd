import type { WordVector } from '../../comparables/index.js';
import { cholesky, dot, evenly, middleOf, missesOf, solveLower, solveUpper } from '../../statistics/index.js';
import type { Sizes } from '../../work/index.js';

/** Ridge regression of log price on words, log size and time: what each word and each doubling of size is worth. */
export interface RidgeModel {
  intercept: number;
  words: Map<string, number>;
  measures: { measure: string; centre: number; slope: number; known: number }[];
  perYear: number;
  /** Newest day learned from; drift is carried at most half a year beyond it. */
  newestDay: number | null;
}

interface RidgeRow {
  vector: WordVector;
  sizes: Sizes;
  day: number | null;
  logBase: number;
}

const MOST_WORDS_WEIGHED = 120;
const MOST_MEASURES = 2;
const MOST_BLOCKS = 10;
const PENALTIES = [0.3, 1, 3, 10];
/** Features of unequal scale share one penalty: a known size counts half a word, a year a fifth. */
const KNOWN_SCALE = 0.5;
const YEAR_SCALE = 0.2;
const DAYS_A_YEAR = 365.25;

interface Layout {
  words: string[];
  measures: { measure: string; centre: number }[];
  newestDay: number | null;
}

/**
 * Fits the regression. The penalty is the one that best predicts blocks of time from the other blocks (ten, or fewer jobs
 * each alone). Returns the model and each row's log price as predicted without its block.
 */
export function fitRidge(rows: RidgeRow[]): { model: RidgeModel; heldOut: number[] } {
  const layout = layOut(rows);
  const size = layout.words.length + 2 * layout.measures.length + 2;
  const features = rows.map((row) => featuresOf(row, layout, size));
  const blocks = blocksOf(rows.length);
  const parts = blocks.map(({ from, to }) => products(features.slice(from, to), rows.slice(from, to), size));
  const whole = sumOfProducts(parts, size);

  const actual = rows.map(({ logBase }) => logBase);
  const tried = PENALTIES.map((penalty) =>
    blocks.flatMap(({ from, to }, block) => {
      const part = parts[block];
      const weights = part ? solve(whole, part, penalty, size) : new Float64Array(size);
      return features.slice(from, to).map((row) => dot(row, weights));
    }),
  );
  const misses = missesOf(tried, actual);
  const best = misses.indexOf(Math.min(...misses));
  const heldOut = tried[best] ?? [];
  const weights = solve(whole, null, PENALTIES[best] ?? 1, size);
  // The regression aims at the mean of the logarithms; a price aims at their middle, as the other methods do.
  const shift = middleOf(evenly(heldOut.map((value, row) => (actual[row] ?? 0) - value)));
  return { model: modelOf(layout, weights, shift), heldOut: heldOut.map((value) => value + shift) };
}

function blocksOf(count: number): { from: number; to: number }[] {
  const blocks = Math.min(MOST_BLOCKS, count);
  return Array.from({ length: blocks }, (_, block) => ({
    from: Math.floor((block * count) / blocks),
    to: Math.floor(((block + 1) * count) / blocks),
  }));
}

export function predictRidge(model: RidgeModel, query: Omit<RidgeRow, 'logBase'>): number {
  let sum = model.intercept;
  for (const [word, value] of query.vector) sum += value * (model.words.get(word) ?? 0);
  for (const { measure, centre, slope, known } of model.measures) {
    const size = query.sizes[measure];
    if (size !== undefined) sum += slope * (Math.log(size) - centre) + known * KNOWN_SCALE;
  }
  return sum + model.perYear * yearsFrom(query.day, model.newestDay);
}

function layOut(rows: RidgeRow[]): Layout {
  const counts = new Map<string, number>();
  const sizes = new Map<string, number[]>();
  let newestDay: number | null = null;
  for (const row of rows) {
    for (const word of row.vector.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [measure, size] of Object.entries(row.sizes)) {
      sizes.set(measure, [...(sizes.get(measure) ?? []), Math.log(size)]);
    }
    if (row.day !== null && (newestDay === null || row.day > newestDay)) newestDay = row.day;
  }
  const byCount = <T>(a: [string, T], b: [string, T], of: (value: T) => number): number =>
    of(b[1]) - of(a[1]) || (a[0] < b[0] ? -1 : 1);
  const words = [...counts].filter(([, count]) => count > 1 && count < rows.length);
  const measures = [...sizes].filter(([, list]) => list.length >= 3);
  return {
    words: words
      .sort((a, b) => byCount(a, b, (count) => count))
      .slice(0, MOST_WORDS_WEIGHED)
      .map(([word]) => word),
    measures: measures
      .sort((a, b) => byCount(a, b, (list) => list.length))
      .slice(0, MOST_MEASURES)
      .map(([measure, list]) => ({ measure, centre: list.reduce((a, b) => a + b, 0) / list.length })),
    newestDay,
  };
}

function featuresOf(row: Omit<RidgeRow, 'logBase'>, layout: Layout, size: number): Float64Array {
  const features = new Float64Array(size);
  layout.words.forEach((word, k) => (features[k] = row.vector.get(word) ?? 0));
  layout.measures.forEach(({ measure, centre }, k) => {
    const value = row.sizes[measure];
    const at = layout.words.length + 2 * k;
    if (value !== undefined) {
      features[at] = Math.log(value) - centre;
      features[at + 1] = KNOWN_SCALE;
    }
  });
  features[size - 2] = YEAR_SCALE * yearsFrom(row.day, layout.newestDay);
  features[size - 1] = 1;
  return features;
}

/** Years after the newest job (negative before it), at most half a year; 0 when either is unknown. */
function yearsFrom(day: number | null, newestDay: number | null): number {
  return day === null || newestDay === null ? 0 : Math.min(0.5, (day - newestDay) / DAYS_A_YEAR);
}

interface Products {
  gram: Float64Array;
  moment: Float64Array;
}

function products(features: Float64Array[], rows: RidgeRow[], size: number): Products {
  const gram = new Float64Array(size * size);
  const moment = new Float64Array(size);
  features.forEach((row, index) => {
    const filled = [...row.keys()].filter((k) => row[k] !== 0);
    const y = rows[index]?.logBase ?? 0;
    for (const a of filled) {
      const value = row[a] ?? 0;
      moment[a] = (moment[a] ?? 0) + value * y;
      for (const b of filled) gram[a * size + b] = (gram[a * size + b] ?? 0) + value * (row[b] ?? 0);
    }
  });
  return { gram, moment };
}

function sumOfProducts(parts: Products[], size: number): Products {
  const gram = new Float64Array(size * size);
  const moment = new Float64Array(size);
  for (const part of parts) {
    part.gram.forEach((value, at) => (gram[at] = (gram[at] ?? 0) + value));
    part.moment.forEach((value, at) => (moment[at] = (moment[at] ?? 0) + value));
  }
  return { gram, moment };
}

/** Weights from all rows but those of `without`; the last feature is the constant, which is not penalised. */
function solve(whole: Products, without: Products | null, penalty: number, size: number): Float64Array {
  const gram = whole.gram.map((value, at) => value - (without?.gram[at] ?? 0));
  const moment = whole.moment.map((value, at) => value - (without?.moment[at] ?? 0));
  for (let k = 0; k < size; k += 1) {
    gram[k * size + k] = (gram[k * size + k] ?? 0) + (k === size - 1 ? 1e-6 : penalty);
  }
  const factor = cholesky(gram, size);
  return solveUpper(factor, size, solveLower(factor, size, moment));
}

function modelOf(layout: Layout, weights: Float64Array, shift: number): RidgeModel {
  const words = layout.words.length;
  return {
    intercept: (weights[weights.length - 1] ?? 0) + shift,
    words: new Map(layout.words.map((word, k) => [word, weights[k] ?? 0])),
    measures: layout.measures.map(({ measure, centre }, k) => ({
      measure,
      centre,
      slope: weights[words + 2 * k] ?? 0,
      known: weights[words + 2 * k + 1] ?? 0,
    })),
    perYear: (weights[weights.length - 2] ?? 0) * YEAR_SCALE,
    newestDay: layout.newestDay,
  };
}
