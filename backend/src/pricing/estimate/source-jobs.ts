import { carriers, type Neighbour, weightOf } from '../comparables/index.js';
import type { Comparable } from '../types.js';
import { asSaid } from '../work/index.js';
import type { BasePrice } from './methods/base-price.js';
import type { PricedWork } from './works.js';

const MOST_SHOWN = 8;

/** The past jobs that carry the price, the weightiest first. */
export function sourceJobs({ hood }: BasePrice): Neighbour[] {
  return carriers(hood)
    .sort((a, b) => weightOf(b) - weightOf(a) || a.age - b.age || (a.past.id < b.past.id ? -1 : 1))
    .slice(0, MOST_SHOWN);
}

/** The past jobs of all works for the owner's eyes, with what was done to each price. */
export function comparablesOf(priced: PricedWork[]): Comparable[] {
  const all = priced.flatMap(comparablesFrom);
  return all.filter(({ jobId }, at) => all.findIndex((other) => other.jobId === jobId) === at);
}

function comparablesFrom({ work, base }: PricedWork): Comparable[] {
  const { size } = base.hood;
  return sourceJobs(base).map(({ past, similarity, sizedLog }) => {
    const adjustments = [...past.notes];
    const own = size === null ? undefined : past.sizes[size.measure];
    const asked = size === null ? undefined : work.sizes[size.measure];
    if (size !== null && own !== undefined && asked !== undefined && Math.abs(sizedLog - past.logBase) > 0.005) {
      const say = asSaid(size.measure, work.details);
      adjustments.push(`scaled from ${say.number(own)} to ${say.size(asked)}`);
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
