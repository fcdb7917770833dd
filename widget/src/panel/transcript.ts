import type { Transcript } from './api';
import type { Outgoing } from './memory';
import { checkedEstimate, type Turn } from './view';

/** How a message of the visitor's stands in the chat until it is answered. */
export const turnOf = ({ id, text }: Outgoing): Turn => ({ key: id, role: 'user', content: text, state: 'sending' });

/**
 * Puts the server's transcript and what waits among the `shown` turns together. `left`: the first message that an earlier
 * page could not finish. Answered since, its id comes back; only received, it shows once and is asked for again.
 */
export function replay(
  { messages }: Transcript,
  shown: Turn[],
  left: Outgoing | undefined,
): { turns: Turn[]; answered?: string } {
  const turns = messages.map<Turn>(({ role, content, estimate, emergencyPhone }, index) => ({
    key: `${index}`,
    role,
    content,
    estimate: checkedEstimate(estimate),
    phone: emergencyPhone,
  }));
  const asked = turns.findLastIndex(({ role }) => role === 'user');
  const replied = turns.findLastIndex(({ role }) => role === 'assistant');
  const received = left && turns[asked]?.content === left.text;
  if (received && asked > replied) turns.length = asked;
  const answered = received && asked < replied ? left.id : undefined;
  // What is shown already may have pictures hanging on it.
  const waiting = shown.filter(({ key, state }) => state && key !== answered);
  return { turns: [...turns, ...waiting], answered };
}
