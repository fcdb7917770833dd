import type { Prediction } from './baselines.js';

/** A prediction beside the real price, both in cents. */
export interface Scored {
  actual: number;
  prediction: Prediction;
}

/** mdape in percent, shares 0 to 1, width = median of high divided by low. */
export interface Metrics {
  mdape: number;
  logError: number;
  within25: number;
  coverage: number;
  width: number;
  refused: number;
}

export function metricsOf(scored: Scored[], refused: number): Metrics {
  const errors = scored.map(({ actual, prediction }) => Math.abs(prediction.price - actual) / actual);
  const logs = scored.map(({ actual, prediction }) => Math.abs(Math.log(prediction.price / actual)));
  const inside = scored.filter(({ actual, prediction }) => prediction.low <= actual && actual <= prediction.high);
  const asked = scored.length + refused;
  return {
    mdape: round(100 * middle(errors), 2),
    logError: round(logs.reduce((a, b) => a + b, 0) / scored.length, 4),
    within25: round(errors.filter((error) => error <= 0.25).length / scored.length, 4),
    coverage: round(inside.length / scored.length, 4),
    width: round(middle(scored.map(({ prediction }) => prediction.high / prediction.low)), 3),
    refused: round(asked === 0 ? 0 : refused / asked, 4),
  };
}

export function middle(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(at)] ?? Number.NaN)
    : ((sorted[at - 1] ?? Number.NaN) + (sorted[at] ?? Number.NaN)) / 2;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
