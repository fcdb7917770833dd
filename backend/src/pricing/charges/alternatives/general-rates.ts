import { isPiece, isSameMeasure, isTimeUnit } from '../../language/index.js';
import { conceptsOf } from '../../rules/index.js';
import type { Effect } from '../../types.js';

interface Rate {
  ruleId: string;
  title: string;
  effect: Effect;
  units: number;
}

/** Of work that is taken away or stands beside other work, a rate is no other price of that work. */
export const NO_KIND = new Set(['remove', 'demolition', 'dig']);

/**
 * The rates that count where one is for any work and another for the very kind asked for: of "standard cleaning 15 cents a
 * square foot" and "deep cleaning 28 cents" the second alone, and of "$80 an hour" and "electrical work $110 an hour".
 */
export function withoutGeneral<R extends Rate>(applied: R[]): R[] {
  const rates = applied.filter(({ effect }) => effect.kind === 'unit_rate');
  const general = rates.filter(({ effect }) => effect.condition === null);
  const exact = rates.filter(({ effect }) => effect.condition !== null);
  if (general.length === 0 || exact.length === 0) return applied;
  return applied.flatMap((one): R[] => {
    // Of one rule each piece is one or the other (see withoutAlternatives).
    const isOfList = (other: R): boolean => other.ruleId === one.ruleId && isPiece(one.effect.unit ?? '');
    const kinds = general.includes(one) ? exact.filter((other) => !isOfList(other) && isKindOf(other, one)) : [];
    if (kinds.length === 0) return [one];
    return isPiece(one.effect.unit ?? '') ? withoutUnitsOf(kinds, one) : [];
  });
}

/** Of "3 outlets, one of them GFCI" two are of no kind that has a rate of its own; [] where none is left. */
export function withoutUnitsOf<R extends { units: number }>(kinds: { units: number }[], one: R): R[] {
  const units = one.units - kinds.reduce((sum, kind) => sum + kind.units, 0);
  return units > 0 ? [{ ...one, units }] : [];
}

function isKindOf({ effect: { condition, unit } }: Rate, general: Rate): boolean {
  if (!isSameMeasure(unit, general.effect.unit)) return false;
  if (isTimeUnit(unit)) return true;
  const named = conceptsOf(condition ?? '');
  if (named.some((word) => NO_KIND.has(word))) return false;
  return conceptsOf(general.title).some((word) => named.includes(word));
}
