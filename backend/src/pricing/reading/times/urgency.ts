import { type Urgency } from '../../types.js';
import {
  cleanText,
  MONTH,
  NUMBER_WORD,
  numberAt,
  SEASON,
  tokenize,
  WEEKDAY,
  lines,
  pattern,
  textBefore,
  isLookingBack,
  isOfOffer,
} from '../../language/index.js';
import { dangerInScan } from '../situations/danger.js';
import { daysBetween } from './dates.js';
import { occasionAhead } from './occasions.js';
import { isDenied } from '../denial.js';
import { scan, tokenAtOffset, type Scan } from '../scan.js';

/** How soon, and whether it was said outright or only follows from a day that was named. */
interface UrgencyRead {
  urgency: Urgency;
  isSaid: boolean;
}

/** What somebody says who cannot wait: "leaking right now", "come right now". */
const NEEDY = lines`
  (?:needs?|want|come|help|send|get|call|start|someone|somebody|anyone|anybody|please|pls|you|u|asap|no|not|water|smoke|fire|gas|sewage|stuck|out|down
    |locked|broken?|burst|dead|flooded|like|(?:leak|pour|flood|gush|burst|spray|spark|smok|burn|drip|com|runn?|ris|fall|los|buzz|hiss)\p{L}*)\b
`;
/** "All carpet right now" tells what is there, and not how soon. */
const EMERGENCY = pattern('gu')`
  \b(?:emergenc(?:y|ies)|emergencia|urgent(?:ly|e)?
    |(?<!\b(?:is|are|it'?s|was|that'?s|there'?s|they'?re) (?:(?!leak|pour|flood|lean|spray|com|gush|burst|spark|smok|burn|without|possib)\p{L}+ ){0,4})
      (?<!\b(?:is|are) (?!leak|pour|flood|lean|spray|com|gush|burst|spark|smok|burn|fall|drip|back|run|rising|los)\p{L}+ing (?:\p{L}+ ){0,7})
      (?<!\b(?:carpet(?:ed)?|tiled?|laminate|vinyl|hardwood|lino(?:leum)?|wallpaper|gravel|grass|chain link) )
      (?<!\b(?:old|bare|plain|existing|unfinished|empty) \p{L}+ (?:(?:in|on) (?:there|them|it) |there |down )?)
      (?<!(?:^|[,.;!?(] ?)(?:(?!${NEEDY})\p{L}+ ){1,3})right now
      (?! (?:it|there|we|i|they|my|our|the)\b)
    |right away|straight away|immediate(?:ly)?
    |(?<!\b(?:all|both|everything|everybody|everyone|them|rooms|jobs|things|\d+)(?: (?:done|finished|in))? )at once
    |can(?:'t|not) wait
    |(?<!\b(?:he|she|they)(?:'s|'re|'ll| is| are| will) (?:\p{L}+ing|come|take|get|pick) (?:\p{L}+ ){0,3})tonight
      |this (?:very )?(?:instant|minute|second)|within (?:the|an|one|1|2|two) hours?
    |how (?:fast|quick|quickly) can (?:you|u|ya|someone|somebody|anyone|they)|ahora mismo
    |(?:please|pls|plz) hurry|please,? please|(?:please|pls|plz) (?:someone|somebody|anyone|anybody)
    |(?:someone|somebody|anyone|anybody|you) (?:please )?
      (?:come|get here|be here|come out|come round|come over) (?:right )?now(?! (?:and (?:then|again)|i|we|we're
        |i'm|that|the|for|rather|instead|or later)\b)(?!.*\bnot urgent\b)
    |(?:someone|somebody|anyone|anybody) please|hurry (?:please|pls|plz|up))\b
    (?! (?:light\w*|exit|egress|generator|kit|shut|stop|contact|power|call-?out (?:fee|rate)))
`;
/** Whoever stands before a locked door cannot wait. */
const LOCKED_OUT = pattern()`
  (?<!\b(?:not|never) )\blocked out
    (?! (?:last|yesterday|before|once|of (?:the|my|our|that) (?:other |old )?(?:address|account|e-?mail|inbox|phone|app|site|system)))\b
  |\b(?:locked|left) (?:my|the|our) keys (?:in|inside)\b
`;
const TODAY = pattern('g')`
  \b(?:need|needs|must|has to|have to|got to|gotta|please|pls|desperate\w*)\b[^.]{0,40}\btoday\b
  |\btoday\b(?=[^.]{0,12}(?:!!|please|asap))
`;
const THIS_WEEK = pattern('g')`
  \b(?:(?<!\b(?:scrap|forget|skip|scratch|drop|not) )this week(?:end)?(?! (?:isn'?t|is not|won'?t|doesn'?t)\b)|esta semana
    |as soon as (?:possible|you (?:guys |folks |lot )?can|you'?re able|can be|convenient)|a\.?s\.?a\.?p\b
    |soonest|(?<!\bthe |\b(?:together|both|all|two|houses|homes|everything)\b[^.!?]{0,40})same[ -]day
    |(?<!\b(?:how (?:are|is) (?:you|everyone|everybody|things)(?: (?:guys|all|doing|folks))?
        |(?:nothing but|there'?s (?:just|only)|it'?s (?:just|only|all)|what'?s|just|only|all)
          (?: (?!pipes?|get|send|come|be|go|someone|somebody|out)[a-z-]+){1,3} (?:there|here)
        |(?:if|once) (?:i|we) (?:pay|book|sign|decide|commit|order|go ahead)(?: (?:it|cash|up ?front|in full|with you))*
        |which|it'?s (?:gravel|grass|dirt|concrete|asphalt|carpet|tile|vinyl|lawn|bare)) )today(?! (?:it )?(?:would(?! be| work
          | suit| do| help)|costs?\b|is worth|is called))
    |tomorrow|day after tomorrow|(?<!\bfor )(?:next|within a|in a|a) (?:few|couple(?: of)?) days
    |(?:in a|next|in the next) day or (?:two|so|2)
    |first thing(?! (?:i|we|he|she|they|you|my|our|that|to|is|was|on the list|every\w+|any\w+|people)\b)|end of (?:the|this) week
    |before (?:the|this) weekend|later this week|quick(?:ly)? as (?:possible|you can)|sooner the better)\b
`;
/** "Is somebody free now?", but not for a question, a quote or "now that the roof is done". */
const FREE_NOW = pattern('gu')`
  \b(?:any|some)(?:one|body) (?:\p{L}+ )?(?:available|free|able to come(?: out| over)?) (?:right )?now\b
    (?! (?:that|to (?:talk|chat|speak|answer|discuss|(?:\p{L}+ ){0,3}(?:quotes?|estimates?|prices?|bids?))
      |for (?:next|an? (?:\p{L}+ )?(?:chat|call|question|word|quote|estimate|price|bid))|and (?:then|again))\b)
`;
const OUTRIGHT = pattern()`
  \b(?:emergenc(?:y|ies)|tonight|right now
    |(?<!\b(?:all|both|everything|everybody|everyone|them|rooms|jobs|things|\d+)(?: (?:done|finished|in))? )at once
    |this (?:very )?(?:instant|minute|second))\b
`;
const DATED =
  /\b(?:this week(?:end)?|(?:end of|later) (?:the|this) week|within (?:the|a|this) week|next week|this month)\b/g;
