import { ANY_TREE, pattern } from '../../language/index.js';

/** A word that names a work only together with others. */
interface Together {
  word: RegExp;
  /** Whether the text before and after it lets it name the work. */
  names: (before: string, rest: string, lower: string) => boolean;
}

const A_TREE = pattern('u')`
  (?<!\b(?:under|underneath|beside|near|by|in|on|at|around|round|behind|through|over|off|past|from|to) (?:(?:the|our|my|a|an|that|this|those|few|some) )*(?:\p{L}+ )?)
    \b(?:gums?|${ANY_TREE})\b
    (?:[^,.;:!?]{0,40}|[^.;:!?]{0,80}\b(?:it|they|both|all) )$
`;
const ITS_BRANCHES =
  /^dropped (?:(?:a|an|its|some|the|two|big|large|huge|dead|\d+) )*(?:limb|branch|bough|lea[fv]|sap|needles|pods|fruit|nuts|acorns)/;

const TOILET_AILS =
  /^loos?\b[^,.;!?]*\b(?:block|clog|leak|run|flush|overflow|rock|broke|crack|cistern|seat|gurgl|drip|won'?t|doesn'?t)/;
const TOILET_WANTED = pattern('u')`
  \b(?:new|replac\w*|repair\w*|fix\w*|unblock\w*|blocked|clogged|leak\w*|running|broken|install\w*|change|swap\w*|fit) (?:(?:the|our|my|a|an|\d+|upstairs|downstairs|outside|second|two) )*
    $
`;

const OTHER_WORK_ON_A_DOOR = /\b(?:lock(?:s|ed|smith)?|re-?key\w*|keys?|paint\w*|clean\w*|wash\w*|(?:cat|dog) flap)\b/;

const ROOF = /\b(?:roof|re-?roof|shingles?)/;
const SEALED = pattern()`
  ^skylights? (?:(?:that|which|both|all|will|would|just|only|to|have|has|be) ?)*
    (?:need\w*|want\w*|get\w*|re-?flash\w*|reseal\w*)\b(?![^.;!?]*replac)[^.;!?]{0,24}?(?:flash|seal)
`;

const FULL_OF_THINGS = pattern('u')`
  ^\p{L}+(?: is| are|'s)?(?: (?:all|just|half|completely|totally))? (?:full of|filled with|packed with|stuffed with|crammed with|loaded with|cluttered with) (?:\p{L}+ ){0,3}?
    (?:stuff|junk|things|crap|rubbish|trash|garbage|clutter|boxes|furniture|tools|toys|odds|bits|belongings|clothes|debris|bags|scrap)\b
`;

/** "The sofa is clean, we checked it twice", "the gutters are clean but the roof leaks": how it is, and nothing that is to be done. */
const IS_SO = pattern('u')`
  (?<!\b(?:want|need|like|all|what|to make sure|until|so|if|once|when)\b[^.!?;]*)\b(?:is|are|isn't|aren't|looks?|seems?|was|were)
    (?: (?:all|both|still|already|pretty|nice and|very|really|quite|fairly|perfectly|completely|otherwise|not))* $
`;
const CLEAN_STATE = /^clean(?:\W*$| ?[,.;!)]| (?:but|though|already|enough|apart|except|otherwise|inside|outside)\b)/;

