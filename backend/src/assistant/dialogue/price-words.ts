import type { Estimate } from '../../pricing/index.js';
import type { ConversationState } from '../state.js';

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Cents as a person reads them: whole dollars from $20, because an estimate to the cent promises too much. */
export function dollars(cents: number): string {
  const whole = Math.abs(cents) >= 2_000 || cents % 100 === 0;
  return `$${(whole ? WHOLE : EXACT).format(cents / 100)}`;
}

const range = ({ lowCents, highCents }: Estimate): string =>
  lowCents === highCents ? '' : `, most likely between ${dollars(lowCents)} and ${dollars(highCents)}`;

/** The price, rendered from the stored estimate: the only place where an assistant's words name one. */
export function priceWords(estimate: Estimate, shownCents: number | null, businessName: string): string {
  if (shownCents !== null) {
    return `With that, the estimate comes to ${dollars(estimate.amountCents)}${range(estimate)}.`;
  }
  return `My estimate is ${dollars(estimate.amountCents)}${range(estimate)}. It is an estimate, not an offer: ${businessName} confirms the price.`;
}

/** What is said once when code cannot price the work. */
export function ownerPricesWords(businessName: string, inTrade: boolean): string {
  return inTrade
    ? `I can't work out a reliable price for that here. I pass it to ${businessName} right away, and the owner answers you personally during working hours.`
    : `That may be outside of what ${businessName} does, so I can't price it here. I pass it on right away, and the owner answers you personally during working hours.`;
}

/** Whether the estimate of this turn is one that the visitor has not been told yet. */
export const isNewPrice = (state: ConversationState): boolean =>
  state.estimate !== null && state.estimate.amountCents !== state.shownCents;
