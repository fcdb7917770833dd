import { lines } from './pattern.js';
import type { Quantity, Unit } from '../types.js';
import { textAt, type Token } from './tokens.js';
import { wordTable } from './word-table.js';

/** A unit read at a token: one of what was written is `scale` of `unit` (an acre is 43,560 sq ft). */
export interface UnitRead {
  unit: Unit;
  scale: number;
  end: number;
}

/** A square of roofing or siding, in square feet. */
export const SQ_FT_A_SQUARE = 100;

type Entry = [unit: Unit, scale: number, spellings: string];

/** Spellings as tokens stand in a text, without dots; a longer one wins over a shorter one. */
// prettier-ignore
const ENTRIES: Entry[] = [
  ['sq_ft', 1, lines`
    sqft|sqf|sf|s f|sq footage|sqfeet|sqfoot|ft2|sq ft|sq feet|sq foot|sq fts|sq / ft|square ft|square feet
    |square feets|sq feets|sqr ft|sqr feet|sqr foot|sqrft|square foots|sq face ft|square face foot|square face feet|square foot|square footage
    |ft sq|ft ^ 2|foot square|feet square
  `],
  ['sq_ft', 9, 'sq yd|sq yds|sq yard|sq yards|square yard|square yards|yd2'],
  ['sq_ft', SQ_FT_A_SQUARE, 'square|squares|roofing square|roofing squares'],
  ['sq_ft', 43_560, 'acre|acres'],
  ['sq_m', 1, lines`
    sqm|sqms|sqmtr|sqmtrs|m2|mtr2|sq m|sq mtr|sq mtrs|sq meter|sq meters|sq metre|sq metres|square m
    |sqr m|sqr metre|sqr metres|sqr meter|sqr meters
    |square meter|square meters|square metre|square metres|m sq|m squared|meters squared|metres squared
    |quadratmeter|metros cuadrados|m ^ 2
  `],
  ['sq_m', 10_000, 'hectare|hectares'],
  ['lin_ft', 1, lines`
    lf|l f|lft|rft|lnft|linft|ft|feet|feets|foot|lin ft|lin feet|lin foot|linear ft|linear feet|linear foot
    |lineal ft|lineal feet|lineal foot|running ft|running feet|running foot|run ft|run foot
  `],
  ['lin_ft', 3, 'linear yard|linear yards|lineal yard|lineal yards|running yard|running yards'],
  ['lin_m', 1, lines`
    lm|lin m|lnm|linm|mtr|mtrs|mt|m|meter|meters|metre|metres|linear m|linear meter|linear meters|linear metre
    |linear metres|lineal m|lineal meter|lineal meters|lineal metre|lineal metres|running m|running meter
    |running meters|running metre|running metres
  `],
  ['cu_yd', 1, lines`
    cy|cyd|cuyd|yd3|cu yd|cu yds|cu yard|cu yards|cubic yd|cubic yds|cubic yard|cubic yards|yd|yds|yard|yards
  `],
  ['cu_m', 1, lines`
    cum|m3|mtr3|cu m|cu meter|cu meters|cu metre|cu metres|cubic m|cubic meter|cubic meters|cubic metre
    |cubic metres|cube|cubes
  `],
  ['room', 1, 'room|rooms|rm|rms'],
  ['bedroom', 1, 'bedroom|bedrooms|bed|beds|br|brs|bd|bds|bdrm|bdrms|bdr|bedrm|bedrms'],
  ['bathroom', 1, 'bathroom|bathrooms|bath|baths|ba|bathrm|bathrms|washroom|washrooms|restroom|restrooms'],
  ['storey', 1, 'storey|storeys|story|stories|storeies|storys|floor|floors|level|levels|flr|flrs'],
  ['window', 1, 'window|windows|double hung|double hungs|single hung|single hungs|windo|windos|wndow|windws'],
  ['door', 1, 'door|doors'],
  ['fixture', 1, 'fixture|fixtures|fixure|fixures|light fixture|light fixtures|plumbing fixture|plumbing fixtures'],
  ['outlet', 1, lines`
    outlet|outlets|socket|sockets|receptacle|receptacles|recepticle|recepticles|receptical|recepticals
    |power point|power points|powerpoint|powerpoints|plug point|plug points|gpo|gpos
  `],
  ['hour', 1, 'hour|hours|hr|hrs|h|hourly|man hour|man hours|labor hour|labour hour'],
  ['hour', 1 / 60, 'minute|minutes|min|mins'],
  ['day', 1, 'day|days|daily'],
  ['day', 1 / 2, 'half day|half a day|half - day'],
  ['mile', 1, 'mile|miles|mi|mileage'],
  ['km', 1, 'km|kms|klm|klms|kilometer|kilometers|kilometre|kilometres|kay|kays'],
];

const BY_FIRST = new Map<string, { words: string[]; unit: Unit; scale: number }[]>();
for (const [unit, scale, spellings] of ENTRIES) {
  for (const spelling of spellings.split('|')) {
    const words = spelling.split(' ');
    const first = words[0] ?? '';
    BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), { words, unit, scale }]);
  }
}
for (const list of BY_FIRST.values()) list.sort((a, b) => b.words.length - a.words.length);

