import { MONTH, SEASON, WEEKDAY, pattern } from '../language/index.js';
import type { Details } from '../types.js';
import { type SizeAsked, sizeFor } from './answer-size.js';
import { readContact, type Contact } from './contact/contact.js';
import { CONTACT_FIELDS, refusedContact, type ContactField } from './contact/refusal.js';
import { dangerInScan } from './situations/danger.js';
import { readDetails, type ReadingContext } from './details.js';
import { isCorrection } from './changes/correction-words.js';
import { hasStreet, LONGEST_PLACE, withoutStreet } from './places/location.js';
import { LONGEST_ISSUES } from './situations/issues.js';
import { scan, type Scan } from './scan.js';
import { isVague } from './services/own-words.js';
import { readUrgency } from './times/urgency.js';

/** What a visitor may be asked for. */
export type Topic =
  | 'service' | 'size' | 'urgency' | 'date' | 'location' | 'propertyType' | 'issues' | 'access' | 'materials' | 'condition' | ContactField; // prettier-ignore

export interface AnswerContext extends ReadingContext, SizeAsked {
  country?: string;
  /** The situation of a yes-or-no question ("heritage listed"). */
  condition?: string;
}

interface Answer {
  details: Details;
  contact: Contact;
  /** Contact details that the visitor declined to give. */
  refused: ContactField[];
}

const NOTHING = pattern('i')`
  ^\W*(?:no+|nope|nah|none|nothing(?: (?:really|special|bad|else|much|i know of|that i know of))?|n\/?a
    |not (?:really|that i know(?: of)?|at all)|all (?:good|fine)|no (?:issues?|problems?|damage)
    |it'?s (?:all )?(?:fine|good))\b
`;
const CLOSING = /^\W*(?:ok(?:ay)?\W+)?(?:(?:good)?bye|thanks?|thank you|cheers|never ?mind|nvm)\b/i;
const UNKNOWN = pattern('i')`
  ^\W*(?:not sure|i(?:'m| am) not sure|no idea|(?:i )?(?:don'?t|do not) know|dunno|unsure|unknown|i have no idea
    |hard to say|whatever|\?+)\b
`;
const YES = pattern('iu')`
  ^\W*(?:yes|yeah|yep|yup|ya|sure|correct|right(?=[,.;!]|\W*$)|ok(?:ay)?(?=\W*$)|exactly
    |(?:it is|it does|they are|there (?:is|are)|we do|i do)(?! (?:not|no|none|never)(?!\p{L}))|i think so
    |definitely|absolutely|of course|si|sí|oui|ja|please do|that's right|affirmative)(?!\p{L})
`;
const NO = pattern('iu')`
  ^\W*(?:no|nope|nah|not|none|never|(?:it|they|there|we|i) (?:is|are|does|do)(?:n't| (?:not|no|none|never))|nein
    |non|negative)(?!\p{L})
`;
const LEADING_PLACE = pattern('i')`
  ^(?:\W|sounds? (?:good|great|fair|fine|right|reasonable|ok)\b|(?:that|this) works\b|works for (?:me|us)\b
    |fair enough\b|no problem\b|(?:perfect|great|cool|fine|good|thanks|thank you)(?=[.,;!])|fine(?=\W*$)
    |(?:sure|ok|okay|alright|then|yes|hi|so|well|oh|it'?s|it is|its|that'?s|we'?re|we are|i'?m|i am|i live
      |we live|the|my|our|name|address|location|house|place|property|job|site|located|based|is|in|at|on|near
      |over|here)\b[ :,]*)+
`;

