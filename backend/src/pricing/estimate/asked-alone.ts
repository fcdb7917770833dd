import { centsOf, serviceIn, type AppliedEffect, type Work } from '../comparables/index.js';
import { isSameMeasure } from '../language/index.js';
import { servicesNamed } from '../reading/index.js';
import type { PastWork } from './comparing/past-work.js';
import { median } from './statistics/statistics.js';

/** A rule that explains this share of what such work alone has cost is its price. */
const LEAST_SHARE = 0.7;

/**
 * Rules that add an amount for each piece of something ("stump grinding adds $95 per stump") and price it alone, too, as past jobs
 * of nothing else show: for four stumps and no tree they are the price, and no past price is below them. Returns rule ids.
 */
export function pricesAlone(applied: AppliedEffect[], work: Work, pasts: PastWork[]): string[] {
  const added = applied.filter(
    ({ effect: { kind, amount, above, condition } }) =>
      kind === 'fixed_per_unit' && amount > 0 && above === null && condition !== null,
  );
  return added.filter((one) => isAlone(one, work) && isPriceOf(one, pasts)).map(({ ruleId }) => ruleId);
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
