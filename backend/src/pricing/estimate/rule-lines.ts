import { type AppliedEffect, centsOf, type PriceSteps, sayEffect, thresholdHolds } from '../charges/index.js';
import type { EstimateLine } from '../types.js';

/** Far above any job, far below where cents stop being exact. */
const LARGEST_CENTS = 1e13;

/**
 * The price of a piece of work line by line, in integer cents: its bases (from past jobs) or the owner's rates, then amounts
 * per unit, then percentages of the work so far (added up, not compounded), then fixed amounts, then the minimum. The
 * lines add up to the price, which is never negative.
 */
export function priceLines(bases: EstimateLine[], steps: PriceSteps): EstimateLine[] {
  const work = [...bases, ...steps.rates.map(moneyLine), ...steps.perUnit.map(moneyLine)];
  const workCents = Math.max(0, sumOf(work));
  const shares = steps.percentages
    .filter((one) => thresholdHolds(one, workCents))
    .map((one) => line(one, (workCents * one.effect.amount * one.units) / 100));
  const soFar = workCents + sumOf(shares);
  const fixed = steps.fixed.filter((one) => thresholdHolds(one, soFar)).map(moneyLine);
  const lines = neverNegative(
    [...work, ...shares, ...fixed].filter((one) => one.amountCents !== 0 || bases.includes(one)),
  );
  return withMinimum(lines, steps.minimums);
}

/** In cents. */
export const sumOf = (lines: EstimateLine[]): number => lines.reduce((sum, one) => sum + one.amountCents, 0);

function withMinimum(lines: EstimateLine[], minimums: AppliedEffect[]): EstimateLine[] {
  const total = sumOf(lines);
  const holding = minimums.filter((one) => thresholdHolds(one, total));
  const highest = holding.sort((a, b) => b.effect.amount - a.effect.amount || (a.ruleId < b.ruleId ? -1 : 1))[0];
  const missing = highest ? Math.min(centsOf(highest), LARGEST_CENTS) - total : 0;
  return highest && missing > 0 ? [...lines, line(highest, missing)] : lines;
}

function moneyLine(one: AppliedEffect): EstimateLine {
  return line(one, centsOf(one));
}

function line(one: AppliedEffect, cents: number): EstimateLine {
  const bounded = Math.max(-LARGEST_CENTS, Math.min(LARGEST_CENTS, Math.round(cents)));
  const label = `${one.label} (${sayEffect(one)})`;
  return { label, amountCents: bounded === 0 ? 0 : bounded, source: { type: 'rule', ruleId: one.ruleId } };
}

/** Discounts beyond the price are cut, the last one first, so that nothing is ever paid out. */
function neverNegative(lines: EstimateLine[]): EstimateLine[] {
  let missing = -sumOf(lines);
  if (missing <= 0) return lines;
  const cut = [...lines].reverse().map((one) => {
    const back = one.amountCents < 0 ? Math.min(missing, -one.amountCents) : 0;
    missing -= back;
    return back === 0 ? one : { ...one, amountCents: one.amountCents + back };
  });
  return cut.reverse();
}
