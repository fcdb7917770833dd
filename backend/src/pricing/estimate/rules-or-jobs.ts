import { type AppliedEffect, isPriceOf, type PriceSteps, stepsOf, timesDue, withoutBeside } from '../charges/index.js';
import { isTelling, type Neighbour, type PastWork, preparePast } from '../comparables/index.js';
import { servicesNamed } from '../reading/index.js';
import { conceptsOf, conditionHolds, isBareSize } from '../rules/index.js';
import type { Effect } from '../types.js';
import { isServiceMark, type Work } from '../work/index.js';
import { pricesAlone } from './asked-alone.js';
import { priceByJobs, type ByJobs } from './by-jobs.js';
import type { Facts } from './facts.js';
import { countedByKind } from './kind-units.js';
import { ALIKE_ALONE } from './methods/base-price.js';
import { areMinor, onTop, withOnTop } from './minor-rates.js';
import { isPricedAsOne, lacksHours, unitMissing } from './missing-sizes.js';
import { pricesByName, withoutHours, withoutTime } from './named-price.js';
import type { PricedWork } from './works.js';

/** What the rules and what the past jobs are to price. */
export interface Settled {
  steps: PriceSteps;
  byJobs: ByJobs;
  /** The work that past jobs tell nothing of, where a rule prices what stands beside it. */
  unpriced: string | null;
}

/** Decides between rules and past jobs: which rates are the price, which come on top of what past jobs suggest. */
export function settle(facts: Facts): Settled {
  const { work, workForJobs, rules, model, open, reads, found, noBasis } = facts;
  // Where past jobs tell nothing of the rest, what has a rate is priced by it, and it is said what is left out.
  const rest = noBasis !== null && workForJobs !== work ? workForJobs.details.service : null;
  const holding = rest === null ? found : found.map((one) => ({ ...one, isBeside: false }));
  const isAlone = model.jobs === 0 && unitMissing(work, rules, [], true) === null;
  const named = noBasis === null ? [] : pricesByName(holding, work, rules, isAlone);
  const unpriced = withoutFlat(rest, holding, work);
  const whole = new Set([
    ...open.wholePrice,
    ...named,
    ...pricesAlone(holding, workForJobs, facts.pasts, noBasis !== null),
  ]);
  const applied = holding.map((one) =>
    whole.has(one.ruleId) ? { ...one, units: one.units * timesDue(one, work) } : one,
  );
  const flat = besideFlatPrice(facts, applied, whole);
  if (flat) return flat;
  const byJobs = priceByJobs(facts, facts.pasts);

  const counted = countedByKind(applied, byJobs.priced, whole);
  const stated = withoutHours(stepsOf(counted, whole), work);
  // "Dryer vent cleaning", done for a price again and again: nobody has to guess its hours.
  const isKnownWork =
    lacksHours(work, rules, stated.rates) &&
    (isPricedAsOne(workForJobs, facts.pasts) || byJobs.priced.some(hasToldAlike));
  const steps = byJobs.all !== null && isKnownWork ? withoutTime(stated) : stated;
  if (byJobs.all === null || unpriced !== null || !areMinor(steps, byJobs.all, work))
    return { steps, byJobs, unpriced };
  // What is added here was added to past jobs, too.
  const pasts = preparePast(withOnTop(reads, steps.rates), without(open.wholePrice, steps.rates), open.counts);
  return {
    steps: stepsOf(counted.map(onTop), without(whole, steps.rates)),
    byJobs: priceByJobs({ ...facts, workForJobs: withoutBeside(workForJobs, effectsOf(steps.rates)) }, pasts),
    unpriced,
  };
}

/** "8 pot lights and an EV charger circuit", with a rate for lights and a flat price for the circuit: neither is left out. */
function withoutFlat(services: string | null, applied: AppliedEffect[], work: Work): string | null {
  const flat = applied.filter(({ effect }) => effect.kind === 'fixed' && effect.amount > 0);
  const left = servicesNamed(services).filter(
    (service) => !flat.some(({ effect }) => effect.condition !== null && isPriceOf(effect, service, work)),
  );
  return left.length === 0 ? null : left.join(' and ');
}

/**
 * "The spring snapped, and a new opener", where openers have a flat price and past jobs tell what springs cost: the flat price comes
 * on top of theirs. Null where the flat prices name all that is asked for, or nothing tells what the rest costs.
 */
function besideFlatPrice(facts: Facts, applied: AppliedEffect[], whole: ReadonlySet<string>): Settled | null {
  const { workForJobs, pasts, noBasis } = facts;
  const flat = applied.filter(({ ruleId, effect }) => effect.kind === 'fixed' && whole.has(ruleId));
  // "Half a truck" is the price of all that is in it.
  const isRated = applied.some(({ effect, share }) => effect.kind === 'unit_rate' || share !== null);
  const services = servicesNamed(workForJobs.details.service);
  if (flat.length === 0 || isRated || noBasis !== null) return null;
  const effects = flat.map(underTitle);
  const rest = services.length > 1 ? withoutBeside(workForJobs, effects) : workForJobs;
  const left = servicesNamed(rest.details.service);
  const jobsOf = (service: string): PastWork[] =>
    pasts.filter(({ work }) => servicesNamed(work.details.service).includes(service));
  const isOther = (service: string): boolean =>
    flat.every(
      ({ title, effect: { condition } }) =>
        // "9pm to 7am house $135" under "Lockouts"
        !conceptsOf(`${title} ${condition ?? ''}`).some((word) => conceptsOf(service).includes(word)) &&
        !jobsOf(service).some(({ work }) => conditionHolds(condition, work)),
    );
  const isApart = services.length > 1 ? left.length < services.length : left.every(isOther);
  if (left.length === 0 || !isApart || !left.every((service) => jobsOf(service).length > 0)) return null;
  const byJobs = priceByJobs({ ...facts, workForJobs: rest }, pasts);
  if (byJobs.all === null) return null;
  return { steps: stepsOf(applied, without(whole, flat)), byJobs, unpriced: null };
}

/** "Up to 65 inch $130" under "TVs": a size alone names no work. */
const underTitle = ({ title, effect }: AppliedEffect): Effect =>
  isBareSize(effect.condition) ? { ...effect, condition: `${title} ${effect.condition}` } : effect;

/** "Mount a TV on drywall", which has been done: its price holds the hours that it takes. "Small jobs" take as long as they take. */
function hasToldAlike({ work, base: { hood } }: PricedWork): boolean {
  const isAlike = ({ past, similarity }: Neighbour): boolean =>
    similarity >= ALIKE_ALONE &&
    work.words.some((word) => !isServiceMark(word) && isTelling(word) && past.vector.has(word));
  return hood.neighbours.some(isAlike);
}

const effectsOf = (applied: AppliedEffect[]): Effect[] => applied.map(({ effect }) => effect);

const without = (whole: ReadonlySet<string>, rates: AppliedEffect[]): Set<string> =>
  new Set([...whole].filter((id) => !rates.some(({ ruleId }) => ruleId === id)));
