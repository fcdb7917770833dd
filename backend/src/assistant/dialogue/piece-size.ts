import type { Details } from '../../pricing/index.js';

const MATERIAL = /\b(?:tiles?|porcelain|ceramic|marble|slate|travertine|stone|pavers?|planks?|mosaic|subway|format)\b/i;
/** "12x24", and not "12x24 ft". */
const BARE = /(?<![\d.])\d{1,2} ?(?:x|by|\*) ?\d{1,2}(?![\d.]| ?(?:ft|feet|foot|'|m\b|met))/i;
const CORRECTS = /\b(?:actually|sorry|no|not|instead|rather|wait|i mean|i meant|make (?:it|that)|change)\b/i;

/**
 * "Porcelain 12x24", told after the 50 sq ft of the floor, is the size of one tile and no other floor: what a message tells,
 * without it. `known` is what was told before.
 */
export function withoutPieceSize(read: Details, known: Details, text: string): Details {
  const isMeasured = known.quantities.some(({ unit }) => unit === 'sq_ft' || unit === 'sq_m');
  if (!isMeasured || CORRECTS.test(text) || !BARE.test(text)) return read;
  const isPiece = ({ unit, of }: Details['quantities'][number]): boolean =>
    unit.startsWith('sq_') && of !== null && MATERIAL.test(of);
  return { ...read, quantities: read.quantities.filter((one) => !isPiece(one)) };
}
