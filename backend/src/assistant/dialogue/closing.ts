import { pattern } from '../../pricing/index.js';
import type { AssistantTurn } from '../port.js';
import type { ConversationState } from '../state.js';
import { isFarewell } from './remarks/leave-taking.js';
import type { TakenIn } from './taking-in/take-in.js';

/** Said once, when nothing is left to ask; "" where the number has just been told (`said`). */
export function closingWords(
  { business: { name, phone } }: AssistantTurn,
  state: ConversationState,
  said = '',
): string {
  if (state.closed) return '';
  state.closed = true;
  if (state.contact.email || state.contact.phone) return `${name} has everything and will get back to you.`;
  if (phone && said.includes(phone)) return '';
  return phone ? `You can reach ${name} at ${phone} whenever you like.` : `${name} can read everything you wrote here.`;
}

const GRATEFUL = pattern('i')`
  ^\W*(?:(?:ok(?:ay)?|great|perfect|awesome|cool|good|lovely|super|no,?|alright)\W+)*
    (?:thanks?|thank you|thx|ty|cheers|ta|gracias|merci|danke)\b
`;

/** What is said to whoever writes on after the close: thanks are answered, news is noted, and nobody is thanked in circles. */
export function wordsAfterClose({ business: { name } }: AssistantTurn, { text, news, state }: TakenIn): string {
  if (GRATEFUL.test(text)) return "You're welcome.";
  if (isFarewell(text)) return 'Goodbye.';
  if (news.any) return `Noted: ${name} sees that, too.`;
  if (!state.contact.email && !state.contact.phone) return `${name} can read everything you wrote here.`;
  return state.turns % 2 === 0
    ? `${name} has all of it, nothing more is needed from you.`
    : `All set: ${name} takes it from here.`;
}
