import type { WordCounts } from '../../comparables/index.js';
import type { Blend } from './blend.js';
import { METHODS } from './methods.js';
import type { RidgeModel } from './ridge.js';

/** Counted up when a model learned before means something else to estimate() than one learned now. */
export const MODEL_VERSION = 9;

/** How far a job was off when it was estimated from the others. */
export interface LeftOutError {
  /** log(actual / estimated) */
  log: number;
  /** Similarity of the job most like it, 0 to 1. */
  best: number;
}

/**
 * What a business's own jobs have taught, as plain data (under 200 kB as JSON): it is stored, and learned again when jobs
 * or rules change. Logarithms are natural, of cents.
 */
export interface BusinessModel {
  version: typeof MODEL_VERSION;
  /** Jobs learned from: the newest, at most 2,000. */
  jobs: number;
  /** The words of those jobs, the most frequent first, and in how many jobs each stands. */
  words: string[];
  counts: number[];
  ridge: Omit<RidgeModel, 'words'> & { words: [word: string, weight: number][] };
  /** How many of the jobs have a size, and the measure most of them have. */
  sized: { jobs: number; measure: string | null };
  /** Median log base price of the business. */
  typicalLog: number;
  blend: Blend;
  /** Rules whose amounts are the price of the work itself (see whole-price). */
  wholePrice: string[];
  /** Leave-one-out errors of the jobs that would have been given a price, by their ids; what the range is made of. */
  errors: Record<string, LeftOutError>;
  /** Quantiles of those errors, at 0, 5, …, 100%. */
  spread: number[];
}

export const EMPTY_MODEL: BusinessModel = {
  version: MODEL_VERSION,
  jobs: 0,
  words: [],
  counts: [],
  ridge: { intercept: 0, words: [], measures: [], perYear: 0, newestDay: null },
  sized: { jobs: 0, measure: null },
  typicalLog: 0,
  blend: METHODS.map(() => 1 / METHODS.length),
  wholePrice: [],
  errors: {},
  spread: [],
};

/** A model opened for use: look-ups instead of lists. */
export interface OpenModel {
  counts: WordCounts;
  ridge: RidgeModel;
  wholePrice: ReadonlySet<string>;
}

const opened = new WeakMap<BusinessModel, OpenModel>();

/** A stored model as it is worked with; opened once, however often it is asked for a price. */
export function openModel(model: BusinessModel): OpenModel {
  const known = opened.get(model);
  if (known) return known;
  const open: OpenModel = {
    counts: { jobs: model.jobs, words: new Map(model.words.map((word, k) => [word, model.counts[k] ?? 0])) },
    ridge: { ...model.ridge, words: new Map(model.ridge.words) },
    wholePrice: new Set(model.wholePrice),
  };
  opened.set(model, open);
  return open;
}