/** "Lids are under the lawn, two of them", after "Where is the property?": a sentence about something, and no place. */
const TELLS =
  /\p{L} (?:are|is|was|were|has|have|had|needs?|wants?|can|can'?t|cannot|don'?t|doesn'?t|won'?t|isn'?t|aren'?t|wasn'?t|got|should)(?!\p{L})/iu;

/** A town, and where in it, before a sentence about it. */
const TOWN_FIRST =
  /^(\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}+)?(?:, (?:on|off|near|by|just|out|past) [^.,;!?\n]{3,40})?), (?:you|we|it|its|it's|there|the|just|\p{Ll}+ (?:is|are|can))\b/u;

/** "Oh sorry", "one sec", "remove the heritage", "call me on 123": said to whoever asks, and no place. */
const ASIDE = pattern('iu')`
  ^\W*(?:(?:oh|ah|o?k(?:ay)?|um+|uh|hm+|wait|sorry|w?h?oops|oops|hold on|hang on|my (?:bad|mistake)|pardon|excuse me|lol|ha(?:ha)*|wow
      |please|thanks|thank you|thx|tks|ty|cheers|alright|all right|sure|cool|nice|great|perfect|got it|i see|no problem|you too
      |(?:just |give me |gimme )*(?:one|an?|1) (?:sec(?:ond)?|moment|min(?:ute)?)|let me (?:check|see|think|look|ask)(?: \p{L}+)*)(?!\p{L})\W*)+$
  |^(?:please |can you |could you |just )*(?:remove|drop|forget|cancel|skip|scrap|add|include|exclude|change|make|leave|keep
      |tell|give|send|show|call|text|ring|stop|wait|ignore|delete|put|take|use|phone|e-?mail|reach|contact|replace|swap|install|repair|fix|haul|remove)(?!\p{L})
      (?: (?:the|that|this|it|me|us|my|our|an?|any|another|existing|old|new|one|two|\d+|off|out|away|everything|all|to|by|on|for|him|her|them)(?!\p{L})|\W*$)
  |^(?:an? )?(?:home|house|flat|apartment|place|property) with(?!\p{L})
  |^(?:i|you|he|she|they)(?!\p{L})(?!'|’| (?:live|am|are|rent|own|stay)(?!\p{L}))
`;

/** "Are there rebates": nobody has to type the question mark. */
const ASKS = /^(?:are|is|do|does|did|can|could|will|would|should|how|what|when|why|who|which)\b(?! street)/i;

/** "The 14th", asked when. */
const BARE_DAY =
  /^((?:(?:like|as) i (?:said|mentioned),? |it'?s )?)((?:the )?\d{1,2}(?:st|nd|rd|th))(?=\W*$|,| (?:please|would|is|works|if)\b)/i;

export const saysYes = (text: string): boolean => YES.test(text) && !UNKNOWN.test(text);
export const saysNo = (text: string): boolean => NO.test(text) && !UNKNOWN.test(text);

/**
 * Reads a message in the light of what was asked: "about 1,700" after "How many square feet?", "two", "ASAP", "yes", "Chapel Hill".
 * Whatever else the message says is read too. Join the result with mergeDetails.
 */
export function readAnswer(text: string, asked: Topic | readonly Topic[], context: AnswerContext): Answer {
  const topics = typeof asked === 'string' ? [asked] : asked;
  const fields = CONTACT_FIELDS.filter((field) => topics.includes(field));
  const said = topics.includes('urgency') ? text.replace(BARE_DAY, '$1on $2') : text;
  const scanned = scan(said);
  const details = readDetails(said, context);
  for (const topic of topics) READERS[topic]?.(details, scanned, context, topics);
  const contact = readContact(text, { country: context.country ?? 'US', asked: fields.length > 0 });
  return { details, contact, refused: refusedContact(text, fields).filter((field) => contact[field] === null) };
}

type Reader = (details: Details, scanned: Scan, context: AnswerContext, topics: readonly Topic[]) => void;

const READERS: Partial<Record<Topic, Reader>> = {
  size: (details, scanned, context) => {
    details.quantities = sizeFor(details.quantities, scan(withoutStreet(scanned.clean)), context);
  },
  urgency: (details, scanned, { today }) => {
    details.urgency ??= urgencyFor(scanned, today);
  },
  location: (details, scanned, _, topics) => {
    const { clean } = scanned;
    const place = clean.replace(LEADING_PLACE, '').trim();
    const isWhole =
      topics.length === 1 &&
      place.length <= 80 &&
      !/[.!?\n](?:\s|$)(?=.*\S)/.test(place.replace(/\b(?:st|ave|rd|dr|apt|mt|ft)\./gi, ''));
    // "Tomorrow if possible" and "the party's May 18" say when.
    const isDated = details.preferredDate !== null && !hasStreet(place) && !/\d{3}|,/.test(place);
    const isTime = isDated || (details.urgency !== null && !/[\d,]/.test(place));
    // "It's 110 square metres, not 95" corrects something else.
    const isCounted = details.quantities.length > 0 && isCorrection(scanned.lower);
    const isSize =
      (isCounted || !hasStreet(place)) && details.quantities.some(({ unit }) => unit !== 'mile' && unit !== 'km');
    const isPlace =
      !isTime &&
      !isSize &&
      (hasStreet(place) || !(TELLS.test(place) || ASKS.test(place))) &&
      !ASIDE.test(place) &&
      /[\p{L}\d]/u.test(place) &&
      !/@/.test(place) &&
      !NOTHING.test(clean) &&
      !UNKNOWN.test(clean) &&
      !CLOSING.test(clean) &&
      (hasStreet(place) || dangerInScan(scanned) === null) &&
      refusedContact(clean, CONTACT_FIELDS).length === 0;
    // "Mabou, on the Colindale road, you can see it from the deck"
    const town = details.location === null && !isPlace && !isTime && !isSize ? TOWN_FIRST.exec(place)?.[1] : undefined;
    if (town !== undefined && !ASKS.test(place) && refusedContact(clean, CONTACT_FIELDS).length === 0)
      details.location = town;
    if (isPlace && (isWhole || details.location === null))
      details.location =
        (isWhole ? place : (place.split(/[.!?\n](?:\s|$)/)[0] ?? ''))
          .slice(0, LONGEST_PLACE)
          .replace(/[ ,.;:!?]+$/, '') || null;
  },
  propertyType: (details, { lower }, _, topics) => {
    if (details.propertyType !== null || UNKNOWN.test(lower) || topics.length > 1) return;
    if (/\bflat\b|\bunit\b(?!.*\b(?:industrial|business|commercial|shop|office)\b)/.test(lower))
      details.propertyType = 'apartment';
    else if (/\b(?:home|residential|family|ranch|colonial|craftsman)\b/.test(lower)) details.propertyType = 'house';
    else if (/\b(?:business|company|work ?place|shop|office|unit)\b/.test(lower)) details.propertyType = 'commercial';
    else if (!saysYes(lower) && !saysNo(lower) && lower.split(/\s+/).length <= 4 && /\p{L}{3}/u.test(lower))
      details.propertyType = 'other';
  },
  service: (details, { clean }, _, topics) => {
    const said = clean
      .replace(
        /^\W*(?:(?:i'd like|i would like|i want|i need|we need|just|to|a|an|some|the|my|get|have|please)\b ?)+/i,
        '',
      )
      .trim();
    const isAnswer =
      !isVague(said) &&
      topics.length === 1 &&
      said.length >= 3 &&
      said.length <= 80 &&
      !/[$£€@":]|\d{4}/.test(said) &&
      !REACHES.test(said) &&
      !UNKNOWN.test(clean) &&
      !NOTHING.test(clean);
    if (details.service === null && isAnswer) details.service = said.replace(/[.!?]+$/, '').toLowerCase();
  },
  issues: (details, { clean }, _, topics) => {
    if (NOTHING.test(clean)) details.issues = null;
    else if (!UNKNOWN.test(clean) && topics.length === 1 && /\p{L}{3}/u.test(clean))
      details.issues = clean.replace(/\s+/g, ' ').trim().slice(0, LONGEST_ISSUES);
  },
  condition: (details, { clean }, { condition }) => {
    if (condition && saysYes(clean) && !details.conditions.includes(condition))
      details.conditions = [...details.conditions, condition];
  },
};

/** "Call me on 123", asked for the work */
const REACHES = /^(?:please )?(?:call|text|ring|phone|e-?mail|reach|contact|whatsapp) (?:me|us)\b/i;

const MONTH_ALONE = pattern()`
  ^(?:\W
    |(?:maybe|probably|perhaps|around|about|any ?time|early|mid|late|i think|say|the (?:beginning|middle|end) of
      |first week of)\b)*(?!may (?:as|be|need|want|have|not|just|also|i|we)\b)(${MONTH})\b
`;
/** A season that is named as a time; "I know it's winter" and "it leaked last summer" name the present one and a past one. */
const IN_SEASON = pattern()`
  (?<!\b(?:it'?s|it is|we'?re in|last|every|each)(?: still| already| now| almost| nearly| only)*
      (?: the (?:middle|dead|height|end) of)? )\b${SEASON}\b
`;
/** "Fridays work best": one as good as the next. */
const ANY_DAY = pattern()`
  \b(?:any (?:week ?)?(?:day|morning|afternoon|evening)|week ?(?:days|ends)|${WEEKDAY}s
    |(?<!in the )(?:mornings|afternoons|evenings))\b
`;

/** "No rush", "no time frame yet", "nope, whenever": of when it is to be done, as against "no haul away". */
const NO_TIME = pattern('i')`
  ^\W*(?:no+|nope|nah|none|nothing|not)?\W*(?:(?:particular|real|specific|set|big|special|fixed|hard|great|huge|strict|definite|exact|yet|really|at all|thanks|thank you|sorry|right now|now|for now
    |rush|hurry|preferences?|time ?frames?|time ?lines?|times?|deadlines?|dates?|days?|schedules?|plans?|urgency|idea|worries|pressure|matter|biggie|biggy|big deal)\W*){0,5}$
`;

function urgencyFor(scanned: Scan, today: string): Details['urgency'] {
  const { clean, lower } = scanned;
  // "two weeks", "a month or so": the question has said "in".
  // "About 3 hours" tells how long the work takes.
  // "Before we move in, 3 weeks"
  const last = clean.slice(clean.lastIndexOf(',') + 1).trim();
  const within = /\b(?:hours?|hrs?)\b/.test(lower)
    ? null
    : (readUrgency(scan(`within ${clean}`), today, null) ?? readUrgency(scan(`within ${last}`), today, null))?.urgency;
  if (within) return within;
  // "Like I said, now!"
  if (/^\W*(?:now|tonight|immediately|yesterday)\b|[,:] ?(?:right )?now\W*$/.test(lower)) return 'emergency';
  // "April is fine": the question has said "in"
  const month = MONTH_ALONE.exec(lower)?.[1];
  const ahead = month ? readUrgency(scan(`sometime in ${month}`), today, null)?.urgency : null;
  if (ahead) return ahead;
  if (IN_SEASON.test(lower)) return 'flexible';
  // "Not steep" and "no haul away" answer something else.
  const isNo = (saysNo(clean) || NOTHING.test(clean)) && NO_TIME.test(clean);
  if (isNo || UNKNOWN.test(clean) || ANY_DAY.test(lower)) return 'flexible';
  return null;
}
