import { CONTACT_FIELDS, type ContactField } from '../../pricing/index.js';
import { timesAsked } from '../state.js';
import type { TakenIn } from './take-in.js';

export interface ContactRequest {
  id: 'contact' | 'contact_name' | 'contact_email' | 'contact_phone';
  ask: string;
}

const ALSO: Record<ContactField, ContactRequest> = {
  name: { id: 'contact_name', ask: 'And what name should go with it?' },
  email: { id: 'contact_email', ask: 'Is there also an email address for a written copy?' },
  phone: { id: 'contact_phone', ask: 'Is there also a phone number for quick questions?' },
};

function whole(missing: readonly ContactField[]): ContactRequest {
  const channels = [missing.includes('phone') ? 'phone number' : '', missing.includes('email') ? 'email address' : ''];
  const which = `which ${channels.filter(Boolean).join(' or ')} is best for the owner to use?`;
  return {
    id: 'contact',
    ask: missing.includes('name') ? `What is your name, and ${which}` : which.replace('which', 'Which'),
  };
}

/**
 * What to ask for next so that the owner can get back: everything at once, once. Afterwards only for what is missing when
 * the visitor gives one thing at a time, and for a name to go with a number. What was declined is not asked for again.
 */
export function contactRequest({ state, newContact, refusedNow }: TakenIn): ContactRequest | null {
  const { contact, refused } = state;
  const missing = CONTACT_FIELDS.filter((field) => !contact[field] && !refused.includes(field));
  if (missing.length === 0 || state.contactRefused) return null;
  const reachable = contact.email !== null || contact.phone !== null;
  if (!reachable) {
    const times = timesAsked(state, 'contact');
    const oneAtATime = newContact.length === 1 && !refusedNow;
    return times === 0 || oneAtATime || (times === 1 && refusedNow && missing.length > 1) ? whole(missing) : null;
  }
  const next = missing.find((field) => timesAsked(state, ALSO[field].id) === 0);
  if (next === undefined) return null;
  if (next === 'name') return ALSO.name;
  const wasAsked = timesAsked(state, 'contact') > 0;
  const wasPassedOver = timesAsked(state, `again:${ALSO[next].id}`) > 0;
  return !wasAsked || wasPassedOver || newContact.length === 1 ? ALSO[next] : null;
}