const HURRIED = /\b(?:as soon as|a\.?s\.?a\.?p\b|soonest|same[ -]day|today|tonight|quick(?:ly)? as|sooner the better)/g;
const LATER = new RegExp(
  String.raw`\b(?:tomorrow|(?:on|by|for|till|until|any|next|this|come|come by|come out) ${WEEKDAY})\b`,
  'g',
);
const THIS_MONTH = pattern('g')`
  \b(?:this month|este mes|(?:the )?(?:end|middle) of (?:the|this) month|within (?:the|a|one) month
    |in (?:the )?next month or so|month(?:'?s)?[- ]end|next week(?:end)?|(?:the )?week after(?: next)?
    |(?:in a|within a|the next|next|this) fortnight|before (?:the )?month(?:'s)? (?:end|is out)|coming weeks
    |next few weeks|few weeks|couple(?: of)? weeks|a week or (?:two|three|so)|end of (?:the )?month|pretty soon
    |fairly soon|(?<!how |as |\bmov(?:e|es|ing) in(?: [a-z]+)? |\b(?:(?:sign|settl|exchang)(?:e|es|ing)?|clos(?:e|es|ing) (?:on|escrow|is))(?: [a-z]+){0,3} )soon(?:ish)?(?! as))\b
`;
/** "No great hurry", "we aren't in any rush", "it isn't urgent". */
const UNHURRIED = lines`
  (?:in )?no (?:big |real |great |particular |massive |mad |huge |major |terrible |crazy )?(?:rush|hurry|deadline|urgency)|no need to (?:rush|hurry)
  |(?:not|(?:is|are|wo|do)n'?t|ain'?t) (?:really |exactly |particularly |terribly |that |all that |be |feel )*
    (?:in )?(?:a |any |(?:that )?much of a )?(?:big |real |great |huge |mad |particular |tearing )?
    (?:rush|hurry|urgent|pressing)
`;
const FLEXIBLE = pattern('gu')`
  \b(?:${UNHURRIED}|no (?:big |real |great |particular )?time ?(?:frame|line)|flexible|(?:whenever|any ?time)
    (?! (?:it (?!suits|is convenient|works)|the (?!weather)|there|someone|somebody|anyone
        |he |she |they |i (?!can|want)|we (?!can|get)|you (?:turn|flush|run|open|use))\b)
    |any (?:week)?day(?: [a-z]+| (?:in|during) the [a-z]+)? (?:wo?rks|is (?:fine|ok|okay|good|great)|suits|will do|would (?:work|be|suit))
    |sin prisa|no (?:hay|tengo) prisa|planning (?:stage|phase|ahead)
    |just (?:planning|looking|researching|curious|pricing|exploring
      |getting (?:some |a few )?(?:quotes|prices|ideas))
    |getting (?:quotes|prices|bids)|next (?:month|year|season|${SEASON})|(?:this|in the|over the) ${SEASON}
    |(?:later|some ?time|end of|early|late|mid|by|before) (?:this |the |in the |next )?(?:year|${SEASON})
    |(?<!\b(?:(?:very|so|really|pretty|too) \p{L}+|green|\d\d|old|birthday|turn(?:ed|ing)?|twice|once|times
        |already|pollen|weeds?|moss|leaves|mosquitoes|wasps|ants|bugs|weather|heat|rain|winter|summer) )
      (?<!\b(?:who (?:do|are|is|will) (?:you|the|they|going)|christmas|xmas|holiday lights?)\b[^.?!]{0,60})this year
    |${SEASON} (?:(?:is|would be) (?:fine|ok|okay|good|great|best|better|perfect|early|soon)|works|will do)
    |(?<=\b(?:it|it'll|that|this|this one|these|i|we|they|job|work|project|everything|all of it) (?:all |really |certainly |probably )?)
      (?:can|could|will) wait
    |(?:we're|we are|i'm|i am) (?:pretty |very |quite )?easy(?=\s*(?:[.,;!?]|$))
    |not (?:too |really |that )?(?:fussed|bothered)(?: (?:when|about (?:when|the date))|(?! (?:about|with|on|by|how|what|which)\b))
      |take your time|when(?:ever)? (?:the )?weather[a-z ]{0,20}
    |(?<!(?:yards?|feet|ft|miles?|blocks?|doors?|houses?|metres?|meters?|way|further|just|right) )down the (?:road|line|track)
    |eventually|no date (?:yet|set)|not sure when|open on (?:dates|timing)
    |when(?:ever)? (?:it suits|you(?:'re| are)? (?:can|free|have time|get (?:to it|around))))\b
`;
/** "No rush": said by who can wait, as "come any time you can" is not. */
const NO_HURRY = pattern('g')`
  \b(?:${UNHURRIED}|(?:it|this|that) can wait|take your time|any (?:week)?day|next month|within the month)\b
`;
/** A later day, but none that is complained of ("this month is terrible"), told of ("friday was") or says how often it happened. */
const LATER_DAY = pattern('g')`
  (?<!\b(?:out|again|time|twice|already) )(?:${DATED.source}|${LATER.source})(?! (?:was|were|has been
      |is (?:[a-z]+ )?(?:terrible|awful|horrible|bad|worst|crazy|hectic|hell|rough|not|no|late))\b)
`;
const WINDOW = pattern('g')`
  \b(?:(?<!\btime )in|timeline:?|time ?frame:?|within|inside|over|during|next|under|coming|about|less than|maybe
    |roughly|around) (?:(?:the|next|coming|about|around|roughly|maybe|another|a|an|approximately|like|of) ){0,3}
    (?<!(?:maybe|roughly|about|around) (?=next\b))([a-z0-9½]+(?:(?: or | to |-| - |(?<=\b(?:one|two|three|four|\d)) (?=(?:two|three|four|five|six|\d) ))[a-z0-9]+)?)[ -]
    (?:business |working |more )?(hour|hr|day|week|wk|month|mth|year)s?(?: or (two|three|so))?\b
    (?! (?:ago|old|back|away))
`;
/** "Mornings or during the day", "over a week": when or how long, and not how soon. */
const NOT_WITHIN = /^(?:over|(?:during|in) the day)\b/;
/** "Nobody has cleaned it in ten years": looking back. */
const NOT_FOR = pattern('u')`
  \b(?:nobody|no ?one|nothing|never|none|(?:first|only|second|third) (?:time|\p{L}+)|longest|worst|best|peeled|cracked
    |faded|failed|flaked|leaked|rusted|rotted|broke|died|blistered|sagged|warped|wore out|came (?:off|up|back|loose)|gave (?:out|up))\b
    (?:(?!\b(?:but|so|and|need|want)\b)[^.,;!?]){0,30}$
`;
/** "Two or three weeks from now", "10 days from today". */
const FROM_NOW =
  /\b([a-z0-9½]+(?:(?: or | to |-| - )[a-z0-9]+)?) (day|week|month|year)s? (?:or so )?from (?:now|today)\b/g;
