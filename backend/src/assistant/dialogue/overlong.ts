import type { AssistantTurn } from '../port.js';
import type { ConversationState } from '../state.js';
import { dangerAdvice } from './answers/danger-advice.js';
import type { Plan } from './plan.js';
import type { TakenIn } from './taking-in/take-in.js';

/** What is remembered of such a message: how to reach the visitor, and danger. What was priced stays as it was priced. */
function remembered({ state: before }: AssistantTurn, { state }: TakenIn, isDanger: boolean): ConversationState {
  const { contact, refused, contactRefused, emergency, turns } = state;
  const details = isDanger ? { ...before.details, urgency: 'emergency' as const } : before.details;
  return { ...before, contact, refused, contactRefused, emergency, details, turns };
}

/** Decides what is said in a conversation that has become too long to go on: the owner reads along, and nothing is priced. */
export function planOverlong(turn: AssistantTurn, taken: TakenIn): Plan {
  const { name, phone } = turn.business;
  const isDanger = taken.danger !== null || (taken.state.emergency && !turn.state.emergency);
  const state = remembered(turn, taken, isDanger);
  const hasContact = state.contact.email !== null || state.contact.phone !== null;
  const isAsked = !hasContact && !state.contactRefused;
  state.pending = isAsked ? 'contact' : null;
  state.contactAsked ||= isAsked;
  return {
    state,
    introduction: '',
    firm: isDanger ? dangerAdvice(taken.danger, name, phone) : '',
    reaction: taken.newContact.length > 0 ? 'Thank you, I have passed that on.' : '',
    price: `This conversation has become very long: ${name} reads all of it, but I can't answer any more here.`,
    question: isAsked
      ? `Which phone number or email address can ${name} answer you at?`
      : `Please ${phone ? `call ${name} at ${phone}` : `wait to hear from ${name}`}, or start a new conversation.`,
    suggestions: [],
    contactRequested: isAsked,
    emergencyPhone: isDanger ? phone : null,
  };
}
