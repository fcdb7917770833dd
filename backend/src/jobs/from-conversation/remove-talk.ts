import {
  BY_THE_CLOCK,
  CALL,
  CLOCK,
  FLEXIBLE_ON,
  lines,
  pattern,
  readDetails,
  UNDATED,
  WEEKDAY,
} from '../../pricing/index.js';

/** What is said to somebody, and nothing of any work. */
const COURTESY = lines`
  (?:hi|hiya|hello|hey)(?: there)?|good (?:morning|afternoon|evening|day)|thanks?(?: (?:you|so much|a lot|again|in advance))*|ta|cheers
    |many thanks|bye(?:[ -]?bye)?|goodbye|see (?:you|ya)|talk soon|sorry|oops
    |i meant?(?: to say)?|my (?:mistake|bad)|actually|(?:i['’]?m|i was|i am|we were|just|was)? ?(?:just )?wondering(?: if| whether)?
`;
/** These open many a name of work, too: a "great room", a "cool roof". */
const PLEASED = 'ok(?:ay)?|great|cool|perfect|awesome|lovely|alright|sure|yes|yeah|yep|yup';
/** "That's all", "yes", "not sure": what ends a conversation or only answers in it. */
const ANSWER = lines`
  ${PLEASED}|that(?:['’]s| is|['’]ll be| would be| will be) (?:all|it|fine|good|great|perfect)|nothing else|no|nope|nah
    |not sure|(?:i )?(?:don['’]?t|do not) know|no idea|idk|i['’]?m|i am|my name(?:['’]s| is)|please|and|but|so|or|then|for now
    |(?:(?:it['’]?s|it is|its|a|an|my|our|just) )*(?:house|home|apartment|(?<=\ban? )flat|condo|townhouse|residential|commercial|single[- ]family(?: home)?)
`;
const DAY = `${WEEKDAY}s?`;
/** How soon, and when to call. What cannot wait, and weekends, may have been charged for: those stay. */
const TIME = lines`
  (?:(?:i['’]?m|i am|we['’]re|we are|it['’]s|am|is|pretty|quite|very|fairly|totally|completely) )*(?:${FLEXIBLE_ON}|flexible)
    |(?:there['’]s |there is |in |it['’]s )?(?:no|not a|not in a|any) (?:(?:big|great|huge|real|particular) )?(?:rush|hurry)|not urgent
    |whenever(?: (?:you['’]re|you are|you can|suits?(?: you)?|works?|is good|is fine|it suits|free|available|possible|ready))*
    |any ?time(?: (?:is|works|suits))?(?: (?:good|fine|ok(?:ay)?))?|a\.?s\.?a\.?p\.?|as soon as (?:possible|you can)|soon|sometime|(?:some|a)(?: time)? later
    |(?:some ?time |early |late(?:r)? |by |before |after |the end of |end of )*(?:this|next|in the next
        |within the|the following)(?: (?:few|couple of|or two))? (?:week|month|year|spring|summer|autumn|fall|winter)s?
    |(?:in|within) (?:the next )?(?:an?|\d+|one|two|three|four|six|a few|a couple of)(?: (?:or|to|-) ?(?:\d+|two|three|four))? (?:weeks?|months?)
    |(?:(?:please |you can |best to )?(?:${CALL}|reach)(?: (?:me|us))? )?(?:(?:any ?time|on|best|only|just|except
        |weekdays?|mornings?|afternoons?|evenings?|${DAY}) )*
      (?:${BY_THE_CLOCK}|(?:around|about|at) (?:${CLOCK}|work)(?: ?(?:and|to|-|–|or) ?${CLOCK})?)
        (?: (?:please|is best|is good|is fine|works(?: best)?|weekdays?|on weekdays|any day
          |would be (?:best|good|great)))*
    |(?:(?:please |you can |just )?${CALL} (?:me|us)(?: (?:any ?time|back|then|on (?:that|this)(?: number)?|first|later|tomorrow|please))*)
    |(?:in the |on )?(?:mornings?|afternoons?|evenings?|weekdays)(?: (?:are|is|works?|would be))?(?: (?:best|good|fine|ok(?:ay)?))?
`;
const TALK = pattern('giu')`(?<![\p{L}\p{N}])(?:${TIME}|${COURTESY}|${ANSWER})(?![\p{L}\p{N}])`;
const OPENS_POLITELY = pattern('iu')`
  ^(?:(?:(?:${COURTESY}|and|but|so|also)(?![\p{L}\p{N}'’])|(?:${PLEASED})(?=[,.!]))[^\p{L}\p{N}$£€(]*)+
`;
/** "Paint the hall this month": when it is wanted, beside what is. */
const WHEN = pattern('giu')`
  (?<!\bevery) (?:(?:some ?time|early|later?) )?(?:this|next|within the|in the next)(?: (?:few|couple of))? (?:weeks?|months?)(?![\p{L}\p{N}])
    |,? (?:a\.?s\.?a\.?p\b\.?|as soon as (?:possible|you can))
`;

