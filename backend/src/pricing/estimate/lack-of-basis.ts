import {
  alikeMeasured,
  type Cover,
  coverOf,
  EVERYDAY,
  EVERYDAY_AND_PLACES,
  isCountedAlike,
  isOfAVehicle,
  isOfOtherThing,
  isOtherDoing,
  isTelling,
  type PastWork,
  samePieces,
  tellsKind,
  type WordCounts,
} from '../comparables/index.js';
import { contentWords } from '../language/index.js';
import { exactServices, isTradeName, knownServices, putsIn, servicesNamed, sharesThing } from '../reading/index.js';
import type { NoEstimateReason } from '../types.js';
import { isExtentMeasure, isServiceMark, serviceMark, type Sizes, type Work } from '../work/index.js';
import { isOfNothingKnown, isToldBySizes, namesOnlyService, namesOnlyTrade } from './vague-requests.js';

/** Share of the asked service's words (rare ones count more) that the closest past job must hold. */
const LEAST_SERVICE_COVERED = 0.34;
/** The same for a whole message, which also holds names, places and stories. */
const LEAST_TEXT_COVERED = 0.1;
/** A message whose service no past job names, but which otherwise reads like one. */
const LEAST_TEXT_COVERED_BESIDE = 0.25;
/** So many telling words shared with one job are no accident, however long the message. */
const MANY_SHARED_WORDS = 2;
const LEAST_SHARED_SHARE = 0.05;
/** A message that holds this share of all that a past job says is of its kind. */
const LEAST_OF_JOB = 0.5;
/** So many jobs that name their work show what a business does. */
const LEAST_NAMED = 2;
/** So many past jobs counted in the same pieces show what those pieces cost here. */
const JOBS_OF_A_KIND = 3;
/** A thing that this share of all past jobs is of is what the business does all the time. */
const USUAL_THING_SHARE = 0.3;
/** So many jobs of a service show how it is done here. */
export const LEAST_OF_A_SERVICE = 2;

/** "A sunroom with a glass roof", of who lays roofs: both works have names, and these have nothing in common. */
function isOtherName({ details }: Work, { work }: PastWork): boolean {
  const [asked, own] = [exactServices(details.service), exactServices(work.details.service)];
  return asked.length > 0 && own.length > 0 && !asked.some((one) => own.some((other) => sharesThing(one, other)));
}

/** "2,000 sq ft of wall" where walls, measured the same way, are what the business does all the time. */
function isUsualThing(work: Work, pasts: PastWork[], counts: WordCounts, kinds: ReadonlySet<string>): boolean {
  const { details, sizes } = work;
  const usual = Math.max(JOBS_OF_A_KIND, USUAL_THING_SHARE * counts.jobs);
  const measured = details.quantities
    .filter(({ unit }) => unit !== 'item')
    .flatMap(({ of }) => contentWords(of ?? '').slice(-1));
  // "The wall's fallen over", and "12 metres" when asked: nothing names other work.
  // "20 ft of cedar fence", of who writes "cedar, 100 ft"
  const isMeasured = Object.keys(sizes).some(isExtentMeasure);
  const said = work.serviceWords.length === 0 ? work.words : isMeasured ? work.serviceWords.filter(tellsKind) : [];
  const things = [...measured, ...said].filter(
    (word) => !EVERYDAY.has(word) && !kinds.has(word) && (counts.words.get(word) ?? 0) >= usual,
  );
  const isUnsized = Object.keys(sizes).length === 0;
  // "Our dryer stays stone cold", where dryers are mended as they come
  const isLike = (thing: string, own: Sizes): boolean =>
    Object.keys(own).some((one) => sizes[one]) || (isUnsized && Object.keys(own).length === 0 && isTelling(thing));
  return things.some(
    (thing) =>
      pasts.filter((past) => past.vector.has(thing) && isLike(thing, past.sizes) && !isOtherName(work, past)).length >=
      JOBS_OF_A_KIND,
  );
}

/** "Moving", where past jobs are house moves: the trade's name rules none of them out. */
function isOwnTrade({ details: { service } }: Work, counts: WordCounts): boolean {
  return (
    service !== null && isTradeName(service) && (counts.words.get(serviceMark(service)) ?? 0) >= LEAST_OF_A_SERVICE
  );
}

/** "2 bedrooms painted", where a painter's past jobs name the rooms and not what is done to them. */
function isLikeUnnamed({ words }: Work, pasts: PastWork[], counts: WordCounts): boolean {
  const unnamed = pasts.filter(({ work }) => work.details.service === null);
  return (
    unnamed.length >= LEAST_OF_A_SERVICE &&
    coverOf(words, unnamed, { counts, enough: LEAST_TEXT_COVERED }).share >= LEAST_TEXT_COVERED
  );
}

/** "Security cameras", where no job is about cameras: what kind of them is wanted makes no job of high-security locks alike. */
function kindsOfUnknown({ details, text }: Work, counts: WordCounts): Set<string> {
  if (knownServices(details.service).length > 0) return new Set();
  const counted = details.quantities.flatMap(({ unit, of }) => (unit === 'item' && of !== null ? [of] : []));
  const mended = [...text.matchAll(MENDED)].map(([, thing = '']) => thing);
  const unknown = [...counted, ...mended].flatMap((thing) => {
    const named = contentWords(thing);
    return counts.words.has(named.at(-1) ?? '') ? [] : named.slice(0, -1);
  });
  return new Set(unknown);
}

