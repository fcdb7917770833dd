import { centsOf, nameWork, type AppliedEffect, type PriceSteps, type Work } from '../comparables/index.js';
import { conditionHolds } from '../rules/index.js';
import type { BasePrice } from './base-price.js';
import { sourceJobs } from './comparables.js';

/** Rates below this share of what past jobs suggest are hardly the price of the work. */
const MINOR_SHARE = 0.4;
/** Past jobs less alike than this tell nothing against a rate. */
const LEAST_ALIKE = 0.3;

/** "No attic access, per light": what is missing makes the work dearer, and is not the work. */
const LACKS = /^(?:no|without|lack of)\b/i;

/**
 * Whether the rates price only a part of the work ("carpet shampoo"): they come to far less than past jobs like this did, none
 * of which meets their conditions, and the conditions do not name the work itself.
 */
export function areMinor({ rates }: PriceSteps, base: BasePrice, work: Work): boolean {
  const cents = rates.reduce((sum, one) => sum + centsOf(one), 0);
  if (rates.length === 0 || cents >= MINOR_SHARE * Math.exp(base.log) || base.hood.best < LEAST_ALIKE) return false;
  const conditions = rates.flatMap(({ effect }) => effect.condition ?? []).filter((one) => !LACKS.test(one));
  if (nameWork(conditions, work)) return false;
  const jobs = sourceJobs(base).map(({ past }) => past.work);
  return rates.every(
    ({ effect: { kind, condition } }) =>
      kind === 'unit_rate' && condition !== null && !jobs.some((job) => conditionHolds(condition, job)),
  );
}

/** The effect as one that comes on top of what past jobs suggest. */
export const onTop = (one: AppliedEffect): AppliedEffect => ({ ...one, isBeside: one.effect.kind === 'unit_rate' });