const DAY_NAMED = pattern('g')`
  (?<!\b(?:any|every|last|an?|it's|its) )\b(?:mon|tues|wednes|thurs|fri|satur|satr?u?r?|sun)d(?:ay|y)\b
  |\b(?:on|this|next|by|for) sat\b
  |\bsat(?= (?:ok|okay|works?|is|morning|afternoon|if|please|would|or sun)\b| ?\?)
`;
/** "Saturday would suit best", "it must be over a weekend": which day, and of no particular week. */
const PREFERS = pattern()`
  (?<!\b(?:this|next|coming) )\b(?:${WEEKDAY}|week-?ends?)s?(?:'s| is| are| would| wud| wld| will)? (?:be|suit|work)s?(?: (?:us|me))? (?:best|better)\b
  |\b(?:over|on|be) an? week-?end\b|\bon an? ${WEEKDAY}\b(?! (?:this|next))
`;
const LONGEST_MONTH = 31;
const DAYS: Record<string, number> = {
  hour: 1 / 24,
  hr: 1 / 24,
  day: 1,
  week: 7,
  wk: 7,
  month: 30,
  mth: 30,
  year: 365,
};

/** "March", "maybe early April?": said when nothing else is. */
const MONTH_ALONE = new RegExp(
  String.raw`^\W*(?:(?:in|maybe|probably|around|early|late|mid|sometime|some time|end of|by) )*(${MONTH})(?: (?:please|maybe|ish|probably|sometime))?\W*$`,
);