/**
 * Reads a unit of measure or of count at a token: "sq. ft", "m2", "lineal metres", "bedrooms", "squares".
 * The reader decides whether it is meant as one: "m" and "h" count only right after a number.
 */
export function unitAt(tokens: Token[], index: number): UnitRead | null {
  for (const { words, unit, scale } of BY_FIRST.get(textAt(tokens, index)) ?? []) {
    const end = spelledAt(tokens, index, words);
    if (end !== null) return { unit, scale, end };
  }
  return null;
}

function spelledAt(tokens: Token[], index: number, words: string[]): number | null {
  let at = index;
  for (const [place, word] of words.entries()) {
    // "sq.ft.", "sq-ft", "man-hour"
    if (place > 0 && (textAt(tokens, at) === '.' || (textAt(tokens, at) === '-' && word !== '-'))) at += 1;
    if (textAt(tokens, at) !== word) return null;
    at += 1;
  }
  return at;
}

const NAMES: Record<Unit, [one: string, many: string]> = {
  sq_ft: ['sq ft', 'sq ft'],
  sq_m: ['sq m', 'sq m'],
  lin_ft: ['linear ft', 'linear ft'],
  lin_m: ['linear m', 'linear m'],
  cu_yd: ['cubic yard', 'cubic yards'],
  cu_m: ['cubic metre', 'cubic metres'],
  room: ['room', 'rooms'],
  bedroom: ['bedroom', 'bedrooms'],
  bathroom: ['bathroom', 'bathrooms'],
  storey: ['storey', 'storeys'],
  window: ['window', 'windows'],
  door: ['door', 'doors'],
  fixture: ['fixture', 'fixtures'],
  outlet: ['outlet', 'outlets'],
  hour: ['hour', 'hours'],
  day: ['day', 'days'],
  mile: ['mile', 'miles'],
  km: ['km', 'km'],
  item: ['item', 'items'],
};

/** How a person says a unit: "sq ft", "2 rooms" without the number. */
export function unitName(unit: Unit, count = 1): string {
  return NAMES[unit][count === 1 ? 0 : 1];
}

const PIECES: ReadonlySet<string> = new Set<Unit>(['room', 'window', 'door', 'fixture', 'outlet']);

/** What is asked for piece by piece; bedrooms and storeys describe a house as often as the work. */
export const isPiece = (unit: string): boolean => PIECES.has(unit);

/** Piece by piece, whether the pieces have a unit of their own or are things. */
export const isCounted = (unit: string): boolean => unit === 'item' || isPiece(unit);

/** Of work, in a day of it. */
export const HOURS_OF_A_DAY = 8;

/** How long something takes, as against how large it is. */
export const isTimeUnit = (unit: Unit | null): boolean => unit === 'hour' || unit === 'day';

/** How large a surface is. */
export const isArea = (unit: Unit | null): boolean => unit === 'sq_ft' || unit === 'sq_m';

/** How far something reaches in one direction. */
export const isLength = (unit: Unit | null): boolean => unit === 'lin_ft' || unit === 'lin_m';

/** A length, an area or a volume, as against what is counted, and time. */
export const isExtent = (unit: Unit | null): boolean => /^(?:sq|lin|cu)_/.test(unit ?? '');

const PER_METRIC: Partial<Record<Unit, { to: Unit; factor: number }>> = {
  sq_m: { to: 'sq_ft', factor: 10.7639104 },
  sq_ft: { to: 'sq_m', factor: 1 / 10.7639104 },
  lin_m: { to: 'lin_ft', factor: 3.2808399 },
  lin_ft: { to: 'lin_m', factor: 1 / 3.2808399 },
  cu_m: { to: 'cu_yd', factor: 1.3079506 },
  cu_yd: { to: 'cu_m', factor: 1 / 1.3079506 },
  km: { to: 'mile', factor: 1 / 1.609344 },
  mile: { to: 'km', factor: 1.609344 },
};

/** Whether two units measure the same: feet and metres, and not feet and square feet. */
export const isSameMeasure = (a: Unit | null, b: Unit | null): boolean =>
  a !== null && b !== null && convert(1, a, b) !== null;

/** As much of the same, whatever it is of. */
export const isSameQuantity = (a: Quantity, b: Quantity): boolean => a.unit === b.unit && a.quantity === b.quantity;

/** The quantity in another unit of the same measure, null when the two do not measure the same. */
export function convert(quantity: number, from: Unit, to: Unit): number | null {
  if (from === to) return quantity;
  const other = PER_METRIC[from];
  return other?.to === to ? quantity * other.factor : null;
}

const STOREYS = wordTable<number>({ single: 1, one: 1, double: 2, two: 2, triple: 3, three: 3, four: 4 });

/** "Single", "double" or "three" of a building's storeys; null for any other word. */
export const storeysNamed = (word: string): number | null => STOREYS[word] ?? null;
