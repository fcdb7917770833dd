import { lines, NUMBER_WORD, pattern, SEASON } from '../../language/index.js';

const WANTED = String.raw`\b(?:still|again|back|needs?|needed|wants?|wanted|please|would|could|can you)\b`;
const DONE = lines`
  (?:cleaned|fixed|repaired|removed|replaced|sorted|treated|dealt|cleared|stripped|rewired|replumbed|torn|pulled|ripped|dug
    |taken|redone|rebuilt|redecorated|knocked|demolished|painted over|gone(?! (?:cloudy|bad|rotten|rusty|soft|mouldy|moldy|wrong|grey|gray|yellow)))
`;
const LEFT = lines`
  (?:went|gone) (?:with|to) (?:my|our|his|her|live|a (?:new|good)|the (?:shelter|vet|pound))|moved out
    |passed(?: away| on(?! (?:the|it|this|our|my)\b)| last| in)
`;
/** What is done, or wanted, of the thing after all: "replace both", "remove it anyway". */
const OF_IT = String.raw`\b(?:remov|replac|fix|repair|redo|restor|clean|paint|treat)\p{L}* (?:it|them|both|that|those|all)\b`;
/** What is to take its place, or has come back: "we need a new one", "it's back". */
const ANOTHER = String.raw`\b(?:a new one|another one|new ones|(?:is|it'?s|are|they'?re|came|come) back)\b`;
/** "It had a new heater in 2009 and that is leaking": what was put in then is what is to be mended. */
const FAILING = String.raw`\b(?:died|leak\p{L}*|clogged|blocked|broken|broke|stopped|failed|failing|has to|have to|must)\b`;
/** "There were mice up there, but a company cleaned all of that up", "it had rubber cable once, but was rewired in 2018": over. */
const DEALT_WITH = pattern('giu')`
  (?:\b(?:when|before|after) (?:we|i)\b[^.,;!?\n]*,? )?\b
    (?:there (?:was|were|used to be)|(?:we|i|it|they|the (?:house|place|flat|building)) (?:once )?(?:had|did have|used to have)) [^.;!?\n]{3,80}?,? but
    (?:(?!${WANTED}|\b(?:not|never|nobody|no one)\b)[^.,;!?\n])*\b(?:${DONE}|took care|got rid|got (?:it|that|them|those) (?:out|off|down)|${LEFT})\b
    (?:(?!${WANTED}|\b(?:badly|poorly)\b)[^.,;!?\n])*(?=[.,;!?\n]|$)(?![^.;!?\n]*(?:${OF_IT}|${ANOTHER}))
`;
/** "The barn has 2,000 sq ft, but that is for the hay and needs nothing." */
const NEEDS_NOTHING = pattern('giu')`
  (?:(?<=[.,;!?\n] ?)|^)(?:(?!\b(?:wants?|would|please|like|just|only|needs? (?!nothing|no\b))\b)(?:[^.,;!?\n]|,(?=\d{3})))*?\b
    (?:needs? (?:nothing|no (?:work|attention))|(?:doesn'?t|don'?t|does not|do not) need (?:anything|any work|touching))
    (?=(?: at all| done| either)?\s*(?:[.,;!?\n]|$))
`;
/** "Dryer works fine tho": beside what is broken, nothing is to be done to it. */
const WORKS_FINE = pattern('giu')`
  (?<=[.,;!?\n] ?|\b(?:and|but) )(?:(?:the|my|our) )?(?:[\p{L}-]+ ){1,3}
    (?:still )?(?:works?|runs?|working|running)(?: (?:just |perfectly |totally )?(?:fine|ok|okay|well|great|good|perfectly))?
    (?: (?:tho|though))(?=\s*(?:[.,;!?\n]|$))
`;
const TAKER = lines`
  (?:(?:my|our|his|her|the|a) (?:\p{L}+ )?(?:sister|brother|cousin|friend|mate|buddy|roommate|flatmate|neighbou?r|son|daughter
      |mum|mom|mother|dad|father|ex|nephew|niece|uncle|aunt|charity|church|school|dump|tip|op shop|thrift store|in-laws)s?
    |him|her|them|goodwill|charity|auction)\b
`;
/** "The fridge already went to my cousin", "the keyboard is going with him". */
const WENT_TO = pattern('giu')`
  (?:(?<=[.,;!?\n] ?|\b(?:and|but) )|^)(?:(?:the|my|our|that|only) )?(?:[\p{L}'-]+ ){1,3}
    (?:(?:has|have|is|are|was) )?(?:already |just |all )?(?:(?:went|gone|sold|donated|given)(?: on)? (?:to|with) ${TAKER}
      |going with (?:him|her|them)\b|(?:stayed|stays|lives|staying|living) with (?!us\b)${TAKER})
    [^.,;!?\n]*
`;
/** "I've sold the bed", "we already got rid of the couch". */
const GOT_RID = pattern('giu')`
  \b(?:i|we)(?:'ve| have)? (?:already |just )?(?:sold|got rid of|gotten rid of|gave away|given away|donated|threw out|thrown out|tossed)
    (?: (?:the|my|our|that|those))(?! (?:\p{L}+ )?(?:house|home|flat|apartment|place|condo|unit|business|property)\b)(?: (?!and\b|but\b|so\b)\p{L}[\p{L}-]*){1,3}
`;
/** "I did get locked out at 1 am in February, at the old place, different story": history. */
const ELSEWHERE_ONCE = pattern('giu')`
  (?:(?<=[.;!?\n] ?)|^)(?:(?!${WANTED}|\b(?:we're|now)\b)[^.;!?\n])*\b(?:did|got|was|were|had|charged|cost|paid|quoted|took)\b(?:(?!${WANTED})[^.;!?\n])*\b
    at (?:the|my|our) (?:old|last|previous|former) (?:place|house|home|apartment|flat)\b
    (?:(?!${WANTED})[^.;!?\n])*(?=[.;!?\n]|$)
`;
/** "Our last place was a sloping block, this one isn't" */
const LAST_PLACE = pattern('giu')`
  \b(?:our|my|the) (?:last|previous|former) (?:place|house|home|block|yard|garden|section|property|flat|apartment)(?: \p{L}+)? (?:was|were|had)\b
    (?![^.;!?\n]*\b(?:too|as well|also|same|again)\b)(?:(?!${WANTED})[^.;!?,\n])*
`;
/** "Ye did 3 hours for my mother last year, she was delighted", "you fitted 8 radiators last year, no complaints" */
const FOR_OTHERS_ONCE = pattern('giu')`
  \b(?:you|ye|y'all)(?: (?:guys|lads|folks))? (?:did|put in|fitted|installed|built|laid|painted|cleaned|\p{L}{3,}ed)\b(?:
      (?:(?!${WANTED})[^.,;!?\n])*\bfor (?:my|our) (?!own\b)\p{L}+(?:(?!${WANTED})[^.,;!?\n])*\b
        (?:last (?:year|month|week|spring|summer|autumn|fall|winter)|in (?:19|20)\d\d|ago)(?:, (?:s?he|they) (?:was|were) \p{L}+)?
      |(?:(?!${WANTED})[^.,;!?\n])*\blast (?:year|month|spring|summer|autumn|fall|winter), no complaints)
    (?=\s*(?:[.,;!?\n]|$))
`;
/** "The last bloke reckoned he'd need a pump, but that was before the carport went": what we have decided since stays. */
const REASON_GONE = pattern('giu')`
  \b(?:(?:the|a|some|another) (?:\p{L}+ )?(?:guy|bloke|man|builder|contractor|firm|company|one|mob|crew|outfit|\p{L}+er)|he|she|they)\s
    (?:said|reckoned|quoted|wanted|thought|figured|told)\b[^.;!?\n]*?,? but that was before\b
    (?: (?!we (?:decided|chose|picked|went|added|want))(?:(?!\b(?:now|so)\b)[^.,;!?\n])*)?
`;
/** "…, the budget won't stretch to it": why, and nothing that is broken. */
const BUDGET = pattern('giu')`
  ,? ?(?:(?:because|since|as|cause) )?\b(?:the|our|my) budget (?:won'?t|wont|doesn'?t|can'?t|cannot|isn'?t|will not)\b[^.,;!?\n]*
`;
/** "I moved in with 2 suitcases (2,600 miles in a Corolla, 4 days)": how it was, in brackets. */
const MOVED_HERE = pattern('giu')`
  (?<=\b(?:i|we) (?:moved|came|drove|flew)\b[^.;!?\n()]{0,60}) ?\([^()]*\)
`;
/** "Oven needs doing. Carpets dont, landlord had those shampooed": left out of what needs it. */
const NOT_THOSE = pattern('giu')`
  (?<=\b(?:needs?|wants?|doing|done|cleaning)\b[^!?\n]{0,60}[.,;] ?)(?:the |my |our )?[\p{L}-]{3,} (?:don'?t|doesn'?t|do not|does not)
    (?=\s*(?:[.,;\n]|$))(?:, (?:the |my |our )?\p{L}+ (?:had|did|has had|got) [^.,;!?\n]*)?
`;

