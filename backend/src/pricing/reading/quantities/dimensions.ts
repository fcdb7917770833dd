import { textAt, textOf, type Token } from '../../language/index.js';
import { lengthAt, type LengthRead, type System } from './lengths.js';

/** Two lengths that span an area. */
interface DimensionRead {
  /** In sq_ft or sq_m; 0 when the two are the size of a piece, not of the work. */
  area: number;
  unit: 'sq_ft' | 'sq_m';
  end: number;
}

/** One of a thing, and several: no other form of the word, as an "open" deck has no opening and a "tiled" floor is no tile. */
const oneOrSeveral = (words: string): Set<string> => new Set(words.split(' ').flatMap((word) => [word, `${word}s`]));

/** A pair of numbers before or after these is the size of a piece ("12x24 tile", "2x4 studs", "24 x 36 sign"), not of the work. */
const PIECES = oneOrSeveral(
  'tile sheet stud post board lumber timber beam plank paver sign joist rafter brick block window door duct filter panel mirror pipe poster frame footer footing hole vent skylight opening screw duct picture tv mattress sleeper batten pane',
);
/** "A paver patio 12x20", "tile floor 10x14": what is made of the pieces, and as large as that. */
const MADE_OF_PIECES = new Set(
  'patio driveway deck floor walkway walk path kitchen bath bathroom room shower wall yard terrace courtyard garage basement slab area entry hall hallway laundry porch'.split(
    ' ',
  ),
);
/** "Porcelain 12x24": of these the size of one piece is told where nothing else is named. */
const SOLD_AS_TILES = new Set(['porcelain', 'ceramic', 'travertine', 'subway']);
/** The usual lengths of a tile's sides, in inches. */
export const TILE_SIDES = new Set([3, 4, 6, 8, 9, 12, 16, 18, 24, 36, 48]);
/** The same in centimetres: "60 x 60 porcelain". */
const TILE_CENTIMETRES = new Set([10, 15, 20, 30, 33, 40, 45, 60, 75, 80, 90, 100, 120]);
const DUG = oneOrSeveral('footer footing hole dug');
const INCH = /^in(?:ch|ches)?$/;
const ROOM =
  /^(?:bedroom|bathroom|kitchen|office|den|study|hall|hallway|basement|garage|lounge|nursery|living|dining|family|room)$/;
const SEPARATORS = new Set(['x', 'by', '*']);
const SMALLEST_SQ_FT = 9;
const LARGEST_SIDE = 100_000;
const LEAST_MILLIMETRES = 150;
/** "Those huge 600x1200 ones", where nothing else is metric: a field has sides of so many feet, and nobody names it bare. */
const LEAST_BESIDE_FEET = 300;

/** No such room has sides of less than 5 feet. */
const ROOMS = /^(?:bed|bedroom|kitchen|lounge|living|dining|family|sitting)s?$/;
const LEAST_SIDE = 5;

/** "Shed slab 3x4", "a 4 x 4 carport": neither is any the smaller for being outside. */
const OUTBUILDING = '(?:shed|carport|garage|driveway|greenhouse|summerhouse)';
const OF_OUTBUILDING = new RegExp(String.raw`\b${OUTBUILDING}(?: (?:slab|base|pad|floor|foundation))? $`);
const AN_OUTBUILDING = new RegExp(
  String.raw`^(?:garden |concrete )?${OUTBUILDING}\b(?! (?:doors?|windows?|wall|ceiling|roof))`,
);
const isOutside = (tokens: Token[], index: number, end: number): boolean =>
  OF_OUTBUILDING.test(`${textOf(tokens.slice(Math.max(0, index - 3), index))} `) ||
  AN_OUTBUILDING.test(textOf(tokens.slice(end, end + 3)));

/** "Dbl bedroom 3.5x3.5": who measures in metres does not write so in each note. */
const isRoomInMetres = (tokens: Token[], [a, b]: [number, number], index: number, end: number): boolean =>
  Math.max(a, b) < LEAST_SIDE &&
  Math.min(a, b) >= 2 &&
  (tokens.some(({ text }) => ROOMS.test(text)) || isOutside(tokens, index, end));

