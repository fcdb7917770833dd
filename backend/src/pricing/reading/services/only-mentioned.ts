import { isFine, stays, pattern, textBefore } from '../../language/index.js';
import type { Scan } from '../scan.js';
import { isBystander } from './things-not-worked-on.js';
import { TRADESMAN } from '../beside/told-of.js';
import { isSaidOfAnother } from './said-of-another.js';

/** "The driveway is clear, so your truck can get in": spoken of as the way in. */
const WAY_IN = pattern('u')`
  ^(?:driveway|gate|garage|side|back) (?:is|are|was|will be) (?:\p{L}+ )?
    (?:clear|open|wide|free|unlocked|accessible|available|narrow|shared|locked)\b
`;
/** "The only way in is a 70 cm gate", "has to come through the garage" */
const WAY_THROUGH = pattern('u')`
  \b(?:way in|access|entrance|get in|(?:has|have) to (?:come|go)|(?:can|could) (?:come|go|drive|walk)(?: in)?
    |comes?(?: in)?|fits?)(?: to the (?:back|yard|rear|side|garden))? (?:
      (?:(?<=(?:way in|access|entrance|back|yard|rear|side|garden) )(?:is |are )(?:only )?)
    |(?:is |are )?(?:only )?(?:through |via |past |by ))(?:the|an?|our|my) (?:[\p{L}\p{N}'"-]+ ){0,3}$
`;
/** "The roof is brand new": nothing is to be done to it. */
const IS_NEW = pattern()`
  ^(?:roof|siding|deck|fence|furnace|boiler|carpets?|floors?|windows?|gutters?|driveway|kitchen
    |bathroom) (?:itself )?(?:is|are|was|were) (?:brand[- ]new|nearly new|almost new|practically new)\b
`;
/** "That's the whole driveway side": which side of the house. */
const SIDE_OF = /^(?:driveway|garage|fence|deck|patio|pool|porch|garden) side\b/;
/** "The sprinkler water is full of iron": what leaves the stains. */
const WATER_OF = /^(?:sprinklers?|irrigation|well|bore|pool|tap) water\b/;
/** "A rooftop unit", "a soft windowsill": no roof and no window, although their names begin so. */
const LONGER_NAME = /^(?:roof-?tops?|window-?sills?|inspectors?)\b/;
/** "The slab has a crack across it": what the work is done on. */
const SUBSTRATE = /^(?:slab|subfloor) (?:is|has|was)\b/;
/** "About 30 feet from the main panel": how far it is, and nothing that is done to it. */
const AWAY_FROM = pattern()`
  \b(?:ft|feet|foot|yards?|yds?|miles?|met(?:re|er)s?|km|\dm|far|away) from (?:(?:the|my|our|a|main|electrical|existing|breaker|nearest|old|new) ){0,3}
    $
`;
/** "Overflowing onto the patio", "leaks all over our deck": where the water comes down, and nothing that is done there. */
const RUNS_ONTO = pattern('u')`
  \b(?:overflow|leak|drip|spill|pour|gush|spray|splash|drain)(?:s|ed|p?ing)? (?:(?:out|down|right|water|straight) )*
    (?:onto|on to|all over|over|across) (?:the|my|our)(?: \p{L}+)? $
`;
const OUTDOORS =
  /^(?:patio|deck|driveway|walkway|porch|steps|lawn|fence|siding|walls?)\b(?!.{0,30}\b(?:rott|crack|replac|repair|fix))/;
/** "Skim coat them so we can finally paint": what they do themselves afterwards. */
const SO_WE_CAN = /\bso (?:that )?(?:i|we|he|she|they) can (?:(?:finally|then|start|begin|get|to|just) )*$/;
/** "9 windows need blinds": what is put on them is asked for. */
const COVERED = pattern()`
  ^windows? (?:that )?(?:needs?|wants?)(?: new)? (?:blinds|shades|curtains|shutters|screens|tint|film|cleaning|washing)
`;
/** "1,900 sq ft of wall area with the windows taken out": how it was measured. */
const MEASURED = /\b(?:area|sq|square|feet|ft|sf|m2|met(?:re|er)s)\b[^.;!?]*$/;
const LEFT_OUT =
  /^(?:windows?|doors?|openings?)(?: (?:and|&) \w+)? (?:all |already )?(?:taken|left|subtracted|deducted) (?:out|off)\b(?! (?:and|to)\b)/;
/** "I'm locked out of the other address" */
const LOCKED_OUT_OF =
  /^(?:locked out|lock) of (?:the|my|our|that) (?:other |old )?(?:address|account|e-?mail|inbox|phone|app|site)\b/;
