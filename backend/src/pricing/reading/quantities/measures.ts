import {
  amountAt,
  isExtent,
  textAt,
  unitAt,
  type Amount,
  type UnitRead,
  pattern,
  textBefore,
} from '../../language/index.js';
import { type Unit } from '../../types.js';
import type { Scan } from '../scan.js';
import { LOOSE } from '../changes/measures-of-known.js';

const LONG_THING = /\b(?:fence|fencing|pipe|hedge|trench|gutters?|curb|edging|wall|railing|cable|long)\b/;
const CARPET = /\b(?:carpet|fabric|vinyl sheet)\b/;
const ROOFS =
  /\b(?:roof\w*|shingles?|siding|re-?roof|hardie\w*|fib(?:er|re) cement|clapboards?|sheathing|tear-?offs?|sqs? vinyl)\b/;
/** Where none of these is spoken of, acres are the size of the property, not of the work. */
const LAND = pattern()`
  \b(?:mow\w*|lawn|grass|turf|sod|seed\w*|clear\w*|brush|landscap\w*|grad(?:e|ing)|level\w*|spray\w*|fertili\w*
    |weeds?|aerat\w*|irrigat\w*|sprinkler\w*|plant\w*|yard|garden\w*)\b
`;
const WHOLE_PLACES = new Set([
  'house',
  'home',
  'condo',
  'apartment',
  'roof',
  'lawn',
  'lot',
  'yard',
  'office',
  'warehouse',
  'space',
  'basement',
  'building',
]);

/** "1,860 heated square feet" */
const KINDS_OF_AREA = new Set('heated finished livable living usable gross net conditioned total actual'.split(' '));

/** A measured amount (area, volume or named length) at a number; null when no such unit follows. */
export function measureAt(
  scan: Scan,
  at: number,
  amount: Amount,
): { quantity: number; unit: Unit; end: number } | null {
  const { tokens } = scan;
  const joint = textAt(tokens, amount.end);
  const place =
    KINDS_OF_AREA.has(joint) || (joint === '-' && !tokens[amount.end]?.spaced) ? amount.end + 1 : amount.end;
  const read = unitAt(tokens, place) ?? squaresAt(scan, place, amount.value) ?? acresAt(scan, place);
  if (!read || !isExtent(read.unit)) return null;
  const word = textAt(tokens, place);
  const resolved = resolve(scan, place, read, amount.value);
  if (!resolved) return null;
  const first = { quantity: amount.value * resolved.scale, unit: resolved.unit, end: resolved.end ?? read.end };
  return (
    withUpperEnd(scan, first, resolved.scale) ?? (isPlainLength(word) && resolved.unit === read.unit ? null : first)
  );
}

const SQ_FT_PER_ACRE = 43_560;

/** A roof of more squares than this is told in square feet. */
const MOST_SQUARES = 150;

/** "30 sq of shingles": roofing squares. */
function squaresAt({ tokens, lower }: Scan, place: number, value: number): UnitRead | null {
  if (!/^sqs?$/.test(textAt(tokens, place)) || !ROOFS.test(lower)) return null;
  return { unit: 'sq_ft', scale: value <= MOST_SQUARES ? 100 : 1, end: place + 1 };
}

/** "Mow 1/4 ac": acres, where nothing is cooled. */
const COOLING = /\b(?:air ?con\w*|a\/c|hvac|cool\w*|compressor|condenser|freon|thermostat|btu)\b/;
function acresAt({ tokens, lower }: Scan, place: number): UnitRead | null {
  const isCooler = /^(?:units?|systems?|vents?|capacitors?|splits?|-)$/.test(textAt(tokens, place + 1));
  if (textAt(tokens, place) !== 'ac' || isCooler || COOLING.test(lower) || !LAND.test(lower)) return null;
  return { unit: 'sq_ft', scale: SQ_FT_PER_ACRE, end: place + 1 };
}

/** Plain feet and metres are left to the reader of lengths, who knows inches and heights. */
function isPlainLength(word: string): boolean {
  return /^(?:ft|feet|foot|m|mtrs?|met(?:re|er)s?)$/.test(word);
}

