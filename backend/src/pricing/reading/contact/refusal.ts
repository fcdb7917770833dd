import { cleanText, lines, pattern } from '../../language/index.js';
import { withoutContact } from './written.js';

export type ContactField = 'name' | 'email' | 'phone';

/** All of them, in the order in which they are asked for. */
export const CONTACT_FIELDS: readonly ContactField[] = ['name', 'email', 'phone'];
const OWN = lines`
  (?:my |your |any |an? |the |our |out |over |you |sales |phone )*(?:full |last |real |personal |contact )*
`;
const NOUNS: Record<ContactField, string> = {
  name: 'names?',
  email: 'e-?mails?(?: address)?',
  phone: '(?:tele)?phones?(?: numbers?)?|numbers?|cell(?: number)?|mobile(?: number)?|calls?',
};
/** All three at once. */
const DETAILS = '(?:details|info(?:rmation)?|data)';
/** "No number of rooms", "no phone jack", "no calls back": what goes on there speaks of something else. */
const NOT_MORE = lines`
  \b(?! (?:of|back|attention|it|you|them|anyone|anybody|around|jacks?|lines?|reception|signal|brands?|plates?
      |boxes|sockets?|outlets?|on (?:the|my|our)|in (?:the|my|our)|about)\b)
`;
const UNWILLING = lines`
  (?:(?:would |i'd |id |i would )?(?:rather|prefer|like) (?:not|no)
    |not (?:going to|gonna|willing|comfortable|happy|keen|sharing|giving|leaving|providing|handing)
    |don'?t (?:want|wish|like|care|need|have to|have|do|use|feel like|give)|won'?t|can'?t|cannot
    |no need (?:for|to)|without|refuse|never|skip|leave out|hate|no)
`;
const VERBS = lines`
  (?: to)? (?:
      (?:share|give|leave|provide|say|tell|send|hand|giving|sharing|leaving|giving out|have|do|use|be|get|got) )*
`;
/** As VERBS, but of handing over alone: "I don't have my details here" keeps nothing back. */
const GIVES = VERBS.replace('|have|do|use|be|get|got', '|be');
const ANY_NOUN = `(?:${Object.values(NOUNS).join('|')}|${DETAILS})`;
/** "my name, number or": what is declined in the same breath; "no email, call me" declines no call. */
const LISTED = String.raw`(?:(?:${ANY_NOUN}, ${OWN})*${ANY_NOUN},? (?:or|and|nor) ${OWN})?`;
const GOES_ON = String.raw`(?=(?:, ${OWN}${ANY_NOUN})*,? (?:or|and|nor) ${OWN}${ANY_NOUN})`;
const PATTERNS = new Map<ContactField, RegExp>(
  CONTACT_FIELDS.map((field) => [
    field,
    new RegExp(
      lines`
      \b${UNWILLING}${VERBS}${OWN}
        (?:${LISTED}(?:${NOUNS[field]})|(?:${ANY_NOUN}, ${OWN})+(?:${NOUNS[field]})${GOES_ON})${NOT_MORE}
    `,
    ),
  ]),
);
/** "Can't give you a number", asked how big it is: nobody's telephone. */
const BARE_NUMBER = /^(?!.*\b(?:my|our|phone|names?|e-?mails?|leav\w+|shar\w+|out)\b).*\bnumbers?$/;
/** "Don't call before 9" says when to call. */
const ANY_TIME = lines`
  (?! ?(?:me |us )?(?:before|after|at|during|in the|until|on|between|early|late|too|while)\b)
`;
const NO_CALLS = pattern()`
  \b(?<!\b(?:did|does|could|have|has|had|they|he|she|why) )(?:don'?t|do not|not|no need to|rather not|never) (?:
      (?:want to |wanna )?(?:be |get |being )(?:called|phoned|rung)
    |(?:want(?:ing)? (?:any )?)?(?:call(?:s|ing)?|phone|ring)${ANY_TIME}
      (?: (?:me|us)\b|(?=\W*$|[.,;!?)-]| (?:please|pls|just|but|and|or|unless)\b)))${ANY_TIME}
`;
const MAIL_ONLY = pattern()`
  \b(?:prefer|only|just|rather) (?:by |via |use |an? )?(?:e-?mail)\b
  |\be-?mail
    (?: only|(?:'?s| is| works) (?:best|better|easier|easiest|fine|preferred)| preferred| me instead| instead)\b
`;
const CALL_ONLY = pattern()`
  \b(?<!\b(?:they|he|she|who|it|neighbou?r) )(?:prefer|only|just|rather) (?:by |via |a )?(?:phone|call|text)s?
    (?: (?:me|us)\b|(?=\W*$|[.,;!?)]| (?:please|pls|at|or (?:call|text|phone))\b))
  |\b(?:phone|call|text)s? only\b
  |\b(?:phone|calls?|calling|text(?:s|ing)?)(?:'?s| is| are| works?) (?:best|better|easier|easiest|preferred)\b
`;
/** "Text me, 435-555-0161", when asked how to be reached. */
const BY_PHONE = /^\W*(?:(?:pls|please|you can) )?(?:text|call) (?:me|is)\b/;
/** These speak of contact details by themselves, whatever was asked. */
const NO_CONTACT = [
  pattern()`
    \banonymously\b|\b(?:stay|remain|be|keep (?:it|this|me|myself)) anonymous\b
    |\banonymous (?:for now|please|quote|estimate|price)\b
  `,
  pattern()`
    \b${UNWILLING}(?<! (?:have|do|use))${GIVES}(?:${OWN}${LISTED})
      (?<=\b(?:my|our|out|contact|personal|(?:name|e-?mail|phone),? (?:or|and|nor)(?: any)?) )${DETAILS}
      ${NOT_MORE}
  `,
  pattern()`
    \b(?:don'?t|do not|not) (?:share|give|giving|sharing|leaving|leave|provide|comfortable (?:sharing|giving))\b
      [a-z ]{0,12}\b(?:my|our|contact|personal) (?:contact |personal )?(?:details|info(?:rmation)?|data)\b
  `,
  pattern()`
    \b(?:don'?t|do not|not|without|rather not|prefer not to) (?:want to )?(?:be(?:ing)? |get(?:ting)? )?contact
      (?:ed|ing)?(?: me\b| us\b|(?=\W*$|[.,;!?]))
  `,
  /\bkeep my (?:name|details|info(?:rmation)?|number|data) (?:private|out)\b/,
];
/** Said when contact details are asked for, these decline all that was asked; otherwise they are about anything. */
const UNSPECIFIC = [
  // "I don't have any details yet", before that, is about the work.
  pattern()`
    \b${UNWILLING}${VERBS}${OWN}${LISTED}(?<=\b(?:my|our|any|contact|personal|or|and|nor) )${DETAILS}${NOT_MORE}
      (?! (?:yet )?(?:on|from|with|for (?!now|the moment))\b)
  `,
  pattern()`
    \b(?:rather|prefer) (?:not|no)(?: to)?(?=\W*$|[.,;!?]
      | (?:have to )?(?:say|share|give|tell|leave|provide|disclose|put|do that|yet|now|right now|at this|for now
        |until|thanks|thank you|just|if|please)\b)
  `,
  /\bnone of your (?:business|beeswax)\b|\bmind your own\b/,
  pattern()`
    \b(?:don'?t|do not|not) (?:want|wish|going|willing|comfortable|ready|happy)[a-z ]{0,20} (?:share|give|giving|sharing|leave|provide|say)
      \b
  `,
  /\bnot (?:giving|telling|sharing|leaving|handing)\b[a-z ]{0,20}\b(?:details|info(?:rmation)?|that|anything)\b/,
  /\bkeep (?:that|it) private\b|\bprivate\b.{0,10}\bthanks?\b/,
  /\b(?:don'?t|do not) have time for (?:that|this)\b/,
];
/** "Don't use it, 402-555-0112": who gives one way to be reached and has no use for the other. */
const ONE_WAY =
  /\b(?:don'?t|do not|never) (?:really )?(?:(?:use|have|check|like) (?:it|one|that|those|either)|do (?:one|those|either))\b/;
/** Said when contact details are asked for, these decline them; before that they only tell what somebody came for. */
const PRICE_ONLY = [
  pattern()`
    \bjust (?:want |need |give me |tell me |after |looking for |here for )?(?:an? |the )?
      (?:rough |quick |ballpark )?(?:price|number|quote|estimate|ballpark|figure)\b(?! (?:\d|(?:it|me|us)(?![\w'])))
  `,
  /\b(?:price|quote|estimate|ballpark|number|figure) (?:first|only)\b(?! \d)/,
  pattern()`
    \b(?:price|quote|estimate|ballpark|cost|number|figure|rough idea)\b[^.!?]{0,30}\bbefore i (?:hand|give|leave|share|tell|send)
      \b
  `,
];
/** "Just a ballpark before I hand over my number": no refusal where the price waits for the contact details. */
export const wantsPriceFirst = (text: string): boolean =>
  PRICE_ONLY.some((pattern) => pattern.test(cleanText(text.slice(0, 4000)).toLowerCase())) &&
  refusedContact(text).length === 0;

const BARE = pattern()`
  ^\W*(?:(?:no|nope|nah|none|pass|skip|n\/?a|no+ (?:thanks?|thank you|way|ta)|not (?:now|yet|today|really)|later
      |maybe later|never ?mind|no,? (?:i'?m good|not now|not yet|gracias)|nein(?: danke)?|non(?: merci)?
      |ok(?:ay)? bye|bye)\W*)+$
`;

/**
 * Which contact details the visitor declines: "no phone please" · "I don't do emails" · "no contact details" (all three).
 * `asked`: what was just asked for; only then a bare "no", "skip" or "I'd rather not say" is a refusal, of just these: in a story about a
 * spilt fridge it is none.
 */
export function refusedContact(text: string, asked: readonly ContactField[] = []): ContactField[] {
  const said = cleanText(text.slice(0, 4000)).toLowerCase();
  if (asked.length > 0 && BARE.test(said)) return [...asked];
  // "later, 503-555-0158": a number instead of the rest; the name that goes with it may still be asked for.
  const rest = withoutContact(said).replace(/[,;:]/g, ' ').trim();
  if (asked.length > 1 && rest !== said.trim() && BARE.test(rest)) return asked.filter((field) => field !== 'name');
  const named = CONTACT_FIELDS.filter((field) => {
    const [match] = PATTERNS.get(field)?.exec(said) ?? [];
    return match !== undefined && (asked.length > 0 || !BARE_NUMBER.test(match));
  });
  if (NO_CONTACT.some((pattern) => pattern.test(said))) return [...CONTACT_FIELDS];
  if (NO_CALLS.test(said) || MAIL_ONLY.test(said)) named.push('phone');
  if (CALL_ONLY.test(said) || (asked.includes('email') && BY_PHONE.test(said))) named.push('email');
  if (asked.length > 1 && rest !== said.trim() && ONE_WAY.test(said))
    named.push(said.includes('@') ? 'phone' : 'email');
  if (named.length > 0) return CONTACT_FIELDS.filter((field) => named.includes(field));
  return asked.length > 0 && [...UNSPECIFIC, ...PRICE_ONLY].some((pattern) => pattern.test(said)) ? [...asked] : [];
}
