import { lines, pattern } from '../../language/index.js';

const DETERMINED = String.raw`(?:the|our|my|his|her|their|your|that|both|an?)`;

/** "I'm standing on the porch in slippers": where somebody is, and nothing that is done there. */
const SOMEBODY_IS = pattern('u')`
  \b(?:i|i'?m|i am|we|we'?re|we are|he'?s|he is|she'?s|she is|they'?re|they are|everyone is|kids are|and|just)
    (?: (?:all|just|now|currently|still|here|out|outside|both|am|are))*
    (?: (?:standing|stood|sitting|sat|waiting|stuck|stranded|freezing|parked|hiding|camped|sleeping|camping|shivering))
    (?: (?:here|out|outside|now|right))* (?:on|in|at|by|under|near|outside|behind) ${DETERMINED}
    (?: (?:front|back|side|neighbou?r'?s|cold|dark|own))* $
`;

const ALONG = pattern('u')`
  \b(?:along|alongside|beside|against|next to|in front of) ${DETERMINED}
    (?: (?:side|back|front|rear|left|right|east|west|north|south|boundary|existing|old|new|hand|whole|sliding|patio|french|glass|neighbou?r'?s))* $
`;
/** What other things stand along: where they do, and no work of its own. */
const STOOD_ALONG = pattern()`
  ^(?:fence|fencing|fenceline|driveway|deck|patio|porch|garage|shed|sidewalk|walkway|path|pool|sliding|french|doors?|sliders?)\b
`;
/** "The rotten posts along our back fence": a part of it, or what is wrong with it. */
const PART_ALONG = pattern()`
  \b(?:posts?|panels?|palings?|boards?|pickets?|rails?|slats?|gates?|bricks?|rot|rotten|rotted|crack\w*|damage\w*|loose|broken
    |gaps?|holes?|leaning|leans)\b[^.;!?]*$
`;
/** "One old sofa sitting on my porch", "bags piled up in the shed": where things are that are to go. */
const LIES_ON = pattern('u')`
  \b(?:sitting|lying|laying|stacked|piled|heaped|dumped|stored|left|waiting|parked|is|are|it'?s)(?: (?:up|out|all|right|just|there|outside))*
    (?: (?:on|in|at|by|under|beside|near|outside|behind)) (?:the|our|my)(?: (?:front|back|side|rear|old|covered|screened))* $
`;
const LIES_THERE = /^(?:porch|deck|patio|driveway|carport|sidewalk|walkway|shed|stairs|steps|balcony)\b/;
/** "Please grab it", "and want it gone": what lies there is meant. */
const TAKEN_AWAY = pattern()`
  \b(?:grab|pick(?:ed)? (?:(?:it|them|that|those|these) )?up|haul\w*|tak(?:e|en) (?:it |them |that |those )?away|come get|get rid|junk|dump\w*|collect\w*|removed?|gone)\b
`;
/** "Two nests under the eaves and another in the shed" */
const ONE_IS_IN = pattern('u')`
  \b(?:one|another|others?|two|three|four|\d|some|nests?|hives?)(?: (?:more|is|are|of them|up|also))*
    (?: (?:in|on|inside|under|behind|by|near|above|over|at the back of)) (?:the|our|my)(?: (?:old|garden|tool|back|front|side))* $
`;
const HELD_IN = /^(?:shed|carport|porch|pergola|gazebo|garage|patio|deck|driveway|conservatory|sun ?room)\b/;

/** Who works or drives by, and may break what is to be mended. */
const AGENT = lines`
  (?:(?:snow|city|town|county|delivery|garbage|trash|moving|lawn|concrete|neighbou?r'?s|council|last|previous|old) )*
    (?:snow ?)?(?:plow|plough|mower|lawn ?mower|weed ?(?:eater|whacker)|whipper snipper|trimmer|snow ?blower|tractor|bobcat|skid steer|excavator
      |digger|trucks?|cars?|vans?|trailer|forklift|dogs?|cats?|pupp(?:y|ies)|movers?|removalists?|plumbers?|electricians?|sparky|roofers?|painters?
      |tilers?|cleaners?|gardeners?|landscapers?|arborists?|mowers?|builders?|contractors?|installers?)
`;
const HARMED =
  '(?:chewed|hit|damaged|knocked|broken|broke|torn|tore|smashed|crushed|ruined|destroyed|bent|clipped|ran|run|ripped|cracked|snapped|scraped|nicked|wrecked|scratched|dinged|dented|gouged|left|took|punched|drilled|cut|caught|backed|drove|pulled)';
