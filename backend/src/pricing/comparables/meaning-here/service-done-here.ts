import { pattern } from '../../language/index.js';
import { exactServices, isTradeName, servicesNamed } from '../../reading/index.js';
import type { Details, PriceRequest, Quantity } from '../../types.js';
import { isServiceMark, readRequest, serviceMark, wordsOfWork, type Work } from '../../work/index.js';
import { onlyTakesAway } from '../same-work/taken-away.js';
import { isTelling } from '../similarity/everyday-words.js';
import type { PastWork } from '../similarity/past-work.js';
import { type WordCounts } from '../similarity/similarity.js';

/** So many telling words, and this share of all that a past job says, are no accident. */
const LEAST_SHARED = 3;
const LEAST_OF_JOB = 0.4;
const LEAST_OF_ROOMS = 2;

/** What is known of the business. */
interface Known {
  pasts: PastWork[];
  counts: WordCounts;
  /** Whether a rate of the owner's applies to the request. */
  isRated: boolean;
}

/** "A 3 bedroom house", "our home has 4 bedrooms": how large it is, and not where the work is. */
const OF_A_HOME = pattern('iu')`
  \b(?:bed(?:room)?s?|br|bd)[ ,-]+(?:\d|(?:(?:and|&|,) )?\d|(?:one|two|three)[ -]bath|[\p{L}-]+ (?:house|home)
    |house|home|apartment|flat|condo|townhouse|bungalow|unit|ranch|cottage|cape|colonial)
  |\b(?:house|home|apartment|flat|condo|place|it) (?:has|with|is|of)\b
  |\b(?:house|home|apartment|flat|condo)[,:] 
`;

/** "4 bedrooms painted", where past jobs count rooms and hardly bedrooms: a bedroom is a room. */
function inRooms({ quantities }: Details, text: string, pasts: PastWork[]): Quantity[] | null {
  const goBy = (measure: string): number => pasts.filter(({ sizes }) => Object.hasOwn(sizes, measure)).length;
  const isOf = (unit: string): boolean => quantities.some((one) => one.unit === unit);
  if (!isOf('bedroom') || isOf('room') || isOf('bathroom') || OF_A_HOME.test(text)) return null;
  if (goBy('room') < LEAST_OF_ROOMS || goBy('bedroom') >= goBy('room')) return null;
  return quantities.map((one) => (one.unit === 'bedroom' ? { ...one, unit: 'room' } : one));
}

/**
 * A request as this business understands it: "ice dams, ours was rewired in 1996, blow in the attic" is no rewiring where no past
 * job is one and some are attics. A service that the table of services read, that the business never did, makes way for what
 * the other words tell of.
 */
export function asDoneHere(request: PriceRequest, work: Work, known: Known): Work {
  const details: Details = {
    ...request.details,
    service: namedHere(request.details.service, known.counts),
    quantities: inRooms(work.details, work.text, known.pasts) ?? request.details.quantities,
  };
  const { service, quantities } = request.details;
  if (details.service === service && details.quantities === quantities) return ofServiceDone(request, work, known);
  const here = { ...request, details };
  return ofServiceDone(here, readRequest(here), known);
}

/** "Two new doors", asked of who puts in garage doors and no others: the one service of such a name that was done here. */
function namedHere(service: string | null, { words }: WordCounts): string | null {
  const named = servicesNamed(service);
  const here = named.map((one) => {
    // A trade's name is that of all its work.
    if (isTradeName(one) || words.has(serviceMark(one))) return one;
    const ending = serviceMark(one).slice(serviceMark('').length);
    const done = [...words.keys()].filter((word) => isServiceMark(word) && word.endsWith(` ${ending}`));
    return done.length === 1 ? (done[0] ?? one).slice(serviceMark('').length) : one;
  });
  return here.some((one, at) => one !== named[at]) ? here.join(' and ') : service;
}

function ofServiceDone(request: PriceRequest, work: Work, { pasts, counts, isRated }: Known): Work {
  const services = exactServices(work.details.service);
  if (services.length === 0 || services.some((service) => counts.words.has(serviceMark(service)))) return work;
  if (onlyTakesAway(work)) return work;
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
