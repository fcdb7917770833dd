import { type AppliedEffect } from '../charges/index.js';
import { carriers, type PastWork } from '../comparables/index.js';
import { isSameMeasure } from '../language/index.js';
import type { Quantity } from '../types.js';
import { sizesOf } from '../work/index.js';
import { sizesOfRooms } from './room-sizes.js';
import type { PricedWork } from './works.js';

/** They describe a building or a plot as often as the work. */
const DESCRIBES = new Set<Quantity['unit']>(['bedroom', 'bathroom', 'storey', 'mile', 'km', 'hour', 'day']);
const GROUNDS = /\b(?:yard|lot|property|garden|block|land|acres?)\b/i;
/** So many past jobs that go by a measure show that it is how other work here is priced. */
const LEAST_JOBS = 2;

const measureOf = (one: Quantity): string | undefined => Object.keys(sizesOf([one]))[0];

/**
 * What a request measures that its price does not hold: of "2 rooms and the outside, 1,800 sq ft", priced from past jobs on outsides,
 * the rooms, where others of the jobs go by rooms. Never what a rule counts, nor a size beside which nothing else is measured.
 */
export function sizesLeftOut(
  quantities: Quantity[],
  priced: PricedWork[],
  pasts: PastWork[],
  found: AppliedEffect[],
): Quantity[] {
  // Kinds of one work share what is measured beside them.
  if (priced.length > 1 && priced.some(({ kind }) => kind === undefined)) return [];
  const carried = priced.flatMap(({ base }) => carriers(base.hood).map(({ past }) => past));
  const known = new Set(carried.flatMap(({ sizes }) => Object.keys(sizes)));
  if (!quantities.some((one) => known.has(measureOf(one) ?? ''))) return [];
  const isCounted = (one: Quantity): boolean => found.some(({ effect }) => isSameMeasure(effect.unit, one.unit));
  const ofRooms = sizesOfRooms(quantities);
  return quantities.filter((one) => {
    if (ofRooms.includes(one)) return false;
    const measure = measureOf(one);
    if (measure === undefined || known.has(measure) || DESCRIBES.has(one.unit)) return false;
    const others = pasts.filter((past) => !carried.includes(past) && Object.hasOwn(past.sizes, measure));
    return others.length >= LEAST_JOBS && !GROUNDS.test(one.of ?? '') && !isCounted(one);
  });
}