/** "Three heads got chewed up by the snow plow": what did the damage. */
const HARMED_BY = new RegExp(
  String.raw`\b${HARMED}(?: (?:up|off|down|out|over|into|badly|around|loose))* by (?:the|an?|our|my|some|their) (?:(?:snow|city|town|county|delivery|lawn|moving|last|previous|old) )*$`,
);
const IS_AGENT = new RegExp(`^${AGENT}\\b`);
/** "Electrician left us with five holes", "the snow plow took out our mailbox" */
const AGENT_HARMED = pattern()`
  ^${AGENT}(?: (?:just|has|have|had|also|must have|accidentally))* ${HARMED}\b
    (?: (?:us|me|up|out|off|down|over|into|through|behind|with))* (?:the|an?|our|my|us|some|this|that|one|two
    |three|four|five|six|\d+|holes?|both|parts?|with)\b
`;
const AGENT_BEGINS =
  /(?:^|[.!?;,\n] ?|\b(?:and|but|because|since|when|after|where|the|our|my|an?|last|previous|old) )$/;

/** "Mount a TV on regular drywall", "shelves that hang on brick": what carries it. */
const CARRIED = pattern('u')`
  \b(?:mount|hang|hung|attach|fix|fit|install|put|screw|anchor|bolt|secur)\p{L}*\b[^.;!?]*\b(?:on|onto|to|into)
    (?: (?:an?|the|our|my|some|regular|standard|plain|normal|ordinary|just|bare|solid|basic|existing|old|interior|outside|exterior|painted))* $
`;
const CARRIES = pattern()`
  ^(?:drywall|sheetrock|plaster(?:board)?|gyprock|concrete|brick(?:work)?|stucco|siding|stone|masonry|stud ?walls?
    |cement|cladding|weatherboards?)\b(?! (?:screws?|anchors?|nails?))
`;
/** What is put on a wall as against what a wall is made of: "put stucco on the brick". */
const COATS =
  /\b(?:drywall|sheetrock|stucco|plaster|render|tile|tiles|paint|siding|veneer|cladding|patch|coat)\b[^.;!?]*\b(?:on|onto|to|into)\b[^.;!?]*$/;

/** "We do our own painting", "I'm doing the painting myself": no work for anybody else. */
const OUR_OWN = pattern('u')`
  \b(?:we|i|he|she|they|(?:my|our) \p{L}+)(?:'ll|'re|'m| will| can| always| usually| normally| like to| want to| prefer to| am| are)*
    (?: do| does| doing| done| handle| handling| take care of)(?: all(?: of)?)? (?:our|my|his|her|their|the) own (?:\p{L}+ (?:and|&) )?$
`;

