import { isArea, isLength, pattern, SQ_FT_A_SQUARE } from '../../language/index.js';
import { type Details, type Quantity } from '../../types.js';
import { type Scan } from '../scan.js';

/** What is heaped up: yards of it are cubic. */
export const LOOSE = pattern()`
  \b(?:mulch\w*|gravel|(?:top ?)?soil|concrete|dirt|sand|stones?|rocks?|compost|fill|bark|cement|screed|manure
    |debris|rubble|junk)\b
`;
const YARDS = /(?<!\b(?:square|sq|linear|running) )\b(?:yards?|yds?)\b/;
const FEET_IN_A_YARD = 3;

/** "12 yards, not 8": the size that is put right. */
const NOT_SO_MANY = /\b(?:not|instead of|rather than) (\d+)\b/;

/** "Better make it 10 yards", after mulch by the yard: yards of what was spoken of before are as they were then. */
export function yardsOfKnown({ service, quantities }: Details, later: Quantity[], { lower }: Scan): Quantity[] {
  const wrong = Number(NOT_SO_MANY.exec(lower)?.[1]);
  const isPutRight = quantities.some(({ unit, quantity }) => unit === 'cu_yd' && quantity === wrong);
  const isLong = !isPutRight && quantities.some(({ unit }) => isLength(unit));
  const isLoose = quantities.some(({ unit }) => unit === 'cu_yd') || LOOSE.test(service ?? '');
  if (isLong || !isLoose || !YARDS.test(lower) || /\b(?:ft|feet|foot)\b/.test(lower)) return later;
  return later.map((one) =>
    one.unit === 'lin_ft' ? { quantity: one.quantity / FEET_IN_A_YARD, unit: 'cu_yd', of: null } : one,
  );
}

/** "26 sq", "24 squares", and no square feet */
const SQUARES = /(?<![\d.$])(\d+(?:\.\d+)?) ?(?:sq|sqs|squares?)\b\.?(?! ?(?:f(?:oo|ee)?t|ft|f\b|m\b|met|yards?|yds?))/;
const ROOF = /\b(?:roof\w*|shingles?|re-?roof)\b/;

/** "Actually 26 sq", after a roof of 25: squares of roofing, which nobody names twice. */
export function squaresOfKnown({ service, quantities }: Details, later: Quantity[], { lower }: Scan): Quantity[] {
  const squares = Number(SQUARES.exec(lower)?.[1]);
  const isRoof = ROOF.test(service ?? '') || quantities.some(({ unit, of }) => unit === 'sq_ft' && ROOF.test(of ?? ''));
  if (!(squares > 0) || !isRoof || later.some(({ unit }) => isArea(unit))) return later;
  const known = quantities.find(({ unit }) => unit === 'sq_ft');
  return [...later, { quantity: squares * SQ_FT_A_SQUARE, unit: 'sq_ft', of: known?.of ?? null }];
}
