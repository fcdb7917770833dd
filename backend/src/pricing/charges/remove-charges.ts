import { centsOf, thresholdHolds, type PriceSteps } from './price-steps.js';
import { sayEffect } from './say-effect.js';

interface TakenOut {
  /** The price without what the owner's rules put in, in cents. */
  cents: number;
  /** What was taken out, in plain words. */
  notes: string[];
}

/** Less than this share left means that the rules were not in that price (they are newer, or the price was a favour). */
const LEAST_LEFT = 0.2;

/**
 * Takes out of a past price what the owner's active rules put into it, so that the job can be compared with one to which
 * they do not apply: the pricing steps backwards. Rates stay in: they are the price of the work itself.
 */
export function takeOut(priceCents: number, steps: PriceSteps): TakenOut {
  const fixed = steps.fixed.filter((one) => thresholdHolds(one, priceCents));
  const shares = steps.percentages.filter((one) => thresholdHolds(one, priceCents));
  const onTop = fixed.reduce((sum, one) => sum + centsOf(one), 0);
  const perUnit = steps.perUnit.reduce((sum, one) => sum + centsOf(one), 0);
  const factor = 1 + shares.reduce((sum, one) => sum + (one.effect.amount * one.units) / 100, 0);
  const everything = (priceCents - onTop) / factor - perUnit;
  if (factor > 0.05 && isPlausible(everything, priceCents)) {
    return { cents: Math.max(1, Math.round(everything)), notes: [...fixed, ...shares, ...steps.perUnit].map(sayTaken) };
  }
  const onlyShares = priceCents / factor;
  if (factor > 0.05 && shares.length > 0 && isPlausible(onlyShares, priceCents)) {
    return { cents: Math.max(1, Math.round(onlyShares)), notes: shares.map(sayTaken) };
  }
  return { cents: priceCents, notes: [] };
}

function isPlausible(cents: number, priceCents: number): boolean {
  return Number.isFinite(cents) && cents >= LEAST_LEFT * priceCents && cents > 0;
}

function sayTaken(one: PriceSteps['fixed'][number]): string {
  const isDiscount = one.effect.amount < 0;
  return `${one.title} (${sayEffect(one)}) ${isDiscount ? 'added back' : 'taken out'}`;
}
