import { droppedInForm, halfContact } from '../remarks/half-contact.js';
import type { Heard } from './heard.js';
import { type ContactTaken, takeContact } from './take-contact.js';

/** Who writes and how to reach them, after a message. */
export interface Person extends ContactTaken {
  /** The last reply asked how to reach them. */
  isContactAsked: boolean;
  /** What to say of a number or an address that nobody can be reached at; "" without one. */
  half: string;
}

export function hearPerson({ turn, original, before }: Heard): Person {
  const taken = takeContact(turn, original, before);
  const isContactAsked = before.pending?.startsWith('contact') ?? false;
  const half = droppedInForm(turn.contact, taken.contact) || halfContact(original, taken.contact, isContactAsked);
  return { ...taken, isContactAsked, half };
}
