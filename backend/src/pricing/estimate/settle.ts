import { stepsOf, type AppliedEffect, type PriceSteps } from '../comparables/index.js';
import { pricesAlone } from './asked-alone.js';
import { priceByJobs, type ByJobs } from './by-jobs.js';
import type { Facts } from './facts.js';
import { areMinor, onTop, withOnTop } from './minor-rates.js';
import { pricesByName, withoutHours, withoutTime } from './named-price.js';
import { preparePast } from './comparing/past-work.js';
import { isPricedAsOne, lacksHours, unitMissing } from './sufficiency.js';

/** What the rules and what the past jobs are to price. */
export interface Settled {
  steps: PriceSteps;
  byJobs: ByJobs;
  /** The work that past jobs tell nothing of, where a rule prices what stands beside it. */
  unpriced: string | null;
}

/** Decides between rules and past jobs: which rates are the price, which come on top of what past jobs suggest. */
export function settle(facts: Facts): Settled {
  const { work, own, rules, model, open, reads, found, noBasis } = facts;
  // Where past jobs tell nothing of the rest, what has a rate is priced by it, and it is said what is left out.
  const unpriced = noBasis !== null && own !== work ? own.details.service : null;
  const applied = unpriced === null ? found : found.map((one) => ({ ...one, isBeside: false }));
  const isAlone = model.jobs === 0 && unitMissing(work, rules, [], true) === null;
  const named = noBasis === null ? [] : pricesByName(applied, work, rules, isAlone);
  const whole = new Set([...open.wholePrice, ...named, ...pricesAlone(applied, own, facts.pasts)]);
  const byJobs = priceByJobs(facts, facts.pasts);

  const stated = withoutHours(stepsOf(applied, whole), work);
  // "Dryer vent cleaning", done for a price again and again: nobody has to guess its hours.
  const isKnownWork = lacksHours(work, rules, stated.rates) && isPricedAsOne(own, facts.pasts);
  const steps = byJobs.all !== null && isKnownWork ? withoutTime(stated) : stated;
  if (byJobs.all === null || unpriced !== null || !areMinor(steps, byJobs.all, work))
    return { steps, byJobs, unpriced };
  // What is added here was added to past jobs, too.
  const pasts = preparePast(withOnTop(reads, steps.rates), without(open.wholePrice, steps.rates), open.counts);
  return {
    steps: stepsOf(applied.map(onTop), without(whole, steps.rates)),
    byJobs: priceByJobs(facts, pasts),
    unpriced,
  };
}

const without = (whole: ReadonlySet<string>, rates: AppliedEffect[]): Set<string> =>
  new Set([...whole].filter((id) => !rates.some(({ ruleId }) => ruleId === id)));
