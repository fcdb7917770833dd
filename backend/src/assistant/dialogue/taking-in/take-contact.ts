import {
  CONTACT_FIELDS,
  type Contact,
  type ContactField,
  correctedEmail,
  correctedPhone,
  meantEmail,
  phoneTyped,
  readContact,
  refusedContact,
  saysYes,
  wantsPriceFirst,
} from '../../../pricing/index.js';
import { LOCATION } from '../../intake/index.js';
import type { HeardTurn } from '../../port.js';
import type { ConversationState } from '../../state.js';
import { EMAIL_SLIP } from '../questions/email-slip.js';
import { givesUp } from '../remarks/leave-taking.js';
import { questionById } from '../questions/questions.js';

/** "Autocorrect has mangled my surname, it's Elspeth Marchbanks" */
const NAME_IS_WRONG = /\b(?:sur|last |first )?name\b[^.!?]{0,40}\b(?:it'?s|is|should be)\b/i;
const NAMES_ANEW =
  /\b(?:names?|i'm|im|i am|this is|it'?s|call me|ask for|actually|sorry|spelled|spelt|me llamo|soy)\b/i;

/** What a message does to what is known of who writes. */
export interface ContactTaken {
  /** Who the visitor is by now. */
  contact: Contact;
  /** What is new or another with this message. */
  newContact: ContactField[];
  /** What they declined to give in this message, and what they have declined so far and not given since. */
  declined: ContactField[];
  refused: ContactField[];
}

/** `before` is the conversation that the message follows. */
export function takeContact(turn: HeardTurn, text: string, before: ConversationState): ContactTaken {
  const asking = askedFields(before);
  const contact = contactSaid(turn, text, asking);
  const newContact = CONTACT_FIELDS.filter((field) => contact[field] && contact[field] !== before.contact[field]);
  // "Come on, just a ballpark" keeps back no name where no price has been told.
  const isUntold = turn.priceVisibility === 'after_contact' || before.shownCents === null;
  const isPriceFirst = isUntold && wantsPriceFirst(text);
  const declined = isPriceFirst ? [] : refusedContact(text, asking).filter((field) => !newContact.includes(field));
  const refused = CONTACT_FIELDS.filter(
    (field) => !contact[field] && (before.refused.includes(field) || declined.includes(field)),
  );
  return { contact, newContact, declined, refused };
}

/** Who the visitor is by now, of a message in which nothing else is read. */
export const contactIn = (turn: HeardTurn): Contact => takeContact(turn, turn.message, turn.state).contact;

/** Who the visitor is by now: what they typed into the form, said in this message or told before. */
function contactSaid(turn: HeardTurn, text: string, asking: readonly ContactField[]): Contact {
  const { country, state, contact: typed } = turn;
  const isSize = state.pending !== null && (questionById(turn.business.trade, state.pending)?.units ?? []).length > 0;
  const isAwaited = state.contactAsked && !isSize && state.contact.email === null && state.contact.phone === null;
  const said = readContact(text, {
    country,
    asked: asking.length > 0 || (state.contact.name !== null && NAME_IS_WRONG.test(text)),
    awaited: isAwaited,
  });
  const form = {
    name: typed.name ? readContact(typed.name, { country, asked: true }).name : null,
    email: typed.email ? readContact(typed.email, { country, asked: true }).email : null,
    phone: typed.phone
      ? (readContact(typed.phone, { country, asked: true }).phone ?? phoneTyped(typed.phone, country))
      : null,
  };
  const isNoName = said.name !== null && (answersQuestion(turn, said.name) || givesUp(text));
  const saidName = isNoName ? null : said.name;
  const isWithChannel = (said.email ?? said.phone) !== null && saidName?.includes(' ');
  // Where somebody lives may read like a name ("Eagle, 300 N Locust Grove"): a known one stays unless it is said anew,
  // or in full beside an address or a number.
  const isAnew = isWithChannel || NAMES_ANEW.test(text);
  const staysName = state.contact.name !== null && (state.pending === LOCATION.id || !isAnew);
  return {
    name: form.name ?? (staysName ? null : saidName) ?? state.contact.name,
    email: form.email ?? said.email ?? emailPutRight(state, text) ?? state.contact.email,
    phone: form.phone ?? said.phone ?? phonePutRight(state, text) ?? state.contact.phone,
  };
}

/** The known address, where a message corrects its end or agrees that another was meant. */
function emailPutRight({ contact, pending }: ConversationState, text: string): string | null {
  if (contact.email === null) return null;
  return (
    correctedEmail(text, contact.email) ?? (pending === EMAIL_SLIP && saysYes(text) ? meantEmail(contact.email) : null)
  );
}

const phonePutRight = ({ contact }: ConversationState, text: string): string | null =>
  contact.phone === null ? null : correctedPhone(text, contact.phone);

/** "dry", late, after "Is the subfloor even and dry?": a small word of an earlier question is its answer, and nobody's name. */
function answersQuestion({ business, state }: HeardTurn, name: string): boolean {
  if (!/^\p{Ll}+$/u.test(name)) return false;
  return Object.keys(state.asked).some((id) => {
    const question = questionById(business.trade, id);
    const words = question ? [question.ask, ...question.suggestions].join(' ').toLowerCase() : '';
    return words.match(/\p{L}+/gu)?.includes(name) ?? false;
  });
}

/** Fields that the last reply asked for. */
function askedFields(state: ConversationState): ContactField[] {
  if (state.pending === 'contact') return CONTACT_FIELDS.filter((field) => !state.contact[field]);
  return CONTACT_FIELDS.filter((field) => state.pending === `contact_${field}`);
}

/** "My name is not Bob its", before Rob */
const INTRODUCES = /\b(?:my |the )?name(?:'?s| is|:)(?:[^.!?\n]{0,30})$/i;

/** "Sure, Priya Nair 512 555 0188", "Mina Park": who somebody is, and no place. */
export function withoutName(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? text : `${text.slice(0, at).replace(INTRODUCES, ' ')} ${text.slice(at + name.length)}`;
}
