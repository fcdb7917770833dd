import {
  areAdditions,
  extentsOf,
  isExtentMeasure,
  unitOfMeasure,
  isCrewRate,
  isOfService,
  isServiceMark,
  serviceMark,
  type AppliedEffect,
  type Sizes,
  type Work,
  type WordCounts,
} from '../comparables/index.js';
import { contentWords, isTimeUnit } from '../language/index.js';
import { exactServices, isTradeName, knownServices, putsIn, servicesNamed, sharesThing } from '../reading/index.js';
import { conceptsOf, conditionHolds, unitsThatCount } from '../rules/index.js';
import type { NoEstimateReason, PricingRule, Unit } from '../types.js';
import { activeRules } from './active-rules.js';
import { isCountedAlike } from './comparing/counted-alike.js';
import { EVERYDAY, EVERYDAY_AND_PLACES, isTelling, tellsKind } from './comparing/everyday.js';
import { carriers, type Neighbour, type Neighbourhood } from './comparing/neighbours.js';
import { coverOf, type Cover } from './comparing/cover.js';
import { goesOtherwise, isCounted, tellsPlaceOtherwise } from './comparing/goes-by.js';
import { isOfOtherThing, isOtherDoing } from './comparing/other-doing.js';
import { isOfAVehicle } from './comparing/of-a-vehicle.js';
import { alikeMeasured, samePieces } from './comparing/parts.js';
import type { PastWork } from './comparing/past-work.js';
import { bestMeasure, sizeEffect } from './comparing/size-effect.js';
import { isOfNothingKnown, isToldBySizes, namesOnlyService, namesOnlyTrade } from './tells-little.js';

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
/** Log price that sizes must move before a size is asked for: about a quarter. */
const SIZE_MATTERS = 0.2;
/** Where little else moves prices, less is enough. */
const SIZE_TELLS = 0.12;
/** So many jobs of a kind show how far sizes of that kind lie apart. */
const LEAST_TO_DIFFER = 4;
/** So many jobs that name their work show what a business does. */
const LEAST_NAMED = 2;
/** Jobs at least this similar, beside the most similar one, are of the kind asked for. */
const ALIKE = 0.15;
/** Jobs told in nearly the same words are of one kind, however far apart. */
const SAID_ALIKE = 0.5;
/** Log price: ten times as dear. */
const FAR_APART = 2.3;
/** So many past jobs counted in the same pieces show what those pieces cost here. */
const JOBS_OF_A_KIND = 3;
const USUAL_SHARE = 0.3;
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
  const usual = Math.max(JOBS_OF_A_KIND, USUAL_SHARE * counts.jobs);
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
    coverOf(words, unnamed, counts, LEAST_TEXT_COVERED).share >= LEAST_TEXT_COVERED
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
  const named = LEAST_SERVICE_COVERED;
  const others = kin.filter((past) => isOfOtherThing(work, past));
  const ofThing = kin.filter((past) => !others.includes(past));
  if (isServiceKnown && coverOf(serviceWords, ofThing, counts, named, EVERYDAY_AND_PLACES).share >= named) return null;
  const isNamed = (isServiceKnown && !isOwnTrade(work, counts)) || kinds.size > 0;
  const told = isNamed ? LEAST_TEXT_COVERED_BESIDE : LEAST_TEXT_COVERED;
  // Beside a service or a thing that no past job is of, a place in common tells even less.
  const telling = words.filter((word) => !kinds.has(word));
  const slight = isNamed ? EVERYDAY_AND_PLACES : EVERYDAY;
  const texts = [
    coverOf(telling, ofThing, counts, told, slight),
    coverOf(telling, others, counts, told, slight, serviceWords),
  ];
  if (texts.some((text) => isLikeIt(text, told))) return null;
  if (namesOnlyService(work, counts)) return 'needs_details';
  return !isServiceKnown && words.length < 4 && texts.every(({ share }) => share === 0) ? 'needs_details' : 'no_basis';
}

const allGoOtherwise = (carried: Neighbour[], { sizes }: { sizes: Sizes }): boolean =>
  carried.every(({ past }) => goesOtherwise(past.sizes, sizes));

/** Whether all jobs that would carry the price went by something else than this work does. */
export function isMeasuredOtherwise(work: { sizes: Sizes }, hood: Neighbourhood): boolean {
  return allGoOtherwise(carriers(hood), work);
}

/** "Just the front door", of who has painted walls by the room: no word in common with any past job, and no measure. */
export const isUnlikeAll = ({ sizes }: { sizes: Sizes }, { best, neighbours }: Neighbourhood): boolean =>
  best === 0 &&
  !neighbours.some(({ past }) => Object.keys(sizes).some((measure) => Object.hasOwn(past.sizes, measure)));

/**
 * The extent that most of the jobs went by that would carry the price, where there is but one of them, where something
 * else was measured (`isOther`), or where they are so far apart that any price between them would be a guess; null otherwise.
 */
