import { isKnownService, servicesNamed } from '../../reading/index.js';
import { conditionHolds } from '../../rules/index.js';
import { serviceIn, type Work } from '../../work/index.js';

const OF_A_HOME = /^(?:house|deep|move-out) cleaning$/;

/** Whether what a price is for is asked for: the very work where it has a name ("standard clean" is that of a house), else what is named. */
export function isOfThing(thing: string, work: Work): boolean {
  const [named, asked] = [servicesNamed(serviceIn(thing)), servicesNamed(work.details.service)];
  const isNamed = (one: string): boolean => named.includes(one) || (OF_A_HOME.test(one) && named.includes('cleaning'));
  // Whatever is cleaned is a cleaning, and no house.
  const isTold = named.some(isKnownService) && asked.some(isKnownService) && /\bclean/i.test(thing);
  return asked.some(isNamed) || (!isTold && conditionHolds(thing, work));
}
