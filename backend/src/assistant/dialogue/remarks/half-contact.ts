import { type Contact, pattern, withoutContact } from '../../../pricing/index.js';
import type { AssistantTurn } from '../../port.js';

/** Three digits and more in groups, and no more behind them. */
const DIGITS = String.raw`\d(?:[ ().-]{0,2}\d){2,19}(?=\W*$|[,;!?])`;
/** Digits alone, or after what names a telephone: "my number is 555". Five of them may be a postcode. */
const SHORT_NUMBER = pattern('i')`
  ^\W*(?!\d{5}\W*$)\d(?:[ ().-]{0,2}\d){2,19}\W*$
  |\b(?:(?<!\b(?:house|street|unit|apartment|apt|flat|lot|room|door|gate|building) )number|phone|cell|mobile
    |call|text|reach|tel)\b(?:(?!\b(?:before|after|until|till|by|around|between|from|past|within)\b)\D){0,25}${DIGITS}
`;
/** "Call me on 123", whatever was asked; "call me at 530" may tell the time. */
const OFFERED = pattern('giu')`
  \b(?:(?:call|text|ring|phone|reach|whatsapp) (?:me|us) (?:on|at(?! ?\d{3,4}\b(?![ -]\d)))
    |my (?:(?:phone|cell|mobile|tel) )?(?:number|no|phone|cell|mobile)(?: is|'s|:)) ?${DIGITS}
`;
const HALF_ADDRESS = /(?:^|\s)[\w.+-]+@[\w-]*(?=\W*$|[\s,;!?])/;
/** What is left of "Ann Lee, cell 0412 34" without the name. */
const ONLY_DIGITS = pattern('i')`
  ^\W*(?:(?:and|my|is|it'?s|on|at|the|me|number|no|phone|cell|mobile|tel|call|text|reach)\b\W*)*(\d(?:[ ().-]{0,2}\d){2,19})\W*$
`;

const ADDRESS = /\S+@\S*/g;

const HALF_NUMBER = 'That phone number does not look complete.';
const HALF_EMAIL = 'That email address does not look complete.';

/** The digits that stand behind a known name, and nothing else: "Ann 12345"; null where there are none. */
function digitsBehindName(message: string, name: string | null): string | null {
  const at = name === null ? -1 : message.toLowerCase().indexOf(name.toLowerCase());
  if (name === null || at < 0) return null;
  return ONLY_DIGITS.exec(`${message.slice(0, at)} ${message.slice(at + name.length)}`)?.[1] ?? null;
}

/**
 * What to say of a number that is too short or an address that breaks off; "" when the message holds neither.
 * @param contact who the visitor is by now
 * @param isAsked whether the last reply asked how to reach them: digits alone are then meant for a number
 */
export function halfContact(message: string, contact: Contact, isAsked: boolean): string {
  const rest = (contact.phone === null ? message : withoutContact(message)).replace(ADDRESS, ' ');
  const isBehindName = contact.phone === null && digitsBehindName(rest, contact.name) !== null;
  const isShort = isAsked ? SHORT_NUMBER.test(rest) || isBehindName : rest.search(OFFERED) >= 0;
  const half = isAsked ? (HALF_ADDRESS.exec(message)?.[0].trim().toLowerCase() ?? '') : '';
  // "jane@gmail" is read as everyone means it: who is reachable there must not hear that it is not complete.
  const isBroken = half !== '' && contact.email?.toLowerCase().startsWith(`${half}.`) !== true;
  return [isBroken ? HALF_EMAIL : '', isShort ? HALF_NUMBER : ''].filter(Boolean).join(' ');
}

/** A message without such a number: its digits are no size and no postcode. */
export function withoutHalfContact(message: string, contact: Contact, isAsked: boolean): string {
  const digits = isAsked ? digitsBehindName(message, contact.name) : null;
  return (digits === null ? message : message.replace(digits, ' ')).replace(OFFERED, ' ');
}

/** What was typed into the form and is no number or address at all; "" where the form holds neither. */
export const droppedInForm = (typed: AssistantTurn['contact'], { email, phone }: Contact): string =>
  [
    (typed.email ?? '') !== '' && email === null ? HALF_EMAIL : '',
    (typed.phone ?? '') !== '' && phone === null ? HALF_NUMBER : '',
  ]
    .filter(Boolean)
    .join(' ');
