import { isTimeUnit } from '../language/index.js';
import {
  conceptsOf,
  conditionHolds,
  isBareLimit,
  isExcepted,
  isOnlyDenied,
  isWithin,
  limitsSet,
  unitsThatCount,
} from '../rules/index.js';
import type { Details, Effect } from '../types.js';
import type { Work } from '../work/index.js';
import { isCrewRate, isCrewSaid } from './alternatives/crew-rates.js';
import { isUnusual } from './alternatives/default-rates.js';
import { isOtherSize } from './alternatives/usual-size.js';
import { type Entry, LARGEST_AMOUNT } from './rule-book.js';
import { namesAskedWork } from './scope/asked-work.js';
import { isOfOld } from './scope/price-of.js';
import { areAsked } from './scope/several-services.js';
import { isOfThing } from './scope/thing-asked-for.js';
import { layersIn, workersIn } from './units/each-worker.js';
import { exactCount, homePriced, isCountOf, isHomeOf } from './units/exact-count.js';
import { withoutExcepted } from './units/excepted-units.js';
import { shareSaid } from './units/share-of-load.js';

/** How many units of a price a work is charged for, 1 where it counts none; 0 where it is not charged for it. */
export function unitsFor(entry: Entry, work: Work): number {
  // Of a list of prices by how full the truck is, only the one that is said.
  if (entry.share !== null) return !isOfOtherSize(entry, work) && entry.share === shareSaid(work.text) ? 1 : 0;
  if (isRuledOut(entry, work)) return 0;
  const units = unitsCounted(entry, work);
  if (!Number.isFinite(units) || units <= 0 || !isCalledFor(entry, work, units)) return 0;
  // "3 bedrooms $180": once for all of them.
  return countPriced(entry) === null ? Math.min(units, LARGEST_AMOUNT) : 1;
}

/** "1.8 m Colorbond $98 per metre", of a fence of 1.5 m. */
export const isOfOtherSize = ({ sizes }: Entry, { text }: Work): boolean => sizes !== null && isOtherSize(sizes, text);

/** Whether something is said that a price does not go with, whatever else is asked for. */
const isRuledOut = (entry: Entry, work: Work): boolean =>
  isOfOtherSize(entry, work) ||
  (entry.usual !== null && isUnusual(entry.usual, entry.effect.unit, work)) ||
  detailsCharged(entry, work) === null ||
  isForOldThing(entry, work);

/** The price of something old that is to go, where none is: it stays, or is gone already. */
function isForOldThing({ effect, title }: Entry, work: Work): boolean {
  if (!isOfOld(effect.condition)) return false;
  // "Removal: old tiles, $35 a square metre", and not for all that is tiled.
  const isForRemoval = conceptsOf(title).includes('remove');
  // "The old carpet has been ripped out already"
  return (isForRemoval && !conditionHolds('remove', work)) || isOnlyDenied('remove', work.text);
}

/** "$4 a sq ft", and no percentage, no minimum and no amount for all of it. */
const countsUnits = ({ unit, kind }: Effect): boolean =>
  unit !== null && kind !== 'percentage' && kind !== 'fixed' && kind !== 'minimum';

/** The details without what a price is not for ("except closet doors"); null where that is all that it could be for. */
function detailsCharged({ effect, exception }: Entry, work: Work): Details | null {
  if (exception === null || !isExcepted(exception, work)) return work.details;
  const rest = countsUnits(effect) ? withoutExcepted(exception, work) : work.details;
  return rest === work.details ? null : rest;
}

/** How many units a work has of what a price goes by, in all layers and for all who come; 0 where it says none of them. */
function unitsCounted(entry: Entry, work: Work): number {
  const { effect, paysEach, isPerLayer, beyondCrew, thing } = entry;
  const { text } = work;
  // "Each additional mover $45"
  const more = beyondCrew === null ? 1 : workersIn(text) - beyondCrew;
  if (!countsUnits(effect)) return more;
  const workers = paysEach && isTimeUnit(effect.unit) ? workersIn(text) : 1;
  const layers = isPerLayer ? layersIn(text) : 1;
  const whatCounts = thing === null ? effect : { ...effect, condition: thing };
  const details = detailsCharged(entry, work) ?? work.details;
  return unitsThatCount(whatCounts, details, text) * workers * layers * more;
}

/** "3 bedrooms $180": how many an amount is for; null where it is for no number of them. */
const countPriced = ({ effect, services }: Entry): ReturnType<typeof exactCount> =>
  services === null && effect.kind === 'fixed' ? exactCount(effect.condition) : null;

/** Whether what is asked for is what a price is for: its kinds of work, its thing, its crew, its number, its situation. */
function isCalledFor(entry: Entry, work: Work, units: number): boolean {
  const { effect, services, thing } = entry;
  const { condition } = effect;
  if (services !== null) return areAsked(services, work);
  if (thing !== null && !isOfThing(thing, work)) return false;
  if (isCrewRate(effect) && !isCrewSaid(condition, work.text)) return false;
  const home = homePriced(effect);
  if (home !== null) return isHomeOf(home, work.details.quantities) && conditionHolds(home.rest, work);
  const count = countPriced(entry);
  if (count !== null)
    return work.details.quantities.some((one) => isCountOf(one, count)) && conditionHolds(count.before, work);
  // "$140 each for 6 or more", "LED lights $170 each for 4 or more"
  const limits = countsUnits(effect) ? limitsSet(condition) : [];
  const isOnCount =
    limits.length > 0 && limits.every(({ unit, thing: of, near }) => unit === null && of === null && near.length === 0);
  if (isOnCount && !isWithin(units, limits)) return false;
  if (isOnCount && isBareLimit(condition)) return true;
  // Of "emergencies over $500" this decides the emergency; the price limit is left to the pricing steps.
  return conditionHolds(condition, work) || namesAskedWork(effect, work);
}
