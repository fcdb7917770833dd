import { cleanText, lines, LONGEST_READ, pattern } from '../../language/index.js';
import { readEmail, unveiled } from './email.js';
import { readName } from './name.js';
import { readPhone } from './phone.js';
import { CONTACT_FIELDS, refusedContact } from './refusal.js';
import { inDigits } from './written.js';

/** How to reach the visitor; null where not said. */
export interface Contact {
  name: string | null;
  email: string | null;
  phone: string | null;
}

interface ContactContext {
  /** ISO 3166 code of the business's country: how a number without a country code is read. */
  country: string;
  /** The visitor was just asked for contact details: a bare name or a local number then counts. */
  asked?: boolean;
  /** They were asked for it some messages ago and gave nothing: what comes with a number now is a name. */
  awaited?: boolean;
}

/** "The tenant is Curtis, 602-555-0107, he can let you in, but deal with me": how somebody else is reached. */
const THEIRS = pattern('giu')`
  (?<!\b(?:i'm|i am) )\b(?:the|my|our) (?:tenants?|renters?|lodgers?|caretaker|super|housekeeper|cleaner|neighbou?r)\b(?:(?!\b(?:my|me|i)\b)[^.;!?\n\d]){0,40}\+?\(?\d[\d ().-]{5,}\d
`;
const NOT_TO_THEM = pattern('iu')`
  \blet (?:you|u|ya|your \p{L}+) in\b|\bdeal with me\b|\b(?:don'?t|do not) (?:discuss|talk|speak)\b|\bnot (?:him|her|them)\b
`;

/** "Marguerite St. Clair", "Bob St John": no sentence ends there, and no street is named. */
const STREETS = lines`
  Main|High|Elm|Oak|Maple|Pine|Cedar|Park|Church|Water|Market|Mill|King|Queen|Lake|Hill|Broad|Front|Bridge
  |First|Second|Third
`;
const SAINTS = lines`
  Clair|John|James|Pierre|Germain|Onge|George|Louis|Amand|Denis|Laurent|Martin|Cyr|Jean|Charles|Peter|Claire
  |Amour|Hilaire|Leger|Vincent|Aubin
`;
const FIRST_NAME = String.raw`(?:^|[^\p{L}\d ]|[\p{Ll}\d],?) ?(?!(?:${STREETS}) )\p{Lu}\p{Ll}+ `;
const SAINT = pattern('gu')`(?<=${FIRST_NAME})St\b\.?(?= (?:${SAINTS})\b)`;

function nameOfSaint(text: string, read: (text: string) => string | null): string | null {
  const [typed] = text.match(SAINT) ?? [];
  return typed === undefined ? read(text) : (read(text.replace(SAINT, 'Saint'))?.replace('Saint', typed) ?? null);
}

/** Reads name, e-mail address and telephone number from what a visitor wrote. Never throws; refusals and firms are no names. */
export function readContact(text: string, { country, asked = false, awaited = false }: ContactContext): Contact {
  const said = cleanText(text.slice(0, LONGEST_READ));
  const clean = NOT_TO_THEM.test(said) ? said.replace(THEIRS, ' ') : said;
  const email = readEmail(clean);
  const phone = readPhone(clean, { country, asked: asked || awaited });
  const refused = refusedContact(clean, asked ? CONTACT_FIELDS : []);
  const isRefusal = refused.includes('name') && email === null && phone === null;
  const isAsked = asked || (awaited && (email ?? phone) !== null);
  const name = isRefusal ? null : nameOfSaint(inDigits(unveiled(clean)), (whole) => readName(whole, isAsked));
  return { name, email, phone };
}