const TOGETHER: Together[] = [
  { word: /^clean\b/, names: (before, rest) => !(IS_SO.test(before) && CLEAN_STATE.test(rest)) },
  // "The old elm has to go", and not "the couch under the tree has to go", "the tree dropped its leaves"
  {
    word: /^(?:(?:needs?|has|have|got) to go|gotta go|dropped)\b/,
    names: (before, rest) => A_TREE.test(before) && !ITS_BRANCHES.test(rest),
  },
  // "The loo is blocked", and not "paint the loo"
  { word: /^loos?\b/, names: (before, rest) => TOILET_AILS.test(rest) || TOILET_WANTED.test(before) },
  // "A hose burst behind the washing machine", and not "the vacuum hose split", "a split system, the hose out the back"
  {
    word: /^hoses?\b/,
    names: (before, _rest, lower) =>
      !/\b(?:ac|a\/c|dryer|vent|sprinkler|irrigation|garden|vacuum|hydraulic|gas|drain) $/.test(before) &&
      !/\bsplit system/.test(lower),
  },
  // "My car windows"
  {
    word: /^windows?\b/,
    names: (before) => !/\b(?:car|truck|van|ute|suv|pickup)(?:'s)? (?:side |rear |back )?$/.test(before),
  },
  // "36 metres of Colorbond down the side", and not "150 square metres of Colorbond for the roof"
  {
    word: /^(?:m|lm|mtrs|met(?:re|er)s?) (?:of )?colou?rbond/,
    names: (before, rest, lower) =>
      !/\b(?:square|sq) ?$/.test(before) &&
      !/\b(?:roof|gutter|fascia|flashing|cladding|downpipe|shed|walls?\b|walling|sheets?\b|capping|barn|carport)/.test(
        lower,
      ) &&
      !/\b(?:wash|clean|paint|trim|pull(?:ing)? down|remov\w+|repair|fix|along)\b[^.;!?]*$/.test(before) &&
      !/^[^.;!?]* to (?:paint|wash|clean|repair|remove)\b/.test(rest) &&
      !/\bcolou?rbond (?:\p{L}+ )?(?:garage|patio|verandah?|awning|pergola|doors?|steel|letterbox|soffits?)\b/u.test(
        rest,
      ),
  },
  // "The spring on our double garage door", and no work for spring
  {
    word: /^spring (?:on|of|for|in)\b/,
    names: (_before, rest) =>
      /^spring (?:on|of|for|in) (?:(?:one|both) of )?(?:the|our|my|this|that|an?|his|her) (?:[\p{L}\d-]+ ){0,3}(?:garage|door)/u.test(
        rest,
      ),
  },
  // "A granite island", and not "marble tile behind the bar"
  {
    word: /^(?:granite|marble|quartz|quartzite|soapstone)\b/,
    names: (_before, rest) =>
      !/^\p{L}+ (?:[\p{L}\d-]+ ){0,2}?(?:tiles?|mosaics?|floor(?:s|ing)?|steps|stairs|backsplash|pavers?|fireplace|hearth|thresholds?|saddles?|sills?|shower)\b/u.test(
        rest,
      ),
  },
  // "The pool's pump", and not "a heat pump with a variable speed fan"
  {
    word: /^pumps?\b/,
    names: (before) => !/\b(?:heat|sump|well|bore|condensate|water) $/.test(before),
  },
  // "A new skylight", and not "two skylights that will need new flashing"
  { word: /^skylights?\b/, names: (_before, rest, lower) => !SEALED.test(rest) || !ROOF.test(lower) },
  // "A clay tile roof": a roof, and nothing that is tiled
  { word: /^tiled? roof/, names: () => false },
  // "Build a shed", and not "a shed full of stuff": where something is
  { word: /^(?:shed|garage|basement|attic|carport|house)s?\b/, names: (_before, rest) => !FULL_OF_THINGS.test(rest) },
  // "A new liner", and not "a vinyl liner swimming pool", "an in ground pool with a vinyl liner"
  {
    word: /^liner/,
    names: (before, rest) =>
      !/^liner (?:\p{L}+ )?pools?\b/u.test(rest) &&
      (!/\bpool\b[^.;!?]{0,20} with an? (?:\p{L}+ )?$/u.test(before) ||
        /^liner\b[^.;!?]*\b(?:torn|tear|rip|leak|hole|replac|new)/.test(rest)),
  },
  {
    word: /^vinyl\b/,
    names: (_before, rest) => !/^vinyl (?:(?:liner|in-?ground|swimming) )*(?:liner|pool)/.test(rest),
  },
  // "130 ft of six foot cedar and a gate", and not "100 ft of cedar privacy fence", which is named more exactly
  {
    word: /^(?:ft|foot|feet|m|met(?:re|er)s?) (?:of )?\p{L}/u,
    names: (_before, rest) => !/^[^.;!?,]*\b(?:fenc|privacy|picket)/.test(rest),
  },
  // "The range needs replacing", and not "mid range finishes", "in our price range"
  {
    word: /^ranges?\b/,
    names: (before, rest) =>
      !/\b(?:mid|middle|high|low|price|wide|full|whole|budget|cost|quote|your|what|any|some)[ -](?:of )?$/.test(
        before,
      ) && !/^ranges? (?:of|between|from)\b/.test(rest),
  },
  // "Grids between the glass"
  { word: /^glass\b/, names: (before) => !/\bbetween the $/.test(before) },
  // "A composite front door in grey", and not "the lock of our composite door"
  {
    word: /^(?:composite|upvc|fiberglass) (?:\p{L}+ )?door/u,
    names: (_before, _rest, lower) => !OTHER_WORK_ON_A_DOOR.test(lower),
  },
  // "Install a new tub", and not "pools and hot tubs must have an alarm"
  { word: /^tubs?\b/, names: (before) => !/\bhot[ -]$/.test(before) },
  // "Finish the basement", and not "basement drywall to hang and finish, level 4"
  {
    word: /^finish/,
    names: (before, rest) =>
      !/\b(?:hang|hanging|hung|tape|taping|mud|board)(?:,? (?:and|&|\+)|,|\/) ?$/.test(before) &&
      !/^finish\w*,? (?:to (?:a )?)?(?:level|lvl) \d/.test(rest),
  },
  // "Framing a basement", and not "just passed the framing inspection"
  { word: /^framing\b/, names: (_before, rest) => !/^framing (?:inspect|is (?:done|up|in))/.test(rest) },
  // "Pour a slab", and not "a slab home", "the house is 40 by 60, slab": what it stands on
  {
    word: /^slab\b/,
    names: (before, rest) =>
      !/^slab (?:house|home)s?\b/.test(rest) &&
      !(
        /\b(?:house|home|ranch|building|rambler|bungalow)\b[^.!?]*, $/.test(before) && /^slab\W*(?:$|[.!?])/.test(rest)
      ),
  },
  // "Siding in Hardie", and not "hardie backer for the tile"
  { word: /^hardie/, names: (_before, rest) => !/^hardie ?-?backer/.test(rest) },
  // "7 kW on our roof", and not "a 7 kW split system, the condenser on the roof"
  {
    word: /^kw\b/,
    names: (_before, _rest, lower) =>
      !/\b(?:split|air ?con\w*|ac|heat pump|ducted|generator|heater|charger|boiler|furnace|stove)\b/.test(lower),
  },
  // "Asphalt torn out", and not "asphalt shingles"
  {
    word: /^asphalt\b/,
    names: (before, _rest, lower) =>
      !/\b(?:from|to|at|along|off) (?:the )?(?:existing )?$/.test(before) &&
      !/\b(?:shingles?|re-?roof|roof(?:ing)?)\b/.test(lower),
  },
  // "Demolition of the garage", and not "all demolition waste goes to a landfill"
  { word: /^demolition\b/, names: (_before, rest) => !/^demolition (?:waste|debris|permit)\b/.test(rest) },
  // "A new sidewalk", and not "sidewalks not required"; "fencing", and no "fencing codes"
  {
    word: /^(?:sidewalk|fencing)/,
    names: (_before, rest) =>
      !/^\p{L}+ (?:(?:(?:is|are) )?not (?:required|needed|necessary)|(?:codes?|laws?|regulations?|rules)\b)/u.test(
        rest,
      ),
  },
  // "A yearly electrical inspection", and not "we failed the electrical inspection"
  {
    word: /^(?:eicr|electrical (?:inspection|safety))\b/,
    names: (_before, _rest, lower) => !/\b(?:fail\w*|pass|passes|inspector|flagged|found)\b/.test(lower),
  },
  // "Build a sun room", and not "blinds for the sun room", "sun room carpet"
  {
    word: /^sun rooms?\b/,
    names: (before, rest) =>
      !/\b(?:in|for|of|the|our|my) (?:the |our |my )?$/.test(before) &&
      !/^sun rooms? (?:carpet|windows?|floors?|blinds|ceiling|screens?)\b/.test(rest),
  },
];

/** Whether a word that names a work together with others stands here beside something else. */
export const isSaidOfAnother = (before: string, rest: string, lower: string): boolean =>
  TOGETHER.some(({ word, names }) => word.test(rest) && !names(before, rest, lower));
