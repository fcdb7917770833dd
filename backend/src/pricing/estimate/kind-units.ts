import type { AppliedEffect } from '../charges/index.js';
import type { Kind } from '../comparables/index.js';
import { isSameMeasure } from '../language/index.js';
import { conditionHolds, conceptsOf, unitsThatCount } from '../rules/index.js';
import { inAll } from './methods/base-price.js';
import type { PricedWork } from './works.js';

interface PricedKind extends PricedWork {
  kind: Kind;
}

/**
 * What rules add where the kinds of a work are priced one by one. By the measure of these, those are counted of which a rule's
 * condition is said: of "30 m of closeboard, where the old fence has to come down, and 16 m of picket fence" the taking down of
 * 30 m. Percentages on what a condition names ("wood windows 10% more") are of that kind alone. All else as before.
 */
export function countedByKind(
  applied: AppliedEffect[],
  priced: PricedWork[],
  whole: ReadonlySet<string>,
): AppliedEffect[] {
  const kinds = priced.flatMap(({ kind, ...one }): PricedKind[] => (kind ? [{ ...one, kind }] : []));
  if (kinds.length < 2 || kinds.length < priced.length) return applied;
  return applied.map((one) => {
    if (whole.has(one.ruleId)) return one;
    const named = kinds.filter((own) => isNamed(own, one));
    if (one.effect.kind === 'percentage') return { ...one, units: one.units * shareOf(named, kinds) };
    return named.length > 0 ? one : { ...one, units: unitsSaid(one, kinds) };
  });
}

const isNamed = ({ kind }: PricedKind, { effect }: AppliedEffect): boolean =>
  conceptsOf(kind.words.join(' ')).some((word) => conceptsOf(effect.condition ?? '').includes(word));

/** Of the price of all kinds that of the ones which a rule names; 1 where it names none. */
function shareOf(named: PricedKind[], all: PricedKind[]): number {
  const [own, whole] = [named, all].map((some) => inAll(some.map(({ base }) => base)));
  return own && whole ? Math.exp(own.log - whole.log) : 1;
}

/** How much there is of the kinds of which the condition of an effect is said. */
function unitsSaid({ effect, units, isBeside }: AppliedEffect, kinds: PricedKind[]): number {
  const { kind: does, condition } = effect;
  const isMeasured = kinds.some(({ kind }) => kind.quantities.some(({ unit }) => isSameMeasure(unit, effect.unit)));
  if (!isMeasured || condition === null || (does !== 'fixed_per_unit' && !isBeside)) return units;
  const meant = kinds.filter(({ work }) => conditionHolds(condition, work));
  // A picket fence is no more of an old fence than the closeboard is.
  const quantities = meant.flatMap(({ kind }) => kind.quantities).map((quantity) => ({ ...quantity, of: null }));
  const [first] = meant;
  const counted = first ? unitsThatCount(effect, { ...first.work.details, quantities }) : 0;
  return counted > 0 ? counted : units;
}
