import { SEASON, lines, pattern } from '../../language/index.js';
import { TAKEN_BACK } from '../text/lexicon.js';
import { SINCE_WHEN } from '../text/since-when.js';
import { SWALLOWS } from '../text/stuff-used.js';

const TAX = String.raw`(?:gst|vat|hst|pst|qst|tax|taxes|sales tax)\b`;
/** "Beyond that, $65 apiece": what was named before is in the price. */
export const BEYOND_THAT = lines`
  (?:beyond|over|above|past|after|in excess of|more than|outside(?: of)?|(?:further|farther) than) (?:that|those|this)\b
`;

/** What many have in the price, and others charge for. */
const COMES_WITH = lines`
  (?:fitting|labou?r|delivery|materials?|parts|supply|disposal|removal|travel|everything|tear[ -]?off|haul(?:ing)?(?:[ -](?:off|away))?
    |underlayment|flashings?|clean[ -]?up)
`;

/** Words around a price that name no situation; each pattern is tried where its text begins. */
const ASIDES = [
  // what it is compared with
  lines`
    (?:instead of|rather than|in place of) (?:an? |the )?\p{L}+
      (?: \p{L}+(?= ?[:,;.+$\d]|$| (?:adds?|plus|is|are|costs?|runs?|extra|more|at)\b))?
  `,
  String.raw`or part thereof`,
  lines`
    takes? (?:us |about |around |roughly |up to )*\d[\d.]* ?(?:%|percent|per cent) (?:longer|more time)
      (?: and| so)?
  `,
  lines`
    (?:and )?takes? (?:us |me )?(?:about |around |roughly |up to )?[\w/.]+(?: (?:to|-) [\w.]+)? (?:hours?|hrs?|minutes?|mins?|days?|weeks?)
  `,
  lines`
    takes? (?:us |me )?(?:(?:a bit|a lot|much|way|far|even) )?
      (?:longer|more time|extra time|ages|forever|time|twice as long)(?: to \p{L}+)?(?: (?:and|so))?
  `,
  lines`
    , [^,;.()]*\b(?:those|these|such|them)\b[^,;.()]*\b(?:takes?|is|are) (?:us |me |so |a |much |way )*
      (?:ages|longer|forever|time|slow|slower|pain|hard|harder|awkward|fiddly)\b[^,;.()]*
  `,
  lines`
    (?:${SWALLOWS}|uses?|takes?|needs?|goes)
      (?: (?:up|through|about|nearly|almost|around|easily))*\s
      (?:(?:twice|double|triple|half again|\p{L}+ times|\d[\d.]* ?(?:times|x)) (?:as (?:much|many)|the)\b
      |half as (?:much|many) again)(?! (?:price|rate|cost|money|pay|fee))
      [^,;.()$\d]*?(?: ,? ?(?:and )?so\b|(?= ?,)|$)
  `,
  // "20% on top, the fittings just crumble"
  lines`
    , (?:the|these|those|that|all|they|it|everything)(?: \p{L}+){0,3}\s
      (?:just|always|never|usually|tends? to|keeps?|won't|don't|can't|often) \p{L}+[^,;.()$\d]*$
  `,
  // "Slow work so 27% dearer"
  lines`
    (?:it's |its |they're |it is )?(?:really |very |a )?(?:slow|slower|fiddly|messy|awkward|dirty|finicky|tricky|dusty|fussy)\s
      (?:work|going|jobs?|stuff|business) ?,? (?:and )?so\b
  `,
  // "£65 a door, both sides"
  String.raw`, (?:\p{L}+ed (?:on )?)?(?:both|all) sides(?: \p{L}+ed)?(?= ?[,;.)]|$)`,
  String.raw`slows? (?:us|things|it) (?:down|up)(?: so)?`,
  String.raw`(?:it|that|this|which) (?:takes?|means?) [^;.]*?,? so\b`,
  String.raw`for the (?:part|portion|bit|rest)\b`,
  String.raw`whichever(?:'s| is) (?:the )?\p{L}+`,
  String.raw`on top of (?:the |our |an? )?(?:(?:new|full|normal|regular|standard) (?=\p{L}))?\p{L}+(?: (?:price|rate|cost))?`,
  String.raw`(?:over|above) (?:an? )?(?:regular|normal|usual|standard|basic|plain)(?: \p{L}+)?`,
  String.raw`what (?!we |you |i |customers? )(?:\p{L}+ ){1,4}(?:costs?|runs?|goes for)\b`,
  String.raw`and the \p{L}+ \p{L}+ us\b[^;.]*?,? so\b`,
  String.raw`(?:the |our |my )?\p{L}+ (?:charges?|bills?|fines?) (?:us|me)\b(?! [^;.]*\bfor\b)[^;.]*?,? so\b`,
  lines`
    , (?:because |cause |as |since )?(?:the |our |my )?\p{L}+ (?:charges?|bills?|fines?) (?:us|me)\b[^,;.()\d]*$
  `,
  String.raw`that'?s (?:me|us) \p{L}+ing\b[^,;.()\d]*`,
  // "8% on top, tin is the standard price"
  lines`
    , [^,;.()$%]{2,40}? (?:is|are) (?:the |our |my |what's )?(?:standard|normal|usual|regular|norm|base)\b[^,;.()$\d]*$
  `,
  // "$4.50 per foot of hedge, clippings taken away"
  lines`
    , (?:all |the )*(?:clippings|debris|waste|rubbish|trimmings|mess|leaves) (?:is |are )?
      (?:taken away|hauled(?: away| off)?|removed|cleaned up|cleared)(?=$|[.;])
  `,
  // how the time is counted
  lines`
    , (?:billed|charged|invoiced|counted|rounded(?: up)?) (?:in|by|to) (?:the )?(?:next |nearest )?
      (?:[\d/]+|half|quarter|full|whole)? ?-? ?(?:an? )?(?:hour|hr|minute|min)s?(?: (?:blocks?|increments?|lots|intervals?|steps))?
  `,
  // what it comes before
  String.raw`before (?:any )?(?:labou?r|parts|materials)\b`,
  // "appointments on a Saturday shall be subject to a premium"
  String.raw`(?:shall be|will be|is|are) subject to(?: an?)?\b`,
  // what is answered to nobody
  String.raw`and (?:no|yes) , [^;.]*`,
  // how one says it
  String.raw`(?:(?:,|well|and|oh) )*bless your (?:\p{L}+ )?hearts?`,
  String.raw`(?:over|above) (?:the |our )(?:\p{L}+ )?(?:price|rate|cost)\b`,
  // what it comes off
  String.raw`off (?:of )?(?:the |our |your )?(?:labou?r|total|bill|invoice|price|cost|rate|(?:whole )?lot|whole (?:thing|job|order))\b`,
  // terms of an offer
  String.raw`(?:can't|cannot|can not|not|may not) (?:be )?(?:combined|stacked|used|valid) with(?: \p{L}+){1,3}`,
  String.raw`while (?:stocks?|supplies|they) lasts?`,
  // ways of a trip
  String.raw`each way|both ways|one[ -]way|return(?: trip)?$`,
  // since when the price holds
  SINCE_WHEN,
  String.raw`(?:before|until|till) (?:this|last) (?:${SEASON}|month|year)\b`,
  String.raw`covers? (?:the|your|our|all|travel|gas|fuel|parking|setup|everything|materials?|labou?r)\b(?: \p{L}+)?`,
  String.raw`until further notice|for the time being|at the moment|at present|these days`,
  // what came before
  String.raw`(?:anything |any )?${BEYOND_THAT}(?! \p{L}+ (?:is|are))`,
  // tax
  String.raw`(?:\+|plus|exc?|excl|excluding|incl?|including|before|and|without) (?:the )?${TAX}`,
  // how much of it the price covers
  lines`
    (?:incl?|including) (?:the )?(?:up to|first)(?: the)?(?: first)? \d[\d.]* \p{L}+
      (?: (?:of|on|at|in) (?:the )?\p{L}+)?
  `,
  lines`
    (?:incl?|including) (?:the |all |an? |(?:your |the )?first )?(?!ceilings?|walls?|trim)\p{L}+
      (?: (?:out|up|off|down|fee|and \p{L}+|\p{L}+(?= ?(?:[,;.)]|$))))?
  `,
  // "$75 more, place has to be empty": on what terms it is done
  String.raw`, (?:the |your |all )?(?:place|house|home|apartment|flat|property|unit|rooms?|it) (?:has to|have to|must|needs to|should) be \p{L}+(?: \p{L}+)?$`,
  // how long it is hired for, before when
  String.raw`(?:per|a) (?:week|month|fortnight)(?= (?:if|when|where)\b)`,
  // every time there is
  String.raw`(?:every|each|all) (?:moves?|cleans?|bills?|invoices?|installs?|time)\b`,
  String.raw`(?:, |\( |- |and )(?:\p{L}+ ){1,6}?(?:, (?:that's|thats|all|it's) (?:all )?)?(?:included|in that|in there|in the price|thrown in)\b`,
  // "$75 a cubic metre, loading and tip fees in"
  lines`
    (?:, |\( |- |with )(?:(?!we\b|i\b|you\b|any\b|if\b|when\b|tenants?\b|people\b|nobody\b|dogs?\b|cats?\b|kids\b|guests?\b|work|come|put|drop|bring)[\p{L}']+ (?:, )?){1,6}?
      (?:incl?(?: (?=[,;.)]|$)|$)|inclusive\b|in(?: (?=[,;.)])|$))
  `,
  // "..., tear off of one layer and the dump fees are in there"
  String.raw`, (?:\p{L}+ ){1,14}?(?:is|are) (?:all )?(?:included|in that|in there|in the price)\b`,
  // "Each one after that 45 (up to a foot across)"
  String.raw`\( up to (?:an?|\d[\d.]*) (?:foot|feet|ft|inch(?:es)?|in|m|cm|metres?|meters?)(?: (?:across|wide|long|square|each))? \)`,
  // "$640 each fitting included", "$495 a square tear off and haul off included"
  lines`
    (?:${COMES_WITH}(?:,| and| &|, and) ){0,3}${COMES_WITH}
      (?: (?:is|are|all))? (?:included|incl?)(?= ?(?:[,;.)]|$))
  `,
  // "Lockouts £95, no damage to the door": what is promised
  String.raw`, no (?:damage|mess|marks?|scratches|drilling)\b[^,;.()$\d]*`,
  // "We don't put the ladders on the truck for less than $425"
  lines`
    (?:we|i) (?:don't|do not|won't|will not|wouldn't|can't|cannot|never) (?:even )?
      (?:put|load|unload|start|bring|roll|hitch|drive|pull|send|open|turn|take|unlock|leave|fire up) (?:the|our|my|a) \p{L}+
      (?: (?:on|in|onto|into|out of|to|off|over|up) (?:the |our |my )?\p{L}+)?(?= (?:for|on) (?:anything )?(?:less than|under|below)\b)
  `,
  String.raw`(?:and )?throw in (?:the |an? |your )?\p{L}+`,
  // "Call out $75 flat, day or night": at every hour
  lines`
    (?:flat )?(?:, )?(?:(?:at )?any ?time(?: of (?:the )?(?:day|week|year)(?: or night)?)?|day (?:or|and) night|night (?:or|and) day
      |week-?days? (?:or|and) week-?ends?|rain or shine|around the clock|no matter (?:what|when|the (?:hour|day|time|weather))
      |(?:whatever|whichever) (?:the )?(?:hour|day|time))(?: (?:or )?(?:weekends?|holidays?|sundays?)(?: (?:too|included|as well|alike)))?
      (?= ?(?:[,;.)]|$))
  `,
  // what is taken back later
  String.raw`${TAKEN_BACK}[^;.]*`,
  String.raw`(?:(?:but |and )?(?:we|i)(?:'ll| will)? )?waived? (?:(?:it|that|this|the fee) )?(?:if|with|when|once|should|for|on)\b[^,;.()]*`,
  lines`
    , (?:and |but )?no (?:sundays?|weekends?|holidays?|exceptions?|discounts?|refunds?|discussions?|haggling
      |negotiations?|arguments?|ifs(?: (?:ands )?or buts)?|questions?)
  `,
  // how long it is: "half day (4 hours)"
  String.raw`\( (?:about |up to |approx )?[\d./]+ (?:hours?|hrs?) \)`,
  // how it is done: "2 treatments 10 days apart", "in two visits"
  lines`
    (?:, |\( |in |over )(?:\d+|one|two|three|four|both|all) (?:treatments?|visits?|coats?|applications?|sessions?|passes|rinses|sprays?|trips?)
      \b(?! (?:\+|or more|or less|and up|min|for|a year|each|per|\$)\b)[^,;.()]*
  `,
  String.raw`, [^,;.()]*\b(?:days?|weeks?|hours?|months?|fortnight) apart\b`,
  // until when it is repeated
  lines`
    until (?:(?:it|they|the \p{L}+)(?:'s|'re| is| are| reads?| runs?| comes? up)? ?)?(?:all )?
      (?:clear|done|gone|finished|fixed|dry|clean|sorted|solved)\b
  `,
  // what is promised and wished
  String.raw`(?:, |\( |- )?no \p{L}+ (?:, )?no (?:fees?|charge|cost|pay)\b`,
  String.raw`thank you\b[^,;.()]*`,
  String.raw`no (?:dramas?|worries|fuss|sweat|hassle|stress)\b`,
  String.raw`for (?:the |any )?(?:unknowns|contingenc(?:y|ies)|surprises|unexpected|unforeseen)\b`,
  String.raw`(?:we|i) put (?=(?:\$ )?\d)`,
  String.raw`on (?:every|each|any) (?:job|order|bill|invoice)\b`,
  // when it is done
  String.raw`before (?:we|i) (?:start|begin)(?: work)?\b`,
  // how it is measured
  String.raw`measured (?:at|across|around|from|on|by) (?:the )?\p{L}+`,
  // where to ask
  String.raw`, (?:just |please |so )?(?:ask|call|text|email|contact|message|test|check|measure)\b[^,;.()]*`,
  // what has no price yet
  String.raw`, [^,;.()]*\b(?:by quote|quoted|on request|poa)\b[^,;.()]*`,
  // what a call-out pays for
  lines`
    (?:just )?to (?:show up|turn up|come out|get (?:me |us |(?:my|our|the|a) \p{L}+ )?(?:there|out|to you)
      |drive (?:out|over|there|to you))\b(?: and \p{L}+(?: back)?)?
  `,
  // "coming out to you is $85"
  lines`
    (?:(?:just|for|us|me) )*(?:coming|turning|showing|driving) (?:out|up|over|there)(?! and\b)
      (?: to (?:you|your (?:house|home|place|property|door)))?
  `,
  // why
  String.raw`(?:owing to|on account of|due to|seeing as|thanks to) [^,;.()]*(?:,|$)`,
  // every time it is done
  String.raw`(?:per|each|a) (?:cut|clean|mow|visit|wash|treatment|session|app|application)(?: |$)`,
] as const;
/** An aside, where a text begins with one. */
export const ASIDE = new RegExp(`^(?:${ASIDES.join('|')})`, 'u');

/** "If you're on a well we add $60, testing takes longer": why, where a situation is named before. */
export const SLOWER = pattern('u')`
  ^, (?:the |all the )?(?:\p{L}+ ){1,3}?(?:takes?|goes|is|are) (?:us )?(?:(?:a bit|a lot|a little|much|way|far|so much|just) )*
    (?:longer|slower|harder|fiddlier|trickier|more work|extra work|more time)\b[^,;.()$\d]*$
`;
