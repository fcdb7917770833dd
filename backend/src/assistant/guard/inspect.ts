import { lines, pattern } from '../../pricing/index.js';
import { agrees, agreesAbroad, assents } from './agreements.js';
import { books } from './bookings.js';
import { EMAIL, type GuardContext, PHONE } from './context.js';
import { namesForeignAmount } from './figures.js';
import { gives } from './gifts.js';
import { leaksInstructions } from './leak.js';
import { canonical } from './normalise.js';
import { grantsWarranty, promises } from './promises.js';
import { restates } from './published.js';
import { namesFraction, namesPercentage } from './shares.js';

export type ViolationKind =
  | 'amount'
  | 'percentage'
  | 'fraction'
  | 'discount'
  | 'promise'
  | 'instructions'
  | 'markup'
  | 'link'
  | 'contact'
  | 'persona';

const MARKUP = /<\/?[a-z!?][^>]*>?|&lt;|!?\[[^\]]*\]\([^)]*\)|\bon\w+\s*=|javascript:|```/i;
const TOP_DOMAINS = lines`
  com|net|org|example|io|co|info|biz|ru|cn|xyz|shop|site|online|app|dev|me|us|uk|au|ca|link|click|test|invalid
`;
const LINK = pattern('gi')`\b(?:https?|ftp|hxxps?):|\bwww\.|\b(?:[a-z0-9-]+\.)+(?:${TOP_DOMAINS})\b`;
const DATE = /\b\d{4}-\d\d-\d\d\b/g;
const SOMEBODY = '(?:an? )?(?:real |actual |live )?(?:human|person|the owner|staff)';
const PERSONA = pattern('i')`
  \bI(?:'m| am) (?:now |really |actually |indeed )*${SOMEBODY}\b
  |\bI(?:'m| am) now (?!\w+ing\b|able\b)
  |\bsystem (?:prompt|message)\b|\bmy (?:instructions|prompt) (?:are|is|say)\b
  |\bas you instructed\b|\bdeveloper mode\b
`;
const NOT_ONE = /\bnot (?:an? )?(?:real |actual |live )?(?:human|person)\b/i;

/** Takes out what the owner published and the phone numbers that may be shown, so that only the rest is judged. */
function withoutAllowed(sentence: string, context: GuardContext): string {
  let rest = sentence;
  for (const published of context.published) {
    if (published.length < 8 && !/\d/.test(published)) continue;
    for (let at = rest.toLowerCase().indexOf(published); at >= 0; at = rest.toLowerCase().indexOf(published, at + 1)) {
      // At a word's edges only, so that a published "Minimum job is $25" does not excuse "$250".
      const after = rest[at + published.length] ?? '';
      if (/[\w%]/.test(after) || /^[.,]\d/.test(rest.slice(at + published.length))) continue;
      rest = `${rest.slice(0, at)} ${rest.slice(at + published.length)}`;
    }
  }
  return rest.replace(PHONE, (number) => (context.phones.includes(number.replace(/\D/g, '')) ? ' ' : number));
}

function contactIsForeign(sentence: string, context: GuardContext): boolean {
  const emails = sentence.match(EMAIL) ?? [];
  if (emails.some((email) => !context.addresses.includes(email.toLowerCase()))) return true;
  if (context.instructions === null) return false;
  // A run without a separator is judged as an amount; phone numbers are mostly written in groups.
  const numbers = (sentence.replace(EMAIL, ' ').replace(DATE, ' ').match(PHONE) ?? []).filter((number) =>
    /\d[\s().-]+\d/.test(number),
  );
  return numbers.some((number) => number.replace(/\D/g, '').length >= 7);
}

const hasForeignLink = (sentence: string, context: GuardContext): boolean =>
  [...sentence.replace(EMAIL, ' ').matchAll(LINK)].some(
    ([link]) =>
      !context.addresses.some(
        (address) => address === link.toLowerCase() || address.endsWith(`.${link.toLowerCase()}`),
      ),
  );

const SHORTEST_NAME = 3;
/** No name says more than this of what it stands for. */
const ANY_NAME = 'Acme';

/** A sentence in which the business is called by any name: its own breaks no rule. */
const withoutName = (sentence: string, name: string): string =>
  name.length < SHORTEST_NAME ? sentence : sentence.replaceAll(name, ANY_NAME);

/**
 * Judges one sentence of a reply, with the sentence before it when an amount could run across both.
 * @returns the kind of the first violation, or null when the sentence may be shown.
 */
export function inspect(sentence: string, context: GuardContext): ViolationKind | null {
  const said = withoutName(sentence, context.name);
  if (MARKUP.test(said)) return 'markup';
  const whole = canonical(said);
  const text = withoutAllowed(whole, context);
  if (MARKUP.test(text)) return 'markup';
  if (hasForeignLink(text, context)) return 'link';
  if (context.instructions !== null && leaksInstructions(text, context.instructions)) return 'instructions';
  if (PERSONA.test(text) && !NOT_ONE.test(text)) return 'persona';
  if (contactIsForeign(text, context)) return 'contact';
  if (context.instructions !== null && restates(whole, context.published)) return null;
  return judgeMoney(text, context);
}

/** What a sentence does with money and with the business's word, in the order in which it is told to the owner. */
function judgeMoney(text: string, context: GuardContext): ViolationKind | null {
  const byModel = context.instructions !== null;
  if (promises(text) || (byModel && grantsWarranty(text))) return 'promise';
  if (gives(text)) return 'discount';
  if (namesPercentage(text, byModel)) return 'percentage';
  if (namesFraction(text)) return 'fraction';
  if (namesForeignAmount(text, context)) return 'amount';
  if (agrees(text) || books(text)) return 'promise';
  if (byModel && (agreesAbroad(text) || (context.seeksConsent && assents(text)))) return 'promise';
  return null;
}
