import type { Sizes } from '../../work/index.js';
import type { Neighbourhood } from '../similarity/neighbours.js';

/** Beyond so many times the largest past job a size is a slip, or work of another order that no small job tells a price of. */
const MOST_TIMES = 25;

/** Whether a work is so much larger than all jobs that are measured as it is that no price could follow from them. */
export function isFarBeyond({ sizes }: { sizes: Sizes }, { size, neighbours }: Neighbourhood): boolean {
  if (size === null) return false;
  const known = neighbours.flatMap(({ past }) => past.sizes[size.measure] ?? []);
  return known.length > 0 && (sizes[size.measure] ?? 0) > MOST_TIMES * Math.max(...known);
}