const PRICE = lines`
  (?:(?:rough|roughly|ballpark|best|approximate|total|average|quick|free|cheapest|lowest|usual|final) )*
    (?:price|cost|quote|estimate|ballpark|figure|number|rate|idea|damage|charge)s?(?: (?:figure|number|price|cost|idea|estimate|range|quote))?
`;
const TO_WORK = String.raw`(?: (?:to (?:have|get)(?= (?:my|our|the|an?|some|\d))|to|for|on|of))?`;
/** How work is asked for: "how much would it be to", "can you give me a quote for", "do you do". What follows may be the work. */
const ASKS = pattern('iu')`
  ^(?:(?:just |i['’]m |i am |was |i |we |please |kindly )*(?:wondering|want(?:ed|ing)? to know|like to know|tell me|know|ask(?:ing)?) (?:if |whether )?)?
    (?:(?:roughly |about |around |approximately )?how much(?: (?:roughly|approximately|about))?
        (?: (?:would|will|does|do|did|might|is|are|should|can)(?: (?:it|that|this|you|u|i|we|all that))?(?: guys)?
          (?: (?:roughly|about|usually|normally|typically))?(?: (?:cost|charge|run|be|come to|want|ask|take|pay))?
            (?: (?:me|us))?| (?:you|u|it|that) (?:(?:would|will|might) )?
            (?:charge|cost|run|be|is|costs))?${TO_WORK}
      |what(?:['’]?s| is| would| will| does| do| are)?(?: (?:you|u|it|that|this))?(?: be)?
        (?: (?:the|your|a|my))? (?:${PRICE}|charge|cost)(?: (?:be|is|me))?${TO_WORK}
      |(?:can|could|may|would|will|do) (?:i|we|you|u|someone|somebody|anyone)(?: guys| folks)?(?: (?:please|also|possibly|kindly|maybe))*
        (?:(?: (?:get|have|give|send|do|offer|provide|tell|quote|price|like))?(?: (?:me|us))?
          (?: (?:an?|the|some|your))? ${PRICE}${TO_WORK}| (?:do|also|offer|quote(?: (?:me|us))?(?: for)?|price))?
      |(?:i(?:['’]m| am|['’]d| would)?|we(?:['’]re| are|['’]d| would)?)? ?(?:(?:looking|hoping|need|needing|want
          |like|after|get|getting|have|for|to)(?: |(?=an? )))+(?:an? |the |some )?${PRICE}${TO_WORK}
      |(?:(?:an?|your|rough|ballpark|best|approximate|quick|free) )*(?:price|cost|quote|estimate|ballpark) (?:for|to|on|of)
      |is it possible(?: for you)? to
      |(?:(?:when|how soon|how long|how fast|where|who|which day) (?:are|can|could|will|would|do|does|is)|are|is
        |have) (?:you|your|u|ya|someone|somebody|anyone|it|that|this))(?![\p{L}\p{N}'’])
`;

/** Where a question begins in the middle of a sentence. */
const CLAUSES = pattern('iu')`
  (?<=[,;])\s+|\s+(?=(?:roughly |about )?how much\b|what(?:['’]s|s| is) (?:your|the) (?:\p{L}+ )?(?:price|cost|rate|quote)\b
    |(?<!\b(?:if|that|as|when|what|which|where|how|so|soon|fast|quickly|long|day|who) )(?:(?:can|could|are|do|will|would) you|(?:can|could) (?:i|we) (?:get|have))\b)
`;

/** Whether a price could be worked out from this. */
function tellsOfWork(text: string): boolean {
  const { service, quantities, conditions, issues } = readDetails(text, UNDATED);
  return service !== null || quantities.length > 0 || conditions.length > 0 || issues !== null;
}

function workIn(clause: string): string {
  const polite = clause.replace(OPENS_POLITELY, '');
  const rest = polite.replace(ASKS, '');
  const left = rest.replace(WHEN, '').trim();
  const isTalk = !/[\p{L}\p{N}]/u.test(left.replace(TALK, ''));
  return isTalk || (rest !== polite && !tellsOfWork(left)) ? '' : left;
}

function workInSentence(sentence: string): string {
  const left = sentence.split(CLAUSES).map(workIn).filter(Boolean).join(' ');
  return sentence.endsWith('?') && !tellsOfWork(left) ? '' : left.replace(/[\s,;?]+$/, '');
}

/**
 * A message without what is said to the business and not of the work: greetings, thanks, what is asked about prices and days,
 * how soon it is wanted and when to call. A past job that kept those would be found by whoever greets and asks alike.
 */
export const removeTalk = (message: string): string =>
  message
    .split(/(?<=[.!?])\s+|\n/)
    .map(workInSentence)
    .filter(Boolean)
    .join('. ')
    .replace(/(?<=[.!])\. /g, ' ');
