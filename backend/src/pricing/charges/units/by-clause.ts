import { isCounted, isSameMeasure } from '../../language/index.js';
import { emptyDetails, readDetails, UNDATED } from '../../reading/index.js';
import { conceptsOf, conditionHolds } from '../../rules/index.js';
import type { Effect, Quantity } from '../../types.js';
import type { Work } from '../../work/index.js';

interface Priced {
  ruleId: string;
  effect: Effect;
  units: number;
}

const CLAUSES = /[.,;!?\n]+|\b(?:and|plus|then)\b/i;
const MOST_RIVALS = 6;

const sumOf = (quantities: Quantity[]): number => quantities.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * How much of what is asked for each of several prices is for, by the clauses of a text: of "refinish 700 sq ft of oak, then new
 * carpet in two bedrooms, 300 sq ft" the 700 are refinished, and the carpet goes on with its 300; 0 for what is named and not counted.
 * Null where the clauses do not tell
 * it of all that is counted.
 */
function sharesIn<P extends Priced>(rivals: P[], text: string, counted: Quantity[]): Map<P, number> | null {
  if (rivals.length < 2 || rivals.length > MOST_RIVALS || counted.length === 0) return null;
  const units = new Set(counted.map(({ unit }) => unit));
  const isMeant = ({ unit, quantity }: Quantity): boolean =>
    units.has(unit) && counted.some((one) => one.unit === unit && one.quantity === quantity);
  const shares = new Map<P, number>();
  let meant: P | null = null;
  for (const clause of text.split(CLAUSES)) {
    const [exact, another] = exactIn(rivals, clause);
    if (another) return null;
    if (exact && !shares.has(exact)) shares.set(exact, 0);
    meant = exact ?? meant;
    const own = readDetails(clause, UNDATED).quantities.filter(isMeant);
    if (own.length === 0) continue;
    if (meant === null) return null;
    shares.set(meant, (shares.get(meant) ?? 0) + sumOf(own));
  }
  const total = [...shares.values()].reduce((sum, share) => sum + share, 0);
  return total === sumOf(counted) ? shares : null;
}

/** The prices that say most of what a clause asks for: mostly one, or none. */
function exactIn<P extends Priced>(rivals: P[], clause: string): P[] {
  const named = rivals
    .filter(({ effect }) => conditionHolds(effect.condition, { text: clause, details: emptyDetails() }))
    .map((one) => ({ one, words: conceptsOf(one.effect.condition ?? '').length }));
  const most = Math.max(...named.map(({ words }) => words));
  return named.filter(({ words }) => words === most).map(({ one }) => one);
}

/** The share of each of several rates by one measure that no quantity names the thing of; null where the text does not tell. */
export function ratesByClause<P extends Priced>(rivals: P[], text: string, { details }: Work): Map<P, number> | null {
  const [first] = rivals;
  const counted = details.quantities.filter(({ unit }) => isSameMeasure(unit, first?.effect.unit ?? null));
  const shares = sharesIn(rivals, text, counted);
  const counting = [...(shares?.values() ?? [])].filter((share) => share > 0);
  return counting.length > 1 ? shares : null;
}

/**
 * The flat prices of a list, each as often as the clauses ask for it: of "an outlet $185, swap to GFCI $95" for "swap 5 outlets to GFCI,
 * and add one behind the TV" the second five times and the first once.
 */
export function flatByClause<P extends Priced>(
  held: P[],
  text: string,
  { details }: Work,
): (P & { isByPiece: boolean })[] {
  const flat = held.filter(({ effect }) => effect.kind === 'fixed' && effect.amount > 0 && effect.condition !== null);
  const lists = [...new Set(flat.map(({ ruleId }) => ruleId))].map((id) => flat.filter(({ ruleId }) => ruleId === id));
  const shares = new Map<P, number>();
  const unasked: P[] = [];
  for (const list of lists) {
    const named = list.flatMap(({ effect }) => conceptsOf(effect.condition ?? ''));
    const isOf = ({ unit, of }: Quantity): boolean =>
      isCounted(unit) && conceptsOf(`${of ?? ''} ${unit}`).some((word) => named.includes(word));
    const own = sharesIn(list, text, details.quantities.filter(isOf));
    for (const [one, share] of own ?? []) if (share > 0) shares.set(one, share);
    if (own !== null) unasked.push(...list.filter((one) => !own.has(one)));
  }
  return held
    .filter((one) => !unasked.includes(one))
    .map((one) => ({ ...one, units: shares.get(one) ?? one.units, isByPiece: shares.has(one) }));
}
