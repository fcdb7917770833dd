import { contentWords, isSameMeasure } from '../language/index.js';
import type { Effect } from '../types.js';

const MEASURE = String.raw`(\d+(?:\.\d+)?) ?-?(?:"|(?:inch(?:es)?|in|mm|cm)\b)`;
/** "Concrete slabs at 4 inches", "slab, 100 mm thick" and "4 inch slab". */
const BEHIND = new RegExp(String.raw`,? (?:at |of |in )?${MEASURE}(?: (?:thick|deep|thickness))?$`, 'i');
const BEFORE = new RegExp(
  String.raw`^${MEASURE}(?: thick)? (?=(?:\p{L}+ ){0,2}(?:slabs?|pads?|concrete|driveways?|patios?|walks?|floors?)$)`,
  'iu',
);
const SAID = new RegExp(MEASURE, 'gi');
const INSTEAD = new RegExp(
  String.raw`\b(?:instead of|rather than|over|thicker than) (?:the )?(?:usual |normal |standard )?${MEASURE.replace('(?:"|', '(?:$|"|')}`,
  'i',
);

interface Rated {
  effect: Effect;
}

/** A rate for a usual thickness, its condition without it, and the thicknesses, in the owner's unit, that have a price. */
export interface UsualThickness<E extends Rated> {
  entry: E;
  priced: number[];
}

/**
 * "Concrete slabs are $7.25 per sq ft at 4 inches", where no other rate is for another thickness: what the price is for, and nobody
 * has to say so. Beside "6 inch instead of 4 inch: add $1.50" it is the price of those, too. Null for all other rates.
 */
export function usualThickness<E extends Rated>(entry: E, entries: E[]): UsualThickness<E> | null {
  const { condition, unit, kind } = entry.effect;
  if (condition === null || kind !== 'unit_rate') return null;
  const match = BEHIND.exec(condition) ?? BEFORE.exec(condition);
  const thing = match ? condition.replace(match[0], '').trim() : '';
  const words = contentWords(thing);
  if (!match || words.length === 0) return null;
  const isRival = ({ effect }: E): boolean =>
    effect.kind === 'unit_rate' &&
    isSameMeasure(effect.unit, unit) &&
    thicknesses(effect.condition ?? '').length > 0 &&
    contentWords(effect.condition ?? '').some((word) => words.includes(word));
  if (entries.some((other) => other !== entry && isRival(other))) return null;
  const usual = Number(match[1]);
  const beyond = entries
    .map(({ effect }) => effect.condition ?? '')
    .filter((other) => Number(INSTEAD.exec(other)?.[1]) === usual);
  return {
    entry: { ...entry, effect: { ...entry.effect, condition: thing } },
    priced: [usual, ...beyond.flatMap(thicknesses)],
  };
}

const thicknesses = (text: string): number[] => [...text.matchAll(SAID)].map(([, value]) => Number(value));

/** Whether a text asks for a thickness, and for none of these. */
export const isOtherThickness = (priced: number[], text: string): boolean => {
  const said = thicknesses(text);
  return said.length > 0 && !said.some((one) => priced.includes(one));
};
