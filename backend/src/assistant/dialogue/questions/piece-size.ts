import type { Details } from '../../../pricing/index.js';

const MATERIAL = /\b(?:tiles?|porcelain|ceramic|marble|slate|travertine|stone|pavers?|planks?|mosaic|subway|format)\b/i;
/** "12x24", and not "12x24 ft". */
const BARE = /(?<![\d.])\d{1,2} ?(?:x|by|\*) ?\d{1,2}(?![\d.]| ?(?:ft|feet|foot|'|m\b|met))/i;
/** The lengths of a tile's sides, in inches: no tile is 12x14. */
const SIDES = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 15, 16, 18, 20, 24, 30, 32, 36, 48, 60]);
const ROOM = /\b(?:hall|kitchen|bath|shower|laundry|entry|foyer|mudroom|basement|patio|porch|backsplash)/gi;
const ADDS = /^\W*(?:and|plus)\b|\b(?:also|too|as well)\b/i;
/** "And a hall floor", "another floor". */
const OTHER_FLOOR = /\b(?:another|an? second|the other)\b|^\W*(?:and|plus|also) an? (?:\w+ )?(?:floor|wall|room)\b/i;

/** Whether a message tells of a floor beside the known one: "and the hall in porcelain, 12x12". */
function isBeside(text: string, known: Details): boolean {
  const told = known.quantities.map(({ of }) => of ?? '').join(' ') + (known.service ?? '');
  const isNew = (text.match(ROOM) ?? []).some((room) => !told.toLowerCase().includes(room.toLowerCase()));
  return OTHER_FLOOR.test(text) || (ADDS.test(text) && isNew);
}
const CORRECTS = /\b(?:actually|sorry|no|not|instead|rather|wait|i mean|i meant|make (?:it|that)|change)\b/i;

/**
 * "Porcelain 12x24", told after the 50 sq ft of the floor, is the size of one tile and no other floor: what a message tells,
 * without it. `known` is what was told before.
 */
export function withoutPieceSize(read: Details, known: Details, text: string): Details {
  const isMeasured = known.quantities.some(({ unit }) => unit === 'sq_ft' || unit === 'sq_m');
  const sides = BARE.exec(text)?.[0].match(/\d+/g) ?? [];
  const isPieceSize = sides.length > 0 && sides.every((side) => SIDES.has(Number(side)));
  if (!isMeasured || !isPieceSize || CORRECTS.test(text) || isBeside(text, known)) return read;
  const isPiece = ({ unit, of }: Details['quantities'][number]): boolean =>
    unit.startsWith('sq_') && of !== null && MATERIAL.test(of);
  return { ...read, quantities: read.quantities.filter((one) => !isPiece(one)) };
}
