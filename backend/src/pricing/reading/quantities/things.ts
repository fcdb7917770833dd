import {
  capacityEnd,
  isExtent,
  isStopWord,
  isTimeUnit,
  nearlySame,
  numberAt,
  stem,
  textAt,
  textOf,
  unitAt,
  type Token,
  SEVERAL_TREES,
  TREES,
  pattern,
} from '../../language/index.js';
import { type Unit } from '../../types.js';

const stems = (words: string) => new Set(words.split(/\s+/).map(stem));

/** Plumbing pieces that owners count as fixtures. */
const FIXTURES = stems('toilet dunny loo sink faucet tap shower tub bathtub vanity basin urinal lavatory bidet');
/** "14 Elm" is an address, "14 elms" are trees. */
const ONE_TREE = new Set(TREES.filter((tree) => !SEVERAL_TREES.includes(tree)));
/** What is counted by the piece and has no unit of its own. */
const ITEMS = stems(
  `gate tree stump skylight step stair tread riser baluster spindle shelf shelves fan light lights lamp chandelier downlight sconce switch breaker circuit panel head radiator vent register grille camera
  blind curtain drape shutter cabinet cupboard drawer post column beam bush shrub hedge plant sprinkler zone downspout chimney closet wardrobe appliance tv tvs television ${TREES.join(' ')} picture
  mirror drain pipe leak heater furnace boiler tank pump valve hole patch crack board sheet slab section pallet load layer battery charger detector alarm lock handle
  hinge knob screen pane pet dog cat pew desk bench pot boulder paver fireplace dormer arch bracket hook tile wall ceiling floorboard joist rafter truss carport shed garage
  unit zone thermostat condenser handler compressor duct filter gutter deck balcony porch patio driveway sofa couch chair mattress rug oven fridge refrigerator dishwasher
  washer dryer microwave bollard sign antenna aerial dimmer bed planter bar rail bookcase dresser nest hive
  seat stool cushion flue burner tire awning pillar niche sill lintel spigot emitter grate mailbox headstone stall cubicle workstation bulb
  front table recliner loveseat ottoman headboard medallion corbel slat stripe footing pier bin trellis arbor kennel speaker jack keypad
  truckload trailerload vanload pothole deadbolt lockset cylinder whirlybird spring roller remote inverter damper arborvitae opener cushion slate boot`,
);
/** "flower beds" are no bedrooms. */
const GARDEN_BEDS = /^(?:flower|garden|raised|planting|planter|vegetable|veggie|mulch)$/;
/** "Two beds by the mailbox": where nobody sleeps. */
const BY_THE_YARD = pattern()`
  ^(?:(?:by|around|along|under|in front of|out|near|next to) )+(?:the |our |my )?(?:mailbox|house|fence|drive\w*
    |walk\w*|porch|patio|deck|front|back|trees?|flagpole|garage|pool|wall|gate|road|street|yard|garden)\b
  |^(?:of )?(?:mulch|hostas?|roses|flowers|weeds|plants|perennials)\b
`;
/** "A couple of beds and a couch": what is carried, and no bedrooms. */
const BESIDE_FURNITURE = pattern()`
  ^(?:, |and |& |plus |\+ )+(?:(?:an?|the|our|one|two|three|some|\d+) )?(?:sofa|couch|dresser|mattress|wardrobe|table|desk|chair|armchair|bookcase|fridge|tv|recliner|futon)
`;

