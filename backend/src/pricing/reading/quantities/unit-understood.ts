import {
  type Amount,
  isCounted,
  isExtent,
  lines,
  numberAt,
  pattern,
  textAt,
  textOf,
  type Token,
  unitAt,
} from '../../language/index.js';
import type { Unit } from '../../types.js';
import { type Scan } from '../scan.js';
import { type Found } from './found.js';

const IN_A_ROOM = lines`
  (?:in|on|by|at|near) (?:the|our|my|a) (?:(?:main|master|guest|spare|front|back|kids'?|upstairs|downstairs) )?
    (?:bed ?room|bath(?: ?room)?|kitchen|hall(?:way)?|living(?: room)?|lounge|dining(?: room)?|family room|garage|basement|attic|office
    |den|study|laundry(?: room)?|nursery|porch|patio|deck|yard|shed|workshop|foyer|entry|landing|closet|master)s?
`;
const WHERE = lines`
  (?:${IN_A_ROOM}|(?:(?:on|in|at) the )?(?:(?:ground|first|second|third|upper|lower|top) (?:floor|level|storey|story)|front|back|side)
    |upstairs|downstairs|inside|outside)
`;
const WHERE_AND = new RegExp(String.raw`^ ${WHERE}(?:,|,? (?:and|plus|&)) (?:the (?:other |remaining ))?$`);
const IS_WHERE = new RegExp(String.raw`^ ${WHERE}\b`);

/** "6 windows downstairs and 4 upstairs", "3 outlets in the bedroom, 2 in the hall": so many more of the same. */
export function elsewhere({ lower, tokens }: Scan, at: number, { value, end }: Amount, found: Found[]): Found | null {
  const before = found.at(-1);
  if (!before || !isCounted(before.unit)) return null;
  const between = lower.slice(tokens[before.end - 1]?.end ?? 0, tokens[at]?.start ?? 0);
  const after = lower.slice(tokens[end - 1]?.end ?? 0);
  if (!WHERE_AND.test(between) || !IS_WHERE.test(after)) return null;
  return { quantity: value, unit: before.unit, of: before.of, start: at, end };
}

const LEAST_EXTENT = 3;
const NEXT_SURFACE = pattern()`
  ^(?:,|;| and| &|, and) (?:the )?
    (walls?|ceilings?|floors?|splashback|backsplash|trim|skirting|deck|patio|path|driveway|lawn|porch|hall(?:way)?|kitchen|garage)
    (?: is| are|:| -| about| another)* $
`;
const NO_UNIT_AFTER = /^\s*(?:[,.;!?\n)]|$|and\b)/;

/** "Floor is 14 square metres, walls 22": the unit said once is understood for both. */
export function sameMeasure({ lower, tokens }: Scan, at: number, { value, end }: Amount, found: Found[]): Found | null {
  const before = found.at(-1);
  if (!before || !isExtent(before.unit) || value < LEAST_EXTENT) return null;
  const between = lower.slice(tokens[before.end - 1]?.end ?? 0, tokens[at]?.start ?? 0);
  const [, surface] = NEXT_SURFACE.exec(between) ?? [];
  if (surface === undefined || !NO_UNIT_AFTER.test(lower.slice(tokens[end - 1]?.end ?? 0))) return null;
  return { quantity: value, unit: before.unit, of: surface, start: at, end };
}

const ROOMS = new Set<Unit>(['room', 'bedroom', 'bathroom', 'storey']);

/** How many rooms "in each", "in each bedroom" or "in each of the three bedrooms" speaks of, and where those words end. */
export function roomsEach(tokens: Token[], at: number, found: Found[]): { times: number; end: number } | null {
  if (!/^(?:in|for|on) each$/.test(textOf(tokens.slice(at, at + 2)))) return null;
  const of = textAt(tokens, at + 2) === 'of' ? at + 3 : at + 2;
  const place = /^(?:the|our|my|these|those|them)$/.test(textAt(tokens, of)) ? of + 1 : of;
  const rooms = numberAt(tokens, place);
  const unit = unitAt(tokens, rooms?.end ?? place);
  const isRoom = unit !== null && ROOMS.has(unit.unit);
  if (rooms && isRoom) return { times: rooms.value, end: unit.end };
  const known = found.findLast((one) => (isRoom ? one.unit === unit.unit : ROOMS.has(one.unit)));
  const isEnd = isRoom || !/^\p{L}/u.test(textAt(tokens, place)) || /^(?:and|but|please)$/.test(textAt(tokens, place));
  return known && isEnd ? { times: known.quantity, end: isRoom ? unit.end : place } : null;
}

/** "4 windows in the lounge, then 2 in each of the three bedrooms": six more of the same. */
export function inEach({ tokens }: Scan, at: number, { value, end }: Amount, found: Found[]): Found | null {
  const before = found.findLast(({ unit }) => isCounted(unit) && !ROOMS.has(unit));
  const rooms = roomsEach(tokens, end, found);
  if (!before || !rooms) return null;
  // "3 radiators, one in each of two bedrooms": two of the three
  const isShare = value * rooms.times <= before.quantity && SPELLED_OUT.test(textOf(tokens.slice(before.end, at)));
  return isShare
    ? { ...before, start: at, end: rooms.end }
    : { quantity: value * rooms.times, unit: before.unit, of: before.of, start: at, end: rooms.end };
}

/** Nothing stands between a count and the places that it is made up of but what is done. */
const SPELLED_OUT =
  /^(?:put in|installed|fitted|added|hung|mounted|replaced|painted|cleaned)? ?(?:(?:at|in) (?:our|the|my) (?:house|home|place|flat|apartment) ?)?[,:(-]?$/;
