import {
  isServiceMark,
  readRequest,
  serviceMark,
  wordsOfWork,
  type Work,
  type WordCounts,
} from '../../comparables/index.js';
import { isKnownService, isTradeName, servicesNamed } from '../../reading/index.js';
import type { PriceRequest } from '../../types.js';
import { isTelling } from './everyday.js';
import type { PastWork } from './past-work.js';

/** So many telling words, and this share of all that a past job says, are no accident. */
const LEAST_SHARED = 3;
const LEAST_OF_JOB = 0.4;

/**
 * A request as this business understands it: "ice dams, ours was rewired in 1996, blow in the attic" is no rewiring where no past
 * job is one and some are attics. A service that the table of services read, that the business never did, makes way for what
 * the other words tell of.
 */
export function asDoneHere(
  request: PriceRequest,
  work: Work,
  { pasts, counts, isRated }: { pasts: PastWork[]; counts: WordCounts; isRated: boolean },
): Work {
  const services = servicesNamed(work.details.service).filter((name) => isKnownService(name) && !isTradeName(name));
  if (services.length === 0 || services.some((service) => counts.words.has(serviceMark(service)))) return work;
  const named = new Set([...work.serviceWords, ...wordsOfWork(services.join(' '))]);
  const others = new Set(work.words.filter((word) => !named.has(word) && isTelling(word)));
  const shareOf = ({ vector }: PastWork): number => {
    const own = [...vector.keys()].filter((word) => !isServiceMark(word) && isTelling(word));
    const shared = own.filter((word) => others.has(word)).length;
    return shared >= LEAST_SHARED ? shared / own.length : 0;
  };
  const [likest] = pasts.map((past) => ({ past, share: shareOf(past) })).sort((a, b) => b.share - a.share);
  if (likest === undefined || likest.share < LEAST_OF_JOB) return work;
  const { service } = likest.past.work.details;
  const here = readRequest({ ...request, details: { ...request.details, service } });
  // Beside work of no name a rate would be taken for all of the price.
  return service === null && isRated ? { ...here, details: work.details } : here;
}