/** "The repair guy said it's time": who does it, and nothing that is asked for. */
const WHO = new RegExp(String.raw`^\p{L}+ ${TRADESMAN}`, 'u');

/** "I have called four drywall guys": who was asked before, and nothing that is asked for. */
const WERE_ASKED =
  /\b(?:called|rang|phoned|tried|had|asked|contacted|been through|gone through|messaged) (?:[\p{L}\d]+ ){1,2}$/u;
const ASKED_ONES =
  /^\p{L}+ (?:guys|people|companies|contractors|firms|mobs|outfits|crews|places|blokes)\b(?! (?:to|for|look|come|out|quote|measure|round|over)\b)/u;

/** "Before the cold comes", "cold weather": the season, and nothing that fails. */
const COLD_SEASON = pattern()`
  \b(?:before (?:the|it gets|it turns|it's) (?:real |really |too )?cold
    |cold (?:weather|season|snap|months?|sets|comes|hits|arrives))\b
`;
/** "Carpet is there now, I'm pulling it up" */
const IS_DOWN =
  /^\p{L}+ (?:is|are) (?:still |already )?(?:there|down|in there|on there) (?:now|already|at the moment|currently|right now)\b/u;

/** "The ceilings are regular drywall", "a house, one story stucco": what something is made of, and nothing that is done. */
const MADE_OF = pattern()`
  \b(?:ceilings?|walls?|floors?|roof|siding|house|home|place|building|fence|deck|driveway|foundation|slab
    |frames?|everything|inside|outside|(?:the )?(?:rest|remainder)) (?:is|are|was|were)(?: (?:just|all|only|still|regular|standard|normal
      |plain|ordinary|basic|original|old|mostly|flat|smooth|painted|solid|poured|not|bare))*
    (?: lath (?:and|&|n|\+))? $
`;
/** "It's all stud wall, so no chasing": what there is. */
const IT_IS = /\b(?:it'?s|they'?re|these are|that'?s)(?: (?:just|all|only|still|mostly))* $/;
const STUDS = /^stud ?walls?(?=\W*$|[,.;)]| (?:so|and|but|in|behind|throughout)\b)/;
/** "Mount a TV, it's drywall" */
const NOTHING_DONE = /^\p{L}+(?: walls?)?(?=\W*$|[,.;)]| (?:so|and|but|in|behind|throughout)\b)/u;
/** "You see the drywall between the joists", "the floor is bare concrete", "36 sq ft over bare drywall": what is there to work on. */
const SEEN = /\b(?:you|i|we|one) (?:can |could )?(?:just |only |still )?see (?:the |some |only |bare )+$/;
const BARE = /\b(?:bare|unpainted|over|onto)(?: (?:bare|existing|old|the|new))* $/;
const STOREY = /\b(?:story|storey) $/;
/** Nothing that is done follows: "one story stucco, 2,000 sq ft", and not "second story drywall patch". */
const NO_MORE = /^\p{L}+(?:\W*$|[,.;)]| (?:house|home|place)\b)/u;
const MATERIAL = pattern()`
  ^(?:drywall|sheetrock|plaster(?:board)?|gyprock|(?:concrete )?slab|concrete|cement|brick|stucco|vinyl
    |wood(?:en)?|hardwood|tiled?|carpet(?:ed)?|laminate|metal|asphalt|shingles?|slate|stone|block|timber|cedar
    |adobe|gravel|grass|dirt|lawn|pavers)\b
`;
/** "There's tile in the bathrooms now": what is there, and has to go. */
const IS_THERE = /\bthere(?:'s| is|s) (?:(?:old|some|only|just|existing) )*$/;
const NOW = /^[^.!?;]{0,40}\b(?:now|currently|at the moment)\b/;
/** "The floors are carpet, we want them cleaned": something is done to it after all. */
const WANTED_DONE =
  /\b(?:want|wants|need|needs|like|get|have|can you|could you|please)\b[^.!?]{0,20}\b(?:it|them|those|these)\b/;
/** "Glass mosaic", "gravel boards", "hardwood mulch": another thing that has its name from this one. */
const NAMED_AFTER = pattern('u')`
  ^(?:glass (?:\p{L}+ )?(?:mosaics?|tiles?|subway|backsplash)|gravel boards?
    |(?:hardwood|pine|cedar|oak|bark) (?:bark |wood )?(?:mulch|chips?|bark|straw|needles)
    |(?:laminate|concrete|tiled?|wood(?:en)?|hardwood|oak|stone|timber) (?:kitchen |vanity )?(?:counter|bench|work) ?-?tops?)\b
`;
/** "Drywall isn't up yet": what others still have to do. */
const NOT_YET = pattern('u')`
  ^\p{L}+ (?:isn'?t|is not|aren'?t|are not|hasn'?t been|won'?t be) (?:(?:put )?(?:up|in|on|down)|done|finished|hung|laid) (?:yet|until|till)
    \b
`;
/** "Popcorn, painted over years ago", "a painted popcorn ceiling", "windows painted shut": how it came to be as it is. */
const PAINTED_ONCE = pattern()`
  ^painted (?:over )?(?:(?:many |a few |some |\d+ )?(?:years|decades) (?:ago|back)|in the past
    |by (?:the )?(?:previous|last|prior|old)|popcorn|shut|wallpaper|brick|panell?ing)\b
`;
/** "It was painted before", which, where it is asked for, may be a time to come. */
const PAINTED_BEFORE =
  /^painted (?:over )?(?:at (?:some|one) point|once|before|already)(?= *(?:$|[.,;!?)]|(?:and|but|so)\b))/;
