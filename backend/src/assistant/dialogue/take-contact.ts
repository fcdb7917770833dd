import { CONTACT_FIELDS, type Contact, type ContactField, readContact } from '../../pricing/index.js';
import { LOCATION } from '../intake/index.js';
import type { AssistantTurn } from '../port.js';
import type { ConversationState } from '../state.js';

const NAMES_ANEW =
  /\b(?:names?|i'm|im|i am|this is|it'?s|call me|ask for|actually|sorry|spelled|spelt|me llamo|soy)\b/i;

/** Who the visitor is by now: what they typed into the form, said in this message or told before. */
export function takeContact(turn: AssistantTurn, text: string, asking: readonly ContactField[]): Contact {
  const { country, state, contact: typed } = turn;
  const said = readContact(text, { country, asked: asking.length > 0 });
  const form = {
    name: typed.name ? readContact(typed.name, { country, asked: true }).name : null,
    email: typed.email ? readContact(typed.email, { country, asked: true }).email : null,
    phone: typed.phone ? readContact(typed.phone, { country, asked: true }).phone : null,
  };
  // Where somebody lives may read like a name ("Eagle, 300 N Locust Grove"): a known one stays unless it is said anew.
  const staysName = state.contact.name !== null && (state.pending === LOCATION.id || !NAMES_ANEW.test(text));
  return {
    name: form.name ?? (staysName ? null : said.name) ?? state.contact.name,
    email: form.email ?? said.email ?? state.contact.email,
    phone: form.phone ?? said.phone ?? state.contact.phone,
  };
}

/** Fields that the last reply asked for. */
export function askedFields(state: ConversationState): ContactField[] {
  if (state.pending === 'contact') return CONTACT_FIELDS.filter((field) => !state.contact[field]);
  return CONTACT_FIELDS.filter((field) => state.pending === `contact_${field}`);
}
