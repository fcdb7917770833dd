import { lines, pattern } from '../../language/index.js';

/** What leaks in while it rains: "the roof is leaking and it's pouring outside". */
const LEAKS_IN_RAIN = lines`
  \b(?:roof|skylight|ceiling)(?:'s|s)?\b[^.]{0,12}\bleak(?:s|ing)\b[^.]{0,50}(?<!\bif |\bwhen )\bit(?:'?s| is) (?:\p{L}+ )?
    (?:bucketing|pouring|teeming|pelting|hammering|raining|pissing|storming)\b
    (?: (?:down|cats|hard|outside|now|atm|again|here|right now|at the moment)\b)
`;
/** Water where none belongs, each within one sentence. */
const RUNS = [
  LEAKS_IN_RAIN,
  // "Water pours in around the skylight", either way round
  lines`
    \b(?:water|rain)\b[^.]{0,25}\b(?:pour\w*|gush\w*|stream\w*|everywhere)\b[^.]{0,40}\b
      (?:roof|skylight|storm|chimney)\b
  `,
  lines`
    \b(?:roof|skylight|storm|chimney)\b[^.]{0,50}\b(?:water|rain)\b[^.]{0,15}\b
      (?:pour\w*|gush\w*|stream\w*|everywhere)\b
  `,
  // "There's a hole in the roof and the rain is coming in", and none that is forecast
  lines`
    ^(?!.*\b(?:shed|barn|carport|gutters?)\b).*\b(?:hole|gap|roof|ceiling|skylight)\b[^.]{0,40}\brain(?:'s|s| is) (?:now )?(?:coming|getting|blowing) (?:right )?in\b
      (?! (?:on|this|next|later|tomorrow|tonight|overnight|a|the|soon|by|over)\b)
  `,
  // "Water is gushing out", "water everywhere"
  lines`
    \bwater(?:'s)?\b[^.]{0,15}\b
      (?:spray\w*|gush\w*|pour\w*|shooting|everywhere|streaming|flooding|rising|rushing)\b
  `,
  // "The valve is spraying"; a sprinkler is meant to, and so is paint
  lines`
    ^(?!.*\b(?:sprinklers?|irrigation|garden hose)\b
      |(?!.*\b(?:water|leak\w*|burst\w*)\b).*\b
        (?:(?:by|for|before) spraying|(?:re)?paint(?:ed|ing)|(?:you|to|i|we|please) (?:re)?paint)\b).*\b
      (?:pipes?|valves?|fittings?|joints?)\b[^.]{0,25}\b(?:spraying|gushing|spewing)\b
  `,
  // "The tub fills with water"
  String.raw`\b(?:filling|fills|filled) (?:up )?(?:with|from) (?:\w+ )?water\b`,
  String.raw`\b(?:flooding|inundaci[oó]n)\b`,
  // "The basement got flooded"
  String.raw`\b(?:is|are|getting|got|just|room|kitchen|basement|house|floor|bathroom) flooded\b`,
  // "The kitchen is under water"
  lines`
    \b(?:room|kitchen|basement|house|floor|bathroom|garage|cellar|pad) (?:is |are )(?:all )?
      (?:under ?water|full of water)\b
  `,
  // "It leaks everywhere", "leaking all over the floor", "water all over my desk"
  String.raw`\bleak\w*[^.]{0,10}\beverywhere\b`,
  String.raw`\bleaking[^.]{0,10}\ball over (?:the|my|our) `,
  String.raw`\bwater\b[^.]{0,12}\ball over (?:the|my|our) (?!yard|lawn|garden|driveway)`,
  // "Two inches of water in the basement"
  lines`
    \b(?:inch(?:es)?|feet|foot) of (?:standing )?water (?:in|on) (?:the |my |our )?(?:\p{L}+ )?
      (?:basement|cellar|kitchen|house|home|garage|(?:bath|bed|living |laundry )?room|crawl ?space|hall\w*
      |apartment|office|shop|floor)\b
  `,
  // "Water is coming through the ceiling"; where it once came, it left a stain
  lines`
    \bwater\b(?! (?:pipe|line|heater|main|supply|stain|damage|mark|softener|tank|tap|feature)s?\b)
      (?:(?!\b(?:(?<!just )came|went|got|leaked|ran|dripped|stains?|damage)\b)[^.]){0,20}\b
      (?:through|from|out of) (?:the |my |our )?(?:\p{L}+ ){0,2}(?:ceiling|light|panel|outlet|breaker)
  `,
  // "Dripping from the ceiling"
  lines`
    \b(?:leaking|dripping|leaks|drips|raining)\b[^.]{0,12}\b(?:through|from|out of|down from) (?:the |my |our )?
      (?:\p{L}+ ){0,2}ceiling
  `,
  // "The ceiling is bulging with water"
  String.raw`\bceiling(?:'s| is| has been)? (?:now )?(?:leaking|dripping|raining|bulging (?:with|from|full of))\b`,
  // "Water running down the walls"
  lines`
    \bwater\b(?! (?:pipe|line|heater|main|supply|tap|feature)s?\b)[^.]{0,12}\b
      (?:running|coming|dripping|leaking) (?:down|out of|from|through) (?:the |my |our )?(?:\p{L}+ ){0,2}
      (?:walls?|drywall|upstairs(?! (?:deck|balcony|porch))|apartment above|neighbou?rs?)\b
  `,
  // "The toilet is overflowing"; a sink that does with dishes is only full
  lines`
    \b(?:toilets?|sink|tub|bathtub|washer|washing machine|dishwasher)\b(?:[^.]{0,15}| (?:at|in|of) (?:my|our|the|her|his|their) [^.,;!?]{2,30})\b(?:is|keeps|won'?t stop) overflowing
      \b(?! with (?:(?!water\b)\p{L}+ ){0,2}(?:dishes|plates|pots|pans|bottles|laundry|cloth\w*|towels|toys
        |stuff|things|junk|trash|garbage|leaves|hair)\b)
  `,
  lines`
    (?<!\b(?:trash|garbage|rubbish|cans?|bins?|dumpsters?|hampers?)(?: is| are| keeps)? )\boverflowing (?:onto(?! (?:the|my
      |our) (?:\p{L}+ )?(?:deck|patio|path|walkway|driveway|lawn|garden|porch|steps|flower))|everywhere|right now)
  `,
  // "The water won't shut off"
  lines`
    \b(?<!hot )water (?:won'?t|wont|will not) (?:stop|shut off|turn off)\b
      (?! (?:being|smelling|tasting|looking)\b)
  `,
];
const RUNNING = new RegExp(RUNS.join('|'), 'u');
const RAINS_IN = new RegExp(LEAKS_IN_RAIN, 'u');

