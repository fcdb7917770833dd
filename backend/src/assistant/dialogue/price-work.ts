import type { AssistantTurn } from '../port.js';
import { askPrice } from './ask-price.js';
import { outcomeOf, outcomeUnasked } from './outcome-of.js';
import { applyOutcome } from './price-outcome.js';
import type { TakenIn } from './taking-in/take-in.js';

/**
 * Asks for the price when there is enough to go on. Writes into the state the details that were priced, with what goes
 * without saying, and the outcome (see applyOutcome). Returns the owner's own sentences about prices where only they can
 * price it.
 */
export async function priceWork(turn: AssistantTurn, taken: TakenIn): Promise<string[]> {
  const { state } = taken;
  const unasked = outcomeUnasked(turn, taken);
  if (unasked !== null) {
    applyOutcome(state, unasked);
    return [];
  }
  const { details, result } = await askPrice(turn, state);
  state.details = details;
  const outcome = outcomeOf(turn, taken, result);
  applyOutcome(state, outcome);
  return outcome.kind === 'none' ? outcome.stated : [];
}
