import type { Effect } from '../types.js';
import type { AppliedEffect } from './rule-book.js';

/** Work counted by distance is travel: it is not made dearer or cheaper by percentages of the work. */
const TRAVEL = new Set(['mile', 'km']);

/** What the rules do to the price of one piece of work, by the step in which they do it. All amounts in cents. */
export interface PriceSteps {
  /** What the work itself costs by rule: unit rates and prices for the whole piece. */
  rates: AppliedEffect[];
  perUnit: AppliedEffect[];
  percentages: AppliedEffect[];
  fixed: AppliedEffect[];
  minimums: AppliedEffect[];
}

/** An amount that is added, once or for each unit. */
export const isMoney = ({ kind }: Effect): boolean => kind === 'fixed' || kind === 'fixed_per_unit';

/** `wholePrice`: ids of rules whose amounts are the price of the work itself, not an addition to it. */
export function stepsOf(applied: AppliedEffect[], wholePrice: ReadonlySet<string>): PriceSteps {
  const steps: PriceSteps = { rates: [], perUnit: [], percentages: [], fixed: [], minimums: [] };
  for (const one of applied) {
    const { kind, unit } = one.effect;
    const isRate = kind === 'unit_rate' && !one.isBeside;
    if (isRate || (isMoney(one.effect) && wholePrice.has(one.ruleId))) steps.rates.push(one);
    else if (kind === 'minimum') steps.minimums.push(one);
    else if (kind === 'percentage' || kind === 'percentage_per_unit') steps.percentages.push(one);
    else if (kind === 'fixed' || (unit !== null && TRAVEL.has(unit))) steps.fixed.push(one);
    else steps.perUnit.push(one);
  }
  return steps;
}

/** Cents of an amount of money in dollars for its units. */
export function centsOf({ effect, units }: AppliedEffect): number {
  return Math.round(effect.amount * units * 100);
}

/** A condition on the price ("over $5,000") is decided on the price as it stands at that step; others have been decided. */
export function thresholdHolds({ threshold }: AppliedEffect, cents: number): boolean {
  return threshold === null || (cents > threshold.over && cents < threshold.under);
}
