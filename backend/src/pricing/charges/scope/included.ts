import { pattern } from '../../language/index.js';
import { conceptsOf, conditionHolds } from '../../rules/index.js';
import type { Effect, PricingRule } from '../../types.js';
import type { Work } from '../../work/index.js';

/** What a rule says is in the price of a work. */
export interface Included {
  ruleId: string;
  /** Concepts (see conceptsOf). */
  things: string[];
  /** The work, in the owner's words. */
  within: string;
}

const INCLUDED = pattern('giu')`
  (?:^|[.;!\n] ?|, )(\p{L}[\p{L}'-]*(?:(?:,? (?:and|&|or) |, | )\p{L}[\p{L}'-]*){0,5}?) (?:is|are|comes?) (?:always |already |all )?(?:included|thrown in|part)
    (?: free)? (?:in|of|with|for|on) (?:an? |the |all |every |each |any |our )?(\p{L}[\p{L} -]{2,40}?)(?=\s*(?:[.,;!\n]|$))
`;

/** So much of a rule is read for it. */
const MOST_READ = 1_000;

/** "Oven and fridge are included in move outs": what costs nothing more beside that work, whatever other rules charge for it. */
export const includedBy = ({ id, description }: PricingRule): Included[] =>
  [...description.slice(0, MOST_READ).matchAll(INCLUDED)].map(([, things = '', within = '']) => ({
    ...{ ruleId: id, things: conceptsOf(things), within },
  }));

/** Whether an amount is for a thing that another rule says is in the price of the work asked for. */
export function isIncluded(
  { ruleId, effect: { kind, amount, condition } }: { ruleId: string; effect: Effect },
  all: Included[],
  work: Work,
): boolean {
  const thing = conceptsOf(condition ?? '').at(-1);
  const isAmount = kind === 'fixed' || kind === 'unit_rate' || kind === 'fixed_per_unit';
  return (
    thing !== undefined &&
    isAmount &&
    amount > 0 &&
    all.some((one) => one.ruleId !== ruleId && one.things.includes(thing) && conditionHolds(one.within, work))
  );
}
