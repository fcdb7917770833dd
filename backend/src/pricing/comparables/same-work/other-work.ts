import { exactServices, thingsOf } from '../../reading/index.js';
import { serviceMark, type Work } from '../../work/index.js';
import { carriers, type Neighbour, type Neighbourhood } from '../similarity/neighbours.js';
import { isKeepingOf, isOtherCare } from './other-doing.js';

/** Longer texts name services that are side issues of the work. */
export const SHORT = 20;
/** So many past jobs told alike show what the work costs, whatever it is called. */
const LEAST_OF_A_KIND = 3;

/**
 * Whether the few jobs that would carry the price are all of other work than is asked for: no lights and no panel tell what hanging
 * a fan costs. Several that are told alike may call the same work by another name, unless not one word is the same.
 */
export function areOfOtherWork(work: Work, hood: Neighbourhood): boolean {
  const asked = exactServices(work.details.service);
  const carried = carriers(hood);
  const isOther = ({ past }: Neighbour): boolean => {
    const own = exactServices(past.work.details.service);
    // "Two fence posts": "3 rotted posts replaced" were such, whatever the fence around them is called.
    if (Object.keys(work.sizes).some((measure) => measure.startsWith('item:') && Object.hasOwn(past.sizes, measure)))
      return false;
    return own.length > 0 && !asked.some((service) => own.some((one) => isSame(service, one, past.work)));
  };
  const isShort = work.words.length <= SHORT;
  // Not one word in common: those are several of something else.
  const areFew = carried.length < LEAST_OF_A_KIND || hood.best === 0;
  return asked.length > 0 && isShort && areFew && carried.every(isOther);
}

/** The same work, or something like it done to the same thing: seeding tells nothing of what it costs to mow a lawn. */
function isSame(asked: string, own: string, job: Work): boolean {
  if (serviceMark(asked) === serviceMark(own)) return true;
  const things = thingsOf(asked).filter((thing) => job.words.includes(thing) || thingsOf(own).includes(thing));
  // What was done is told by the job's own words, wherever it was read as another service.
  return things.length > 0 && (!isOtherCare(asked, own) || things.some((thing) => isKeepingOf(job, thing)));
}
