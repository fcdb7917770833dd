import { lines, MONTH_IN_FULL, NUMBER_WORD, pattern, textBefore } from '../../language/index.js';

const ASKS = pattern()`
  \b(?:need|want(?:ing)?(?: to)?|looking (?:for|to get|to have|to)|quote (?:for|on)|estimate (?:for|on)|ballpark(?: (?:for|on))?(?= an? )
    |how much (?:for|to|is it to|would it (?:be|cost) (?:to|for)|do you charge (?:for|to)|does it cost to|is)
    |price (?:for|on|to)|cost (?:of|for|to)|interested in|do you (?:do|fix|install|repair|offer|handle|make)
    |help (?:with|me)|thinking (?:about|of)|would (?:like|love)|like to (?:get|have)|keen on
    |hire (?:you|someone) (?:for|to)|time for (?=a new )|necesito|quiero) ([^.,;!?\n]{3,90})
`;
/** "Bedroom 12 x 13. Would need you to move the bed": what comes with work that was told before it. */
const ON_THE_SIDE =
  /[^.!?;]{12}[.!?;,] (?:and |but |so |also )?(?:(?:we|i|you|it|they|that)(?:'d| would| will|'ll)|would|will) (?:also )?$/;

const LEADING = pattern()`
  ^(?:(?:(?:(?:\d|two|three|four|couple of|few) )?(?:strong |extra |more |big )*(?:guys?|m[ae]n|people|person|lads|blokes|movers?|workers?|helpers?|hands?) to
      |hand with|to|go|get|have|getting|having|a|an|the|some|my|our|someone|somebody|you|me|with|please|una?|quote|for
      |new price|price|bit of|it|is|done)\s+)+
`;
const VAGUE = pattern()`
  ^(?:(?:soon|asap|now|today|tomorrow|quickly|fast)\W*$
    |(?:(?:this|next|in|within|by|on|before|any|some|the|an?|few|couple|of|or|so|end|coming|early|late|mid|later
        |\d+|two|three|four) )+(?:weeks?|months?|days?|[a-z]+day|year|spring|summer|fall|autumn|winter
      |${MONTH_IN_FULL})\W*$
    |(?:off[- ]?white|white|black|gr[ae]y|beige|cream|blue|green|navy|yellow|tan)
      (?: (?:paint|colou?r|trim|walls?|please|(?:and|or) \w+))*\W*$
    |(?:quote|estimate|price|help|it|this|that|back|to know|work|job|something|someone|somebody|information|info
      |hi|hello|done|rough price)\b\W*$
    |(?:(?:free|online|written|a|any|the|my|our|security) )*(?:deposits?|estimates?|quotes?|inspections?
      |consultations?|site visits?|financing|payment plans?|weekends?|discounts?|warrant(?:y|ies)|referrals?)\b
    |an? (?:electrician|plumber|painter|roofer|carpenter|handyman|tiler|builder|cleaner|contractor|pro)\b\W*$)
`;

/** Whether a wish names no work: "a quote", "an estimate", "help". */
export const isVague = (wish: string): boolean => VAGUE.test(wish.toLowerCase());

/** "Eleven double hungs need replacing": what is done, to no thing. */
const DONE_ALONE = pattern()`
  ^(?:replac|fix|repair|install|chang|mov|do|sort|remov|clean|look|swap|updat|redo)\w*
    (?: (?:at|out|up|again|asap|soon))?\W*$
`;

/** "2 rooms", "2 guys for about two hours", "a 3 bed 2 bath every two weeks": how much of it, by whom and for how long. */
const COUNTED = pattern('u')`
  ^(?:(?:about|around|roughly|like|maybe|just|only) )*(?:\d+|${NUMBER_WORD}|an?|half an?|a couple(?: of)?|couple(?: of)?)[ -](?:more |strong |extra )?
    (?:(?:bed|bath)?rooms?|windows?|doors?|(?:half )?(?:hours?|hrs?|days?)|things?|items?|pieces?|guys?|m[ae]n|people|persons?|movers?|lads|blokes|workers?
      |helpers?|hands|pairs? of hands|beds? (?:house|home|place|flat|apartment|unit|condo|townhouse|and|\d)|bd|br|bhk|storey|story|level)\b
  |^half a day\b
`;
const isCount = (said: string): boolean => COUNTED.test(said);
/** "Underfloor only, 70 m2. Also want the polythene on the ground": what was told before it is the work. */
const BESIDES = /\d[^]*[.!?;,] (?:and |but |plus )?(?:(?:we|i)(?:'d| would)? )?also (?:(?:we|i)(?:'d| would)? )?$/;

