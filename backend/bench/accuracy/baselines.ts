import type { PastJob } from '../../src/pricing/index.js';
import { fitWords, type WordRegression } from './word-regression.js';
import { fitTfIdf, type SparseVector, type TfIdf } from './tf-idf.js';

/** A price with its 80% range, in cents. */
export interface Prediction {
  price: number;
  low: number;
  high: number;
}

export const BASELINES = ['median', 'knn', 'ridge'] as const;
export type Baseline = (typeof BASELINES)[number];

type Model = (description: string) => number;

const NEIGHBOURS = 10;
const FOLDS = 10;

/**
 * What anybody could do with the past prices: the business's median; the weighted median log price of the ten nearest
 * neighbours by TF-IDF (ties in the order of time, as a stable sort leaves them); the same averaged with a ridge
 * regression on the words. Each with the cross-conformal range of its own errors over ten folds.
 */
export function fitBaselines(past: PastJob[]): Record<Baseline, (job: PastJob) => Prediction> {
  const fit = (jobs: PastJob[]): Record<Baseline, Model> => {
    const logs = jobs.map(({ priceCents }) => Math.log(priceCents));
    const tfIdf = fitTfIdf(jobs.map(textOf));
    const regression = fitWords(tfIdf.vectors, logs);
    const middle = middleOf(logs);
    const knn: Model = (text) => nearest(tfIdf, logs, tfIdf.vector(text));
    const ridge: Model = (text) => (knn(text) + predict(regression, tfIdf.vector(text))) / 2;
    return { median: () => middle, knn, ridge };
  };
  const models = fit(past);
  const errors: Record<Baseline, number[]> = { median: [], knn: [], ridge: [] };
  const folds = Math.min(FOLDS, past.length);
  for (let fold = 0; fold < folds; fold += 1) {
    const held = past.filter((_, at) => at % folds === fold);
    const fold_ = fit(past.filter((_, at) => at % folds !== fold));
    for (const job of held) {
      for (const name of BASELINES) errors[name].push(Math.log(job.priceCents) - fold_[name](textOf(job)));
    }
  }
  const withRange = (name: Baseline): ((job: PastJob) => Prediction) => {
    const sorted = errors[name].sort((a, b) => a - b);
    const [low, high] = [conformal(sorted, 0.1, 'low'), conformal(sorted, 0.9, 'high')];
    return (job) => {
      const log = models[name](textOf(job));
      return { price: Math.exp(log), low: Math.exp(log + low), high: Math.exp(log + high) };
    };
  };
  return { median: withRange('median'), knn: withRange('knn'), ridge: withRange('ridge') };
}

function textOf({ title, description }: PastJob): string {
  return `${title} ${description}`.trim();
}

/** The order statistic that conformal prediction takes for a one-sided level of 90% with n errors. */
function conformal(sorted: number[], level: number, side: 'low' | 'high'): number {
  const n = sorted.length;
  const rank = side === 'high' ? Math.ceil((n + 1) * level) : Math.floor((n + 1) * level);
  return sorted[Math.min(n, Math.max(1, rank)) - 1] ?? 0;
}

function predict(regression: WordRegression, vector: SparseVector): number {
  return vector.reduce((sum, [word, value]) => sum + (regression.weights[word] ?? 0) * value, regression.intercept);
}

function nearest(tfIdf: TfIdf, logs: number[], vector: SparseVector): number {
  const dense = new Map(vector);
  const similarities = tfIdf.vectors.map((other) =>
    other.reduce((sum, [word, value]) => sum + value * (dense.get(word) ?? 0), 0),
  );
  const order = similarities
    .map((_, at) => at)
    .sort((a, b) => round(similarities[b]) - round(similarities[a]) || a - b);
  const chosen = order
    .slice(0, NEIGHBOURS)
    .map((at) => ({ log: logs[at] ?? 0, weight: Math.max(1e-9, similarities[at] ?? 0) }));
  return weightedMiddle(chosen);
}

function round(value: number | undefined): number {
  return Math.round((value ?? 0) * 1e9);
}

function weightedMiddle(points: { log: number; weight: number }[]): number {
  const sorted = points.sort((a, b) => a.log - b.log);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  for (const [at, { log, weight }] of sorted.entries()) {
    passed += weight;
    if (Math.abs(passed - half) < 1e-9) return (log + (sorted[at + 1]?.log ?? log)) / 2;
    if (passed > half) return log;
  }
  return Number.NaN;
}

function middleOf(values: number[]): number {
  return weightedMiddle(values.map((log) => ({ log, weight: 1 })));
}