const NEVER_BETWEEN = pattern()`
  ^(?:of|in|on|at|to|for|from|with|by|and|or|per|the|a|an|is|are|was|were|has|have|had|that|this|which|who|my
    |our|your|his|her|their|it|i|we|you|not|but|as|if|than|then|so|more than|ago|old|years?|months?|weeks?
    |minutes?|percent|car|cars|men|people|kids|children|guys|times|degrees|inch|inches|cm|mm|gallons?|gals?|litres?|liters?|btus?|amps?
    |volts?|watts?|kw|hp|horsepower|seers?|seer2|gauge|mil|psi|grit|awg|lbs?|tons?|am|pm|st|street|ave|road|rd|lane|dr|drive|court|ct|way)$
`;
const MOST_BETWEEN = 3;
/** "A 70 cm gate", "a 6 foot high fence": how long one is; "the one next door" counts none. */
const NO_COUNT = /^(?:mm|cm|foot|feet|ft|in|inch|inches|lbs?|next)$/;
const OFTEN_MISTYPED: [Unit, string][] = [['bedroom', 'bedrooms'], ['bathroom', 'bathrooms'], ['window', 'windows'], ['outlet', 'outlets'], ['fixture', 'fixtures'], ['storey', 'storeys']]; // prettier-ignore
/** Words of their own: "been to 4 stores". */
const NO_SLIP = /^stores$/;

/** What is done to things, right before their number: "replace two hose bibs", "swap out 4 mixers". */
const DONE_TO = pattern()`
  ^(?:replac(?:e|ing)|install(?:ing)?|put|fit|plant(?:ing)?|fix(?:ing)?|repair(?:ing)?|clean(?:ing)?
    |hang(?:ing)?|mount(?:ing)?|mov(?:e|ing)|swap(?:ping)?|wir(?:e|ing)|build(?:ing)?|remov(?:e|ing)
    |unclog(?:ging)?|tune|servic(?:e|ing)|inspect(?:ing)?|refinish(?:ing)?|restor(?:e|ing)|mak(?:e|ing)
    |pour(?:ing)?|set)$
`;
const BEFORE_NUMBER = /^(?:in|up|out|our|my|the|these|those|all|about|around)$/;
/** No work is done to these. */
const NO_THING = pattern()`
  ^(?:people|kids|children|guys|men|women|friends|families|times|things|quotes|bids|estimates|options|ways|ideas
    |colou?rs|coats|prices|dollars|bucks|companies|contractors|days|weeks|months|years|hours|minutes|inches
    |points|sides|places|jobs|visits|payments|stages|steps|gallons|pounds|layers|always|across|previous|various
    |serious)$
`;
const MOST_WORDS = 3;

/** A thing of no known name that something is to be done to: "replace two outdoor hose bibs", "9 pews refinished". */
export function namelessAt(tokens: Token[], at: number, end: number): ThingRead | null {
  let verb = at - 1;
  while (BEFORE_NUMBER.test(textAt(tokens, verb))) verb -= 1;
  for (let last = end; last < end + MOST_WORDS; last += 1) {
    const word = textAt(tokens, last);
    if (tokens[last]?.kind !== 'word' || NEVER_BETWEEN.test(word) || NO_THING.test(word) || unitAt(tokens, last))
      return null;
    if (!/[^s]s$/.test(word) || word.length < 4) continue;
    const isDone = DONE_TO.test(textAt(tokens, verb)) || /^\p{L}{3,}ed$/u.test(textAt(tokens, last + 1));
    if (!isDone) return null;
    const of = tokens
      .slice(end, last + 1)
      .map(({ text }) => text)
      .join(' ');
    return { unit: 'item', of, end: last + 1 };
  }
  return null;
}

const NO_PLANT =
  /^(?:more|along|around|beside|near|next|behind|between|please|there|here|new|out|down|weekends?|evenings?|mornings?|afternoons?)$/;

const TO_PLANT = pattern()`
  ^(?:(?:to be|all|need to be|which need) )?planted(?:$| (?:[.,;!?)]|in|on|along|beside|by|near|next|behind|around|at|out|this|please|and|too|for|where)(?: |$))
    |^to (?:plant|go in)\b
`;

