import { WEEKDAY, lines, pattern } from '../../language/index.js';

/** The vocabulary of notes: phrases over a lower-case text whose tokens are joined by blanks. */

export const NOTHING_ADDED = pattern()`
  \? (?:no,? )?not any ?more\b
  |\b(?:we|i)(?:'ve| have)? (?:stopped|quit|ended|dropped|scrapped) (?:charging|billing|adding|taking|the|our)\b
  |\b(?:no|not|never|without|don't|dont|do not|won't|doesn't|isn't)\s+
    (?:(?!we\s|i\s|it's\s|they\s|and\s|but\s)\w+\s+){0,3}?
    (?:extra|additional|charge[sd]?(?! (?:you |anyone )?(?:less|under|below)\b)|fees?|surcharges?|cost|costs(?! (?:\$ )?\d))\b
  |\bno longer\b|\b(?:is|are|be|gets?|we|i) waived?\b|\bwaived?\b(?! (?:if|with|when|should|for|on)\b)
  |\bfree of charge\b|\bcomplimentary\b|\b(?:is|are|comes?) (?:free|included)\b|\b(?:is|are) on us$|\bat no\b
  |\bfor free\b
  |^(?:sorry,? )?(?:we (?:do not|don't|never) (?:give|offer|do) |there (?:are|is) )?(?:no|any) discounts?\b
  |^(?:sorry,? )?(?:we |i )?(?:do not|don't|dont|never|can't|cannot|won't) (?:give|offer|do|allow) (?:\w+ )?discounts?\b
`;

export const PAYMENT_TERMS = pattern()`
  \b(?:deposits?|down\s?payments?|(?:half|third|quarter|\d+ %) down(?! to)|up\s?-?\s?front|upfront|instal?ments?|balance|due|interest|overdue
    |(?:cover|plan|membership|subscription)s? (?:is |costs? )?(?:only |from |just )?\$ \d[\d.]* (?:a|per|each) (?:month|year)
    |(?<!\b(?:(?:re-?)?tests?|visits?|checks?|inspections?|treatments?|services?) )(?<!(?:a|per|each|every|\/) (?:extra |additional )?day )(?:after|past|over|beyond) \d+ days
      (?![^.;]*?\$ [\d.]+ (?:a|an|per|each|every|\/) (?:extra |additional )?day)
    |(?:invoices?|accounts?|bills?) [^.;]*\b(?:after|past|over|beyond) \d+ days|late (?:payments?|fees?|payers?|bills?|invoices?|accounts?)|unpaid|(?:not|isn't|aren't) paid
    |paid late|net \d+|financ(?!ial year)\w+|apr|retainer|cancel\w*|cancell\w*|no[\s-]?shows?|reschedul\w+
    |refund\w*(?! (?:if|when) you)|valid(?:ity)?|returned (?:checks?|cheques?|payments?)|nsf
    |(?<!\b(?:we|i|we'll|i'll|to|crew|team) )(?:go|goes|come|comes|sent|taken|take) back(?! (?:on|up|in|over|together))|bounced|dishono\w+
    |(?:stage|staged|progress|equal|part|monthly|weekly) payments?|payments? of
    |payments? \d+ % (?:at|on|upon|when)|gets? an? (?:bill|invoice) for|(?:\d+|two|three|four|five) payments
    |in advance|on completion|upon completion|lien|payment (?:plan|terms|schedule)s?|missed appointments?
    |wasted (?:trips?|visits?|journeys?)
    |(?:nobody|no one|you're not|you are not|you aren't)(?: is|'s)? (?:home|there|in|around)
    |we (?:can't|cannot|couldn't) get in(?! (?:with|from|through|by|to|behind))|restocking|after signing
    |(?:changes?|variations?|extras?|additions?) [^.;]*after (?:the |your |a )?(?:contract|agreement|proposal) (?:is|has been) (?:signed|accepted|agreed)|billed later
    |chargebacks?|collections?|penalty
    |before (?:we|i) (?:start|begin)(?! (?:costs?|runs?|adds?)\b| (?:is|are) \$ \d[\d.]* (?:an?|per|each)\b)
    |to (?:secure|reserve|hold|book)|secures?|reserves? your|holdback
    |(?:if|when|unless|until|once) (?:you |not |they're not |it's not |never )*
      (?:returned|return|brought back|bring (?:it|them) back)
    |retention|escrow
    |(?:hold|honou?r|lock|keep|reserve)s? (?:in )?(?:our |the |your |this |that |all |an? )?
      (?:prices?|quotes?|rates?|spots?|place|slot|date|day|week|booking|appointment)
    |may (?:rise|increase|go up|change)
    |\d+ % (?:is )?(?:with|on|at|upon|when) (?:the |your )?
      (?:orders?|ordering|booking|signing|signature|acceptance|start|delivery|contract|scheduling))\b
`;

