import { type AppliedEffect, areAdditions, isCrewRate } from '../charges/index.js';
import {
  bestMeasure,
  carriers,
  goesOtherwise,
  isCounted,
  type Neighbour,
  type Neighbourhood,
  type PastWork,
  sizeEffect,
  tellsPlaceOtherwise,
} from '../comparables/index.js';
import { isExtent, isTimeUnit } from '../language/index.js';
import { servicesNamed } from '../reading/index.js';
import { conceptsOf, conditionHolds, unitsThatCount } from '../rules/index.js';
import type { Effect, PricingRule, Unit } from '../types.js';
import { extentsOf, isExtentMeasure, isOfService, type Sizes, unitOfMeasure, type Work } from '../work/index.js';
import { activeRules } from './active-rules.js';
import { LEAST_OF_A_SERVICE } from './basis/asked.js';

/** Log price that sizes must move before a size is asked for: about a quarter. */
const SIZE_MATTERS = 0.2;
/** Where little else moves prices, less is enough. */
const SIZE_TELLS = 0.12;
/** So many jobs of a kind show how far sizes of that kind lie apart. */
const LEAST_TO_DIFFER = 4;
/** Jobs at least this similar, beside the most similar one, are of the kind asked for. */
const ALIKE = 0.15;
/** Jobs told in nearly the same words are of one kind, however far apart. */
const SAID_ALIKE = 0.5;
/** Log price: ten times as dear. */
const FAR_APART = 2.3;

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
 * The extent that most of the jobs went by that would carry the price, where there is but one of them and none of its kind
 * goes without (`isTold`), where something else was measured (`isOther`), or where they are so far apart that any price between them would be a guess; null otherwise.
 */
function extentOfCarriers(carried: Neighbour[], best: number, isOther: boolean, isTold: boolean): string | null {
  const extents = carried.flatMap(({ past }) => extentsOf(past.sizes).at(0) ?? []);
  const logs = carried.map(({ sizedLog }) => sizedLog);
  const areApart = best < SAID_ALIKE && Math.max(...logs) - Math.min(...logs) > FAR_APART;
  return (isOther || (carried.length === 1 && !isTold) || areApart) && 2 * extents.length > carried.length
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
  // "The valley leaks": how long that is nobody knows who has not been up there, and other leaks were mended without.
  const isMended =
    isMending(work) &&
    neighbours.some(({ past }) => isOfService(past.work, work) && extentsOf(past.sizes).length === 0);
  const extent = extentOfCarriers(carried, best, isOther, isMended);
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

/** Whether what is asked for is only to be mended. */
function isMending({ details }: Work): boolean {
  const services = servicesNamed(details.service);
  return services.length > 0 && services.every((service) => service.endsWith(' repair'));
}

/** "Asphalt shingles $4.85 a sq ft": what all of it costs, of which a few have come off. */
const isForWhole = ({ unit, condition }: Effect): boolean =>
  unit !== null && isExtent(unit) && !/\b(?:repair|patch|fix|mend)/i.test(condition ?? '');

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
        !(isMending(work) && isForWhole(effect)) &&
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

/** "110 for 1 bed 1 bath, each extra bedroom 20" prices no home whose bedrooms are not known: what has to be told; null where nothing has. */
export function homeMissing({ details }: Work, rules: PricingRule[], rates: AppliedEffect[]): Unit | null {
  if (details.quantities.some(({ unit }) => BY_HOME.includes(unit))) return null;
  const ids = new Set(rates.filter(({ effect }) => effect.kind === 'fixed').map(({ ruleId }) => ruleId));
  const steps = rules
    .filter(({ id }) => ids.has(id))
    .flatMap(({ interpretation }) => interpretation.effects)
    .filter(
      ({ kind, unit, above, amount }) => kind === 'fixed_per_unit' && amount > 0 && (above ?? 0) >= 1 && unit !== null,
    );
  return BY_HOME.find((unit) => steps.some((step) => step.unit === unit)) ?? null;
}

const BY_HOME: Unit[] = ['bedroom', 'bathroom', 'room'];

/** Whether past jobs of the very service asked for tell no hours: it has a price of its own. */
export function isPricedAsOne(asked: Work, pasts: PastWork[]): boolean {
  const alike = pasts.filter(({ work }) => isOfService(work, asked));
  return alike.length >= LEAST_OF_A_SERVICE && alike.every(({ sizes }) => !Object.hasOwn(sizes, 'hour'));
}