function extentOfCarriers(carried: Neighbour[], best: number, isOther: boolean): string | null {
  const extents = carried.flatMap(({ past }) => extentsOf(past.sizes).at(0) ?? []);
  const logs = carried.map(({ sizedLog }) => sizedLog);
  const areApart = best < SAID_ALIKE && Math.max(...logs) - Math.min(...logs) > FAR_APART;
  return (isOther || carried.length === 1 || areApart) && 2 * extents.length > carried.length
    ? (extents[0] ?? null)
    : null;
}

/**
 * Two or three jobs that happen to be of one size say nothing of how sizes differ here: all jobs that go by it do. What is
 * counted is mostly one ("the toilet's blocked"), and is not asked for because other things came in threes.
 */
function spreadOf(measure: string, alike: Neighbour[], all: Neighbour[]): number {
  const pasts = (alike.length < LEAST_TO_DIFFER && isExtentMeasure(measure) ? all : alike).map(({ past }) => past);
  return sizeEffect(
    measure,
    pasts,
    pasts.map(() => 1),
  ).spread;
}

/** The unit of the size by which the comparable jobs' prices go and that has not been given: a price without it would be a guess. */
export function sizeMissing(work: Work, hood: Neighbourhood): Unit | null {
  const { neighbours, best } = hood;
  const carried = carriers(hood);
  // "The gutters of a 3 bedroom house": how large that is says nothing of how much.
  const isOther = allGoOtherwise(carried, work) && !isCounted(work.sizes);
  // Storeys tell how high it is, and nothing of how much.
  const isOpen = isOther || carried.every(({ past }) => tellsPlaceOtherwise(past.sizes, work.sizes));
  if (!isOpen && Object.keys(work.sizes).some((measure) => measure !== 'storey')) return null;
  // How much pipe a burst one takes nobody can say at night.
  if (work.details.urgency === 'emergency' && !isOther) return null;
  const extent = extentOfCarriers(carried, best, isOther);
  if (extent !== null) return unitOfMeasure(extent);
  const alike = neighbours.filter(({ similarity }) => similarity >= ALIKE * best);
  const pasts = alike.map(({ past }) => past);
  const weights = alike.map(() => 1);
  const shared = bestMeasure(null, pasts, weights);
  if (shared === null) return null;
  const effect = sizeEffect(shared, pasts, weights);
  const moved = effect.exponent * spreadOf(shared, alike, neighbours);
  const matters =
    effect.known >= 0.75 &&
    effect.noise < 0.5 &&
    (moved >= SIZE_MATTERS || (moved >= SIZE_TELLS && effect.noise < moved));
  return matters ? unitOfMeasure(shared) : null;
}

/**
 * The unit of a rate of the owner's that is meant for this work but whose quantity is missing; null when there is none.
 * Where no past job tells a price (`alone`), a rate for any work is meant for this one too.
 */
export function unitMissing(work: Work, rules: PricingRule[], rates: AppliedEffect[], alone: boolean): Unit | null {
  if (rates.length > 0) return null;
  const meant = activeRules(rules)
    .flatMap(({ interpretation }) => interpretation.effects)
    .filter(
      (effect) =>
        effect.kind === 'unit_rate' &&
        (alone || effect.condition !== null) &&
        !areAdditions([effect], work) &&
        unitsThatCount(effect, work.details, work.text) === 0 &&
        // "$90 each for 3 or more" names nothing that could be missing.
        (effect.condition === null || conceptsOf(effect.condition).some((word) => !/^\d/.test(word))) &&
        (isCrewRate(effect) || conditionHolds(effect.condition, work)),
    );
  const named = meant.filter(({ condition }) => condition !== null);
  // In one order, whatever order the rules came in.
  return (named.length > 0 ? named : meant).flatMap(({ unit }) => unit ?? []).sort()[0] ?? null;
}

/** "First hour $95, then $70 per hour" prices nothing while the hours are not known: one hour would be a guess. */
export function lacksHours(work: Work, rules: PricingRule[], rates: AppliedEffect[]): boolean {
  if (work.details.quantities.some(({ unit }) => isTimeUnit(unit))) return false;
  const ids = new Set(rates.filter(({ effect }) => effect.kind === 'fixed').map(({ ruleId }) => ruleId));
  return rules.some(
    ({ id, interpretation }) =>
      ids.has(id) &&
      interpretation.effects.some(
        ({ kind, unit, amount }) => kind === 'fixed_per_unit' && unit === 'hour' && amount > 0,
      ),
  );
}

/** Whether past jobs of the very service asked for tell no hours: it has a price of its own. */
export function isPricedAsOne(asked: Work, pasts: PastWork[]): boolean {
  const alike = pasts.filter(({ work }) => isOfService(work, asked));
  return alike.length >= LEAST_OF_A_SERVICE && alike.every(({ sizes }) => !Object.hasOwn(sizes, 'hour'));
}
