import type { Estimate, Quote } from '@chalkline/api';
import { amountDoubt, readPrice, typedPrice } from '../jobs/job-form.ts';

export const WON_HINT = 'Adds it to your past jobs';

/** What the price of a won lead starts with, and what is said of it. */
export interface WonStart {
  price: string;
  hint: string;
}

/**
 * Most jobs end at what was quoted, else near what was estimated. Empty where there is neither.
 * @param quote undefined until it is known whether there is one
 */
export function wonStart(
  quote: Pick<Quote, 'total'> | null | undefined,
  estimate: Pick<Estimate, 'amount'> | null,
): WonStart {
  if (quote !== undefined && quote !== null && quote.total > 0)
    return { price: typedPrice(quote.total), hint: WON_HINT };
  if (quote !== null || estimate === null || estimate.amount <= 0) return { price: '', hint: WON_HINT };
  // To learn from its own guesses would make the next ones no better.
  return { price: typedPrice(estimate.amount), hint: 'As estimated. Change it if you charged another price.' };
}

/** Why the price of a won lead cannot be one; null when it can. A job for nothing would teach the next estimate nothing. */
export function wonPriceFault(typed: string): string | null {
  const dollars = readPrice(typed);
  if (dollars !== null) return dollars > 0 ? null : 'Price must be greater than 0';
  return amountDoubt(typed) ?? 'Enter the price as a number, such as 1250.';
}