export const FACTS = pattern()`
  \b(?:(?:performance|surety|fidelity|licen[cs]e|payment) bonds?|\d+ years \w{3,}ing|years? (?:of|in|old business|experience|warrant\w+|guarant\w+)|experience|in business
    |since (?:19|20)\d\d|established|licen[cs]ed?(?: no| number| #|\b)|insured|(?<!\bfor (?:the |your |an? )?)insurance|our cover(?:age)?
    |(?<!\b(?:wash\w*|clean\w*|fit\w*|remov\w*|replac\w*|install\w*|fold\w*|stor\w*) (?:the |your |an? )?
      (?:\w+ )?)cover(?:ed|s|age)? (?:(?:is|up|to|for|of) )+\$ \d[\d.]*|liability|bonded|accredited|certified
    |(?<!no )warrant(?:y|ies|ied)|guarant\w+|lifetime|ratings?|rated|(?:\d|four|five|top|gold)[ -]*stars?
    |reviews?|satisfaction|satisfied|on time|of our (?:customers|clients|work|jobs|business)|of the time
    |\d+ (?:apprentices|employees)|team of|crew of|staff|homes? painted|jobs? completed|success rate|accuracy
    |response rate)\b
`;

/** Titles of what numbers tell that are none of money: "Office hours", "Phone", "Gate code", "Water pressure". */
export const TITLE_OF_A_FACT = pattern()`
  ^(?:(?:our|my|opening|office|business|shop|store|yard|trading|working|winter|summer|quiet|gate|door|lockbox
      |water|mixing?|mobile|cell|zip|part|model|postal|mailing|roof) )*(?:hours|times?|phone|telephone|fax
    |numbers?|contacts?|address(?:es)?|codes?|zips?|postcodes?|psi|pressures?|volts|voltages?|ratios?|mix(?:es)?
    |grits?|slopes?|spacing|licen[cs]es?|abn|part numbers?)(?: (?:numbers?|codes?|details|info|us))?$
`;

/** The facts among them that make work dearer too: "Saturdays 60" under "Working hours", "steep 500" under "Slopes". */
export const TITLE_OF_A_SITUATION = /\b(?:hours|times?|phone|telephone|contacts?|slopes?|(?<!water |roof )pressures?)$/;

export const MATERIAL_MARKUP = pattern()`
  \b(?:at cost|cost plus|cost\s?\+|mark(?:ed)?[\s-]?ups?|over cost|on top of cost|above cost|trade price
    |wholesale|our cost|retail(?! (?:premises|spaces?|units?|stores?|shops?|sites?|customers?|clients?|work|jobs?|properties|buildings?))|handling|markup)\b
  |\d % (?:to|on|over|above) (?:\w+ ){1,4}costs? (?:us|me)\b
  |(?:^|[,;:(] |\b(?:and|all|any|the|our|other|extra|new) )
    (?:materials?|parts?|paint|supplies|fittings|timber|lumber|stock|consumables)\b(?! work)[^.;]*?
    (?:\+|plus|at|carry|carries|have|attract|incur|with a)\s*\d+(?:\.\d+)? %
  |\d+(?:\.\d+)? %\s+(?:\w+\s+){0,3}?(?:on|to|for|over|off)\s+(?:all |any |the |our )?
    (?:materials?|parts|supplies|fittings|fixtures? cost|consumables)\b
`;

