/** Characters that a price or a date may have; the longest that people write have half of that. */
const MOST_CHARACTERS = 60;

/**
 * A price's or a date's cell with single blanks, null where it is too long to be one: patterns with optional blanks take
 * for ever on a cell of many thousands.
 */
export function shortCell(text: string): string | null {
  const short = text.replace(/\s+/g, ' ');
  return short.length > MOST_CHARACTERS ? null : short;
}
