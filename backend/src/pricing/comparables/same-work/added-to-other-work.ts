import { type AppliedEffect, centsOf } from '../../charges/index.js';
import { contentWords, isSameMeasure } from '../../language/index.js';
import { isKnownService, knownServices, servicesNamed, sharesThing, thingsOf } from '../../reading/index.js';
import { isExtentMeasure, bearsService, type Sizes, unitOfMeasure, type Work } from '../../work/index.js';
import { alikeMeasured } from '../several-works/listed-parts.js';
import type { PastWork } from '../similarity/past-work.js';

/** A past price of which a rule explains no more than this share is that of other work, to which the rule added. */
const AN_ADDITION = 0.5;

/** Whether a past job is of other work to which a rule only added this: a roof, with so much for each skylight that was flashed anew. */
export const isAddedTo = (past: PastWork, service: string): boolean =>
  isCharged(past, service, [...past.steps.perUnit, ...(isOnly(past, service) ? [] : past.steps.fixed)]);

/** "Panel upgrade", which a permit for panel upgrades came on top of: the work itself, and no addition to other work. */
const isOnly = ({ work }: PastWork, service: string): boolean =>
  servicesNamed(work.details.service).every((name) => name === service);

function isCharged({ priceCents }: PastWork, service: string, charges: AppliedEffect[]): boolean {
  const things = thingsOf(service);
  return charges.some(
    (one) =>
      one.effect.amount > 0 &&
      centsOf(one) < AN_ADDITION * priceCents &&
      contentWords(one.effect.condition ?? '').some((word) => things.includes(word)),
  );
}

/**
 * Charged for each beside work that is measured otherwise: skylights of a roof. A permit that decks need is no deck, and what is
 * charged by the foot that the work goes by is a part of that work: old insulation taken out before the new.
 */
const isPieceOf = (past: PastWork, service: string, sizes: Sizes): boolean =>
  Object.keys(past.sizes).some(
    (measure) =>
      isExtentMeasure(measure) &&
      !Object.hasOwn(sizes, measure) &&
      isCharged(
        past,
        service,
        past.steps.perUnit.filter(({ effect }) => !isSameMeasure(effect.unit ?? 'item', unitOfMeasure(measure))),
      ),
  );

/** So many jobs of the other work alone show that it is what such a job was for. */
const LEAST_ALONE = 2;
/** So many jobs that are measured as the request is show what it costs, whatever else was done. */
const LEAST_MEASURED = 2;

/**
 * Tells which past jobs were of other work, of which others were done without the services asked for: "furnace replaced, with a
 * new thermostat" does not tell what a thermostat costs. None were where jobs are measured as the request is.
 */
function doneBeside(services: string[], sizes: Sizes, pasts: PastWork[]): (past: PastWork) => boolean {
  if (alikeMeasured(pasts, sizes).length >= LEAST_MEASURED) return () => false;
  const named = new Map(pasts.map((past) => [past, servicesNamed(past.work.details.service)]));
  const alone = new Map<string, number>();
  for (const [name, ...others] of named.values())
    if (name !== undefined && others.length === 0) alone.set(name, (alone.get(name) ?? 0) + 1);
  const others = new Set(
    [...alone].flatMap(([name, count]) =>
      count >= LEAST_ALONE && isKnownService(name) && !services.some((service) => sharesThing(service, name))
        ? name
        : [],
    ),
  );
  return (past) => named.get(past)?.some((name) => others.has(name)) ?? false;
}

/** Past jobs of what is asked for without those that were of other work, where it was done alone as well. */
export function doneAlone(pasts: PastWork[], { details, sizes }: Work): PastWork[] {
  const services = knownServices(details.service);
  const jobs = pasts.filter(({ work }) => services.some((name) => bearsService(work, name)));
  if (jobs.length === 0) return pasts;
  const isBeside = doneBeside(services, sizes, pasts);
  const beside = new Set(jobs.filter(isBeside));
  // "Gate rebuilt" tells more of a new gate than a fence that had one.
  const isOfThing = (past: PastWork): boolean =>
    !isBeside(past) &&
    servicesNamed(past.work.details.service).some((name) => services.some((service) => sharesThing(service, name)));
  const isAnyAlone = beside.size < jobs.length || pasts.some((past) => !beside.has(past) && isOfThing(past));
  return isAnyAlone ? pasts.filter((past) => !beside.has(past)) : pasts;
}

/** Of a gate that is rebuilt, jobs on gates without the fences that had one: these went by their length. */
export function withoutWholes(pasts: PastWork[], { details, sizes }: Work): PastWork[] {
  const things = knownServices(details.service).flatMap(thingsOf);
  if (things.length === 0 || Object.keys(sizes).some(isExtentMeasure)) return pasts;
  const isThing = (text: string | null): boolean => things.includes(contentWords(text ?? '').at(-1) ?? '');
  const goesByExtent = (past: PastWork): boolean => Object.keys(past.sizes).some(isExtentMeasure);
  const isWhole = (past: PastWork): boolean =>
    goesByExtent(past) && past.work.details.quantities.some(({ unit, of }) => unit === 'item' && isThing(of));
  const isAlone = (past: PastWork): boolean =>
    !goesByExtent(past) && things.some((thing) => past.work.words.includes(thing));
  return pasts.some(isAlone) ? pasts.filter((past) => !isWhole(past)) : pasts;
}

/**
 * Whether all past jobs of what is asked for are other work, that has a name of its own or is measured in a way that nobody speaks of
 * here: "a new skylight", of which only whole roofs tell.
 */
export function isOnlyAdded({ details, sizes }: Work, pasts: PastWork[]): boolean {
  const services = knownServices(details.service);
  const isBeside = doneBeside(services, sizes, pasts);
  return (
    services.length > 0 &&
    services.every((service) => {
      const jobs = pasts.filter(({ work }) => bearsService(work, service));
      const isOther = (past: PastWork): boolean =>
        isPieceOf(past, service, sizes) ||
        isBeside(past) ||
        (isAddedTo(past, service) && servicesNamed(past.work.details.service).some((name) => !services.includes(name)));
      return jobs.length > 0 && jobs.every(isOther);
    })
  );
}
