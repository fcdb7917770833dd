import {
  isAnsweredNo,
  isDoneAlready,
  isRefused,
  isTimeUnit,
  NUMBER_WORD,
  textAt,
  type Token,
  TREES,
  pattern,
  textBefore,
} from '../../language/index.js';
import { type Unit } from '../../types.js';
import type { Scan } from '../scan.js';

const EXTENT = new Set<Unit>(['sq_ft', 'sq_m', 'cu_yd', 'cu_m']);
const LENGTH = new Set<Unit>(['lin_ft', 'lin_m']);

/** A rule about sizes, not a size: "exceeds 900 sf allowed", "per 100 sq ft", "if over 100 sq ft", "records show 4278 sf". */
const LIMIT_BEFORE = pattern()`
  \b(?:exceeds?|exceeding|per|every|limit(?:ed)?(?: to)?|max(?:imum)?(?: of)?|minimum(?: of)?
    |if (?:over|under|more than|less than)|not (?:counting|including)|excluding|except|minus|apart from
    |records show[a-z ]{0,40}|parcel (?:contains|is)|(?<!\b(?:parking|car|church|gravel|asphalt) )lot (?:contains|is|of)|instead of|rather than|neighbou?r'?s
    |used to be|was)[ :~(]*(?:the |a |an |about |around )?$
`;
const LIMIT_AFTER = /^[ )]*(?:allowed|permitted|max\b|maximum|limit\b|or less\b|required|minimum|min\b)/;
/** Of storeys, heights and setbacks the permit's wording tells what is allowed, not what is there. */
const SETBACK_BEFORE = pattern()`
  \b(?:setbacks?|s\/b|height|closer than|within|depth|width|wide|high|tall|taller than|higher than|clearance
    |max(?:imum)?|min(?:imum)?|no more than|not more than|more than|every|above
    |ceilings?(?! in \d|[^.;,]* and $| and )(?: in (?:(?:the|my|our|that) )?[a-z]+)?(?: are| is)?|up to|from|ladder|offset|diameter)
    [^.;,]{0,16}$
`;
const SETBACK_AFTER = pattern()`
  ^[ .)-]*(?:min\b|minimum|max\b|maximum|side|rear|front|setbacks?|s\/b|from(?! (?:\S+ ){1,4}to\b)|away|above
    |below|off|tall|high|height|in height|deep|wide|width|thick|(?:[a-z-]+ ){0,2}ceilings?|ladder|clearance
    |easement|or less|apart|down|up\b|of clearance|(?:wide )?(?:doorway|gateway)|diameter|to peak|below|driveway aisle|drive aisle|gate\b)
`;
/** "4 ft high, 200 ft": how high is said of the number before. */
const OWN_HEIGHT = /\d ?(?:ft|foot|feet|m|inch(?:es)?|['"])[ -]?(?:tall|high|wide|deep|thick)\b/g;
const TIMING_BEFORE = pattern()`
  \b(?:within|in|next|for|after|every|last|past|before|than|over|open|under|first|these|few|couple of|drives?
    |drove|driving|travels?|travell?ed|flies|flew|slept|sleeps|(?<!last time (?:it |that |they |you )?)took
    |wait(?:s|ed|ing)?|less than|at|by|level|24)(?: the)?(?: next| about| around| past| last)? $
`;
/** "It has dripped about 3 hours" tells since when, "about 3 hours" by itself how long the work is. */
const ABOUT = /\babout $/;
const SAID_ALONE = pattern()`
  (?:^|[.,;:!?\n(-] ?)
    (?:(?:so|maybe|like|probably|only|just|say|it'?s|that'?s|i|we|i'?d|think|guess|would|say|need|want) )*about $
`;
const TIMING_AFTER = pattern()`
  ^[ -]*(?:ago|away|drive|notice|before|later|after|from now|a (?:day|week)|old|per|turnaround|window|(?:parking |time )?limit|max\b|parking|service
    |job notice|out of town|early|or (?:so|less)|24)
`;
const LABOUR_AFTER = /^[ -]*(?:of (?!notice|each|the\b|your|driv)|work|job|worth|cleaning|clean)/;
/** "2 cleaners for 3 hours", "how much for 4 hours", "it should take about 3 hours": how long the work is. */
const CREW_FOR = pattern()`
  \b(?:(?:how much|prices?|quotes?|estimates?|costs?|rates?|hire|need|want) (?:(?:is|would|it|be|do|you|charge|guys|him|her|them|please) ){0,4}
    |(?:cleaners?|movers?|men|guys|people|painters?|workers|helpers?|crew|handyman|somebody|someone|plumber|electrician|gardener|carpenter|tiler|technician
      |weeding|gardening|ironing|painting|cleaning|mowing|moving|labou?r|work
      |operators?|diggers?|excavators?|mini[ -]?ex|backhoe|bobcat|skid[ -]?steer|crane|dumpster|skip(?: bin)?|roll[ -]off
      |(?:crew|team) of (?:two|three|four|five|six|[2-9]))
      (?: (?:and|with|n|&|\+) (?:an? |the |your |one )?(?:truck|van|trailer|dumpster|lift|machine|equipment|tools))? )for (?:about |around |roughly |maybe )?
    $
  |\b(?:should|will|would|might|may|it'?ll|shouldn'?t|figure|guess|expect|probably|plan for|plan on|budget
    |reckon) (?:it |only |probably |it to )?(?:takes? |need |be |is )?(?:me |us |you )?
    (?:about |around |roughly |maybe |like |more than |longer than )?$
`;
const OUTSIDE_RANGE = /\b(?:within|less than|under|inside)(?: a)? $/;

/** "The kitchen has 200 sq ft of tile and is not part of this" */
const LEFT_OUT = pattern()`
  ^([^.!?;\n]{0,60}?)(?:\b(?:(?:is|are|will be) )?(?:not|isn'?t|aren'?t|won'?t be) (?:a |to be )?
      (?:part of|included|in scope)
    |\b(?:can |will |should )?stays? (?:as|put|where|the way)|\b(?:which|that) (?:can |will |should )?stays?\b
    |\b(?:leave|leaving) (?:that|it|those|them) (?:exactly |just )?(?:out|alone|as))\b
`;
/** What else may stand between an amount and the words that leave it out. */
const OF_IT =
  /^(?:and|but|so|which|that|this|it|they|those|these|all|both|of|is|are|we|i|will|can|please|the|a|in there)$/;

const OF_ANOTHER = pattern('u')`
  (?:,|\b(?:counting|excluding|except|without|besides)\b)[^,]*\b(?:the|our|my|an?) (?:\p{L}+ ){0,2}\p{L}+,? (?:(?:which|that) )?
    $
`;

const HAS_MORE = new RegExp(String.raw`\d|\b(?:with|${NUMBER_WORD})\b`);

/** "1,900 sq ft, with 2 skylights that stay", "3 rooms, the closets are not included": what is left out is the other thing. */
function isLeftOut(after: string): boolean {
  const between = LEFT_OUT.exec(after)?.[1];
  if (between === undefined) return false;
  if (HAS_MORE.test(between)) return false;
  const clause = /(?:,|\b(?:and|but|while)\b)([^,]*)$/.exec(between)?.[1];
  // "560 sq ft, not counting the furnace room, which stays": the thing before "which" does.
  if (OF_ANOTHER.test(between)) return false;
  const words = clause?.match(/\p{L}+/gu) ?? [];
  return /^ (?:that|this|those|these|it)\b/.test(clause ?? '') || words.every((word) => OF_IT.test(word));
}

/** "There are already 9 radiators": what is there, and nothing that is asked for. */
const ALREADY =
  /\balready (?:have|has|had|got|own) (?:about |around )?$|\bthere (?:are|is|were) already (?:about |around )?$/;

/** "We already have 450 sq ft of laminate, just need it laid": it is there to be put in. */
const TO_BE_PUT_IN = /\b(?:laid|install\w*|fitted|hung|put (?:in|up|down|on)|mounted|assembled)\b/;

const TREE_WORK = new RegExp(String.raw`\b(?:trees?|${TREES.join('|')}|cedar)\b`);
const WOODEN = /\b(?:fenc\w+|deck\w*|floor\w*|furniture|cabinets?|ladders?)\b/;
const LEAST_TREE = 15;

/** "A pine about 65 ft tall": a tree is as big as it is high. */
export const isTreeHeight = ({ lower }: Scan, value: number): boolean =>
  value >= LEAST_TREE && TREE_WORK.test(lower) && !WOODEN.test(lower);

/** "30 ft from the house": where the tree stands. */
const DISTANCE_AFTER = /^[ .)-]*(?:from(?! (?:\S+ ){1,4}to\b)|away|off|apart)\b/;

/** "The run is 55 ft from the panel": how long the cable is, and not where something stands. */
const RUN_BEFORE = pattern()`
  \b(?:run|trench|conduit|cable|circuit|feed)(?:'s| is| would be| will be| of|:)? (?:about |around |roughly )?
    $
`;
/** "4 hours is a joke, call it 6" */
const REJECTED_AFTER = pattern()`
  ^ (?:is|are|was|were|would be)(?: just| way| far| clearly)?
    (?: a joke| (?:not|never|nowhere near) enough| too (?:few|little|short|low|many|much|long)| wrong| ridiculous
      | nonsense)\b(?! (?:work|for (?:me|us|him|her|them|one)|to [a-z]+|in (?:this|the
      |our|my))\b)
  |^ (?:isn'?t|won'?t be|aren'?t) (?:nearly )?enough\b|^ won'?t (?:do|cut it)\b
`;

/** Whether a number with a unit states a limit, a height or a time span rather than an amount of work. */
export function isNoSize(scan: Scan, start: number, end: number, unit: Unit): boolean {
  const { lower, tokens } = scan;
  const from = tokens[start]?.start ?? 0;
  const to = tokens[end - 1]?.end ?? 0;
  const before = textBefore(lower, from, 44).replace(OWN_HEIGHT, ';');
  const after = lower.slice(to, to + 30);
  if (
    (ALREADY.test(before) && !TO_BE_PUT_IN.test(lower.slice(to, to + 80))) ||
    isRefused(tokens, start) ||
    isDoneAlready(tokens, end) ||
    // "8 by 5.5 m. There's old stuff which can stay": the dot of a unit may end its sentence, too.
    (!/^\.\s+\p{Lu}/u.test(scan.clean.slice(to - 1)) && isLeftOut(lower.slice(to, to + 100))) ||
    REJECTED_AFTER.test(lower.slice(to, to + 60))
  )
    return true;
  if (EXTENT.has(unit))
    return LIMIT_BEFORE.test(before) || LIMIT_AFTER.test(after) || /^[^.;,]{0,20}\bsetbacks?\b/.test(after);
  if (LENGTH.has(unit) && isTreeHeight(scan, tokens[start]?.value ?? 0))
    return LIMIT_BEFORE.test(before) || DISTANCE_AFTER.test(after);
  if (LENGTH.has(unit) && RUN_BEFORE.test(before)) return false;
  if (LENGTH.has(unit))
    return (
      SETBACK_BEFORE.test(before) ||
      SETBACK_AFTER.test(after) ||
      LIMIT_BEFORE.test(before) ||
      isTallThing(scan, start, end) ||
      isWayIn(unit, tokens[start]?.value ?? 0, after)
    );
  if (isTimeUnit(unit) && CREW_FOR.test(before) && !/^[ -]*(?:away|drive|ago|from)\b/.test(after)) return false;
  if (isTimeUnit(unit))
    return !LABOUR_AFTER.test(after) && (TIMING_BEFORE.test(before) || isSpan(before) || TIMING_AFTER.test(after));
  if (unit === 'mile' || unit === 'km') return OUTSIDE_RANGE.test(before);
  if (unit === 'storey')
    return (
      // "A 1968 split level house"
      (tokens[start]?.value ?? 0) > MOST_STOREYS ||
      isAnsweredNo(tokens, end) ||
      /\b(?:exceed|shall not|max(?:imum)?|more than|height)[^.;]{0,24}$/.test(before) ||
      /^[ )]*(?:maximum|max\b|allowed|or less|or \d)/.test(after)
    );
  return /\b(?:per|every|neighbou?r'?s|instead of|rather than)[ ](?:the )?$/.test(before);
}

/** "Only a 1 m gap down the side": what a machine has to get through; a gap of 20 ft is to be closed. */
const WAY_IN = /^[ -]*(?:wide )?(?:gap|passage|alley)\b/;
const isWayIn = (unit: Unit, value: number, after: string): boolean =>
  WAY_IN.test(after) && value <= (unit === 'lin_m' ? 2 : 6);

const MOST_STOREYS = 60;
const isSpan = (before: string): boolean => ABOUT.test(before) && !SAID_ALONE.test(before);

const FENCES = pattern()`
  ^[ -]*(?:tall |high )?(?:(?:cedar|wood(?:en)?|vinyl|privacy|picket|chain|link|iron|metal|steel|pvc|composite
      |timber|good|solid|black) ){0,3}(?:fence|fencing|wall|hedge|gate|privacy|panels?|posts?|pickets?|palings?
    |tub|vanity|bath|table|counter|shower|tree|ladder|door|(?:patio |sliding )?(?:slider|door)|trampoline)\b
`;

/** "Cedar fence, 6ft": nobody orders so short a fence. */
const FENCE_BEFORE = /\b(?:fence|fencing|cedar|vinyl|chain[ -]link|privacy|picket),? (?:at |about )?$/;
const TALLEST_FENCE = 8;

/** "a 6 foot cedar fence", "5 ft vanity": how tall or wide one is, not how much of it. */
function isTallThing({ lower, tokens }: Scan, start: number, end: number): boolean {
  const value = tokens[start]?.value ?? Number.NaN;
  const [from, to] = [tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0];
  const isFence = value <= TALLEST_FENCE && FENCE_BEFORE.test(textBefore(lower, from, 24));
  return isFence || (value <= 12 && FENCES.test(lower.slice(to, to + 50)));
}

/** Whether what stands after a number says that it is a share of what was named: "4 of the windows", "two of our doors". */
export function isShare(tokens: Token[], at: number): boolean {
  return textAt(tokens, at) === 'of' && /^(?:the|my|our|these|those|them)$/.test(textAt(tokens, at + 1));
}