/** "20 murraya planted", "plant 8 lomandra": what is planted has more names than any list holds. */
export function plantsAt(tokens: Token[], at: number, end: number): ThingRead | null {
  let last = end;
  const isName = (place: number): boolean =>
    tokens[place]?.kind === 'word' &&
    textAt(tokens, place).length > 2 &&
    ![NEVER_BETWEEN, NO_THING, NO_PLANT].some((no) => no.test(textAt(tokens, place))) &&
    !/^planted$/.test(textAt(tokens, place)) &&
    !isStopWord(textAt(tokens, place)) &&
    !unitAt(tokens, place);
  while (last < end + MOST_WORDS && isName(last)) last += 1;
  const isPlanted =
    /^plant(?:ing|ed)?$/.test(textAt(tokens, at - 1)) || TO_PLANT.test(textOf(tokens.slice(last, last + 4)));
  return last > end && isPlanted ? { unit: 'item', of: textOf(tokens.slice(end, last)), end: last } : null;
}

/** A thing that is counted, the words for it ("indoor heads"), and the token after it. */
export interface ThingRead {
  unit: Unit;
  of: string | null;
  end: number;
}

/** "3 pieces of furniture": what has no plural is counted by the piece. */
function piecesAt(tokens: Token[], at: number): ThingRead | null {
  const isPieces = /^(?:pieces?|items?|bits)$/.test(textAt(tokens, at)) && textAt(tokens, at + 1) === 'of';
  const of = textAt(tokens, at + 2);
  return isPieces && /^(?:furniture|equipment|luggage|art|artwork)$/.test(of)
    ? { unit: 'item', of, end: at + 3 }
    : null;
}

const WHO_DOES = /^(?:companies|contractors|firms|guys|crews|outfits|people|blokes|places)$/;

/** Reads what a number counts: at most three words may stand between ("4 double hung windows"). */
export function thingAt(tokens: Token[], index: number): ThingRead | null {
  const isOne = textAt(tokens, index - 1) === 'one';
  const isHyphened = textAt(tokens, index) === '-' && tokens[index]?.spaced === false;
  if (capacityEnd(tokens, index - 1) !== null) return null;
  const pieces = piecesAt(tokens, index);
  if (pieces) return pieces;
  const between: string[] = [];
  // "Two 3 seat sofas"
  let at = capacityEnd(tokens, index) ?? index;
  if (['of', 'x', '-', ')'].includes(textAt(tokens, at))) at += 1;
  // "two of our toilets"
  if (textAt(tokens, at - 1) === 'of' && /^(?:my|our|the|these|those|your)$/.test(textAt(tokens, at))) at += 1;
  for (;;) {
    const token = tokens[at];
    if (token?.kind !== 'word' || between.length > MOST_BETWEEN || NO_COUNT.test(token.text)) return null;
    const named = nameAt(tokens, at, between.at(-1));
    // "Two gutter companies", "3 tree guys"
    if (named && WHO_DOES.test(textAt(tokens, named.end))) return null;
    if (named) {
      // "3 bedroom windows" are windows, "2 garage doors" doors.
      const next = KIND_OF_PIECE.test(textAt(tokens, named.end)) ? named.end + 1 : named.end;
      const further = textAt(tokens, named.end) === '-' ? null : nameAt(tokens, next, token.text);
      const isLast =
        !further ||
        tokens[named.end]?.kind !== 'word' ||
        isTimeUnit(further.unit) ||
        named.unit === 'storey' ||
        // "A 2 bedroom unit" is a home
        (/^bed/.test(named.unit) && textAt(tokens, named.end) === 'unit') ||
        // "3 rooms walls"
        (!named.isPiece && /s$/.test(token.text));
      // "the old one leaks": a verb.
      if (isOne && named.isPiece && /[^s]s$/.test(token.text)) return null;
      // "A three-seat sofa", "six-panel doors": what one is like, and not how many.
      if (isHyphened && named.isPiece && (between.length > 0 || !/s$/.test(token.text))) return null;
      if (isLast) return { unit: named.unit, of: ofWords(named, between, token.text), end: named.end };
    } else if (
      (NEVER_BETWEEN.test(token.text) &&
        // "2 drive gates", "two car doors", "two belt drive openers"
        !/^(?:gate|door|opener)s?$/.test(textAt(tokens, at + 1)) &&
        // "2 old mattresses", as against "2 years old"
        !(token.text === 'old' && between.length === 0)) ||
      numberAt(tokens, at)
    )
      return null;
    between.push(token.text);
    at += 1;
    if (textAt(tokens, at) === '-' && !tokens[at]?.spaced) at += 1;
  }
}

