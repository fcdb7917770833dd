import { isLength } from '../../language/index.js';
import type { Effect } from '../../types.js';
import type { Work } from '../../work/index.js';

/** What goes by its length alone, and what has a surface beside that. */
const LONG = /\b(?:fenc\w+|walls?|hedges?|gutters?|trench\w*|edging|curb\w*)\b/i;
const FLAT = /\b(?:floor\w*|til(?:e|es|ing)|decks?|decking|roof\w*|paint\w*|patios?|siding|carpet|turf|sod)\b/i;

/** "Stucco adds $10 per foot", read as square feet, of a wall of which nothing but the length is known: by that. */
export function byTheFoot(effect: Effect, isPerFoot: boolean, { sizes, details }: Work): Effect {
  const isKnown = sizes['length'] !== undefined && sizes['area'] === undefined;
  const lengths = details.quantities.filter(({ unit }) => isLength(unit));
  const isLong = lengths.every(({ of }) => LONG.test(of ?? details.service ?? ''));
  return isPerFoot && isKnown && isLong && !FLAT.test(effect.condition ?? '') ? { ...effect, unit: 'lin_ft' } : effect;
}
