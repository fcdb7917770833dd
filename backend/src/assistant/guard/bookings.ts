import { lines, MONTH_IN_FULL, pattern, WEEKDAY } from '../../pricing/index.js';
import { isStated } from './clause.js';

const DAY = lines`
  (?:${WEEKDAY}|tomorrow|today|tonight|martes|mardi|dienstag|martedi|terca|wtorek)
`;
const TIME = lines`
  (?:${DAY}|(?:this|next) (?:week|morning|afternoon|evening|month)
    |morning|afternoon|noon|within|shortly|soon|right (?:now|away)|immediately|in (?:an?|\d+|\w+) (?:minutes?
    |hours?|mins?|days?)
    |${MONTH_IN_FULL} \d|at \d|then)
`;
const WHO = lines`
  (?:we|i|he|she|they|someone|somebody|help|(?:our|the|a|my|one of our) (?:\w+ )?(?:crew|team|guys?|painters?
    |plumbers?|technicians?|tech
    |electricians?|roofers?|man|men|van|truck|owner|boss|workers?|people))
`;
const AUX = "(?:'ll| will| can| could|'re| are| is|'s|'m| am| just| already| now| all| both| from the team)*";

/** Somebody comes, or has set out. */
const DISPATCH = pattern('gi')`
  \b${WHO}${AUX} (?:com(?:e|es|ing)|arriv(?:e|es|ing)|start(?:s|ing)?|begins?|(?:stop|swing|drop|pop|come)(?:s|ping
    |ming)? (?:by|in|over|out)|visits?|be there|be (?:at|with|out|over|by)
    |get to you|show up|drive|see you)\b[^.!?,;]{0,40}\b${TIME}\b
  |\b${WHO}${AUX} (?:be there|(?:be )?(?:on (?:the|its|their|his|her|our|my) way|at your door|with you (?:in|within
    |shortly|soon))|com(?:ing|es)(?=\W*$)
    |head(?:ing|ed) (?:over|out|your way|to you|there)|driving (?:to|over)|sees? you\b)
  |\b(?:help|plumber|technician|someone|crew|team|van|truck)\b[^.!?,;]{0,20}\bon (?:the|its|their|his|our) way\b
  |\b(?:have|get|getting|got) (?:someone|somebody|a \w+|the crew|our \w+) (?:out|over|there|to you|to your)\b
    |\ben route\b|\b${WHO}${AUX} (?:\w+ ){1,2}(?:minutes?|hours?) (?:out|away)\b|\b(?:help|truck|van
    |crew) (?:is )?(?:coming|rolling)\b
  |\badd(?:ed)? you to\b|\bsee(?:ing)? you (?:on )?${DAY}\b
  |\b(?:i|we|owner)(?:'m|'ve|'ll|'re| am| are| have| will| is)?(?: now| just| already)? (?:dispatch\w*|(?:send
    |sending|sent)(?: you)? (?:someone|somebody|help|out|over|our|(?:a|an|the) (?:\w+ )?(?:crew|team|tech\w*
    |plumber|painter|electrician|roofer|guy|man|van|truck|person)))\b
  |\b(?:van|truck|crew|team|plumber|technician) (?:has |have )?(?:just )?(?:left|set out|departed)\b|\bexpect (?:us
    |him|them)\b
  |\bsee you (?:on|then|at|there|soon|in|${DAY})\b
`;

/** A time that is given away. */
const BOOKING = pattern('gi')`
  \b(?:put(?:ting)?|got|have|had) you (?:down|in) (?:for|on|at)\b|\b(?:put|putting|get|getting|got|add
    |have) you (?:down|in|on|onto|into)\b(?= (?:for|on|the|our|at|my)\b|\W*$)|\bpencil\w* (?:you|it|that|this) in\b
  |\byou(?:'re| are) (?:down for|in for|in the (?:book|calendar|diary)|on the (?:calendar|schedule|books?|list for)
    |(?:all )?set for(?! now))
  |\b(?:your|the|that|this) (?:\w+ )?(?:appointment|booking|slot|spot|visit|date|meeting)(?: slot)?(?:'s| is
    | has been| was)(?: now| all| already)?\s(?:set|made|saved|held|fixed|arranged|reserved|confirmed|booked
    |scheduled|yours)\b
  |\b${DAY}\b[^.!?,;]{0,15}\b(?:it is(?=\W*$)|works(?: (?:well|fine|great|perfectly))? for (?:us|me)|works(?=\W*$)
    |(?:is|has been) (?:all |now )?(?:yours|fine|good|set|perfect|confirmed|booked|reserved|ok(?:ay)?
    |taken care of)\b)
  |\ball (?:booked|confirmed|arranged|scheduled)\b|\b(?:it's|is|have) a date\b(?! (?:you|in mind))
  |\b(?:i|we)(?:'ve| have|'ll| will)? (?:held|hold|saved?|kept|keep|block(?:ed)?)(?: off)? (?:${DAY}|that|the|a
    |your) ?(?:slot|day|date|time|spot|morning|afternoon)?\b[^.!?]{0,10}\bfor you\b
  |\b(?:i|we)(?:'ve| have|'ll| will| can)?(?: now| just| already)? (?:book(?:ed)?|schedul(?:e|ed)|confirm(?:ed)?
    |reserv(?:e|ed)|arranged?)
    (?: (?:you|it|that|this|the (?!owner)|your|a)\b| in\b|[.!]|$)
  |\b(?:you|we|everything|(?:the|your) (?:\w+ )?(?:price|job|slot|visit|appointment|date|crew|booking))
    (?:'re|'s| is| are| has been| have been)(?: all| now)? (?:booked|confirmed|scheduled|settled|reserved|locked in)\b
`;

/** A visit that nobody agreed to. */
export const books = (text: string): boolean => isStated(text, BOOKING) || isStated(text, DISPATCH);
