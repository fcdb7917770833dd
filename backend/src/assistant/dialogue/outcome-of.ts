import type { PriceResult } from '../../pricing/index.js';
import type { AssistantTurn } from '../port.js';
import type { ConversationState } from '../state.js';
import { hasSize } from './ask-price.js';
import { changesBy, type Found, type PriceOutcome } from './price-outcome.js';
import { agenda } from './questions/questions.js';
import { isOfTrade } from './remarks/owners-work.js';
import { isUndecided, knowsService, saidSoFar } from './remarks/work-told.js';
import type { TakenIn } from './taking-in/take-in.js';
import { isAsTold, worthTelling } from './worth-telling.js';

const UNCHANGED: PriceOutcome = { kind: 'unchanged' };

/** What is plain without asking for a price; null where one is to be asked for. Changes nothing. */
export function outcomeUnasked({ business }: AssistantTurn, { state, danger }: TakenIn): PriceOutcome | null {
  const { details, emergency, shownCents } = state;
  if (!knowsService(state, business)) return UNCHANGED;
  // "I can smell gas", after a price: nobody reads a dearer one now.
  if (danger !== null && shownCents !== null) return UNCHANGED;
  // Nobody who smells gas is told a price.
  if (state.isDangerOpen) return shownCents === null ? { kind: 'visit' } : UNCHANGED;
  // Of a danger without a name for the work, a look-alike's price would be a guess.
  return emergency && details.service === null && details.quantities.length === 0 ? UNCHANGED : null;
}

/**
 * What the answer of pricing comes to, null being none. The state that was taken in holds the details that were priced.
 * Changes nothing.
 */
export function outcomeOf(turn: AssistantTurn, taken: TakenIn, priced: PriceResult | null): PriceOutcome {
  const { state, news, material } = taken;
  const { shownCents } = state;
  if (priced === null) return shownCents === null ? { kind: 'not_ready', isAsking: isAsking(turn, state) } : UNCHANGED;
  const result = worthTelling(priced, turn.business.hasPrices);
  const { estimate, reason, choice = null, missing = null, ownerSays = null } = result;
  const told = state.estimate?.amountCents === shownCents ? state.estimate : null;
  if (estimate && told && isAsTold(estimate, told, news)) return UNCHANGED;
  // "How much is wrought iron?", after vinyl: the price of the one is none of the other.
  const isOfOther = estimate === null && material !== null && reason === 'no_basis';
  // "It's popcorn", after a price for the ceiling, and the owner paints none.
  const isWithdrawn = isOfOther || ownerSays !== null;
  // A price that the visitor has been told stays on the table when a later remark cannot be priced.
  if (estimate === null && shownCents !== null && !isWithdrawn) return keptBeside(turn, state, result);
  const found: Found = { choice, missing, ownerSays, byRate: estimate?.basis === 'rate', isWithdrawn };
  if (estimate === null) return withoutPrice(turn, state, result, found);
  // Whoever was told a price hears at once what a correction makes of it.
  const isUntold = shownCents === null || isWithdrawn;
  // In danger the phone number comes first; a price can wait for the next message.
  const isPhoneFirst = state.emergency && state.turns === 1;
  const isHeld = isPhoneFirst || (isUntold && isAsking(turn, { ...state, ...changesBy(found, null) }));
  return isHeld ? { kind: 'held', found } : { kind: 'told', estimate, found };
}

/** "There's a crawl space, too": what was told after the price may need a size that the price did without. */
function keptBeside(turn: AssistantTurn, state: ConversationState, result: PriceResult): PriceOutcome {
  const { reason, missing = null } = result;
  if (reason !== 'needs_details' || missing === null) return { kind: 'kept', missing: null, isAsking: false };
  return { kind: 'kept', missing, isAsking: isAsking(turn, { ...state, noEstimate: reason, missing }) };
}

function withoutPrice(turn: AssistantTurn, state: ConversationState, result: PriceResult, found: Found): PriceOutcome {
  const { business } = turn;
  const { reason, stated = [] } = result;
  const isUnknown = reason === 'no_basis' && found.ownerSays === null;
  // "Our furnace is 27 years old": what is to be done about it has not been said.
  if (isUnknown && isUndecided(state, business)) return { kind: 'needs', isUndecided: true, found };
  // Work of this trade whose size is still open may only lack that size.
  const mayLackSize =
    isUnknown &&
    business.hasPrices &&
    isOfTrade(business, saidSoFar(state), state.details.service) &&
    !hasSize(state.details);
  const isSizeOpen = reason === 'needs_details' || mayLackSize;
  if (isSizeOpen && isAsking(turn, { ...state, ...changesBy(found, 'needs_details') }))
    return { kind: 'needs', isUndecided: false, found };
  // The visitor was asked for what the price needs and cannot tell.
  return { kind: 'none', reason: reason === 'needs_details' ? 'needs_visit' : reason, found, stated };
}

/** Whether something is to be asked before a price. */
const isAsking = (turn: AssistantTurn, state: ConversationState): boolean => agenda(state, turn).beforePrice !== null;