function monthAhead(lower: string, today: string): number | null {
  const said = MONTH_ALONE.exec(lower);
  const month = said?.[1];
  if (said && isOfOffer(lower, said.index, said.index + said[0].length)) return null;
  return month === undefined ? null : occasionAhead(scan(`sometime in ${month}`), today);
}

/** How urgent the work is, from words, from danger, or from the preferred day (ISO). Null when nothing is said. */
export function readUrgency(scanned: Scan, today: string, preferredDate: string | null): UrgencyRead | null {
  const { lower } = scanned;
  const emergency = stated(scanned, EMERGENCY);
  // "Urgent, this week": the day that is named says how urgent.
  const isDated = !OUTRIGHT.test(lower) && stated(scanned, DATED) === 'yes';
  const isToday = stated(scanned, TODAY) === 'yes';
  if ((emergency === 'yes' && !isDated) || dangerInScan(scanned) || isToday) return said('emergency');
  const days = windowIn(scanned);
  if (LOCKED_OUT.test(lower) && !isRelaxed(scanned, days)) return said('emergency');
  if (stated(scanned, FREE_NOW) === 'yes' && !isForLater(scanned, days, today, preferredDate)) return said('emergency');
  if (stated(scanned, THIS_WEEK) === 'yes') return said('this_week');
  // "The tenants come in 6 weeks, so we would like it done this month"
  const isSooner = days !== null && days > LONGEST_MONTH && /\bthis month\b/.test(lower);
  if (days !== null && !isSooner) return said(urgencyOfDays(days));
  if (stated(scanned, THIS_MONTH) === 'yes') return said('this_month');
  if (stated(scanned, FLEXIBLE) === 'yes') return said('flexible');
  if (emergency === 'denied' && /\b(?:urgen|tonight|right away|straight away|immediate|at once)/.test(lower))
    return said('flexible');
  const ahead = occasionAhead(scanned, today) ?? monthAhead(lower, today);
  if (ahead !== null) return { urgency: urgencyOfDays(Math.max(1, ahead)), isSaid: true };
  if (PREFERS.test(scanned.lower)) return null;
  if (preferredDate) return { urgency: urgencyOfDays(Math.max(1, daysBetween(today, preferredDate))), isSaid: false };
  return stated(scanned, DAY_NAMED) === 'yes' ? { urgency: 'this_week', isSaid: false } : null;
}

