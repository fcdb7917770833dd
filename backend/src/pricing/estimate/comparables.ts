import { sayMeasure, sayNumber, type Work } from '../comparables/index.js';
import type { Comparable } from '../types.js';
import type { BasePrice } from './base-price.js';
import type { Neighbour } from './neighbours.js';

const MOST_SHOWN = 8;
/** A job that counts less than this share of the one that counts most is not named as a source. */
const LEAST_SHARE = 0.1;

/** The past jobs that carry the price, the weightiest first. */
export function sourceJobs({ hood }: BasePrice): Neighbour[] {
  const weigh = ({ alike, sizeFit }: Neighbour): number => alike * sizeFit;
  const sorted = [...hood.neighbours].sort(
    (a, b) => weigh(b) - weigh(a) || a.age - b.age || (a.past.id < b.past.id ? -1 : 1),
  );
  const most = sorted[0] ? weigh(sorted[0]) : 0;
  return sorted.filter((one, place) => place < MOST_SHOWN && weigh(one) >= LEAST_SHARE * most);
}

/** The same jobs for the owner's eyes, with what was done to each price. */
export function comparablesFrom(base: BasePrice, work: Work): Comparable[] {
  const { size } = base.hood;
  return sourceJobs(base).map(({ past, similarity, sizedLog }) => {
    const adjustments = [...past.notes];
    const own = size === null ? undefined : past.sizes[size.measure];
    const asked = size === null ? undefined : work.sizes[size.measure];
    if (size !== null && own !== undefined && asked !== undefined && Math.abs(sizedLog - past.logBase) > 0.005) {
      adjustments.push(`scaled from ${sayNumber(own)} to ${sayNumber(asked)} ${sayMeasure(size.measure)}`);
    }
    return {
      jobId: past.id,
      similarity: Number(Math.min(1, similarity).toFixed(3)),
      priceCents: past.priceCents,
      adjustedCents: Math.round(Math.exp(sizedLog)),
      adjustments,
    };
  });
}
