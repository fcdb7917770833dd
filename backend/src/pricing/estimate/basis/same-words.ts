import {
  type Cover,
  coverOf,
  EVERYDAY,
  EVERYDAY_AND_PLACES,
  isOfOtherThing,
  type PastWork,
  type WordCounts,
} from '../../comparables/index.js';
import { isTradeName, putsIn, servicesNamed } from '../../reading/index.js';
import { serviceMark, type Work } from '../../work/index.js';
import { type Asked, LEAST_OF_A_SERVICE, namesService } from './asked.js';
import { kindsOfUnknown } from './unknown-kinds.js';

/** Share of the words of the service, 0 to 1 (rare ones count more), that one past job must hold. By judgement: a third. */
const LEAST_SERVICE_COVERED = 0.34;
/** The same share of a whole message. By judgement: it also holds names, places and stories. */
export const LEAST_TEXT_COVERED = 0.1;
/** The same of a message whose service or thing no past job names. By judgement: the rest of it tells less then. */
const LEAST_TEXT_COVERED_BESIDE = 0.25;
/** Telling words in common with one job that are no accident, however long the message. By judgement. */
const MANY_SHARED_WORDS = 2;
/** Share of a long message, 0 to 1, that these words must be even so. By judgement. */
const LEAST_SHARED_SHARE = 0.05;
/** Share of all that a past job says, 0 to 1, from which a message that holds it is of its kind. By judgement: half. */
const LEAST_OF_JOB = 0.5;

/** The past jobs that may tell its price: those of the same thing, and those of another. */
interface Kin {
  ofThing: PastWork[];
  others: PastWork[];
}

/** Whether past jobs say in much the same words what is asked for: its service, or the whole message. */
export function isToldInWords(asked: Asked): boolean {
  const kin = kinOf(asked);
  return isServiceCovered(asked, kin) || isMessageCovered(asked, kin);
}

/** "Koi pond with a waterfall", of who digs drains: no past job holds a word of it. */
export const sharesNoWord = (asked: Asked): boolean =>
  messageCovers(asked, kinOf(asked)).every(({ share }) => share === 0);

/** "Spruce privacy fence", where a past job was "long spruce fence". */
function isServiceCovered({ work, counts }: Asked, { ofThing }: Kin): boolean {
  const enough = LEAST_SERVICE_COVERED;
  return (
    namesService(work) &&
    coverOf(work.serviceWords, ofThing, { counts, enough, slight: EVERYDAY_AND_PLACES }).share >= enough
  );
}

/** "Our ceilings have gone the colour of tea", of who writes "lounge ceiling, two coats": the message reads like a past job. */
function isMessageCovered(asked: Asked, kin: Kin): boolean {
  const enough = isBesideJobs(asked) ? LEAST_TEXT_COVERED_BESIDE : LEAST_TEXT_COVERED;
  return messageCovers(asked, kin).some(
    ({ share, words, ofJob }) =>
      share >= enough ||
      (words >= MANY_SHARED_WORDS && share >= LEAST_SHARED_SHARE) ||
      // "No water since this morning, the well pump quit, we're hauling it": all that "Well pump replaced" is.
      ofJob >= LEAST_OF_JOB,
  );
}

/** How well past jobs of the same thing cover the message, and those of another one what it says beside its service. */
function messageCovers(asked: Asked, { ofThing, others }: Kin): Cover[] {
  const { work, counts } = asked;
  const kinds = kindsOfUnknown(work, counts);
  const telling = work.words.filter((word) => !kinds.has(word));
  // Beside a service or a thing that no past job is of, a place in common tells even less.
  const ofText = isBesideJobs(asked)
    ? { counts, enough: LEAST_TEXT_COVERED_BESIDE, slight: EVERYDAY_AND_PLACES }
    : { counts, enough: LEAST_TEXT_COVERED, slight: EVERYDAY };
  return [coverOf(telling, ofThing, ofText), coverOf(telling, others, { ...ofText, unheard: work.serviceWords })];
}

/** Whether a service is asked for that is not just the business's trade, or a thing that no past job is about. */
const isBesideJobs = ({ work, counts }: Asked): boolean =>
  (namesService(work) && !isOwnTrade(work, counts)) || kindsOfUnknown(work, counts).size > 0;

/** "Moving", where past jobs are house moves: the trade's name rules none of them out. */
const isOwnTrade = ({ details: { service } }: Work, counts: WordCounts): boolean =>
  service !== null && isTradeName(service) && (counts.words.get(serviceMark(service)) ?? 0) >= LEAST_OF_A_SERVICE;

/** Of upkeep ("AC tune-up"), jobs that put in a new one tell nothing. */
function kinOf({ work, pasts }: Asked): Kin {
  const kin = isUpkeep(work) ? pasts.filter((past) => !isPutIn(past)) : pasts;
  const others = kin.filter((past) => isOfOtherThing(work, past));
  return { ofThing: kin.filter((past) => !others.includes(past)), others };
}

/** "AC tune-up", "heat pump service": a visit, which costs no part of what a new one does. */
function isUpkeep({ details: { service } }: Work): boolean {
  const services = servicesNamed(service);
  return services.length > 0 && services.every((name) => / (?:tune-up|maintenance|inspection)$/.test(name));
}

/** "New furnace": all that was done was put in. */
function isPutIn({ work }: PastWork): boolean {
  const services = servicesNamed(work.details.service);
  return services.length > 0 && services.every(putsIn);
}