/** "Locked out, but I'm at my sister's, any day this week": a later day was named, and nothing hurries. */
const isRelaxed = (scanned: Scan, days: number | null): boolean =>
  stated(scanned, HURRIED) !== 'yes' &&
  ((days ?? 0) >= 1 || [LATER_DAY, NO_HURRY].some((pattern) => stated(scanned, pattern) === 'yes'));

/** "Is anyone free now? The party is next month": when the work is wanted was said beside. */
const isForLater = (scanned: Scan, days: number | null, today: string, preferredDate: string | null): boolean =>
  isRelaxed(scanned, days) ||
  (preferredDate !== null && daysBetween(today, preferredDate) > 0) ||
  occasionAhead(scanned, today) !== null ||
  [DATED, LATER, THIS_MONTH, FLEXIBLE].some((pattern) => stated(scanned, pattern) === 'yes');

const said = (urgency: Urgency): UrgencyRead => ({ urgency, isSaid: true });

function urgencyOfDays(days: number): Urgency {
  return days <= 0.25 ? 'emergency' : days <= 7 ? 'this_week' : days <= LONGEST_MONTH ? 'this_month' : 'flexible';
}

function stated(scanned: Scan, pattern: RegExp): 'yes' | 'denied' | null {
  let found: 'denied' | null = null;
  for (const match of scanned.lower.matchAll(pattern)) {
    if (isLookingBack(scanned.lower, match.index, match.index + match[0].length)) continue;
    if (!isDenied(scanned, tokenAtOffset(scanned, match.index), tokenAtOffset(scanned, match.index + match[0].length)))
      return 'yes';
    found = 'denied';
  }
  return found;
}

/** "2 weeks", and nothing else. */
const ALONE = pattern()`
  ^\W*((?:\d{1,2}|${NUMBER_WORD}|a|a couple(?: of)?|a few)(?: ?(?:-|to|or) ?(?:\d{1,2}|${NUMBER_WORD}))? (?:days?|weeks?|months?))
    \W*$
`;

/** "within two or three weeks": the far end, in days; null when no such words stand there. */
function windowIn(scanned: Scan): number | null {
  const [, alone] = ALONE.exec(scanned.lower) ?? [];
  if (alone !== undefined) return windowIn(scan(`within ${alone}`));
  for (const match of [...scanned.lower.matchAll(WINDOW), ...scanned.lower.matchAll(FROM_NOW)]) {
    const [, count = '', unit = '', extra] = match;
    if (isDenied(scanned, tokenAtOffset(scanned, match.index))) continue;
    if (isLookingBack(scanned.lower, match.index, match.index + match[0].length)) continue;
    if (NOT_FOR.test(textBefore(scanned.lower, match.index, 50))) continue;
    const value = farEnd(count);
    // "Over the years" is no time ahead, and "during the day" no day's time
    const isBare = /^(?:the|an?)$/.test(count);
    if (value === null || (isBare && (match[0].endsWith('s') || NOT_WITHIN.test(match[0])))) continue;
    // "About 3 hours" is how long the work takes.
    if (/^h/.test(unit) && /^(?:about|maybe|roughly|around|over|during)/.test(match[0])) continue;
    const last = extra === 'two' ? 2 : extra === 'three' ? 3 : value;
    return last * (DAYS[unit] ?? 1);
  }
  return null;
}

function farEnd(count: string): number | null {
  const [first = '', second] = count.split(/ or | to | ?- ?| /);
  // "Next week or the week after" counts nothing
  if (second !== undefined && numberAt(tokenize(cleanText(first)), 0) === null && first !== 'a') return null;
  const word = second ?? first;
  if (['few', 'several'].includes(word)) return 3;
  if (['a', 'an', 'the', 'next', 'coming'].includes(word)) return 1;
  const tokens = tokenize(cleanText(word));
  return numberAt(tokens, 0)?.value ?? null;
}
