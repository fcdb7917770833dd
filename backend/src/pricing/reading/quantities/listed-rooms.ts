import { numberAt, textAt, textOf, type Token, pattern } from '../../language/index.js';
import { type Scan } from '../scan.js';
import { type Found } from './found.js';

/** Rooms by their names, the last word of each; "bed" and "bath" alone describe a house. */
const NAMED = pattern()`
  ^(?:lounges?|kitchens?|kitchenette|hall|halls|hallways?|study|studies|dens?|offices?|foyer|entryway|landing
    |nursery|playroom|pantry|laundry|conservatory|sunrooms?|library|dining|living)$
`;
const ROOM = /^rooms?$/;
/** Counted where another room stands beside them, too: "the lounge and both bedrooms". */
const SLEEPING = /^(?:bedrooms?|bathrooms?|ensuites?)$/;
const BEFORE = /^(?:the|a|an|my|our|and|both|all|each|of|his|her|their)$/;
const KINDS = pattern()`
  ^(?:main|master|small|big|large|front|back|spare|guest|kids|kid's|kids'|son's|daughter's|upstairs|downstairs
    |family|utility|mud|living|dining|laundry|home|box|tv|sitting|rec|open|plan|whole|entire|little|second)$
`;
const JOINT = /^(?:,|and|&|\+|plus|then|also)$/;
const LEAST = 2;
/** "The hall painted and 2 bedrooms" */
const DONE = /^(?:re)?(?:painted|done|papered|wallpapered|carpeted|plastered|skimmed|decorated|floored)$/;
/** "Paint two bedrooms and a bathroom": rooms to be done, and no house described. */
const DO = /^(?:re)?(?:paint|painting|paper|wallpaper|carpet|plaster|skim|decorate)$/;
/** "Doors on the landing and hall": where they are, and no rooms to be done. */
const PIECES_IN = pattern()`
  \b(?:doors?|windows?|radiators?|outlets?|sockets?|lights?|downlights?|switch(?:es)?|blinds?|taps?|faucets?) (?:on|in|for|at|between|off|to)
    (?: (?:the|our|my|both))?$
`;

/** "Paint a 3 bedroom, 2 bathroom house" */
const BED_AND_BATH = /^(?:house|home|place|apartment|flat|condo|unit|bungalow|townhouse)\b/;

/** "Our kitchen painted", "the dining room needs painting" */
const TO_BE_DONE = pattern()`
  ^(?:(?:needs?|wants?|to|be|getting|a|fresh|new|coat|of|some) )*(?:re)?(?:paint(?:ed|ing)?|papered|wallpapered|plastered|decorated)\b
`;
/** "Paint the kitchen door": a part of one, or all of what stands beside it. */
const PART =
  /^(?:-|\d|cabinets?|cupboards?|doors?|windows?|trim|ceilings?|floors?|island|vanity|vanities|furniture|fan|tiles?|fence|house|home|apartment|of|and|&|plus)$/;

interface Room {
  count: number;
  end: number;
  isNamed: boolean;
}

/** One member of a list of rooms: "the small bedroom", "both bedrooms", "two offices". */
function roomAt(tokens: Token[], from: number): Room | null {
  let at = from;
  let count = 1;
  for (let steps = 0; steps < 5; steps += 1) {
    const word = textAt(tokens, at);
    const isRoom = ROOM.test(textAt(tokens, at + 1));
    if (NAMED.test(word) || SLEEPING.test(word) || (KINDS.test(word) && isRoom)) {
      // "Living area of 900 sq ft", "office building"
      if (
        /^(?:area|building|space|floor|cabinets?|sink|window|door|ceiling|tap|faucet|light)s?$/.test(
          textAt(tokens, at + 1),
        )
      )
        return null;
      return { count, end: isRoom ? at + 2 : at + 1, isNamed: !SLEEPING.test(word) };
    }
    const number = numberAt(tokens, at);
    if (word === 'both') count = 2;
    else if (number && Number.isInteger(number.value) && number.value >= 1 && number.value <= 12) {
      count = number.value;
      at = number.end - 1;
    } else if (!BEFORE.test(word) && !KINDS.test(word)) return null;
    at += 1;
  }
  return null;
}

/**
 * Rooms listed by name and counted together: "the lounge, both bedrooms and the hallway" are 4 rooms. Null where fewer than two
 * are listed, or none has a name of its own ("3 bedrooms and 2 bathrooms" describes a house) unless it is said what is done to them.
 */
export function listedRooms({ tokens }: Scan): Found | null {
  for (let start = 0; start < tokens.length; start += 1) {
    const rooms: Room[] = [];
    let at = start;
    for (;;) {
      const room = roomAt(tokens, at);
      if (!room) break;
      rooms.push(room);
      at = DONE.test(textAt(tokens, room.end)) && JOINT.test(textAt(tokens, room.end + 1)) ? room.end + 1 : room.end;
      while (JOINT.test(textAt(tokens, at))) at += 1;
      if (at === room.end) break;
    }
    const end = rooms.at(-1)?.end ?? start;
    const isWhere = PIECES_IN.test(textOf(tokens.slice(Math.max(0, start - 3), start)));
    const isDone = DO.test(textAt(tokens, start - 1)) && !BED_AND_BATH.test(textOf(tokens.slice(end, end + 2)));
    // "Paint my living room", and not "paint the bedrooms"
    const isToBe = isDone || TO_BE_DONE.test(textOf(tokens.slice(end, end + 8)));
    const isSingle = rooms.length === 1 && !/s$/.test(textAt(tokens, end - 1)) && !PART.test(textAt(tokens, end));
    const isOne = isToBe && isSingle;
    const areSeveral = rooms.length >= LEAST && (isDone || rooms.some(({ isNamed }) => isNamed));
    if ((areSeveral && !isWhere) || isOne) {
      const quantity = rooms.reduce((sum, { count }) => sum + count, 0);
      return { quantity, unit: 'room', of: null, start, end };
    }
    if (rooms.length > 0) start = end - 1;
  }
  return null;
}
