import { lines, pattern } from '../../pricing/index.js';

/** Measures: of whatever they are, it is no money. */
const MEASURE = lines`
  (?:sq\.?|square|m2|m²|m3|ft|feet|foot|lin(?:ear)?|cubic|cu|yards?|yds?|met(?:re|er)s?|inch(?:es)?|mm|cm|km|miles?
    |mi|acres?|squares
    |hours?|hrs?|minutes?|mins?|seconds?|secs?|days?|nights?|weeks?|weekends?|months?|years?|yrs?|decades?
    |centur(?:y|ies)|am|pm|a\.m|p\.m|o'?clock
    |kw|kwh|watts?|w|amps?|volts?|v|gal(?:lons?)?|liters?|litres?|quarts?|pints?|ounces?|oz|lbs?|kg|kilos?
    |kilograms?|grams?|tons?|tonnes?
    |degrees?|deg|fahrenheit|celsius|psi|bars?|hp|horsepower|btus?|seer2?|afue|mph|gpm|gpf|cfm|rpm|grit|gauge|awg
    |mils|microns?|grains?|ppm
    |decibels?|db|lumens?|mesh|ply|percent humidity|anos|ans|jahren?|anni|lat|metros?|metres?|minutos?|minuten|pies
    |pieds)
`;
/** Things that a trade counts. */
const THING = lines`
  (?:rooms?|bedrooms?|bathrooms?|baths?|beds?|storeys?|stor(?:y|ies)|floors?|levels?|windows?|doors?|drawers?
    |cabinets?|outlets?
    |fixtures?|lights?|walls?|ceilings?|coats?|layers?|units?|heads?|zones?|gates?|trees?|steps?|stairs?|posts?
    |panels?|boards?|sheets?|shingles?|bricks?|tiles?|holes?|cracks?
    |items?|pieces?|things?|questions?|details?|points?|options?|people|crew|x|times?|sides?|areas?|spaces?
    |toilets?|taps?|faucets?|drains?|pipes?|sinks?|tubs?
    |showers?|cars?|pets?|dogs?|cats?|kids?|children|books?|colou?rs?|chairs?|stalls?|bays?|families|family
    |breakers?|circuits?|walls?
    |habitaciones|ventanas|puertas|chambres|fenetres|portes|pieces|zimmern?|fenstern?|turen|stanze|finestre|porte
    |quartos|janelas|portas|okna|pokoje|drzwi|kamers|ramen|deuren)
`;
const KIND = lines`
  (?:more|full|whole|big|small|new|old|extra|working|business|indoor|outdoor|inside|outside|upstairs|good|main
    |different|quick|short
    |kitchen|cabinet|closet|wall|ceiling|interior|exterior|double|single|thin|light|even|small|little|tiny|nail
    |of paint|of primer|of (?:the|your|our|those|these|them|my))
`;
/** A second number of the same: "40 to 60 psi", "2 or 3 colours". */
const SECOND = String.raw`(?:\s?(?:-|to|or|and|by|x)\s?\d+(?:[.,]\d+)?)?`;
const ARTICLE =
  'the|a|an|your|our|my|this|that|for|per|each|every|and|plus|with|in|on|at|to|or|total|all|is|it|covers?|works?|does|gets?|if|by|up|from|more than|me|us|you|then|should|would|will';

export const MEASURED = pattern('i')`^${SECOND}[\s-]*(?:${KIND}\s+){0,3}${MEASURE}(?![a-z])`;
const COUNTED = pattern('i')`^${SECOND}[\s-]*(?:${KIND}\s+){0,3}(?:${THING}|(?:of )?(?:them|those|these|you))(?![a-z])`;
/** Small numbers stand far from what they count: "3 tall sash windows". */
const COUNTED_FAR = pattern(
  'i',
)`^${SECOND}\s(?:(?!(?:${ARTICLE})\b)[a-z'-]+\s){0,2}(?:${THING}|parts?|jobs?|services?|visits?)(?![a-z])`;
const HAN_MEASURE = /^\s?[个個间間年天楼樓层層平米尺月日周次岁歳点種种人件扇張张枚台室部]/u;
const PER_PIECE =
  /^\s?[x×*]\s?\d+ (?!sq|square|ft|feet|foot|in|inch|m|cm|mm|yard|tile|room|bedroom|area|patch|wall|deck)/i;

/** A number that is larger than this counts things only when somebody has counted them. */
const MANY = 100;
/** A number that is smaller than this is mostly a count. */
export const FEW = 13;

/** Whether a number is one of something, by the words behind it. */
export function isCounted(rest: string, value: number, known: boolean): boolean {
  if (MEASURED.test(rest) || HAN_MEASURE.test(rest)) return true;
  if (value >= FEW && PER_PIECE.test(rest)) return false;
  if (COUNTED.test(rest)) return value < MANY || known;
  return value < 20 && COUNTED_FAR.test(rest);
}

/** "Hundreds of small holes": of things, as long as they are no money. */
export const MANY_OF =
  /^ of (?!dollars|bucks|euros|pounds|cash|money|it\b|that\b|them\b|those\b)(?:[a-z]+ ){0,2}[a-z]{3,}/i;
/** "Three hundred pounds" weigh something only where something is weighed. */
export const WEIGHS = /\b(?:weigh\w*|weights?|heavy|heavier|lift\w*|load|holds?|carr(?:y|ies))\b/i;

/** What follows a price for one of something. */
export const RATE = lines`
  ^\s?(?:-?ish)?\s?(?:\/ ?\p{L}|(?:a|an|per|each|apiece|for (?:each|every|one)|every|the) ?(?:sq|square|foot|ft
    |feet|yard|met(?:re|er)|m2|inch|room|bedroom|bath\w*|hour|hr|door|window|wall|ceiling
    |unit|piece|tree|panel|linear|lin|outlet|fixture|head|post|gate|step|visit|mile|gallon|minute|tile|board|sheet
    |drawer|cabinet|lot)s?\b
    |(?:each|apiece|per|hourly|flat|total|even|all in|all told|altogether|the lot)\b(?! (?:in|on|at)\b))
`;