/** "It had a new roof in 2009 that cost $7,200", "we did have gutter guards once, useless things" */
const HAD_ONCE = pattern('giu')`
  \b(?:it|we|i|they|the (?:house|place|building))(?:'s| has| have)? (?:had
    |did have) (?:an? new (?:\p{L}+ ){1,3}?(?:back )?in (?:19|20)\d\d|[^.;!?,\n]{2,40}? once)\b
    (?![^.;!?\n]*(?:${OF_IT}|${ANOTHER}|${WANTED}|${FAILING}))(?:(?! and (?:now|it|they)\b)(?:[^.;!?,\n]
      |[,.](?=\d)))*(?:, [^.;!?,\n]*\b(?:threw|useless|sold|gone|got rid)\b[^.;!?,\n]*)*
`;
/** "The old stump at the far end was ground out last winter, so that's gone too" */
const TAKEN_THEN = pattern('giu')`
  (?:(?<=[.;!?\n] ?)|^)(?:the|our|that|those|both) (?:[\p{L}'-]+ ){1,7}?(?:was|were|got|has been|have been) (?:already )?
    (?:ground (?:out|down)|felled|cut down|dug (?:out|up)|pulled (?:out|up|down)|taken (?:out|down|away)|ripped out|demolished|removed|hauled (?:off|away))
    (?: (?:already|last (?:year|month|week|${SEASON})|in (?:19|20)\d\d|(?:a|two|three|\d+) (?:years?|months?|weeks?) ago))
    (?![^.;!?\n]*(?:${OF_IT}|${ANOTHER}|${WANTED}))(?:,? so (?:that|it|they|those)(?:'s|'re| is| are) (?:all )?gone(?: too| as well)?)?
`;
/** "There are 12 windows, but the three in the basement were replaced in 2015 and are fine as they are" */
const SOME_WERE = pattern('giu')`
  (?:\bthere are \d+ [\p{L} ]{3,40}?,? but )?\bthe (?:one|two|three|four|five|six|\d+|ones?|others?)(?: \p{L}+)? (?:in|on|at
    |upstairs|downstairs)[^.;!?,\n]{0,30} (?:was|were|have been|got) (?:${DONE})
    (?: (?:already|last \p{L}+|in (?:19|20)\d\d|\p{L}+ years? ago))\b(?![^.;!?\n]*(?:${OF_IT}|${ANOTHER}
      |${WANTED}))(?!,? and (?!(?:are|is) (?:fine|good|ok|okay)))(?:,? and (?:are|is) (?:fine|good|ok|okay)[^.;!?,\n]*)?
`;
/** "After what happened to my brother in law (fell 9 feet, two screws in his hip)" */
const HAPPENED_TO = pattern('giu')`
  (?<=\bwhat happened to (?:my|our|the) [^.;!?\n()]{2,40}) ?\([^()]*\)
`;
/** "The last time I rented a machine it was $110 for 4 hours and I did about 6 feet" */
const LAST_TIME = pattern('giu')`
  \b(?:and )?(?:the )?last time (?:i|we) (?!was\b|were\b|had you|used you|called you|(?:checked|counted|measured|looked|estimated|walked|paced)\b)
    (?![^.;!?\n]*\b(?:same|again)\b)(?:(?!${WANTED}|\bnow\b)(?:[^.,;!?\n]|[.,](?=\d)))*(?=[.,;!?\n]|$)
`;