/** What is bought for a job, as against the work. */
const STOCK = lines`
  (?:tiles?|flooring|materials?|planks?|boxes|paint|shingles?|carpet|pavers?|bricks?|stock|grout|sod|turf|timber
    |lumber|product|boards?)\b(?! (?:work|jobs?|over|above|bigger|larger))
`;

/** "10% extra tiles", "an additional 5 percent of flooring". */
export const MORE_STOCK = new RegExp(String.raw`\d % (?:extra|more|additional|spare) (?:of )?(?:the )?${STOCK}`);

/** "At nursery price plus 30%": a percent on the price of somebody else. */
export const ON_OTHER_PRICE = pattern()`
  \b(?:at|at the|the|by|of) (?!normal|usual|regular|base|full|standard|our|double|half|listed|quoted|same|job
    |total|hourly|labou?r|day|weekday)\w+ (?:price|cost|rate)s?(?: of the \w+)? (?:\+|plus|and) \d+(?:\.\d+)? %
  |\bprice of the \w+ (?:\+|plus|and) \d+(?:\.\d+)? %
  |\b(?:nursery|supplier|store|shop|yard|wholesale|trade|their|factory|merchant)(?:'s)? (?:invoices?|receipts?|dockets?)
    (?: (?:\+|plus|and)) \d+(?:\.\d+)? %
  |\b(?:the|till|any|your) (?:receipts?|dockets?|(?:shelf|ticket|sticker|tag) price)(?: says| shows| reads| comes to)?\s
    (?:\+|plus|and) \d+(?:\.\d+)? %
  |\b(?:what|whatever) (?:we|i|it|they) (?:paid?|spend|spent|cost us|rings? up at|charge us)\b[^.;]*?\s
    (?:\+|plus|and) \d+(?:\.\d+)? %
`;

/** "Price allows $900 for tile and $600 for the vanity": what is in it already. */
export const ALLOWS = /\b(?:prices?|quotes?|estimates?|bids?) (?:allows?|assumes?|budgets?)\b|\ballowances? of\b/;

export const ORDER_ALLOWANCE = pattern()`
  \b(?:we |i |to |please |always |should )?(?:orders?|allow|buy|bring|purchase|measure|budget)\s+
    (?:for\s+|an?\s+|about\s+|around\s+|roughly\s+)*\d+(?:\.\d+)? %
  |\d %[^.;]*\b(?:waste|wastage|spares?|offcuts|breakage|overage)\b
  |\b(?:waste|wastage|spares?|offcuts|breakage|overage)\b[^.;]*\d %
`;

/** "A free inspection ($150 value)": what a gift would cost. */
export const GIFT_VALUE = pattern()`
  \b(?:free|complimentary|bonus|included|throw in)\b[^.;]*?(?:\bworth|\bvalued? at|\ba)?[ (]*\$ \d[\d.]*
    (?= value| worth|\b)(?: value| worth)
  |\b(?:free|complimentary|bonus|included|in the price)\b[^.;]*\ba \$ \d[\d.]* ?
    (?:(?:\/|per|an?) (?:[a-z]+ ){1,2}|- )?value\b
  |\b(?:free|complimentary|bonus|included)\b[^.;]*\b(?:worth|valued? (?:at|of)) (?:about |over |up to )?\$
  |\b(?:free|included|thrown in|no charge|complimentary)\b[^.;]*[,(-] (?:which |it |that )?(?:would |is |are )?
    (?:normally|usually|regularly|otherwise worth)\b
`;