/** "Water pours over the door every time it rains": nothing that happens now. */
export const HABIT = pattern()`
  \b(?:every|each) ?time
  |^(?!.*\b(?:now|again|today|tonight)\b).*\b(?:every|each) (?:spring|summer|fall|autumn|winter|year|season|wet season)
    \b
  |(?:when(?:ever)?|if) it(?:'?s| is)? (?:\w+ )?(?:rain|storm|pour|snow|melt|bucket)(?:s|ing)\b
`;
/** No water main stops what comes from there. */
const FROM_ABOVE = /\b(?:roof|rain\w*|storm|skylights?|gutters?|chimney|shingles?)\b/;
const FROM_PIPES = /\b(?:pipes?|plumb\w*|toilets?|tub|bath\w*|showers?|sinks?|valves?|faucets?|washer|hose)\b/;
const OTHER_STUFF = lines`
  (?:(?<!central )air|heat|cold(?! water)|draf?ts?|draughts?|(?:day|sun|see |some )light|paint|oil|grease
    |(?:saw)?dust|plaster|insulation|sand)
`;
/** What water leaves, or is by nature: "water spots all over the glass". */
const TRACES = pattern('gu')`
  (?<!ing (?:\p{L}+ )?)\bhard water\b|\b(?:stain\w*|spots?|marks?) (?:from|of) (?:the )?water\b
  |\bwater[- ]?(?:spot(?:s|ted)?|stain(?:s|ed|ing)?|marks?|damaged?)\b
`;
/** What leaks or drips without being water: "cold air leaking from the ceiling". */
const DRY_LEAK = pattern('gu')`
  \b${OTHER_STUFF}(?: is| are| keeps)? (?:leak|dripp?|rain|spray)(?:s|ing)?\b(?: down)?
  |\b(?:leak|dripp?|rain|spray)(?:s|ing)? (?:(?!(?:in|on|onto|into|to|through|from|behind|under|over|by|near|at|and|or)\b)\p{L}+ )?
    (?:${OTHER_STUFF}|light(?= (?:in|into|at|through|from)\b|\W*$)|dirt|debris)\b
`;

/** A sentence with what is no running water blotted out, each place where it was. */
function wateryOf(sentence: string): string {
  const blot = (words: string) => '~'.repeat(words.length);
  const watery = sentence.replace(TRACES, blot);
  return /\bwater\b/.test(watery) ? watery : watery.replace(DRY_LEAK, blot);
}

/** Where a sentence tells of water that runs into a building now; null where it tells of none. */
export const waterIn = (sentence: string): RegExpExecArray | null =>
  HABIT.test(sentence) ? null : RUNNING.exec(wateryOf(sentence));

/** What the danger is called; `text` is all that was written. */
export function waterDanger(sentence: string, text: string): 'flooding' | 'rain through the roof' {
  const isRain = RAINS_IN.test(sentence) || FROM_ABOVE.test(sentence);
  return isRain || (FROM_ABOVE.test(text) && !FROM_PIPES.test(text)) ? 'rain through the roof' : 'flooding';
}