/** "I'd like the fence painted", "want painted brick" */
const ASKED = /\b(?:wants?|wanted|needs?|like|love|get|getting|have(?! been)|can you|could you|please)\b[^.,;!?]*$/;
const ASKED_FOR = /\b(?:wants?|needs?|like|love|get|getting) $/;
/** "Our painted garage door": what it is like. */
const IS_PAINTED = /\b(?:an?|the|our|my|this|that|these|those|old|existing)(?: (?:old|existing|big|small))? $/;
const THING_PAINTED = pattern('u')`
  ^painted (?:[\p{L}-]+ ){0,3}?(?:doors?|fenc(?:e|ing)|deck|walls?|siding|bricks?|cabinets?|trim|windows?
    |floors?|ceilings?|gates?|shed|panels?|wood|timber|metal|steel|concrete)\b
`;
/** "The painted wall needs redoing": painting is the work. */
const REDONE = /^[^.!?;]{0,50}\b(?:redo(?:ing|ne)?|re-?paint\w*|touch\w*|freshen\w*|peel\w*|flak\w*)\b/;
const WAS = /\b(?:was|were|been) (?:\p{L}+ )?$/u;

/** Whether something has been painted, and not whether it is to be. */
const isPaintedOnce = (before: string, from: string): boolean =>
  (PAINTED_ONCE.test(from) && !ASKED_FOR.test(before)) ||
  (IS_PAINTED.test(before) && THING_PAINTED.test(from) && !REDONE.test(from)) ||
  (PAINTED_BEFORE.test(from) && (WAS.test(before) || !ASKED.test(before)));

/** "The floors are freezing": why something is wanted, and not what. */
const COLD_UNDERFOOT = pattern()`
  ^floors? (?:is|are|feels?|gets?|stays?) (?:so |really |always |very |too |like )*
    (?:freezing|cold|icy|ice|chilly|drafty|draughty)\b
`;
/** "Tracks and springs included": what comes with the thing. */
const COMES_WITH =
  /^(?:springs?|tracks?|openers?|remotes?|keypads?)(?: (?:and|&) \p{L}+)? (?:(?:are|is) )?(?:included|reused)\b/u;