/** "The study and the playroom done as well": where, and not what. */
const ROOMS = pattern()`
  ^(?:(?:the|my|our|both|and|,|also|upstairs|downstairs|front|back|main|master|spare|guest|box|living|dining|family|kids'?) ?)*
    (?:study|playroom|lounge|nursery|landing|hall(?:way)?s?|bedrooms?|rooms?|den|office|laundry|utility)
    (?: (?:and|&) .+)?$
`;

/** "The camera down it to see what is going on": what follows tells where, why or when. */
const AS_IT_IS = "as (?:it|they|we|i|there)(?:'s|'re|'ve| |$)";
const INTO_IT = '(?:down|into|onto|on|in|under|over) (?:it|there|them)';
const BY_THEN = lines`
  (?:this|next|on|by|before) (?:week|weekend|month|spring|summer|fall|winter|morning|\p{L}+day)\b
  |today|tomorrow|tonight|done
`;
const LEADS_ON = '(?:to|so|because|that|which|when|while|if|since|please|asap|as soon)';
const WHY = pattern('u')` (?:${AS_IT_IS}|${INTO_IT}|${BY_THEN}|${LEADS_ON}) `;

/** "I don't want to leave my name" */
const UNWANTED = /\b(?:don'?t|do not|didn'?t|not|no|never) (?:really |even |particularly )?$/;

/** "Want it brought up to R49", "the whole thing redone", "this gone by Friday": what is to become of a thing names no work. */
const SAID_OF_KNOWN = pattern('u')`
  ^(?:(?:to|get|have|getting|having|all|both|for|of|the|you|someone|somebody|anyone) )*(?:(?:it|them|they|him|her|everything|all)\b
    |(?:this|that|these|those) (?:ones?|within|by|done|out|gone|back|\p{L}+ed)\b
    |(?:(?:whole|entire|other|same) )?(?:thing|lot|rest|ones?)\b)
`;
/** "Brought up to code", "hire you again", "whatever you need to use", "your number": no name for a kind of work. */
const NO_NAME = pattern()`
  ^(?:(?:be|not|contact|provide|hire|use|using|know|decide|figure|understand|sell|rent|live|compare)\b
    |(?:book|try|see|talk|speak|call|pay|ask|check|schedule|let|wait|stay|come|meet|send|leave|hear|out|brought|taken|made|given
        |kept|sent|gone|told|shown|left|turned)
      (?:$| (?:you|us|me|him|her|them|it|an?|the|my|our|your|again|in|on|with|for|to|out|up|down|away|by|about|if|when|back|ahead
        |someone|somebody|before|after)\b)
    |make \d|right now\b|its own\b|(?:new|old|other|another|same|different|bigger|smaller) ones?\b
    |(?:name|number|phone|address|e-?mail|permits?|theirs|hers|yours|somewhere|saturday|sunday|weekdays?)\b(?! \w{4,}))
`;
/** "Cost of pool required": a form asks for it. */
const REQUIRED = /\b(?:required|needed|necessary|provided|attached|included)\W*$/;

/** "Geothermal for about 3", of 3,400 sq ft, "a digger for 3 days": how much of it, and for how long. */
const HOW_MUCH = / for (?:about |around |roughly |some )?\d[\d.]*(?: (?:days?|hours?|weeks?|months?))?$/;

/** What is asked for in the visitor's own words, where no trade has a name for it: "a stamped bird bath". Null where no thing is named. */
export function askedInOwnWords(lower: string): string | null {
  const match = ASKS.exec(lower);
  if (match && [UNWANTED, ON_THE_SIDE].some((no) => no.test(textBefore(lower, match.index, 40)))) return null;
  if (match && BESIDES.test(lower.slice(0, match.index))) return null;
  const said = SAID_OF_KNOWN.test(match?.[1] ?? '') ? '' : (match?.[1]?.replace(LEADING, '').trim() ?? '');
  // An amount, an address or a name is no kind of work; "2 rooms" says how much of it.
  if (/[$£€@]|\d{3}/.test(said) || isCount(said)) return null;
  const thing = said.split(WHY)[0]?.replace(HOW_MUCH, '').trim() ?? '';
  const isNamed = thing.length >= 3 && ![ROOMS, VAGUE, DONE_ALONE, NO_NAME, REQUIRED].some((no) => no.test(thing));
  return isNamed ? thing.split(/\s+/).slice(0, 8).join(' ') : null;
}