/** "Last year it was 8 yards, but since then we added a strip" */
const LAST_YEAR = pattern('giu')`
  \b(?:the )?last (?:year|time|season|${SEASON}),? (?:it|that|we|they)(?: \p{L}+)? (?:was|were|had|used|got|needed|took|ordered|put (?:in|down|on))\s
    (?:about |around |only |just )?(?:\d|${NUMBER_WORD}\b)(?:(?!${WANTED}|\b(?:same|too)\b)(?:[^.,;!?\n]|[.,](?=\d)))*
    (?:,? but|(?=[.,;!?\n]|$))
`;
/** "There's an old slab next to it, 3 m by 3 m, that one stays put so don't touch it" */
const STAYS_THERE = pattern('giu')`
  (?:(?<=[.;!?\n] ?)|^)there(?:'s| is| are|s) (?:an?|the|some|one|two|three|\d+) [^.;!?\n]{3,120}?,? (?:and |but |which |so )?(?:that one|it|that|this|they|those|which|that) ?
    (?:(?:can|will|is going to|are going to|has to|have to|should|all|just|both) )*(?:stays?|staying|(?:is|are) staying|remains?)\b
    (?! (?:dry|clean|wet|warm|cold|on|open|shut|closed|up)\b)[^.;!?\n]*
`;

