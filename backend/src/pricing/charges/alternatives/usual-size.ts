import { contentWords, isSameMeasure, lines } from '../../language/index.js';
import { limitsSet } from '../../rules/index.js';
import type { Effect } from '../../types.js';

/** A side of a thing that goes without saying, where an owner prices it in one size only. */
interface Side {
  /** The size in a condition, before or behind the thing. */
  in: RegExp[];
  /** The sizes that a text asks for. */
  said: RegExp;
  /** What has such a side. */
  of: RegExp;
}

const sideOf = (measure: string, { as, of }: { as: string; of: string }): Side => ({
  in: [
    new RegExp(String.raw`,? (?:at |of |in )?${measure}(?: (?:${as}))?$`, 'i'),
    new RegExp(String.raw`(?<=^(?:new |seamless )?)${measure}(?: (?:${as}))? (?=\p{L})`, 'iu'),
  ],
  said: new RegExp(String.raw`(?<![\d.])${measure}(?! ?(?:wide|long|x|by|gates?|openings?)\b)`, 'gi'),
  of: new RegExp(of, 'i'),
});

const INCHES = String.raw`(\d+(?:\.\d+)?) ?-?(?:"|(?:inch(?:es)?|in|mm|cm)\b)`;
/** Up to 3.9 metres or 12 feet: what is larger is a length. */
const HIGH = String.raw`([1-3](?:\.\d+)?(?= ?-?m)|(?:[1-9]|1[0-2])(?= ?-?(?:f|')))(?:\s?-?)(?:(?:m|met(?:re|er)s?|ft|feet|foot)\b|')`;

const SIDES = [
  sideOf(INCHES, {
    as: 'thick|deep|thickness',
    of: String.raw`\b(?:slabs?|pads?|concrete|driveways?|patios?|walks?|floors?|gutters?|guttering|fascias?|soffits?|baseboards?|skirting|mou?ldings?)\b`,
  }),
  sideOf(HIGH, {
    as: 'high|tall|height',
    of: lines`
      fenc|\b(?:colorbond|palings?|pickets?|panels?|privacy|closeboard|chain ?link|lattice|trellis|hedges?)\b
    `,
  }),
];

interface Rated {
  effect: Effect;
}

/** A rate for a usual size, its condition without it, and the sizes, in the owner's unit, that have a price. */
interface UsualSize<E extends Rated> {
  entry: E;
  priced: PricedSizes;
}

/** Sizes of one side of a thing. */
export interface PricedSizes {
  side: Side;
  sizes: number[];
}

/**
 * "Concrete slabs are $7.25 per sq ft at 4 inches", "1.8 m Colorbond $98 per metre", where no other rate is for another size: what the
 * price is for, and nobody has to say so. Beside "6 inch instead of 4 inch: add $1.50" it is the price of those, too. Null for all
 * other rates.
 */
export function usualSize<E extends Rated>(entry: E, entries: E[]): UsualSize<E> | null {
  const { condition, unit, kind } = entry.effect;
  // "Fence up to 6 ft tall" is limited to that.
  if (condition === null || kind !== 'unit_rate' || limitsSet(condition).length > 0) return null;
  for (const side of SIDES) {
    const { match, thing } = sizedThing(side, condition);
    const words = contentWords(thing);
    if (!match || words.length === 0 || !side.of.test(thing)) continue;
    // "6' cedar privacy" is another thing than "6' pine privacy", and "4' pine privacy" the same.
    const isSameThing = (other: string): boolean => {
      const theirs = contentWords(sizedThing(side, other).thing);
      return words.every((word) => theirs.includes(word)) || theirs.every((word) => words.includes(word));
    };
    const isRival = ({ effect }: E): boolean =>
      effect.kind === 'unit_rate' &&
      isSameMeasure(effect.unit, unit) &&
      sizesIn(side, effect.condition ?? '').length > 0 &&
      isSameThing(effect.condition ?? '');
    if (entries.some((other) => other !== entry && isRival(other))) return null;
    const usual = Number(match[1]);
    const beyond = entries.flatMap(({ effect }) => sizesBeyond(side, usual, effect));
    return {
      entry: { ...entry, effect: { ...entry.effect, condition: thing } },
      priced: { side, sizes: [usual, ...beyond] },
    };
  }
  return null;
}

/** The size in a condition, and what is of that size. */
function sizedThing(side: Side, condition: string): { match: RegExpExecArray | null; thing: string } {
  const match = side.in.map((pattern) => pattern.exec(condition)).find((found) => found !== null) ?? null;
  return { match, thing: match ? condition.replace(match[0], '').trim() : condition };
}

const INSTEAD = /\b(?:instead of|rather than|over|thicker than|taller than|higher than)\b/i;

/** What stands beside the size in "going to 6 inches thick", a surcharge for just that. */
const ONLY_SIZE = /^(?:going|up|to|at|for|an?|the|thick|deep|high|tall|slabs?|concrete|fence|[\s,])*$/i;

/** The 6 of "6 inch instead of 4 inch" and of "going to 6 inch is another $1.90", where 4 is usual. */
function sizesBeyond(side: Side, usual: number, { kind, condition }: Effect): number[] {
  const [asked = '', than] = (condition ?? '').split(INSTEAD);
  if (than !== undefined) return Number(/\d+(?:\.\d+)?/.exec(than)?.[0]) === usual ? sizesIn(side, asked) : [];
  return kind === 'fixed_per_unit' && ONLY_SIZE.test(asked.replace(side.said, '')) ? sizesIn(side, asked) : [];
}

const sizesIn = ({ said }: Side, text: string): number[] => [...text.matchAll(said)].map(([, size]) => Number(size));

/** Whether a text asks for a size of that side, and for none of these. */
export function isOtherSize({ side, sizes }: PricedSizes, text: string): boolean {
  const said = sizesIn(side, text);
  return said.length > 0 && !said.some((one) => sizes.includes(one));
}
