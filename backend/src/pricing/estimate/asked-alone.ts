import { type AppliedEffect, centsOf } from '../charges/index.js';
import type { PastWork } from '../comparables/index.js';
import { isSameMeasure } from '../language/index.js';
import { servicesNamed } from '../reading/index.js';
import { median } from '../statistics/index.js';
import { serviceIn, type Work } from '../work/index.js';
import { withoutTime } from './named-price.js';

/** A rule that explains this share of what such work alone has cost is its price. */
const LEAST_SHARE = 0.7;

/**
 * Rules that add an amount for each piece of something ("stump grinding adds $95 per stump") and price it alone, too, as past jobs
 * of nothing else show: for four stumps and no tree they are the price, and no past price is below them. Where no past job tells
 * a price (`isUntold`), nothing else does. Returns rule ids.
 */
export function pricesAlone(applied: AppliedEffect[], work: Work, pasts: PastWork[], isUntold: boolean): string[] {
  const stated = applied.filter(
    (one) => one.effect.kind === 'fixed' && (one.share !== null || (isOfWork(one, work) && explains(one, pasts))),
  );
  const added = applied.filter(
    ({ effect: { kind, amount, above, condition } }) =>
      kind === 'fixed_per_unit' && amount > 0 && above === null && condition !== null,
  );
  return [...stated, ...added.filter((one) => isAlone(one, work) && (isUntold || isPriceOf(one, pasts)))].map(
    ({ ruleId }) => ruleId,
  );
}

/** How far what rules add up to may be from what was charged. */
const NEARLY = 0.1;

/** "House lockout $90 plus the service call": with what is charged on every job it comes to just what such jobs cost, and nothing is left for them to tell. */
function explains(rule: AppliedEffect, pasts: PastWork[]): boolean {
  const shares = pasts
    .map((past) => ({ ...past, steps: withoutTime(past.steps) }))
    .filter(({ steps: { fixed, perUnit, percentages, rates } }) => {
      const others = perUnit.length + percentages.length + rates.length;
      return others === 0 && fixed.some(({ effect }) => effect === rule.effect);
    })
    .map(({ steps, priceCents }) => steps.fixed.reduce((sum, one) => sum + centsOf(one), 0) / priceCents);
  return shares.length > 0 && Math.abs(median(shares) - 1) <= NEARLY;
}

/** Whether a price names work that is asked for. */
function isOfWork({ title, effect: { amount, condition } }: AppliedEffect, { details }: Work): boolean {
  const asked = servicesNamed(details.service);
  return amount > 0 && condition !== null && [condition, title].some((text) => asked.includes(serviceIn(text) ?? ''));
}

/** Whether a work is nothing but what a rule names and counts. */
function isAlone({ effect }: AppliedEffect, { details }: Work): boolean {
  const services = servicesNamed(details.service);
  const named = serviceIn(effect.condition ?? '');
  const isCounted = details.quantities.every(({ unit }) => unit === 'storey' || isSameMeasure(unit, effect.unit));
  return isCounted && services.length > 0 && services.every((service) => service === named);
}

function isPriceOf(rule: AppliedEffect, pasts: PastWork[]): boolean {
  const alone = pasts.filter(({ work }) => isAlone(rule, work));
  const shares = alone.map(({ steps, priceCents }) => {
    const own = [...steps.perUnit, ...steps.rates].filter(({ ruleId }) => ruleId === rule.ruleId);
    return own.reduce((sum, one) => sum + centsOf(one), 0) / priceCents;
  });
  return shares.length > 0 && median(shares) >= LEAST_SHARE;
}
