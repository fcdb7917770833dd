import { numberAt, textAt, textOf, type Token } from '../../language/index.js';
import { type Found } from './found.js';

const SHEETS = /^(?:sheets?|boards?|panels?)$/;
/** The usual sheets are 4 by 8, 9, 10, 12, 14 or 16 ft. */
const SIDES = /^(4|5) ?'? ?(?:x|by) ?(8|9|10|12|14|16)\b/;
const MOST_SHEETS = 1_000;

/** "24 sheets of 4x8", "30 4x12 sheets": how much they cover, beside how many they are; null where nothing counts them. */
export function sheetsCover(tokens: Token[], at: number, end: number, found: Found[]): Found | null {
  const [, width, length] = SIDES.exec(textOf(tokens.slice(at, end))) ?? [];
  if (width === undefined || length === undefined) return null;
  const last = found.at(-1);
  const isCounted =
    last?.unit === 'item' &&
    SHEETS.test(last.of?.split(' ').at(-1) ?? '') &&
    /^(?:|of)$/.test(between(tokens, last.end, at));
  const isBefore = SHEETS.test(textAt(tokens, end)) || SHEETS.test(textAt(tokens, end + 1));
  const count = isCounted ? last.quantity : isBefore ? (numberAt(tokens, at - 1)?.value ?? 0) : 0;
  if (count < 2 || count > MOST_SHEETS) return null;
  const quantity = count * Number(width) * Number(length);
  return { quantity, unit: 'sq_ft', of: 'sheets', start: at, end, isProduct: true };
}

const between = (tokens: Token[], from: number, to: number): string => textOf(tokens.slice(from, to));
