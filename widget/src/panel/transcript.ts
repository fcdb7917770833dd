import type { Transcript } from './api';
import type { Outgoing } from './memory';
import { checkedEstimate, type Turn } from './view';

/** How a message of the visitor's stands in the chat until it is answered. */
export const turnOf = ({ id, text }: Outgoing): Turn => ({ key: id, role: 'user', content: text, state: 'sending' });

/**
 * Puts the server's transcript and this device's outbox together: a message that the server has answered leaves the
 * outbox, one that it has only received shows once and is asked for again under its own id.
 */
export function replay({ messages }: Transcript, outbox: Outgoing[]): { turns: Turn[]; outbox: Outgoing[] } {
  const turns = messages.map<Turn>(({ role, content, estimate, emergencyPhone }, index) => ({
    key: `${index}`,
    role,
    content,
    estimate: checkedEstimate(estimate),
    phone: emergencyPhone,
  }));
  const asked = turns.findLastIndex(({ role }) => role === 'user');
  const answered = turns.findLastIndex(({ role }) => role === 'assistant');
  let left = outbox;
  if (outbox[0] && turns[asked]?.content === outbox[0].text) {
    if (asked < answered) left = outbox.slice(1);
    else turns.length = asked;
  }
  return { turns: [...turns, ...left.map(turnOf)], outbox: left };
}
