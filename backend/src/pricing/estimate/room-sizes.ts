import { convert, isArea } from '../language/index.js';
import type { Quantity } from '../types.js';

const ROOM = /\b(?:\p{L}*room|kitchen|lounge|hall|hallway|office|study|den|nursery)s?(?: (?:walls?|ceilings?))?$/u;
/** "2 rooms, 700 sq ft of wall" */
const SURFACE = /\b(?:walls?|ceilings?)$/;
/** In sq ft. By judgement: what is larger is no room of a home. */
const LARGEST_ROOM = 500;

const isNamed = ({ of }: Quantity): boolean => ROOM.test(of ?? '');

/** How many rooms are counted, by that name or as bedrooms. */
function roomsCounted(quantities: Quantity[]): number {
  const countOf = (unit: Quantity['unit']): number =>
    quantities.filter((one) => one.unit === unit).reduce((sum, { quantity }) => sum + quantity, 0);
  return countOf('room') || countOf('bedroom');
}

/** The areas of a request where they say how large its rooms are ("the den, 12x14", "2 bedrooms, 10x12 each"); [] elsewhere. */
export function sizesOfRooms(quantities: Quantity[]): Quantity[] {
  const areas = quantities.filter(({ unit }) => isArea(unit));
  const counted = roomsCounted(quantities);
  const whole = areas.reduce((sum, { quantity, unit }) => sum + (convert(quantity, unit, 'sq_ft') ?? quantity), 0);
  const areOfRooms =
    areas.every((one) => isNamed(one) || one.of === null || (counted > 0 && SURFACE.test(one.of))) &&
    (counted > 0 || areas.some(isNamed)) &&
    whole <= LARGEST_ROOM * Math.max(counted, areas.length);
  return areOfRooms ? areas : [];
}

const DWELLING = /\b(?:apartment|flat|condo|house|home|place|unit|townhouse|bungalow)$/;

/** "Paint my 1,200 sq ft apartment": of how many rooms nothing is said. */
export const isSizeOfDwelling = (one: Quantity): boolean => isArea(one.unit) && DWELLING.test(one.of ?? '');

/** The same quantities with those rooms counted in place of their areas; null where no area is one of rooms. */
export function withRoomsCounted(quantities: Quantity[]): Quantity[] | null {
  const sizes = sizesOfRooms(quantities);
  if (sizes.length === 0) return null;
  const others = quantities.filter((one) => !sizes.includes(one));
  const quantity = roomsCounted(others) || sizes.length;
  return others.some(({ unit }) => unit === 'room') ? others : [...others, { quantity, unit: 'room', of: null }];
}
