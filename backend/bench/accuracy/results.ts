import { BASELINES, type Baseline, type Prediction } from './baselines.js';
import type { Metrics } from './metrics.js';

export type Method = 'ours' | Baseline;
export const METHODS: Method[] = ['ours', ...BASELINES];

/** One job estimated by every method; `ours` is null where this estimator refused. */
export interface Result {
  trade: string;
  past: number;
  actual: number;
  ours: Prediction | null;
  baselines: Record<Baseline, Prediction>;
}

export type Figures = { n: number } & Record<Method, Metrics>;