/** What jobs usually cost: "most come to around $4,500", "a normal yard comes out around six thousand". */
const USUALLY = [
  // "last summer we did a garage conversion for $18,500"
  lines`
    ^(?:last|this past|one) (?:spring|summer|fall|autumn|winter|year|month|week|\w+day),? (?:we|i) (?:did|built|finished|completed|installed|painted|fitted|replaced)
      \b
  `,
  lines`
    \b(?:most|typical(?:ly)?|usual(?:ly)?|average|averages|normally|generally|often|tend to)\b[^.;]*\b
      (?:come|comes|came|run|runs|cost|costs|are|is|fall|falls|land|lands|work out|works out|end up|ends up
      |range|ranges|spend|pay|go for|goes for|sit|sits|take|takes|priced|between)\b
  `,
  String.raw`\b(?:an? |the )?(?:normal|standard)\b[^.;]*\b(?:comes?|works?|ends?) (?:out|up|to)\b`,
  String.raw`\ban? (?:normal|standard|usual|basic|plain) [^.;,]*\bis (?:about |around |roughly )?\$ \d[\d.]* - \d`,
  String.raw`\b(?:runs?|go(?:es)? for) (?:(?:about|around|roughly|from) )*\$ \d[\d.,]* (?:-|to) (?:\$ )?\d`,
  String.raw`\bthey (?:run|go for)\b`,
  lines`
    \bexpect to pay\b
    |\b(?:expect|(?<!\b(?:i|we) )figure|budget) (?:(?:about|around|roughly|anything|from|between|it to be) )*\$ \d
    |\b(?:i|we) figure (?:(?:about|around|roughly|anything|from|between) )*\$ \d[\d.]* (?:-|to|and) 
    |(?<!, )\bsomewhere (?:around|between|in)\b|\baverage\b|\bon average\b|\bballpark\b|\branges? (?:from|between)\b
  `,
  String.raw`\b(?:usually|typically|generally) (?:between|around|about|\$|\d)`,
];
export const TYPICAL = new RegExp(USUALLY.join('|'));

/** "LEDs use 80% less power", "copper cuts algae by 90%": what a thing does, in percent. */
export const WORLD = pattern()`
  \b(?:catch(?:es)?|traps?|filters?) (?:about |around |roughly |up to |over )?\d[\d.]* % of\b
  |\bstill (?:makes?|gives?|puts? out|delivers?|generates?|holds?|keeps?|runs? at|works? at|has|have) (?:about |around |roughly |over |at least )?
    \d[\d.]* %(?! (?:off|more|extra))
  |\d[\d.]* % (?:of \w+(?: \w+)? )?(?:at|in|by) year \d
  |\b(?:output|efficiency|yield|degradation|performance) (?:\w+ ){0,4}?\d[\d.]* % (?:a|per|each|every) year\b
  |\b(?:humidity|moisture)(?: \w+){0,3} \d[\d.]*(?: - \d[\d.]*)? %(?! (?:more|extra|off|dearer))
  |(?:as much|more|less|cheaper|extra|dearer) to (?:run|heat|cool|operate|own|insure|maintain|power)\b
  |\bsaves? (?:about |roughly |around |up to )*\d[\d.]*(?: - \d+)? % (?:over|compared to|versus|vs) (?!(?:\w+ ){0,2}(?:prices?|rates?|quotes?)\b)
  |\bsaves? (?:about |up to )?\d[\d.]*(?: - \d+)? % (?:of )?(?:the |your )?
    (?:water|energy|electricity|power|gas|fuel|heat|heating|cooling|time|space)\b
  |\b(?:uses?|shrinks?|expands?|swells?|settles?|evaporates?|loses?|wastes?|retains?|absorbs?|reflects?|kills?
    |fades?|lasts?|captures?|recovers?) (?:(?!extra|additional|another|adds?|plus|costs?|pays?|gets?)\w+ ){0,3}?
    \d[\d.]*(?: - \d[\d.]*)? %
  |\b(?:cuts?|shortens?|lengthens?|improves?|boosts?|extends?|slows?) (?!(?:the |our |your )?(?:price|quote|bill|total|cost|rate|estimate|fee|charge))
    (?:\w+ ){1,4}(?:by (?:about |around |roughly |nearly |almost |up to )?\d
    |\d[\d.]*(?: - \d[\d.]*)? %(?! (?:more|extra|off|less|dearer|cheaper|higher|lower)))
`;

