import type { SparseVector } from './tf-idf.js';

export interface WordRegression {
  intercept: number;
  weights: Float64Array;
}

const PENALTY = 1;
const ITERATIONS = 60;

/** Ridge regression of log price on TF-IDF weights (penalty 1), solved by conjugate gradients on the centred problem. */
export function fitWords(vectors: SparseVector[], logs: number[]): WordRegression {
  const words = vectors.reduce((most, vector) => vector.reduce((max, [word]) => Math.max(max, word + 1), most), 0);
  const n = vectors.length;
  const means = new Float64Array(words);
  for (const vector of vectors) for (const [word, value] of vector) means[word] = (means[word] ?? 0) + value / n;
  const mean = logs.reduce((a, b) => a + b, 0) / n;

  const times = (weights: Float64Array): Float64Array => {
    const shift = dot(means, weights);
    return Float64Array.from(vectors, (vector) =>
      vector.reduce((sum, [word, value]) => sum + value * (weights[word] ?? 0), -shift),
    );
  };
  const transposed = (rows: Float64Array): Float64Array => {
    const result = new Float64Array(words);
    let total = 0;
    vectors.forEach((vector, at) => {
      const row = rows[at] ?? 0;
      total += row;
      for (const [word, value] of vector) result[word] = (result[word] ?? 0) + value * row;
    });
    return result.map((value, word) => value - total * (means[word] ?? 0));
  };

  const weights = new Float64Array(words);
  let residual = transposed(Float64Array.from(logs, (log) => log - mean));
  let direction = Float64Array.from(residual);
  let size = dot(residual, residual);
  for (let step = 0; step < ITERATIONS && size > 1e-16; step += 1) {
    const applied = transposed(times(direction)).map((value, word) => value + PENALTY * (direction[word] ?? 0));
    const alpha = size / dot(direction, applied);
    weights.forEach((value, word) => (weights[word] = value + alpha * (direction[word] ?? 0)));
    residual = residual.map((value, word) => value - alpha * (applied[word] ?? 0));
    const next = dot(residual, residual);
    const beta = next / size;
    direction = residual.map((value, word) => value + beta * (direction[word] ?? 0));
    size = next;
  }
  return { intercept: mean - dot(means, weights), weights };
}

function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}
