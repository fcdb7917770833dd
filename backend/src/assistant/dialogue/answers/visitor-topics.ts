import { contentWords } from '../../../pricing/index.js';
import type { BusinessFacts } from '../../port.js';
import { discountAsked } from './owner-says.js';
import { possessive } from './possessive.js';

/** One thing that visitors often ask, and what is answered. */
interface Topic {
  id: string;
  asks: RegExp;
  /** How the owner's own sentence about it is found. */
  subject?: RegExp | ((message: string) => RegExp | undefined);
  /** What is said when the owner wrote nothing about it; null: the question is passed on. */
  answer: ((facts: BusinessFacts) => string) | null;
  /** Set where the owner has to know that it was asked, whatever is answered. */
  passOn?: true;
}

const phoneOf = ({ phone }: BusinessFacts): string => (phone ? ` You can also call ${phone}.` : '');

const PEOPLE =
  'human|person|people|someone|somebody|agent|owner|manager|boss|representative|guy|electrician|plumber|painter|roofer|tiler|carpenter|builder|cleaner|landscaper|gardener|technician|tradesman|contractor|estimator';

/** Somebody who wants to work for the business, not to have work done. */
export const HIRING =
  /\b(?:are you|do you|r you|you guys) (?:still |currently )?hir(?:e|ing)\b(?! (?:out|equipment|tools))|\b(?:looking for|apply for|want|need) (?:a job|work|employment|a position) (?:as|with you|at)\b|\bjob (?:application|opening|vacanc)/i;

/** Somebody who wants what they wrote to be gone. */
export const ERASE =
  /\b(?:delete|erase|remove|wipe)\b.{0,12}\b(?:my (?:data|info\w*|details|messages?|e-?mail|(?:phone )?number|name)|(?:this|our|the) (?:chat|conversation)|what i (?:wrote|said))\b(?![ -](?:pits?|nook|area|corner|room|boards?|plates?|tags?|signs?|badges?|stickers?|letter\w*|(?:off|on|from|above|over|by) (?:my|our|the) (?:\w+ )?(?:door|gate|mailbox|wall|sign|fence|bell|van|truck|window|house))\b)/i;

/** "Also do you do roofs?" */
const ALSO =
  /\b(?:also|and|btw|by the way),? (?:do|can|could) you (?:guys |folks )?(?:do|offer|handle|make|fix|install|clean|wash|paint|move|take)\b[^.!?]{2,60}\?|\bdo you (?:guys |folks )?(?:also\b|.{2,40}\b(?:too|as well)\s*\?)/i;

const NO_THING = new Set(
  contentWords('also do you guys folks can could work make offer handle take too well as thing stuff same time'),
);

/** What somebody asks about beside the work: of "also do you do roofs?" the roofs. */
function thingAsked(message: string): RegExp | undefined {
  const words = contentWords(ALSO.exec(message)?.[0] ?? '').filter((word) => word.length > 2 && !NO_THING.has(word));
  return words.length > 0 ? new RegExp(String.raw`\b(?:${words.join('|')})`, 'i') : undefined;
}

/** "Will you call me before you come?" asks how the day goes; "call me when you have a minute" wants a call now. */
const NOT_ON_THE_DAY = String.raw`(?! (?:[\w']+ ){0,3}?(?:before (?:you|they|he|she|the (?!week|end|\w+day)|com|arriv|deliver|start)|ahead of (?:the )?(?:deliver|arriv|visit|com)|(?:when|once|if|in case) (?!possible|convenient|(?:you|they|someone|somebody|the (?:owner|office|boss))(?:'re| are| is)? (?:can\b|could|have|has|gets? (?!here|there|to\b|close)|free|available|open|back|in\b)|you'?ve)|after (?:you|they|it)\b|(?:on|along) (?:the|your|their|its) way|the (?:day|night|morning|evening|week) before))`;

const whoReads = ({ name }: BusinessFacts): string =>
  `What you write here goes to ${name} only, to answer your request.`;