/** "No 50% surcharge", "not even 5%", "within 10%": an amount that is named to say that there is none, or how near one is. */
export const NAMED_IN_VAIN = pattern()`
  \b(?:don't|dont|do not|never|won't|can't|cannot|not) (?:do|give|offer|accept|take|honou?r|run|pay)
    (?: an?| any| the)?(?: \$)?$
  |(?<=\w )skips? (?:the|our)$|\b(?:no|without|without an?|without any|not even|within|to within)(?: \$)?$
`;

/** "The rates above already include it". */
export const ALREADY_IN =
  /\balready (?:\w+ )?(?:includ\w+|in (?:the|our|all|these) (?:\w+ )?(?:prices?|rates?)|built in|factored)\b/;

/** "10% off is a good time to ask", "people who ask for 10% off": talk about a discount, and no promise of one. */
export const TALK_OF_DISCOUNT = pattern()`
  \b(?:don't|do not|never|no need to) (?:ask|beg|haggle|push) (?:us |me )?(?:for|about)\b
  |\b(?:asks?|asking|asked|haggl\w+|begs?|push(?:es|ing)?|negotiat\w+|fish(?:es|ing)|demands?|hop(?:es?|ing)) (?:us |me )?
    (?:for |about |to get |on )?(?:an? |the |another )?(?:\d[\d.]* %|\$ \d[\d.]*) (?:off|discount|less)
  |^\d[\d.]* % (?:off|discount|more|extra|less) (?:is|are|was|sounds|seems|would be) (?:not |never |hardly |only |just )?
    (?:an? |the |our |what |how |too |no )?(?:very |really |pretty )?
    (?:good|nice|great|fair|big|small|common|typical|usual|reason|time|way|help|lot|little|much|we|people|you)\b
`;

/** "Labour is 60% of the price": what a price is made of. */
export const SHARE_OF_PRICE = pattern()`
  \b(?:labou?r|materials?|parts|prep|preparation|wages?|overheads?|supplies|paint|adhesive|glue|timber|lumber
    |steel|concrete|grout|fuel|permits?|insurance|delivery) (?:is|are|makes? up|accounts? for|takes? up) (?:about |around |roughly |usually |typically |often |over |nearly )*
    \d[\d.]*(?: - \d+)? % of\b
`;

/**
 * "A heated floor uses $12 of power", "hardwood brings back 70%": what a thing does; the amount is what its verb is about. "Two
 * returns $80", "apartment blocks $85" are things.
 */
export const OF_THE_WORLD = pattern()`
  (?<=[a-z] )
    (?<!\b(?:one|two|three|four|five|six|eight|ten|extra|additional|more|other|further|apartment|office|tower|flat|unit) )
    (?:uses|weighs?|brings? back|lasts?|loses?|wastes|contains?|measures|reads|produces|blocks|reflects|burns
    |draws|pulls|grows?|shrinks?|returns|recoups?|gains|fetch(?:es)?|sells? for|rents? for|lets through)
    (?: (?:about|around|roughly|up|to|over|nearly|almost|only|just|some|between|less|more|than|another|back|out))*
    (?: \$)?$
`;

/** "80% of a good paint job is prep": what things are made of. */
export const SHARE_OF_WORLD =
  /^of (?:(?!price|rate|cost|total|quote|bill)\w+ )+(?:is|are|goes|go|comes|come|was|were|has|have|leaks?|leaves?)\b/;