/** "Cabinets are new", "the furnace is only two years old": nothing is to be done to what is new. */
const IS_NEW = pattern('u')`
  ^\p{L}+ (?:is|are|'s|'re) (?:(?:all|both|only|still|brand|fairly|pretty|quite|nearly|almost|also|already|basically) )*
    (?:new|newish|brand-new)\b(?! to\b)
    (?![^.;!?,]*\b(?:stain|paint|seal|oil|clean|wash|need|want|leak|lean|but|and we|and i|could you|can you)\p{L}*)
    (?!, ?(?:and |so )?(?:needs?|wants?|but|we|i|it|please|can you|could you)\b)
    (?![^]{0,60}\b(?:it|them|those|these)\b)
`;
/** "The living room sofa is clean", "the gutters are clean but the roof leaks": nothing is to be done to it either. */
const IS_CLEAN = pattern('u')`
  ^\p{L}+ (?:is|are|'s|'re|looks?) (?:(?:all|both|still|already|pretty|nice and|very|really|quite|fairly|perfectly|completely) )*
    clean(?:\W*$| ?[,.;!)]| (?:but|though|already|enough)\b)
    (?![^.;!?,]*\b(?:stain|paint|seal|oil|need|want|and we|and i|could you|can you)\p{L}*)
    (?!, ?(?:and |so |just )?(?:needs?|wants?|please|can you|could you|(?:ready|has) )\b)
    (?![^]{0,60}\b(?:them|those|these)\b)
`;
const ITS_OWN =
  /\b(?:the|our|my|all|both|those|these|his|her|kitchen|bathroom|existing)(?: \p{L}+)? $|(?:^|[.!?;,(\n] ?|\b(?:and|but|since|because|as) )$/u;

/** "Hooked to the gas boiler we have": what the new thing is connected to. */
const CONNECTED_TO = pattern('u')`
  \b(?:hooked|connected|tied|plumbed|piped|wired|fed)(?: (?:up|in|straight|back))* (?:to|into|from)
    (?: (?:the|our|my|an?))(?: (?:existing|old|current|gas|oil|electric|main|same))* $
`;
const SUPPLIES = /^(?:boiler|furnace|panel|water heater|septic|sewer|main)\b/;
/** "The ball lives in next door's gutter": theirs, and only where something is. */
const AT_NEXT_DOORS = /\b(?:in|into|on|onto|behind) (?:the |our |my )?(?:next[- ]door|neighbou?r)s?'?s? (?:\w+ )?$/;
/** "A hole where the door knob went through": what made it. */
const KNOB_HIT = pattern()`
  ^(?:door ?-?(?:knob|handle)|doorknob)s? (?:\w+ )?(?:went|punched|hit|smashed|bashed|banged|poked|left|made
    |put) (?:through|into|a hole|a dent|(?:it |that )?in the|(?:the |my |our )?(?:wall|drywall|plaster))\b
    (?!,? (?:please|and))
`;

/** "The neighbor's contractor knocked over our wall": who did it, and nothing that is asked for. */
const KNOCKED_BY = new RegExp(
  String.raw`\b(?:${AGENT}|neighbou?r|driver|storm|wind|tree|somebody|someone|kids?)(?: (?:just|had|has|accidentally))* $`,
);
const KNOCKED = /^(?:knocked|pushed|tore|took) (?:over|down|out)\b/;

/** "Knockdown texture on the walls": how they look */
const KNOCKDOWN = /^knock-?down\b(?= (?:texture|finish|ceilings?|drywall|spray|look)\b|[,.;]|$)/;

/** "New plywood decking", "decking under the shingles": what a roof lies on, by the words around it. What was known before has no say here. */
const isRoofDecking = (before: string, rest: string): boolean =>
  /^decking\b/.test(rest) &&
  (/\b(?:plywood|osb|roof) $/.test(before) ||
    /^decking\b[^.,;!?]{0,30}\b(?:under|beneath|below) (?:the |our |those |new |old )*(?:shingles?|shakes?|roofing)\b/.test(
      rest,
    ));

/** Whether a word that may name work tells where somebody or something is, who did the damage, what carries what is put up, or what others do. */
export const isBystander = (before: string, rest: string, lower: string): boolean =>
  SOMEBODY_IS.test(before) ||
  (LIES_THERE.test(rest) && LIES_ON.test(before) && TAKEN_AWAY.test(lower)) ||
  (STOOD_ALONG.test(rest) && ALONG.test(before) && !PART_ALONG.test(before)) ||
  (HELD_IN.test(rest) && ONE_IS_IN.test(before) && !PART_ALONG.test(before)) ||
  (HARMED_BY.test(before) && IS_AGENT.test(rest)) ||
  (AGENT_BEGINS.test(before) && AGENT_HARMED.test(rest)) ||
  (SUPPLIES.test(rest) && CONNECTED_TO.test(before)) ||
  KNOB_HIT.test(rest) ||
  AT_NEXT_DOORS.test(before) ||
  isRoofDecking(before, rest) ||
  KNOCKDOWN.test(rest) ||
  (KNOCKED.test(rest) && KNOCKED_BY.test(before)) ||
  (CARRIES.test(rest) && CARRIED.test(before) && !COATS.test(before)) ||
  OUR_OWN.test(before) ||
  ((IS_NEW.test(rest) || IS_CLEAN.test(rest)) && ITS_OWN.test(before));
