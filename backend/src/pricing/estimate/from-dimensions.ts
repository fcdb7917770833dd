import { cleanText, isSameMeasure, isSameQuantity, pattern } from '../language/index.js';
import type { PriceRequest, Quantity, Unit } from '../types.js';
import { withRoomsCounted } from './room-sizes.js';

const SIDE = String.raw`(\d+(?:\.\d+)?) ?(?:feet|foot|ft|'|met(?:er|re)s?|m)?`;
/** "40 feet by 60 feet" */
const SIDES = new RegExp(String.raw`(?<![\d.])${SIDE} ?(?:x|by|\*) ?${SIDE}(?!\.?\d)`, 'giu');
/** "3 ft tall" */
const TALL = pattern('iu')`
  (?<![\d.])(\d+(?:\.\d+)?) ?(?:feet|foot|ft|'|met(?:er|re)s?|m) (?:tall|high|in height)\b
`;
/** What goes around a place on some of its sides only. */
const NOT_ALL_AROUND = /\b(?:gutter|downspout|soffit|fascia|driveway|walkway|railing)/i;

const AREA_OF: Partial<Record<Unit, Unit>> = { lin_ft: 'sq_ft', lin_m: 'sq_m' };
const LENGTH_OF: Partial<Record<Unit, Unit>> = { sq_ft: 'lin_ft', sq_m: 'lin_m' };

/**
 * The request with the size that prices go by, where what was said of another one tells it: the way around a house of 40 by
 * 60 ft for who treats foundations by the foot, and the face of a wall that is 40 ft long and 3 ft tall for who builds walls by the
 * square foot, and the one room that "the den, 12x14" is for who paints by the room. Null where nothing tells it.
 */
export function fromDimensions(request: PriceRequest, missing: Unit): PriceRequest | null {
  const rooms = missing === 'room' ? roomsOf(request) : null;
  if (rooms !== null) return rooms;
  const found = aroundIt(request, missing) ?? faceOf(request, missing);
  if (found === null) return null;
  const quantities = request.details.quantities.map((one) => (one === found.of ? found.quantity : one));
  return { ...request, details: { ...request.details, quantities } };
}

function roomsOf(request: PriceRequest): PriceRequest | null {
  const quantities = withRoomsCounted(request.details.quantities);
  return quantities && { ...request, details: { ...request.details, quantities } };
}

interface Told {
  /** The quantity that was read. */
  of: Quantity;
  quantity: Quantity;
}

function aroundIt({ text, details }: PriceRequest, missing: Unit): Told | null {
  const areas = details.quantities.filter(({ unit }) => LENGTH_OF[unit] === missing);
  const [area] = areas;
  if (area === undefined || areas.length > 1 || NOT_ALL_AROUND.test(text)) return null;
  const sides = [...cleanText(text).matchAll(SIDES)].map(([, a, b]) => [Number(a), Number(b)] as const);
  const own = sides.find(([a, b]) => isSameQuantity({ ...area, quantity: a * b }, area));
  return own === undefined
    ? null
    : { of: area, quantity: { quantity: 2 * (own[0] + own[1]), unit: missing, of: null } };
}

function faceOf({ text, details }: PriceRequest, missing: Unit): Told | null {
  // "8 metres long by 1.5 m high": the size that is missing may be told in feet.
  const areaOf = (unit: Unit): Unit | null => AREA_OF[unit] ?? null;
  const lengths = details.quantities.filter(({ unit }) => isSameMeasure(areaOf(unit), missing));
  const [length] = lengths;
  const height = Number(TALL.exec(cleanText(text))?.[1] ?? 0);
  if (length === undefined || lengths.length > 1 || height === 0) return null;
  const unit = areaOf(length.unit) ?? missing;
  return { of: length, quantity: { quantity: length.quantity * height, unit, of: length.of } };
}
