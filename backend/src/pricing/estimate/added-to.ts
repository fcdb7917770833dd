import { centsOf, isExtentMeasure, serviceMark, type Work } from '../comparables/index.js';
import { contentWords } from '../language/index.js';
import { isKnownService, servicesNamed, thingsOf } from '../reading/index.js';
import type { PastWork } from './past-work.js';

/** A past price of which a rule explains no more than this share is that of other work, to which the rule added. */
const AN_ADDITION = 0.5;

/** Whether a past job is of other work to which a rule only added this: a roof, with so much for each skylight that was flashed anew. */
export function isAddedTo({ steps, priceCents }: PastWork, service: string): boolean {
  const things = thingsOf(service);
  return [...steps.perUnit, ...steps.fixed].some(
    (one) =>
      one.effect.amount > 0 &&
      centsOf(one) < AN_ADDITION * priceCents &&
      contentWords(one.effect.condition ?? '').some((word) => things.includes(word)),
  );
}

/**
 * Whether all past jobs of what is asked for are other work, that has a name of its own or is measured in a way that nobody speaks of
 * here: "a new skylight", of which only whole roofs tell.
 */
export function isOnlyAdded({ details, sizes }: Work, pasts: PastWork[]): boolean {
  const services = servicesNamed(details.service).filter(isKnownService);
  const extents = (own: Work['sizes']): string[] => Object.keys(own).filter(isExtentMeasure);
  return (
    services.length > 0 &&
    services.every((service) => {
      const jobs = pasts.filter(({ work }) => work.words.includes(serviceMark(service)));
      const isOther = (past: PastWork): boolean =>
        isAddedTo(past, service) &&
        (extents(past.sizes).some((measure) => !Object.hasOwn(sizes, measure)) ||
          servicesNamed(past.work.details.service).some((name) => !services.includes(name)));
      return jobs.length > 0 && jobs.every(isOther);
    })
  );
}
