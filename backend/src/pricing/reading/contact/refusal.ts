import { cleanText } from '../../language/index.js';
import { withoutContact } from './written.js';

export type ContactField = 'name' | 'email' | 'phone';

/** All of them, in the order in which they are asked for. */
export const CONTACT_FIELDS: readonly ContactField[] = ['name', 'email', 'phone'];
const OWN = String.raw`(?:my |your |any |an? |the |our |out |over |you )*(?:full |last |real |personal |contact )*`;
const NOUNS: Record<ContactField, string> = {
  name: 'names?',
  email: 'e-?mails?(?: address)?',
  phone: '(?:tele)?phones?(?: numbers?)?|numbers?|cell(?: number)?|mobile(?: number)?|calls?',
};
const UNWILLING = String.raw`(?:(?:would |i'd |id |i would )?(?:rather|prefer|like) (?:not|no)|not (?:going to|gonna|willing|comfortable|happy|keen|sharing|giving)|don'?t (?:want|wish|like|care|need|have to|have|do|use|feel like|give)|won'?t|can'?t|cannot|no need (?:for|to)|without|refuse|never|skip|leave out|hate|no)`;
const PATTERNS = new Map<ContactField, RegExp>(
  CONTACT_FIELDS.map((field) => [
    field,
    new RegExp(
      String.raw`\b${UNWILLING}(?: to)? (?:(?:share|give|leave|provide|say|tell|send|hand|giving|sharing|leaving|giving out|have|do|use|be|get|got) )*${OWN}(?:(?:names?|e-?mails?|phones?|numbers?) (?:or|and|nor) (?:my |your |an? )?)*(?:${NOUNS[field]})\b`,
    ),
  ]),
);
const NO_CALLS =
  /\b(?:don'?t|do not|please don'?t|not|no need to|rather not|never) (?:want to be |be |get |being )?(?:call(?:ed|s|ing)?|phone(?:d)?|ring|rung)\b/;
const MAIL_ONLY =
  /\b(?:prefer|only|just|rather) (?:by |via |use |an? )?(?:e-?mail)\b|\be-?mail(?: only|(?:'?s| is| works) (?:best|better|easier|easiest|fine|preferred)| preferred| me instead| instead)\b/;
const CALL_ONLY =
  /\b(?:prefer|only|just|rather) (?:by |via |a )?(?:phone|call|text)s?(?: me)?\b|\b(?:phone|call|text)s? only\b|\b(?:phone|calls?|calling|text(?:s|ing)?)(?:'?s| is| are| works?) (?:best|better|easier|easiest|preferred)\b|\bjust (?:call|text|ring) me\b/;
/** "Text me, 435-555-0161", when asked how to be reached. */
const BY_PHONE = /^\W*(?:(?:pls|please|you can) )?(?:text|call) (?:me|is)\b/;
const EVERYTHING = [
  /\b(?:rather|prefer) (?:not|no)\b(?! (?:to )?(?:wait|have|use|go|do))/,
  /\b(?:rather|prefer to) (?:stay|remain|be) anonymous|\banonymous(?:ly)?\b/,
  /\bnone of your (?:business|beeswax)\b|\bmind your own\b/,
  /\bwhy (?:do|would|should) (?:you|i) (?:need|want|ask|give|have)\b/,
  /\b(?:don'?t|do not|not) (?:want|wish|going|willing|comfortable|ready|happy)[a-z ]{0,20} (?:share|give|giving|sharing|leave|provide|say)\b/,
  /\bnot (?:giving|telling|sharing|leaving|handing)\b[a-z ]{0,20}\b(?:details|info(?:rmation)?|that|anything)\b/,
  /\b(?:no|without) (?:contact|personal) (?:details|info(?:rmation)?)\b|\bkeep (?:that|it|my \w+) private\b|\bprivate\b.{0,10}\bthanks?\b/,
  /\b(?:don'?t|do not) have time for (?:that|this)\b/,
];
/** Said when contact details are asked for, these decline them; before that they only tell what somebody came for. */
const PRICE_ONLY = [
  /\bjust (?:want |need |give me |tell me |after |looking for |here for )?(?:an? |the )?(?:rough |quick |ballpark )?(?:price|number|quote|estimate|ballpark|figure)\b(?! \d)/,
  /\b(?:price|quote|estimate) (?:first|only)\b/,
];
const BARE =
  /^\W*(?:(?:no|nope|nah|none|pass|skip|n\/?a|no+ (?:thanks?|thank you|way|ta)|not (?:now|yet|today|really)|later|maybe later|never ?mind|no,? (?:i'?m good|not now|not yet|gracias)|nein(?: danke)?|non(?: merci)?|ok(?:ay)? bye|bye)\W*)+$/;

/**
 * Which contact details the visitor declines: "no phone please" · "I don't do emails" · "I'd rather not" (all three).
 * `asked`: what was just asked for; only then a bare "no" or "skip" is a refusal, and an unspecific one means just these.
 */
export function refusedContact(text: string, asked: readonly ContactField[] = []): ContactField[] {
  const said = cleanText(text.slice(0, 4000)).toLowerCase();
  if (asked.length > 0 && BARE.test(said)) return [...asked];
  // "later, 503-555-0158": a number instead of the rest; the name that goes with it may still be asked for.
  const rest = withoutContact(said).replace(/[,;:]/g, ' ').trim();
  if (asked.length > 1 && rest !== said.trim() && BARE.test(rest)) return asked.filter((field) => field !== 'name');
  const named = CONTACT_FIELDS.filter((field) => PATTERNS.get(field)?.test(said) === true);
  if (NO_CALLS.test(said) || MAIL_ONLY.test(said)) named.push('phone');
  if (CALL_ONLY.test(said) || (asked.includes('email') && BY_PHONE.test(said))) named.push('email');
  if (named.length > 0) return CONTACT_FIELDS.filter((field) => named.includes(field));
  const declining = asked.length > 0 ? [...EVERYTHING, ...PRICE_ONLY] : EVERYTHING;
  if (!declining.some((pattern) => pattern.test(said))) return [];
  return [...(asked.length > 0 ? asked : CONTACT_FIELDS)];
}