/** "Do you fix snow blowers?", of who ploughs snow. */
const MENDED =
  /\b(?:fix|repair|mend|service)(?:s|ing)? (?:(?:an?|the|my|our) )?(\p{L}+ \p{L}+)(?=\W*(?:[.,;!?\n]|$))/giu;

/** "AC tune-up", "heat pump service": a visit, which costs no part of what a new one does. */
const isUpkeep = ({ details: { service } }: Work): boolean => {
  const services = servicesNamed(service);
  return services.length > 0 && services.every((name) => / (?:tune-up|maintenance|inspection)$/.test(name));
};
const isPutIn = ({ work }: PastWork): boolean => {
  const services = servicesNamed(work.details.service);
  return services.length > 0 && services.every(putsIn);
};

const isLikeIt = ({ share, words, ofJob }: Cover, told: number): boolean =>
  share >= told ||
  (words >= MANY_SHARED_WORDS && share >= LEAST_SHARED_SHARE) ||
  // "No water since this morning, the well pump quit, we're hauling it": all that "Well pump replaced" is.
  ofJob >= LEAST_OF_JOB;

/** Whether no past job names any other work than this: those that name none are of it, too. */
function isAllThatIsDone(service: string | null, pasts: PastWork[]): boolean {
  const named = pasts.map(({ work }) => servicesNamed(work.details.service)).filter((services) => services.length > 0);
  return named.length >= LEAST_NAMED && named.every((services) => services.every((one) => one === service));
}

/** Whether any past job is of the kind asked for; if not, whether to ask what is wanted or to leave it to the owner. */
export function lackOfBasis(work: Work, pasts: PastWork[], counts: WordCounts): NoEstimateReason | null {
  if (work.words.length === 0) return 'needs_details';
  if (pasts.length < 2 || isOtherDoing(work, pasts) || isOfAVehicle(work, counts)) return 'no_basis';
  const { serviceWords, words } = work;
  const isServiceKnown = serviceWords.length > 0;
  // "Install something"
  if (!isServiceKnown && isOfNothingKnown(work, counts) && namesOnlyTrade(work)) return 'needs_details';
  // "4 rooms and the ceilings": counted as the past jobs are, and nothing names other work.
  const isTrade = isTradeName(work.details.service ?? '');
  const isUsual = isTrade && work.goesWithoutSaying;
  const areCounted = samePieces(pasts, work.sizes).length >= JOBS_OF_A_KIND;
  if ((!isServiceKnown || isUsual) && (areCounted || isToldBySizes(work, pasts, counts))) return null;
  // "Moving, 3 bedrooms", of who writes "3br house, 4 men 7 hr": what all jobs are goes without saying.
  const isUnnamed = (isTrade || !isServiceKnown) && pasts.every((past) => past.work.details.service === null);
  const isAll = isUnnamed || (isTrade && isAllThatIsDone(work.details.service, pasts));
  if (isAll && alikeMeasured(pasts, work.sizes).length >= JOBS_OF_A_KIND) return null;
  const kinds = kindsOfUnknown(work, counts);
  if (isUsualThing(work, pasts, counts, kinds) || isCountedAlike(work, pasts, counts)) return null;
  // A service that past jobs are of, whatever words they used for it.
  if (serviceWords.some((word) => isServiceMark(word) && (counts.words.get(word) ?? 0) >= LEAST_OF_A_SERVICE))
    return null;
  if (work.goesWithoutSaying && isLikeUnnamed(work, pasts, counts)) return null;
  if (isTrade && isOfNothingKnown(work, counts)) return namesOnlyTrade(work) ? 'needs_details' : 'no_basis';
  const kin = isUpkeep(work) ? pasts.filter((past) => !isPutIn(past)) : pasts;
  const others = kin.filter((past) => isOfOtherThing(work, past));
  const ofThing = kin.filter((past) => !others.includes(past));
  const ofService = { counts, enough: LEAST_SERVICE_COVERED, slight: EVERYDAY_AND_PLACES };
  if (isServiceKnown && coverOf(serviceWords, ofThing, ofService).share >= LEAST_SERVICE_COVERED) return null;
  const isNamed = (isServiceKnown && !isOwnTrade(work, counts)) || kinds.size > 0;
  const told = isNamed ? LEAST_TEXT_COVERED_BESIDE : LEAST_TEXT_COVERED;
  // Beside a service or a thing that no past job is of, a place in common tells even less.
  const telling = words.filter((word) => !kinds.has(word));
  const ofText = { counts, enough: told, slight: isNamed ? EVERYDAY_AND_PLACES : EVERYDAY };
  const texts = [coverOf(telling, ofThing, ofText), coverOf(telling, others, { ...ofText, unheard: serviceWords })];
  if (texts.some((text) => isLikeIt(text, told))) return null;
  if (namesOnlyService(work, counts)) return 'needs_details';
  return !isServiceKnown && words.length < 4 && texts.every(({ share }) => share === 0) ? 'needs_details' : 'no_basis';
}
