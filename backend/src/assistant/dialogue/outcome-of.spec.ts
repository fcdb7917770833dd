import type { PriceResult } from '../../pricing/index.js';
import { business, priceOf } from '../assistant.fixture.js';
import type { AssistantTurn } from '../port.js';
import { type ConversationState, newConversation } from '../state.js';
import { outcomeOf, outcomeUnasked } from './outcome-of.js';
import { applyOutcome } from './price-outcome.js';
import { takeIn } from './taking-in/take-in.js';

const turnOf = (message: string, state: Partial<ConversationState> = {}): AssistantTurn => ({
  ...{ chatId: 'chat', business: business('painting'), priceVisibility: 'at_once', today: '2026-11-21', country: 'US' },
  ...{ contact: {}, transcript: [], message, streamed: false, isOverlong: false, tokensUsed: 0 },
  state: { ...newConversation(), ...state },
  tools: { price: () => Promise.resolve(null) },
});

const found = (cents: number): PriceResult => ({
  ...{ estimate: priceOf(cents), reason: null, comparables: [], warnings: [] },
});
const none = (reason: PriceResult['reason'], more: Partial<PriceResult> = {}): PriceResult => ({
  ...{ estimate: null, reason, comparables: [], warnings: [] },
  ...more,
});

/** What a message makes of a price, and the state before and after. */
function outcome(message: string, priced: PriceResult | null, before: Partial<ConversationState> = {}) {
  const turn = turnOf(message, before);
  const taken = takeIn(turn);
  const unwritten = structuredClone(taken.state);
  const made = outcomeUnasked(turn, taken) ?? outcomeOf(turn, taken, priced);
  expect(taken.state).toEqual(unwritten);
  applyOutcome(taken.state, made);
  return { kind: made.kind, made, state: taken.state };
}

const ROOMS = '3 rooms, walls only, this month';
const TOLD = { ...takeIn(turnOf(ROOMS)).state, estimate: priceOf(120_000), shownCents: 120_000 };

describe('what a message makes of the price', () => {
  it('is told as soon as there is one', () => {
    const { kind, state } = outcome(ROOMS, found(120_000));
    expect(kind).toBe('told');
    expect(state).toMatchObject({ estimate: { amountCents: 120_000 }, noEstimate: null, byRate: true });
  });

  it('waits for a question that comes first', () => {
    const byJobs: PriceResult = { ...found(120_000), estimate: { ...priceOf(120_000), basis: 'comparable_jobs' } };
    const { kind, state } = outcome('I want some walls painted', byJobs);
    expect(kind).toBe('held');
    expect(state).toMatchObject({ estimate: null, noEstimate: null });
  });

  it('is a size to ask for', () => {
    const { kind, state } = outcome('I want some walls painted', none('needs_details', { missing: 'sq_ft' }));
    expect(kind).toBe('needs');
    expect(state).toMatchObject({ noEstimate: 'needs_details', missing: 'sq_ft', undecided: false });
  });

  it("is the owner's, where nothing more can be asked", () => {
    const stated = ['Call-out $80.'];
    const { kind, made, state } = outcome(ROOMS, none('no_basis', { stated, ownerSays: 'We paint no walls.' }));
    expect(kind).toBe('none');
    expect(made).toMatchObject({ stated });
    expect(state).toMatchObject({ estimate: null, noEstimate: 'no_basis', ownerSays: 'We paint no walls.' });
  });

  it('has to be seen in danger', () => {
    const { kind, state } = outcome('I can smell gas in the kitchen', found(120_000));
    expect(kind).toBe('visit');
    expect(state).toMatchObject({ estimate: null, noEstimate: 'needs_visit' });
  });

  it('is said not to be ready', () => {
    expect(outcome(ROOMS, null)).toMatchObject({ kind: 'not_ready', state: { noEstimate: 'not_ready' } });
    expect(outcome('I want some walls painted', null)).toMatchObject({
      kind: 'not_ready',
      state: { noEstimate: null },
    });
  });
});

describe('what a message makes of a price that was told', () => {
  it('is nothing where it hardly changes', () => {
    const { kind, state } = outcome('two coats please', found(121_000), TOLD);
    expect(kind).toBe('unchanged');
    expect(state.estimate?.amountCents).toBe(120_000);
  });

  it('keeps it beside a remark that has no price', () => {
    const { kind, state } = outcome('there is a mural, too', none('no_basis'), TOLD);
    expect(kind).toBe('kept');
    expect(state).toMatchObject({ estimate: { amountCents: 120_000 }, shownCents: 120_000, noEstimate: null });
  });

  it('takes it back where the owner does no such work', () => {
    const { kind, state } = outcome('it is popcorn', none('no_basis', { ownerSays: 'We paint no popcorn.' }), TOLD);
    expect(kind).toBe('none');
    expect(state).toMatchObject({ estimate: null, shownCents: null });
  });
});