/** The first one that fits is answered. */
export const TOPICS: readonly Topic[] = [
  {
    id: 'human',
    asks: new RegExp(
      String.raw`\b(?:can|could|may|let me|want to|like to|need to|prefer to|rather|how do i) .{0,12}\b(?:speak|talk|chat|deal)\b.{0,25}\b(?:${PEOPLE})\b|\b(?:get me|give me|connect me|transfer me|put me through|put me on)\b.{0,25}\b(?:${PEOPLE})\b`,
      'i',
    ),
    answer: ({ name, phone }) =>
      phone
        ? `I'm an automated assistant; you can reach ${name} at ${phone}.`
        : `I'm an automated assistant; ${name} reads everything here and gets back to you.`,
  },
  {
    id: 'robot',
    asks: /\b(?:robot(?!ic)(?! (?:vacuum|mower|lawn|cleaner))|chat ?bot|bots?\b|real (?:person|human|people)|human(?! (?:waste|size|error))|actual person|live (?:person|agent)|(?:are you|is (?:this|it|that)|you'?re|(?:person|people|someone|somebody) or) (?:just )?(?:an? |some )?(?:computer|machine)\b|automated (?:assistant|system|repl\w+|response|message|chat|service|thing)|(?:are you|is (?:this|it)) automated|ai\b|artificial intelligence|chat ?gpt|virtual assistant|who (?:am i|are we) (?:talking|speaking|chatting|writing) (?:to|with)\b|who(?: is|'?s) this\b|who are you\b|(?:am i|are we|i'?m|i am) (?:\w+ )?(?:talking|speaking|chatting|writing|typing) (?:to|with) (?:a|an|some|the)\b)/i,
    answer: ({ name }) => `I'm an automated assistant, not a person; ${name} reads everything here.`,
  },
  {
    id: 'erase',
    asks: ERASE,
    answer: ({ name }) => `I've noted for ${name} that you want this erased.`,
    passOn: true,
  },
  {
    id: 'final',
    asks: /\b(?:is|are|was) (?:that|this|it|the) (?:the |a |your |price |estimate |quote |figure )*(?:final|fixed|firm|guaranteed)\b|\b(?:will|could|can|might|may) (?:it|that|this|the (?:price|estimate)) (?:still )?(?:go up|change|increase)\b(?! (?:the|my|our|your|its|an?|how|what|colou?rs?|where)\b(?! (?:final |total )?(?:price|cost|estimate|quote|total|amount)\b))/i,
    answer: ({ name }) => `It is an estimate, not an offer: ${name} confirms the price.`,
  },
  {
    id: 'booking',
    asks: /\bhow (?:do|can|would|should) (?:i|we) (?:book|schedule|go ahead|proceed|pay|order|confirm)\b|\b(?:do|must|should) (?:i|we) (?:have to |need to )?(?:pay|book) (?:now|today|here|anything(?: now)?)\b/i,
    answer: ({ name }) => `Nothing is booked or paid in this chat: ${name} confirms the price and the day with you.`,
  },
  {
    id: 'callback',
    asks: new RegExp(
      String.raw`\b(?:(?:can|could|would|will) (?:you|someone|somebody|anyone|they|the owner)(?: guys)? (?:please |just )*(?:call|ring|phone|text)|(?:get|have) (?:someone|somebody) (?:to )?call) (?:me|us)\b${NOT_ON_THE_DAY}`,
      'i',
    ),
    answer: ({ name }) => `I'll tell ${name} that you'd like a call.`,
    passOn: true,
  },
  {
    id: 'person',
    asks: /\b(?:(?:speak|talk|call|connect|put me through)\b.{0,20}\b(?:someone|somebody|person|owner|manager|you guys|boss|representative)|your (?:phone|number)|phone number\?|can i call|nobody (?:picks?|pick|answers?) up)\b/i,
    answer: ({ name, phone }) =>
      phone ? `You can reach ${name} at ${phone}.` : `I pass everything on to ${name}, who will get back to you.`,
  },
  {
    id: 'present',
    asks: /\b(?:are|r) (?:you|u) (?:guys )?(?:still )?(?:there|here|around|with me)\b|\b(?:is )?(?:any ?(?:one|body)|some ?(?:one|body)) (?:\w+ )?(?:there|here|home|listening)\b|^\W*hello\W*\?\W*$/i,
    answer: ({ name }) => `Yes, I'm here: ${possessive(name)} automated assistant.`,
  },
  {
    id: 'insured',
    asks: /\b(?:are|is|r) (?:you|u|your|the|they|he|everyone)\b.{0,30}\b(?:insured|licen[cs]ed|bonded|certified|qualified|accredited)\b|\b(?:do|does|have|got|carry|what|which|any|your)\b.{0,25}\b(?:insurance|licen[cs]es?|licen[cs]e number|certificat\w*)\b.{0,20}\?|\b(?:insured|licen[cs]ed|bonded)\s*\?/i,
    subject: /\b(?:insur\w*|licen[cs]\w*|bonded|certified|qualified|accredited)\b/i,
    answer: null,
  },
  {
    id: 'warranty',
    asks: /\b(?:warrant\w*|guarantee your work|guarantee the work|workmanship)\b/i,
    subject: /\b(?:warrant\w*|workmanship)\b/i,
    answer: null,
  },
  {
    id: 'hours',
    asks: /\b(?:opening hours|(?:what|which) (?:are )?(?:your |the )?hours|when (?:are you|do you) (?:open|close)|(?:are you|do you|you) (?:do|open|work|come out|available)\b.{0,25}\b(?:weekends?|saturdays?|sundays?|evenings?|nights?|today|tomorrow|holidays?))/i,
    subject: /\b(?:open|hours|monday|weekdays?|weekends?|saturdays?|sundays?)\b/i,
    answer: null,
  },
  {
    id: 'area',
    asks: /\b(?:do you (?:cover|serve|service|come (?:out )?to|work in|travel)|(?:what|which) areas?|service area|how far do you)\b/i,
    subject: /\b(?:miles?|km|areas?|serve|cover|county|city|region|travel)\b/i,
    answer: null,
  },
  {
    id: 'payment',
    asks: /\b(?:pay(?:ment)? (?:by|with|plan|methods?|terms|options?)|credit cards?|financ\w*|install?ments?|deposits?|cash only|invoice|take cards?|venmo|paypal|zelle)\b/i,
    subject: /\b(?:pay\w*|cards?|financ\w*|deposit|cash|invoice)\b/i,
    answer: null,
  },
  {
    id: 'duration',
    asks: /\bhow (?:long|many (?:days|hours)) (?:does|do|will|would|is|might|can)\b|\bhow long\b.{0,20}\btake/i,
    subject: /\b(?:takes? (?:about|around|up to|from|us|one|two|three|an?|\d)|days?|lead time|weeks?)\b/i,
    answer: null,
  },
  {
    id: 'availability',
    asks: /\b(?:how soon|when) (?:can|could|would|will|are) (?:you|someone|somebody)\b|\b(?:can|could) (?:u|you) (?:(?:come|start|be here|make it)\b|do it\b(?=[^.?!]*\b(?:today|tonight|tomorrow|week\w*|month|soon|before|by|on|\p{L}+day|in [\p{L}\d]+)\b))/iu,
    subject: /\b(?:lead time|booked|availability)\b/i,
    answer: ({ name }) => `${name} confirms the day with you.`,
  },
  {
    id: 'tax',
    asks: /\b(?:incl\w*|excl\w*|plus|with(?:out)?|before|after|ex|inc|on top|add(?:ed|s)?|charge)\b[^.!?]{0,15}\b(?:gst|hst|pst|vat|(?:sales )?tax(?:es)?)\b(?! (?!too|then|or|and|in)\w)|\b(?:gst|hst|pst|vat|(?:sales )?tax(?:es)?)\b(?:[^.!?]{0,12}\b(?:incl\w*|inc|extra|on top|added)\b|\W*\?)/i,
    subject: /\b(?:gst|hst|pst|vat|tax(?:es)?)\b/i,
    answer: null,
  },
  {
    id: 'materials',
    asks: /\b(?:what|which) (?:paint|materials?|brands?|products?|tiles?|wood) do you\b|\bdo you (?:supply|bring|provide|include)\b|\b(?:includ\w+|with|plus) (?:the |all )?(?:materials?|paint|parts|tax|labou?r|removal|disposal|delivery|clean ?up)\b.{0,12}\?|\b(?:materials?|paint|parts|tax|labou?r) (?:included|extra)\b/i,
    subject: /\b(?:materials?|brands?|suppl\w*|paint|products?|premium)\b/i,
    answer: null,
  },
  {
    id: 'disposal',
    asks: /\b(?:take|haul|cart|carry)\b[^.!?]{0,30}\b(?:away|with you)\b[^.!]{0,20}\?|\b(?:get rid of|dispose of)\b[^.!]{0,40}\?|\btake (?:back )?(?:the |my |our )?old (?:one|ones|unit|stuff|thing|[a-z]+)\s*\?/i,
    subject:
      /\b(?:haul\w*|tak(?:e|en|ing)\b[^.!?]{0,30}\baway|dispos\w*|old (?:one|ones|unit|units|fixtures?|tanks?|heaters?|appliances?))\b/i,
    answer: null,
  },
  {
    id: 'reviews',
    asks: /\b(?:reviews?|references?|portfolio|photos of|examples? of|past work|how long have you been|years (?:in|of))\b/i,
    subject: /\b(?:reviews?|years?|since|founded|family)\b/i,
    answer: null,
  },
  {
    id: 'why_contact',
    asks: /\bwhy (?:do|would|should|must) (?:you|i|we) (?:even |really |have to )*(?:need|want|ask|give|have|leave)\b[^.!?]{0,20}\b(?:my|our|an?) (?:names?|(?:phone )?numbers?|phone|e-?mail|details|info\w*|contact)\b|\bwhat(?: do)? (?:you|u) (?:need|want) (?:my|our|an?) (?:(?:phone )?number|phone|e-?mail|contact \w+) for\b/i,
    answer: whoReads,
  },
  {
    id: 'privacy',
    asks: /\b(?:privacy (?:policy|notice|statement|rules)|about privacy|my privacy|gdpr|my data|personal (?:data|information)|do with my|who sees|sell my)\b/i,
    answer: whoReads,
  },
  {
    id: 'minimum',
    asks: /\bminimum (?:\w+ )?(?:charges?|fees?|prices?|costs?|jobs?|orders?|spend|amount|call-?out)\b|\b(?:is there|do you (?:guys )?have|have you|got|what(?:'s| is)(?: your)?) (?:an? |any |the |your )*minimum(?=\W*$|[?!.,;]| (?:for|to|on|at all)\b)|\bsmallest jobs?\b(?=[^.!]*\?)/i,
    subject: /\b(?:minimum|smallest jobs?|at least \$|no jobs? under)/i,
    answer: null,
  },
  {
    id: 'estimate_cost',
    asks: /\b(?:estimates?|quotes?|visits?|consultations?) (?:free|cost|charge)|\bcharge for (?:an? |the )?(?:estimates?|quotes?|visit|coming)/i,
    subject: /\b(?:estimates?|quotes?|visits?|call-?out|travel)\b/i,
    answer: null,
  },
  {
    id: 'why_price',
    asks: /\b(?:how (?:sure|accurate|certain|firm|reliable|exact)|is (?:that|this|it|the) (?:the |price |estimate |quote |figure )*exact|why (?:is|so|does)|how (?:did|do) you (?:get|come|calculate|work)|what(?:'s| is) included|how is (?:it|that) (?:calculated|worked out)|break ?down|break (?:it|that|this) down|too (?:much|expensive|high)|so expensive|that'?s a lot)\b/i,
    answer: ({ name }) =>
      `The estimate is worked out from ${possessive(name)} own rates and past work; the owner is happy to go through it with you.`,
  },
  {
    id: 'discount',
    asks: /\b(?:do|does|is there|are there|any|offer|give|have|if there'?s)\b[^.!?]{0,30}\bdiscounts?\b|\b(?:do|does|have|got|offer|give)\b[^.!?]{0,12}\b(?:anything|something|a deal|special rates?|a special) for\b/i,
    subject: discountAsked,
    answer: null,
  },
  {
    id: 'cheaper',
    asks: /\b(?:cheaper|cost less|save (?:money|anything|something)) (?:if|to)\b/i,
    answer: null,
  },
  {
    id: 'hiring',
    asks: HIRING,
    answer: ({ name }) => `${name} reads everything here; tell me how to reach you and I'll pass it on.`,
  },
  {
    id: 'think',
    asks: /\b(?:think (?:about it|it over|on it)|sleep on it|come back (?:later|tomorrow|to (?:you|this))|(?:talk|speak|check) (?:to|with) my (?:wife|husband|partner|landlord|boss))\b/i,
    answer: () => 'Of course, take your time.',
  },
  {
    id: 'photos',
    asks: /\b(?:send|upload|attach|share|add|text|got|have|took)\b.{0,20}\b(?:photos?|pictures?|pics?|images?|videos?)\b/i,
    answer: ({ name }) => `Yes, photos you add in this chat go to ${name} with your request.`,
  },
  {
    id: 'also',
    asks: ALSO,
    subject: thingAsked,
    answer: null,
  },
  {
    id: 'email',
    asks: /\b(?:your|an?) e-?mail(?: address)?\b.{0,20}\?|\bwhere (?:can|do) i (?:email|write)\b/i,
    answer: (facts) =>
      facts.email
        ? `You can write to ${facts.email}.`
        : `Everything you write here reaches ${facts.name}.${phoneOf(facts)}`,
  },
  {
    id: 'address',
    asks: /\bwhere are you (?:based|located)?|\b(?:your|shop|office) address\b|\bwhere is your\b/i,
    subject: /\b(?:based|located)\b/i,
    answer: (facts) =>
      facts.address ? `${facts.name} is at ${facts.address}.` : `I'll pass that on to ${facts.name}.`,
  },
];
