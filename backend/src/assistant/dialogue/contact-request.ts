import { CONTACT_FIELDS, type ContactField } from '../../pricing/index.js';
import { type ConversationState, timesAsked, wasPassedOver } from '../state.js';
import type { EMAIL_SLIP } from './questions/email-slip.js';
import type { TakenIn } from './taking-in/take-in.js';

export interface ContactRequest {
  id: 'contact' | 'contact_name' | 'contact_email' | 'contact_phone' | typeof EMAIL_SLIP;
  ask: string;
}

const ALSO: Record<ContactField, ContactRequest> = {
  name: { id: 'contact_name', ask: 'And what name should go with it?' },
  email: { id: 'contact_email', ask: 'Is there also an email address for a written copy?' },
  phone: { id: 'contact_phone', ask: 'Is there also a phone number for quick questions?' },
};

const LAST = 'last contact';

/** Whoever types what nobody can be reached at is asked again so often. */
const MOST_TRIES = 4;

const isReachable = ({ contact: { email, phone } }: ConversationState): boolean => email !== null || phone !== null;

const missingOf = ({ contact, refused }: ConversationState): ContactField[] =>
  CONTACT_FIELDS.filter((field) => !contact[field] && !refused.includes(field));

function whole(missing: readonly ContactField[]): ContactRequest {
  const channels = [missing.includes('phone') ? 'phone number' : '', missing.includes('email') ? 'email address' : ''];
  const which = `which ${channels.filter(Boolean).join(' or ')} is best for the owner to use?`;
  return {
    id: 'contact',
    ask: missing.includes('name') ? `What is your name, and ${which}` : which.replace('which', 'Which'),
  };
}

/**
 * What the owner needs to get back: a way to reach the visitor and a name, everything at once, once; afterwards the name
 * that goes with a number, and in an emergency the number to call. What was declined is not asked for again.
 */
export function contactRequest({ state, newContact, refusedNow, half }: TakenIn): ContactRequest | null {
  const missing = missingOf(state);
  if (missing.length === 0 || state.contactRefused) return null;
  if (!isReachable(state)) {
    const times = timesAsked(state, 'contact');
    const oneAtATime = newContact.length === 1 && !refusedNow;
    if (half !== '') return times < MOST_TRIES ? whole(missing) : null;
    return times === 0 || oneAtATime || (times === 1 && refusedNow && missing.length > 1) ? whole(missing) : null;
  }
  const needed: ContactField[] = state.emergency ? ['name', 'phone'] : ['name'];
  const next = needed.find((field) => missing.includes(field) && timesAsked(state, ALSO[field].id) === 0);
  return next ? ALSO[next] : null;
}

/** How to be reached, a last time before the end, from whoever told of the work each time that it was asked: nobody can answer a lead without. */
export function lastCall(state: ConversationState): ContactRequest | null {
  const isBusy = wasPassedOver(state, 'contact') && timesAsked(state, LAST) === 0;
  if (isReachable(state) || state.contactRefused || state.closed || !isBusy) return null;
  state.asked = { ...state.asked, [LAST]: 1 };
  return whole(missingOf(state));
}

/** The name once more, from whoever spoke of something else when it was asked for; without one the owner greets nobody. */
export function nameAgain(state: ConversationState): ContactRequest | null {
  const isOpen = isReachable(state) && missingOf(state).includes('name') && !state.contactRefused;
  return isOpen && timesAsked(state, ALSO.name.id) === 1 ? ALSO.name : null;
}

/**
 * A second way to be reached, from whoever tells one thing at a time or told it unasked: worth the least of all that is
 * asked, so it comes last. Who was asked for a number or an address and gave one has chosen.
 */
export function otherChannel({ state, half }: TakenIn): ContactRequest | null {
  // Whoever was sent to the phone needs no written copy.
  if (state.emergency) return null;
  const [next] = missingOf(state).filter((field) => field !== 'name');
  const hasChosen = timesAsked(state, 'contact') === 1 && timesAsked(state, ALSO.name.id) === 0;
  if (next === undefined || !isReachable(state) || hasChosen) return null;
  return timesAsked(state, ALSO[next].id) < (half === '' ? 1 : 2) ? ALSO[next] : null;
}