/** "3 bathroom exhaust fans" */
const KIND_OF_PIECE = /^(?:exhaust|extractor|ceiling|vent|smoke|heat|recessed|closet|sink|vanity)$/;

function ofWords(named: { unit: Unit; isPiece: boolean }, between: string[], word: string): string | null {
  const said = named.isPiece ? [...between, word] : between;
  return said.length > 0 ? said.join(' ') : null;
}

/** "A wall faced toilet", "ceiling mounted fans": how a thing is put up, and none of those. */
const PUT_UP = /^(?:faced|facing|mounted|mount|hung)$/;
const SURFACE = /^(?:wall|ceiling|floor|roof|deck|post|bench|counter|rail|pole|surface|rack)$/;
const isHow = (tokens: Token[], at: number): boolean =>
  SURFACE.test(textAt(tokens, at)) && PUT_UP.test(textAt(tokens, textAt(tokens, at + 1) === '-' ? at + 2 : at + 1));

function nameAt(
  tokens: Token[],
  at: number,
  before: string | undefined,
): { unit: Unit; isPiece: boolean; end: number } | null {
  const word = textAt(tokens, at);
  if (tokens[at]?.kind !== 'word' || isHow(tokens, at)) return null;
  const after = textOf(tokens.slice(at + 1, at + 4));
  const isBed =
    /^beds?$/.test(word) && (GARDEN_BEDS.test(before ?? '') || BY_THE_YARD.test(after) || BESIDE_FURNITURE.test(after));
  const unit = isBed ? null : unitAt(tokens, at);
  if (unit && !isExtent(unit.unit) && unit.unit !== 'item' && unit.scale === 1 && word.length > 1)
    return { unit: unit.unit, isPiece: false, end: unit.end };
  const root = stem(word);
  // "30 parking spaces", "a lot with 30 spaces"; no crawl space, and none of an electrical panel
  const isLot = word === 'spaces' && before === undefined && tokens.some(({ text }) => text === 'lot');
  const isParking = before === 'parking' || isLot;
  if (/^(?:space|spot|bay)s?$/.test(word) && isParking) return { unit: 'item', isPiece: true, end: at + 1 };
  // "Two patio sliders"
  if (root === 'slider') return { unit: 'door', isPiece: true, end: at + 1 };
  if (root === 'casement' && !/^(?:windows?|sash\p{L}*)$/u.test(textAt(tokens, at + 1)))
    return { unit: 'window', isPiece: true, end: at + 1 };
  if (root === 'gfci') return { unit: 'outlet', isPiece: true, end: at + 1 };
  if (FIXTURES.has(root)) return { unit: 'fixture', isPiece: true, end: at + 1 };
  if (
    ONE_TREE.has(word) &&
    !/^(?:trees?|felled|removed|taken|cut|trimmed|pruned|topped|to|that|needs?)$/.test(textAt(tokens, at + 1))
  )
    return null;
  // "valves leaking", "14 arborvitae planted": what is wrong with them, what is done
  if (ITEMS.has(root) && !/(?:ing|[^bh]ed)$/.test(word) && !(root === 'bed' && !isBed))
    return { unit: 'item', isPiece: true, end: at + 1 };
  const mistyped = NO_SLIP.test(word) ? undefined : OFTEN_MISTYPED.find(([, name]) => nearlySame(word, name));
  return mistyped ? { unit: mistyped[0], isPiece: false, end: at + 1 } : null;
}
