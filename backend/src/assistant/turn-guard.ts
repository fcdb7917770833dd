import { leftOut } from '../pricing/index.js';
import { publishedTexts } from './dialogue/index.js';
import { type GuardContext, type Instructions, guardContext } from './guard/index.js';
import type { AssistantTurn } from './port.js';
import type { ConversationState } from './state.js';

/** Characters of the visitor's words, newest first, that may be named again: many times what a visitor writes. */
const MOST_READ = 20_000;

/** What the visitor wrote before, as far back as is read, oldest first, and the newest message. */
function wordsOf({ transcript, message }: AssistantTurn): string[] {
  const words = [message];
  let read = message.length;
  for (const { role, content } of transcript.toReversed()) {
    if (role !== 'user') continue;
    read += content.length;
    if (read > MOST_READ) break;
    words.unshift(content);
  }
  return words;
}

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
  const { business } = turn;
  return guardContext({
    estimate: state.shownCents === null ? null : state.estimate,
    businessName: business.name,
    // "1 kitchen faucet": what pricing says is left out is no amount of money.
    ownerTexts: [...publishedTexts(business), business.address ?? '', ...leftOut(state.estimate)],
    phones: [business.phone, state.contact.phone],
    emails: [business.email, state.contact.email],
    visitorTexts: wordsOf(turn),
    instructions,
  });
}
