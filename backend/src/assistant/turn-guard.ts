import { leftOut } from '../pricing/index.js';
import { publishedTexts } from './dialogue/index.js';
import { type GuardContext, type Instructions, guardContext } from './guard/index.js';
import type { AssistantTurn } from './port.js';
import type { ConversationState } from './state.js';

/**
 * What may be named in the reply to this turn.
 * @param state as the reply leaves it: a price that the visitor has not been told is no allowed figure
 * @param instructions what a model was told, when a model words the reply
 */
export function turnGuard(
  turn: AssistantTurn,
  state: ConversationState,
  instructions: Instructions | null,
): GuardContext {
  const { business, transcript, message } = turn;
  return guardContext({
    estimate: state.shownCents === null ? null : state.estimate,
    businessName: business.name,
    // "1 kitchen faucet": what pricing says is left out is no amount of money.
    ownerTexts: [...publishedTexts(business), business.address ?? '', ...leftOut(state.estimate)],
    phones: [business.phone, state.contact.phone],
    emails: [business.email, state.contact.email],
    visitorTexts: [...transcript.filter(({ role }) => role === 'user').map(({ content }) => content), message],
    instructions,
  });
}