/** Reads "12x24 ft", "24' x 30'", "16 long x 12 wide and 8 ft tall", "3.5 by 4 metres" at a token. Bare numbers are feet, or metres in a metric text. */
export function dimensionAt(tokens: Token[], index: number, isMetricText: boolean): DimensionRead | null {
  if (endsPhone(tokens, index)) return null;
  const square = squareAt(tokens, index);
  if (square) return square;
  const sides = sidesAt(tokens, index);
  if (sides.length < 2) return null;
  const end = sides.at(-1)?.end ?? index;
  const flat = sides.length > 2 ? withoutHeight(sides) : sides;
  const [a, b] = flat;
  if (!a || !b) return null;
  const metric = isMetricText || isRoomInMetres(tokens, [a.value, b.value], index, end);
  const system: System = [a, b].find((side) => side.system !== null)?.system ?? (metric ? 'm' : 'ft');
  const isWritten = sides.some((side) => side.system !== null || side.label !== null);
  const small = [a, b].find((side) => side.isSmall);
  const factor = small && (a.system === null || b.system === null) ? smallFactor(small) : 1;
  const area = (a.system === null ? a.value * factor : a.value) * (b.system === null ? b.value * factor : b.value);
  // "600 x 600 porcelain", in metres: no floor is so large, and tiles are told in millimetres.
  const least = system === 'm' ? LEAST_MILLIMETRES : LEAST_BESIDE_FEET;
  if (!isWritten && Math.min(a.value, b.value) >= least)
    return { area: 0, unit: system === 'm' ? 'sq_m' : 'sq_ft', end };
  const squareFeet = system === 'm' ? area * 10.764 : area;
  const isBareSmall = !isWritten && Math.min(a.value, b.value) < (metric ? 1 : 3);
  const isBareTile = !isWritten && TILE_SIDES.has(a.value) && TILE_SIDES.has(b.value);
  const isMetricTile =
    metric &&
    !isWritten &&
    TILE_CENTIMETRES.has(a.value) &&
    TILE_CENTIMETRES.has(b.value) &&
    [textAt(tokens, index - 1), textAt(tokens, end)].some((word) => SOLD_AS_TILES.has(word));
  const isWork =
    !isBareSmall &&
    !isMetricTile &&
    !(!isWritten && isOfPieces(tokens, index, end)) &&
    squareFeet >= SMALLEST_SQ_FT &&
    Math.max(a.value, b.value) <= LARGEST_SIDE &&
    !isPiece(tokens, index, end, { isWritten, isBareTile }) &&
    !(
      isBareTile &&
      SOLD_AS_TILES.has(textAt(tokens, index - 1)) &&
      /^(?:|[.,;!?)]|tiles?)$/.test(textAt(tokens, end))
    ) &&
    // "12x24 porcelain in herringbone", and not "a 12x24 ceramic floor"
    !(isBareTile && SOLD_AS_TILES.has(textAt(tokens, end)) && !MADE_OF_PIECES.has(textAt(tokens, end + 1)));
  return { area: isWork ? Math.round(area * 100) / 100 : 0, unit: system === 'm' ? 'sq_m' : 'sq_ft', end };
}

/** "Large format 80x80 ones": how large one of many is, bare of a unit. */
const isOfPieces = (tokens: Token[], index: number, end: number): boolean =>
  textAt(tokens, index - 1) === 'format' || textAt(tokens, end) === 'ones';

/** "555-0199 x 204": the number has an extension. */
function endsPhone(tokens: Token[], index: number): boolean {
  return (
    /^\d{4}$/.test(textAt(tokens, index)) &&
    textAt(tokens, index - 1) === '-' &&
    !tokens[index]?.spaced &&
    tokens[index - 2]?.kind === 'number'
  );
}

const LARGEST_SQUARE = 40;

/** "A patio 20 ft square" is 20 by 20; of larger numbers square feet are meant. */
function squareAt(tokens: Token[], index: number): DimensionRead | null {
  const side = lengthAt(tokens, index);
  if (!side?.system || side.isSmall || side.value < 3 || side.value > LARGEST_SQUARE) return null;
  if (textAt(tokens, side.end) !== 'square' || /^(?:feet|foot|ft|met|m$)/.test(textAt(tokens, side.end + 1)))
    return null;
  return { area: side.value ** 2, unit: side.system === 'm' ? 'sq_m' : 'sq_ft', end: side.end + 1 };
}

