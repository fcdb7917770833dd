import {
  centsOf,
  isExtentMeasure,
  serviceMark,
  type AppliedEffect,
  type Sizes,
  type Work,
} from '../comparables/index.js';
import { contentWords } from '../language/index.js';
import { isKnownService, servicesNamed, sharesThing, thingsOf } from '../reading/index.js';
import type { PastWork } from './past-work.js';

/** A past price of which a rule explains no more than this share is that of other work, to which the rule added. */
const AN_ADDITION = 0.5;

/** Whether a past job is of other work to which a rule only added this: a roof, with so much for each skylight that was flashed anew. */
export const isAddedTo = (past: PastWork, service: string): boolean =>
  isCharged(past, service, [...past.steps.perUnit, ...past.steps.fixed]);

function isCharged({ priceCents }: PastWork, service: string, charges: AppliedEffect[]): boolean {
  const things = thingsOf(service);
  return charges.some(
    (one) =>
      one.effect.amount > 0 &&
      centsOf(one) < AN_ADDITION * priceCents &&
      contentWords(one.effect.condition ?? '').some((word) => things.includes(word)),
  );
}

/** Charged for each beside work that is measured otherwise: skylights of a roof. A permit that decks need is no deck. */
const isPieceOf = (past: PastWork, service: string, sizes: Sizes): boolean =>
  isCharged(past, service, past.steps.perUnit) &&
  Object.keys(past.sizes).some((measure) => isExtentMeasure(measure) && !Object.hasOwn(sizes, measure));

/** So many jobs of the other work alone show that it is what such a job was for. */
const LEAST_ALONE = 2;

/**
 * Whether a past job was of other work, of which others were done without the services asked for: "furnace replaced, with a new
 * thermostat" does not tell what a thermostat costs.
 */
function isDoneBeside({ work }: PastWork, services: string[], pasts: PastWork[]): boolean {
  const isOther = (name: string): boolean =>
    isKnownService(name) && !services.some((service) => sharesThing(service, name));
  const others = servicesNamed(work.details.service).filter(isOther);
  const isAlone = (name: string): number =>
    pasts.filter((past) => servicesNamed(past.work.details.service).join() === name).length;
  return others.some((name) => isAlone(name) >= LEAST_ALONE);
}

/** Past jobs of what is asked for without those that were of other work, where it was done alone as well and nobody said how much of it. */
export function doneAlone(pasts: PastWork[], { details, sizes }: Work): PastWork[] {
  const services = servicesNamed(details.service).filter(isKnownService);
  if (services.length === 0 || Object.keys(sizes).length > 0) return pasts;
  const isOf = (past: PastWork): boolean => services.some((name) => past.work.words.includes(serviceMark(name)));
  const beside = pasts.filter((past) => isOf(past) && isDoneBeside(past, services, pasts));
  const isOnly = pasts.every((past) => !isOf(past) || beside.includes(past));
  return isOnly ? pasts : pasts.filter((past) => !beside.includes(past));
}

/**
 * Whether all past jobs of what is asked for are other work, that has a name of its own or is measured in a way that nobody speaks of
 * here: "a new skylight", of which only whole roofs tell.
 */
export function isOnlyAdded({ details, sizes }: Work, pasts: PastWork[]): boolean {
  const services = servicesNamed(details.service).filter(isKnownService);
  return (
    services.length > 0 &&
    services.every((service) => {
      const jobs = pasts.filter(({ work }) => work.words.includes(serviceMark(service)));
      const isOther = (past: PastWork): boolean =>
        isPieceOf(past, service, sizes) ||
        (Object.keys(sizes).length === 0 && isDoneBeside(past, services, pasts)) ||
        (isAddedTo(past, service) && servicesNamed(past.work.details.service).some((name) => !services.includes(name)));
      return jobs.length > 0 && jobs.every(isOther);
    })
  );
}