/** "15-20% is common", "2% per foot is standard": how the world is, and no price. */
export const IS_USUAL = pattern()`
  ^(?:is|are) (?:\w+ )?(?:common|customary|typical|normal|standard|usual|average|ideal|best|healthy|safe|good
    |right|comfortable|fine|ok|okay|recommended|required|plenty|enough)\b
`;

/** "Give us 48 hours or it's $60": what a broken agreement costs later. */
export const PENALTY = pattern()`
  \b(?:let|give|tell|call|text|notify|ring|message)\b[^.;]*\b(?:or|otherwise) (?:else )?
    (?:it's|its|it is|we|i|you|there's|a|that's|pay|the)\b
`;

/** "Set it to 78 and you save 10%": what a thing saves that is used so. */
export const SAVES_IN_USE = /^(?:set|turn|run|dial|keep|lower|raise) [^.;]*\byou(?:'ll| will| can| could)? save\b/;

/** "Keep the cars off for 7", "it hits full strength at 28": so many days. */
export const KEEPS_OFF = pattern()`
  \bkeep (?:the |all |your |any )?\w+ (?:off|out|away|on|shut|closed|dry|wet)\b(?: it| of it)? for \d+\W*$
  |\b(?:strength|cures?|cured|hardens?|dries|dry) (?:at|by|after|in) (?:about |around )?\d+\W*$
`;

/** "Keep it between 35 and 55%", "set it at 78": what somebody should do. */
export const INSTRUCTS = pattern()`
  ^(?:please |always )?
    (?:keep|set|maintain|leave|store|hold|run|turn|water|mix|thin|dilute|let|use|stay|wait|mow) (?:(?:\w+ )?
      (?:at|between|above|below|under|over)\b
    |it|them|the|your|at|between|all|an?|in|on|for|off|within|under|over|above|below)\b
`;

export const UPPER_LIMIT = pattern()`
  \b(?:(?:never|doesn't|don't|won't|wont|not) (?:more than|charge more|over|exceed
      |(?:goe?s?|costs?|exceeds?|be|rises?) (?:above|over|beyond|past|more than))
    |no more than|not more than|at most|capped?|maximum|max
    |(?:price|charges?|fees?|total|travel|cost|costs|labou?r|hourly|an?|the|our|we) cap
    |(?<!\b(?:chimney|flue|post|vent|roof|ridge|stack|rain|drain|sewer|end|gas|fence|valve|tank|pipe|pool|wall
        |metal|steel|copper) )cap (?:of|at|on(?! top)|is)
    |ceiling of|won't (?:exceed|go over)|not exceed|wont exceed)\b
`;

/** A price of every so-manieth job or piece: no kind of effect can say it. */
export const EVERY_NTH = pattern()`
  \b(?:every|each) (?:\d+(?:nd|rd|th)|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b
    (?! (?:weeks?|fortnight|months?|days?|storey|story|floor|level|${WEEKDAY}))
  |\bgets? (?:the |your |an? )?(?:\d+(?:nd|rd|th)|second|third|fourth|fifth|next)\b(?! off)[^.;]*\b
    (?:off|free|half)\b
  |\bbuy (?![^$%]*, so )\w+\b[^.;]*\bget\b
`;

export const ROUNDING = pattern()`
  \b(?:rounding|nearest)\b
  |\b(?:total|sum|price|bill|amount|invoice|it)\b[^.;]{0,20} up to the next (?:\$|\d|whole|full)
  |\bround(?:s|ed)? (?:\w+ ){0,4}?(?:to|up|down|off)\b
    (?: (?:to )?(?:the |an? )?(?:next|nearest|whole|full|even|\$|\d)|$| ?[.,;])
`;

export const COMMAND =
  /\b(?:ignore|disregard|forget|override)\b[^.;]*\b(?:rules?|instructions?|prompt|prices?|everything)\b/;