/** What a word is, when these stand before it. */
const WITH_WORD_BEFORE: [word: RegExp, before: RegExp][] = [
  // "A UV light", "the people next door", "carpet with a better pad"
  [/^lights?$/, /\buv $/],
  [/^door$/, /\bnext $/],
  [/^pads?$/, /\bcarpet[^.!?;]{0,40}$/],
  // "Two flights of stairs", "up the stairs": how one gets there
  [/^stairs?$/, /\b(?:flights? of|(?:up|down) (?:the |some |\p{L}+ flights? of )?)\s?$/u],
  // "A steel door with tracks and springs": what comes with it
  [/^(?:springs?|tracks?|remotes?|keypads?)$/, /\b(?:doors?|openers?) with (?:\p{L}+ (?:and|&) )?$/u],
  // "The en suite in our new extension", "want one for our sunroom"
  [
    /^(?:extension|addition|sunroom|conservatory)$/,
    pattern('u')`
      \b(?:in|(?<!\b(?:quotes?|pric(?:e|es|ing)|estimates?|costs?|plans?|permits?|\p{L}*build\p{L}*|designs?) )for) (?:the|our|my|this)(?: new)?\s
        $
    `,
  ],
  // "We forgot to take off the window and the door", of a wall that was measured
  [
    /^(?:windows?|doors?|openings?)$/,
    /\b(?:tak(?:e|es|ing|en) off|took off|subtract\p{L}*|deduct\p{L}*|allow(?:ed|ing)? for) (?:the )?(?:\p{L}+ (?:and|&) (?:the )?)?$/u,
  ],
  // "No hard water spots, we've got a softener"
  [/^softener$/, /[,;] (?:(?:because|since|as) )?(?:we|i)(?:'ve| have) (?:already )?(?:got )?an? (?:water )?$/],
  // "A slab for a new garage": what will stand on it
  [
    /^(?:garage|shed|barn|workshop|carport|pergola|gazebo|generator|pool|hot)$/,
    /\b(?:slab|pad|foundation|footings?) for (?:an?|the|my|our) (?:(?:new|future|big|small|\d[\dx]*) )*(?:\p{L}+ )?$/u,
  ],
  // "White subway with grey grout": what the joints are like
  [/^grout$/, /\bwith (?:an? )?(?:\p{L}+ )?$/u],
  // "Carve the stumps into bears", "leave the stumps"
  [
    /^stumps?$/,
    /\b(?:carv(?:e|es|ed|ing)|leav(?:e|es|ing)|keep(?:ing)?|paint(?:ing)?) (?:(?:all|both|of|the|our|my|those|two|three) )*$/,
  ],
  // "We'd keep the clippings for our own compost"
  [/^compost$/, /\bfor (?:our|my|the) (?:own )?$/],
  // "I'll throw grass seed on it so no sod"
  [
    /^(?:grass|seed)$/,
    /\b(?:(?:i|we)(?:'ll| will| can)?|ill) (?:just )?(?:throw|put|spread|sow|toss|scatter)(?: down)? (?:some |the )?(?:grass )?$/,
  ],
  [/^sod$/, /\bno $/],
  // "Mow, trim and blow": what is done to the grass
  [/^trim(?:med|ming)?$/, /\bmow\p{L}*(?:,| and|, and) $/u],
  // "My cats will watch you from the window"
  [/^windows?$/, /\b(?:watch|wav|star)\p{L}*\b[^.,;!?]{0,30} (?:from|out of|out|through|at|by) (?:the|my|our) $/u],
  // "He fell off our roof": who fell, and nothing that came loose
  [
    /^fell$/,
    pattern('u')`
      \b(?:i|he|she|we|they|who|dad|mom|mum|son|daughter|husband|wife|brother|sister|friend|neighbou?r|guy|man
        |worker|kid|cat|dog)(?: \p{L}+)? $
    `,
  ],
];

/** "The ceilings are regular drywall", "there's tile in the bathrooms now": nothing is said of what is done with the material. */
function isOnlyMaterial(before: string, from: string): boolean {
  if (STUDS.test(from)) return MADE_OF.test(before) || IT_IS.test(before);
  if (MATERIAL.test(from) && SEEN.test(before)) return true;
  if (!MATERIAL.test(from) || WANTED_DONE.test(from)) return false;
  const rest = from.slice(0, 40);
  if (IS_DOWN.test(rest)) return true;
  return (
    (IT_IS.test(before) && NOTHING_DONE.test(from)) ||
    (IS_THERE.test(before) && NOW.test(rest)) ||
    MADE_OF.test(before) ||
    (BARE.test(before) && NOTHING_DONE.test(from)) ||
    (STOREY.test(before) && NO_MORE.test(rest))
  );
}

/** Whether a word that may name work only tells of something else: a way in, what there is, what stays, another thing. */
export function isOnlyMentioned({ lower, tokens }: Scan, at: number): boolean {
  const { start = 0, end = 0, text = '' } = tokens[at] ?? {};
  const before = textBefore(lower, start, 60);
  const rest = lower.slice(start, start + 40);
  const after = lower.slice(end, end + 40);
  return (
    (text === 'cold' && COLD_SEASON.test(lower.slice(Math.max(0, start - 20), end + 12))) ||
    WITH_WORD_BEFORE.some(([word, words]) => word.test(text) && words.test(before)) ||
    (WERE_ASKED.test(before) && ASKED_ONES.test(rest)) ||
    isOnlyMaterial(before, lower.slice(start)) ||
    (isFine(after) && !MATERIAL.test(rest)) ||
    stays(after) ||
    [WAY_THROUGH, AWAY_FROM, SO_WE_CAN].some((words) => words.test(before)) ||
    isPaintedOnce(before, rest) ||
    (LEFT_OUT.test(rest) && MEASURED.test(before)) ||
    (RUNS_ONTO.test(before) && OUTDOORS.test(rest)) ||
    isSaidOfAnother(before, rest, lower) ||
    isBystander(before, lower.slice(start, start + 90), lower) ||
    [
      COMES_WITH,
      WAY_IN,
      SUBSTRATE,
      LONGER_NAME,
      IS_NEW,
      SIDE_OF,
      WATER_OF,
      WHO,
      COVERED,
      NAMED_AFTER,
      NOT_YET,
      COLD_UNDERFOOT,
      LOCKED_OUT_OF,
    ].some((words) => words.test(rest))
  );
}
