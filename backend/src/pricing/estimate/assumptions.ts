import { bestMeasure } from '../comparables/index.js';
import { conditionHolds, unitsThatCount } from '../rules/index.js';
import type { Effect, Estimate, PricingRule } from '../types.js';
import { asSaid, sayNumber, type Work } from '../work/index.js';
import { activeRules } from './active-rules.js';
import type { PricedWork } from './works.js';

const NOT_INCLUDED = 'Not included: ';

export const sayLeftOut = (works: string[]): string[] =>
  works.length === 0 ? [] : [`${NOT_INCLUDED}${works.join(' and ')}`];

/** What was asked for and is not in the price, in words. */
export const leftOut = (estimate: Estimate | null): string[] =>
  (estimate?.assumptions ?? [])
    .filter((one) => one.startsWith(NOT_INCLUDED))
    .map((one) => one.slice(NOT_INCLUDED.length));

/** What was taken for granted because nobody said it, in plain words; only what bears on this price. */
export function assumptionsFor(work: Work, rules: PricingRule[], priced: PricedWork[]): string[] {
  const said: string[] = [];
  for (const { interpretation } of activeRules(rules)) {
    for (const effect of interpretation.effects) {
      const taken = assumed(effect, work);
      if (taken !== null) said.push(taken);
    }
  }
  said.push(...priced.flatMap(sizeAssumed));
  return [...new Set(said)].sort();
}

/** A per-unit effect that would apply if the unit had been mentioned. */
function assumed(effect: Effect, work: Work): string | null {
  const { unit } = effect;
  if (unit === null || (unit !== 'storey' && unit !== 'mile' && unit !== 'km')) return null;
  const isSaid = work.details.quantities.some((quantity) => quantity.unit === unit);
  if (isSaid || unitsThatCount(effect, work.details, work.text) > 0) return null;
  if (unit === 'storey') return conditionHolds(effect.condition, work) ? 'Single storey' : null;
  const reach = effect.above ?? 0;
  return reach > 0 ? `Within ${sayNumber(reach)} ${unit === 'km' ? 'km' : 'miles'}` : null;
}

function sizeAssumed({ work, base: { hood } }: PricedWork): string[] {
  const pasts = hood.neighbours.map(({ past }) => past);
  const weights = hood.neighbours.map(({ alike }) => alike);
  if (hood.size !== null) {
    const { measure } = hood.size;
    const size = work.sizes[measure];
    return size === undefined ? [] : [`Priced for ${asSaid(measure, work.details).size(size)}`];
  }
  const measure = bestMeasure(null, pasts, weights);
  if (measure === null || Object.keys(work.sizes).length > 0) return [];
  const known = hood.neighbours.filter(({ past }) => Object.hasOwn(past.sizes, measure));
  const share = known.reduce((sum, one) => sum + one.alike, 0) / weights.reduce((a, b) => a + b, 0);
  return share >= 0.5 ? ['A usual size'] : [];
}
