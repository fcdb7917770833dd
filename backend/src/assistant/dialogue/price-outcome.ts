import type { Choice, Estimate, NoEstimateReason, Unit } from '../../pricing/index.js';
import type { ConversationState } from '../state.js';

/** What pricing found beside the amount, by the names under which the state keeps it. */
export interface Found {
  choice: Choice | null;
  missing: Unit | null;
  ownerSays: string | null;
  byRate: boolean;
  /** Whether the price that the visitor was told is none of what they ask for now. */
  isWithdrawn: boolean;
}

/** What one message makes of the price. */
export type PriceOutcome =
  /** All that is known of the price stays. */
  | { kind: 'unchanged' }
  /** In danger, and no price was told yet: the work has to be seen. */
  | { kind: 'visit' }
  /** No prices are to be had just now, and none was told; that is said unless something is to be asked first. */
  | { kind: 'not_ready'; isAsking: boolean }
  /** What was said since has no price, and the one that was told stays; a size that is missing now may be asked for. */
  | { kind: 'kept'; missing: Unit | null; isAsking: boolean }
  /** There is a price to tell. */
  | { kind: 'told'; estimate: Estimate; found: Found }
  /** There is a price, and something else comes first: a question, or in danger the phone number. */
  | { kind: 'held'; found: Found }
  /** The price needs what can still be asked for: a size, or what is to be done at all (`isUndecided`). */
  | { kind: 'needs'; isUndecided: boolean; found: Found }
  /** Only the owner can price it; `stated` are their own sentences that price some of it. */
  | { kind: 'none'; reason: NoEstimateReason | null; found: Found; stated: string[] };

/** What is found, as changes of the state. */
export const changesBy = (
  { isWithdrawn, ...found }: Found,
  noEstimate: NoEstimateReason | null,
  undecided = false,
): Partial<ConversationState> => ({ ...found, noEstimate, undecided, ...(isWithdrawn ? { shownCents: null } : {}) });

/**
 * Writes an outcome into the state:
 * - `visit`, `kept` and `not_ready`: `noEstimate`, which `not_ready` leaves where something is asked; with it `missing`
 *   for `kept` and no `estimate` for `not_ready`;
 * - `told`, `held`, `needs` and `none`: `noEstimate`, `undecided`, `choice`, `missing`, `ownerSays`, `byRate`, and no
 *   `shownCents` where the price is withdrawn; with it the `estimate`, or none, which only `held` leaves as it was.
 */
export function applyOutcome(state: ConversationState, outcome: PriceOutcome): void {
  Object.assign(state, changesOf(outcome));
}

function changesOf(outcome: PriceOutcome): Partial<ConversationState> {
  switch (outcome.kind) {
    case 'unchanged':
      return {};
    case 'visit':
      return { noEstimate: 'needs_visit' };
    case 'not_ready':
      return { estimate: null, ...(outcome.isAsking ? {} : { noEstimate: 'not_ready' }) };
    case 'kept':
      return { noEstimate: outcome.isAsking ? 'needs_details' : null, missing: outcome.missing };
    case 'told':
      return { ...changesBy(outcome.found, null), estimate: outcome.estimate };
    case 'held':
      return changesBy(outcome.found, null);
    case 'needs':
      return { ...changesBy(outcome.found, 'needs_details', outcome.isUndecided), estimate: null };
    case 'none':
      return { ...changesBy(outcome.found, outcome.reason), estimate: null };
  }
}