const PARTS = /^(?:of|sections?|pieces?|panels?|lengths?|high|tall|wide|deep|fences?)$/;

/** "Size is 14 feet into 20 feet", and not "split 20 feet into 10 feet sections" */
function isSizeSaid(tokens: Token[], from: number, next: number): boolean {
  const other = lengthAt(tokens, next);
  const isSaid = /^(?:|is|of|size|deck|patio|room|area|about|approx|measures|measuring|:|,)$/.test(
    textAt(tokens, from - 1),
  );
  return other !== null && isSaid && !PARTS.test(textAt(tokens, other.end));
}

function sidesAt(tokens: Token[], index: number): LengthRead[] {
  const sides: LengthRead[] = [];
  let at = index;
  while (sides.length < 3) {
    const side = lengthAt(tokens, at);
    if (!side) break;
    sides.push(side);
    const clings = /[a-z]x$/.test(textAt(tokens, side.end - 1));
    const separator = textAt(tokens, side.end);
    // "16 long x 12 wide and 8ft tall": the third may follow an "and" when it is called a height.
    const tall = sides.length === 2 && ['and', ','].includes(separator) ? lengthAt(tokens, side.end + 1) : null;
    if (tall?.isHeight && tall.system) return [...sides, tall];
    // "16 feet wide and 50 feet long"
    const across =
      sides.length === 1 && side.label !== null && ['and', ','].includes(separator)
        ? lengthAt(tokens, side.end + 1)
        : null;
    if (across?.label && across.label !== side.label) return [...sides, across];
    // "3 ft wide 50 ft long"
    const along = sides.length === 1 && side.label !== null && side.system !== null ? lengthAt(tokens, side.end) : null;
    if (along?.label && along.system && along.label !== side.label && !along.isHeight) return [...sides, along];
    // "24 ft long 10 ft high"
    const up = sides.length === 1 && side.label !== null && side.system !== null ? lengthAt(tokens, side.end) : null;
    if (up?.isHeight && up.system) return [...sides, up];
    // "14 feet into 20 feet", as it is said in India; "10 feet into the ground" has no second length
    const isInto = separator === 'into' && side.system !== null && isSizeSaid(tokens, index, side.end + 1);
    if (!clings && !isInto && !SEPARATORS.has(separator)) break;
    at = clings ? side.end : side.end + 1;
  }
  return sides;
}

function withoutHeight(sides: LengthRead[]): LengthRead[] {
  const height = sides.findIndex((side) => side.isHeight);
  return sides.filter((_, place) => place !== (height === -1 ? 2 : height));
}

function smallFactor({ system, value }: LengthRead): number {
  // The value was brought to metres or feet already; a bare partner is in the same small unit.
  return system === 'm' ? (value < 1 ? 0.01 : 0.001) : 1 / 12;
}

function isPiece(
  tokens: Token[],
  start: number,
  end: number,
  { isWritten, isBareTile }: { isWritten: boolean; isBareTile: boolean },
): boolean {
  // "It's 8 x 10 ft. Penny tile, please": feet with a dot end their sentence, "12 x 24 in. tile" goes on.
  const isEnd = textAt(tokens, end - 1) === '.' && !INCH.test(textAt(tokens, end - 2));
  for (let at = end; at < Math.min(isEnd ? end : end + 4, tokens.length); at += 1) {
    const token = tokens[at];
    if (!token || ['.', ',', ';', '(', 'of', 'with', 'and', 'to', 'for'].includes(token.text)) break;
    if (PIECES.has(token.text)) return true;
  }
  // "Vinyl plank 12x14 bedroom": so large is the room.
  let isPlace = ROOM.test(textAt(tokens, end));
  for (let at = start - 1; at >= Math.max(0, start - 3); at -= 1) {
    const text = textAt(tokens, at);
    // "Tile for a 10x12 kitchen" gives the size of the kitchen.
    if (['.', ',', ';', 'for', 'in', 'on', 'my', 'our'].includes(text)) break;
    // "Tile floor 18x18": no floor, but a tile, may be of just that size.
    isPlace ||= MADE_OF_PIECES.has(text);
    if (isPlace && !(isBareTile && /^tiles?$/.test(text))) continue;
    if (DUG.has(text) || (!isWritten && PIECES.has(text))) return true;
  }
  return false;
}
