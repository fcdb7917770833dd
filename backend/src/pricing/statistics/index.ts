export { cholesky, dot, solveLower, solveUpper } from './linear-algebra.js';
export { missesOf } from './misses.js';
export {
  densest,
  effectiveCount,
  evenly,
  kthLargest,
  median,
  middleOf,
  quantilesOf,
  sortedOrder,
  weightedQuantile,
} from './statistics.js';