/** "In 1998 we put in a blue carpet": how it came about, unless that is what fails now. */
const IN_YEAR = pattern('giu')`
  (?:(?<=[.;!?\n] ?)|^)(?:back )?in (?:19|20)\d\d,? (?:we|i|they|he|she|my \p{L}+) (?:had |first )?(?:put (?:in|up|down)|laid|fitted|installed|built|painted|planted)\b
    (?:(?!${WANTED}|${FAILING}|\b(?:and|but) (?:it|now|that)\b)[^.;!?\n])*(?=[.;!?\n]|$)
    (?![.;!?\n]\s*(?:it|they|that|this)\b[^.;!?\n]{0,30}\b(?:needs?|leak\p{L}*|brok\p{L}*|dead|died|won'?t|doesn'?t|stopp\p{L}*|fail\p{L}*|peel\p{L}*|crack\p{L}*
        |worn|shot|rust\p{L}*|rott\p{L}*))
`;

/** "The storm of 2021 took two other trees, but they were cleaned up" */
const STORM_TOOK = pattern('giu')`
  \b(?:the|that|a|an) (?:\p{L}+ )?(?:storm|hurricane|cyclone|tornado|gale|wind|derecho)(?: (?:in|of|back in) (?:19|20)\d\d)? (?:took|got|knocked|blew|brought|claimed|felled)\b
    (?=[^.;!?\n]*\b(?:ancient history|cleaned up|long gone|cleared up|dealt with|years? ago)\b)[^.;!?\n]*
`;

/** What a message tells that is over, sold, or in order, and no part of the work. */
export const GONE = [
  DEALT_WITH,
  NEEDS_NOTHING,
  WORKS_FINE,
  WENT_TO,
  GOT_RID,
  ELSEWHERE_ONCE,
  LAST_PLACE,
  FOR_OTHERS_ONCE,
  REASON_GONE,
  BUDGET,
  MOVED_HERE,
  NOT_THOSE,
  HAD_ONCE,
  TAKEN_THEN,
  SOME_WERE,
  HAPPENED_TO,
  LAST_TIME,
  LAST_YEAR,
  IN_YEAR,
  STAYS_THERE,
  STORM_TOOK,
];
