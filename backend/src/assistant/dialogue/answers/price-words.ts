import { amountAt, cleanText, type Estimate, leftOut, sayDollars, tokenize, pattern } from '../../../pricing/index.js';
import type { AssistantTurn } from '../../port.js';
import type { ConversationState } from '../../state.js';
import { inOwnersWords } from './owner-says.js';
import type { VisitorAnswer } from './visitor-asks.js';

/** Cents as a person reads them: whole dollars from $20, because an estimate to the cent promises too much. */
export const dollars = (cents: number): string => sayDollars(cents >= 2_000 ? Math.round(cents / 100) * 100 : cents);

const range = ({ lowCents, highCents }: Estimate): string =>
  lowCents === highCents ? '' : `, most likely between ${dollars(lowCents)} and ${dollars(highCents)}`;

/** The price, rendered from the stored estimate: the only place where an assistant's words name one. */
export function priceWords(
  estimate: Estimate,
  shownCents: number | null,
  businessName: string,
  material: string | null,
): string {
  if (shownCents !== null) {
    // "How much would chain link be?" wants to read that it is chain link that is priced.
    return `With ${material?.toLowerCase() ?? 'that'}, the estimate comes to ${dollars(estimate.amountCents)}${range(estimate)}.`;
  }
  const [left] = leftOut(estimate);
  const rest = left ? ` without ${left}, which the owner prices` : '';
  return `My estimate is ${dollars(estimate.amountCents)}${range(estimate)}${rest}. It is an estimate, not an offer: ${businessName} confirms the price.`;
}

const ASKS_PRICE = pattern('i')`
  \b(?:how much
    |what(?:'?s| is| was| would be)? (?:the |that |your |my )?
      (?:price|cost|damage|total|estimate|figure|charge|rate)
    |what (?:do|does|would|will) (?:you|u|it|that|this|all (?:this|that)) (?:charge|cost|run|come to|be(?=\W*$))
    |what(?:'?s| is| does) (?:it|that|this) (?:\w+ )?(?:per|a) (?:sq|square|foot|ft|hour|metre|meter|room|window)
    |what(?:'?s| is| will) (?:it|this|that|all (?:this|that)) (?:gonna |going to )(?:run|cost|be|come to|set)
    |price again|(?:just|only) (?:tell|give|want|need) (?:me )?(?:an? |the )?(?:price|number|figure|cost)
    |cu[aá]nto|combien|wie ?viel|was kostet)\b
`;
/** "Total?", "and the price?" */
const ASKS_SHORT = pattern('i')`
  ^\W*(?:(?:ok(?:ay)?|so|and|then|alright)\W+)*(?:(?:the|my|your|our|in) )?
    (?:total|price|cost|estimate|quote|damage|ballpark|grand total)(?: (?:please|pls|then|now|so far))?\s*\?\W*$
`;

const COMPARES = pattern('i')`
  \b(?:more|less|under|over|below|above|cheaper|higher|lower|at least|around|about|roughly|approximately
    |close to|so|m[aá]s|menos|plus|moins|mehr|weniger)\b
`;

/** Whether a message asks what the work costs, or whether that is more or less than some amount. */
export function asksPrice(message: string): boolean {
  const text = cleanText(message);
  if (ASKS_PRICE.test(text) || ASKS_SHORT.test(text)) return true;
  if (!text.includes('?') || !COMPARES.test(text)) return false;
  const tokens = tokenize(text.toLowerCase());
  return tokens.some((_, at) => {
    const amount = amountAt(tokens, at);
    return amount !== null && amount.kind !== 'percent' && amount.value >= 50;
  });
}

/** A visitor asks again what it costs, or whether it is more than some amount; null when they do not, or no price is told yet. */
export function priceAnswer(message: string, { estimate, shownCents }: ConversationState): VisitorAnswer | null {
  if (!estimate || shownCents === null) return null;
  if (!asksPrice(message)) return null;
  return { id: 'price', text: `The estimate is ${dollars(estimate.amountCents)}${range(estimate)}.`, passOn: false };
}

/** What the owner has written of prices, before it is said that no total can be told. */
export const statedWords = (businessName: string, stated: string[]): string =>
  stated.length === 0 ? '' : `${inOwnersWords(businessName, stated)} `;

/** What is said once when code cannot price the work. */
export function ownerPricesWords(businessName: string, inTrade: boolean, needsVisit = false): string {
  if (needsVisit)
    return `That has to be seen before it can be priced. I pass it to ${businessName} right away, and the owner answers you personally during working hours.`;
  return inTrade
    ? `I can't work out a reliable price for that here. I pass it to ${businessName} right away, and the owner answers you personally during working hours.`
    : `That may be outside of what ${businessName} does, so I can't price it here. I pass it on right away, and the owner answers you personally during working hours.`;
}

/** What is said where prices are not ready yet: the next message may get one. */
export const notReadyWords = (businessName: string): string =>
  `I can't work out the price just now. I pass it to ${businessName} right away, and the owner answers you personally during working hours.`;

/** What is said where the owner has written that this is no work of theirs, or has to be seen first: in their own words. */
export const ownerSaysWords = (businessName: string, sentence: string, isSeenFirst: boolean): string =>
  `${inOwnersWords(businessName, [sentence])} ${
    isSeenFirst
      ? 'So there is no price for that here yet; I pass your message on right away.'
      : "So I can't price that here, but I pass your message on all the same."
  }`;

/** Whether the estimate of this turn is one that the visitor has not been told yet. */
export const isNewPrice = (state: ConversationState): boolean =>
  state.estimate !== null && state.estimate.amountCents !== state.shownCents;

/** Whether the owner's settings let a visitor read the price by now. */
export const mayShowPrice = (
  { priceVisibility }: Pick<AssistantTurn, 'priceVisibility'>,
  { contact }: ConversationState,
): boolean =>
  priceVisibility === 'at_once' ||
  (priceVisibility === 'after_contact' && (contact.email !== null || contact.phone !== null));

/** Whether there is a price that the visitor has not been told because of the owner's settings. */
export const isPriceHidden = (turn: Pick<AssistantTurn, 'priceVisibility'>, state: ConversationState): boolean =>
  isNewPrice(state) && !mayShowPrice(turn, state);

/** What is said where the owner answers every price. */
export const neverShownWords = (businessName: string): string => `${businessName} sends you the price personally.`;

/** Why somebody who asks for the price is told none, where the owner's settings hold it back; "" where they do not. */
export function heldBack(turn: AssistantTurn, state: ConversationState): string {
  // Told before there is a price, too: none will ever be shown.
  if (turn.priceVisibility === 'never') return neverShownWords(turn.business.name);
  return state.estimate === null || mayShowPrice(turn, state)
    ? ''
    : 'The price is shown here once there is a name and a phone number or an email address.';
}
