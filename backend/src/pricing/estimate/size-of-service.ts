import { carriers, goesOtherwise, type Neighbourhood, type PastWork } from '../comparables/index.js';
import { isExtent } from '../language/index.js';
import { knownServices, thingsOf } from '../reading/index.js';
import type { Unit } from '../types.js';
import { extentsOf, isOfService, unitOfMeasure, type Work } from '../work/index.js';
import { LEAST_OF_A_SERVICE } from './basis/asked.js';

/** "2,400 sq ft of house": how large a place is, and not how much is done there. */
const PLACE = /\b(?:house|home|property|building|place|apartment|lot|yard)\b/i;

/**
 * The unit of the size that all jobs of the service went by, and not the one that was said: "termites, the house is 2,400 sq ft",
 * of who treats them by the foot, is not priced from what else was done by the square foot. Null where no such thing would happen.
 */
export function sizeOfService(work: Work, pasts: PastWork[], hood: Neighbourhood): Unit | null {
  const extents = work.details.quantities.filter(({ unit }) => isExtent(unit));
  if (extents.length === 0 || !extents.every(({ of }) => of !== null && PLACE.test(of))) return null;
  const things = knownServices(work.details.service).flatMap(thingsOf);
  const isOfIt = ({ work: job }: PastWork): boolean =>
    isOfService(job, work) || things.some((thing) => job.words.includes(thing));
  const own = pasts.filter(isOfIt);
  const isUsed = carriers(hood).some(({ past }) => own.some(({ id }) => id === past.id));
  if (own.length < LEAST_OF_A_SERVICE || isUsed || !own.every(({ sizes }) => goesOtherwise(sizes, work.sizes)))
    return null;
  const [extent] = own.flatMap(({ sizes }) => extentsOf(sizes));
  return extent === undefined ? null : unitOfMeasure(extent);
}