/** So much of what is heaped up. */
const HEAPED = pattern()`
  ^,? ?(?:(?:will|should|ought to|would) (?:do|cover)|is (?:plenty|enough)
    |,? ?(?:at )?\d+ ?(?:"|in\b|inch(?:es)?|cm)[ -](?:deep|thick))
`;

/** What is mostly told by its length, wherever it is named. */
const HAS_LENGTHS = /\b(?:fenc(?:e|ing)|trench|hedge|kerb|curb|pipe|carpet|turf|fabric)\b/;

const LONGEST_SENTENCE = 200;

/** The sentence around a place, as far as it reaches. */
const sentenceAt = (text: string, at: number): string =>
  (textBefore(text, at, LONGEST_SENTENCE)
    .split(/[.!?\n]/)
    .at(-1) ?? '') + (text.slice(at, at + LONGEST_SENTENCE).split(/[.!?\n]/)[0] ?? '');

interface Resolved {
  unit: Unit;
  scale: number;
  end?: number;
}

/** What people mean by "yards", "squares", "a 1,500 foot house" and "feet squared". */
function resolve({ lower, tokens }: Scan, place: number, { unit, scale }: Resolved, value: number): Resolved | null {
  const word = textAt(tokens, place);
  const from = tokens[place]?.end ?? 0;
  const near = lower.slice(Math.max(0, from - 60), from + 60);
  if (/^(?:yards?|yds?)$/.test(word)) {
    const after = lower.slice(from, from + 40);
    if (LOOSE.test(after) || (LOOSE.test(near) && !LONG_THING.test(after))) return { unit: 'cu_yd', scale: 1 };
    if (LONG_THING.test(near)) return { unit: 'lin_ft', scale: 3 };
    if (CARPET.test(near)) return { unit: 'sq_ft', scale: 9 };
    // "7 yards worth, a sofa and bags": so much to be hauled
    if (
      /^ ?(?:'s? )?worth(?=\W*$|[.,;!?]| of (?:junk|stuff|rubbish|trash|debris|waste|things|furniture)\b)/.test(after)
    )
      return { unit: 'cu_yd', scale: 1 };
    // "Our beds need mulch. I reckon 12 yards this time"
    if (LOOSE.test(lower) && !LONG_THING.test(sentenceAt(lower, from)) && !HAS_LENGTHS.test(lower))
      return { unit: 'cu_yd', scale: 1 };
    // "Nine yards will do it, 3 inches deep", after a story of mulch
    if (LOOSE.test(lower) && HEAPED.test(after)) return { unit: 'cu_yd', scale: 1 };
    return null;
  }
  if (/^(?:acres?|hectares?)$/.test(word) && !LAND.test(lower)) return null;
  if (word === 'square' && unit === 'sq_ft' && scale === 100) return ROOFS.test(lower) ? { unit, scale } : null;
  if (unit === 'lin_ft' || unit === 'lin_m') {
    const next = textAt(tokens, place + 1);
    const area: Unit = unit === 'lin_ft' ? 'sq_ft' : 'sq_m';
    if (next === 'squared') return { unit: area, scale, end: place + 2 };
    if (unit === 'lin_ft' && value >= 400 && WHOLE_PLACES.has(next)) return { unit: area, scale };
  }
  return { unit, scale };
}

/** "1500 sq ft to 1700 sq ft": the middle. */
function withUpperEnd({ tokens }: Scan, first: { quantity: number; unit: Unit; end: number }, scale: number) {
  if (!['to', '-', 'or'].includes(textAt(tokens, first.end))) return null;
  const upper = amountAt(tokens, first.end + 1);
  const unit = upper?.kind === 'number' ? unitAt(tokens, upper.end) : null;
  if (!upper || unit?.unit !== first.unit || upper.value * scale <= first.quantity) return null;
  return { quantity: (first.quantity + upper.value * scale) / 2, unit: first.unit, end: unit.end };
}
