import { pattern } from '../../language/index.js';
import type { Quantity, Unit } from '../../types.js';
import { SIZED } from '../quantities/counted-alike.js';
import { MOST_ALIKE } from '../quantities/found.js';
import type { Scan } from '../scan.js';

const ROUGHLY = String.raw`(?:(?:about|around|roughly|approx\.?|approximately|nearly|only|just|like|maybe) )*`;
const SIZE = String.raw`[^.;!?\n]{0,40}\d`;
/** "12x14 each", "150 sq ft per room", "each is 12 by 14", "they're all about 12x12", "both 10 by 12". */
const OF_EACH = pattern('u')`
  \d[^.;!?\n]{0,25}\b(?:each|ea|apiece|a piece|(?:per|a|in (?:each|every)) (?:bed|bath)?room|per (?:one|piece))\b
    (?! (?:has|have|had|gets?|needs?|with|is|side|end|wall|coat|other)\b)
  |\b(?:each|every|per) (?:one|(?:bed|bath)?room|of (?:them|those|these|the \p{L}+))\b${SIZE}
  |\beach (?:is |are |measures? |being )?${ROUGHLY}\d
  |\b(?:they'?re|they are|these are|those are) (?:all|both) ${ROUGHLY}\d|^\W*all(?: of them)?(?: are)? ${ROUGHLY}\d
`;
const OF_BOTH = pattern()`
  \d[^.;!?\n]{0,25}(?<!\b(?:for|of|over|across|in|from) )\bboth\b(?! (?:together|in total|in all|altogether|combined|sides))
  |\bboth(?: of them)?(?: are| measure)? ${ROUGHLY}\d
`;
const ALTOGETHER = /\b(?:in total|total|altogether|all together|together|combined|all up|in all)\b/;

const AREAS: ReadonlySet<Unit> = new Set<Unit>(['sq_ft', 'sq_m']);

/** "12x14 each", after 3 rooms: the size that a message tells of each of what was counted before, of all of them. */
export function sizeOfAll(known: Quantity[], later: Quantity[], { lower }: Scan): Quantity[] {
  const counted = known.filter(({ unit }) => SIZED.has(unit));
  const [size] = later;
  const [count] = counted;
  if (!size || later.length > 1 || !AREAS.has(size.unit) || !count || counted.length > 1) return later;
  const { quantity } = count;
  const isCount = Number.isInteger(quantity) && quantity >= 2 && quantity <= MOST_ALIKE;
  const isOfEach = OF_EACH.test(lower) || (quantity === 2 && OF_BOTH.test(lower));
  return isCount && isOfEach && !ALTOGETHER.test(lower) ? [{ ...size, quantity: size.quantity * quantity }] : later;
}
