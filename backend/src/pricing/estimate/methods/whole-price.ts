import { centsOf, isForAnyWork, isMoney, listsSizes, stepsOf } from '../../charges/index.js';
import type { ReadPast } from '../../comparables/index.js';
import { isTimeUnit } from '../../language/index.js';
import { median } from '../../statistics/index.js';
import type { PricingRule } from '../../types.js';
import { priceLines, sumOf } from '../rule-lines.js';

/** How far what all rules come to may be from what was charged. */
const NEARLY = 0.1;

/** A rule that explains this share of the past prices it applied to was the price, not an addition to it. */
const LEAST_SHARE = 0.7;

/**
 * Which fixed amounts are the price of a whole piece of work ("Ceiling fan installed: $240", "First hour $95, then $70 per
 * hour") rather than an addition ("Permit: add $85"). The past jobs to which the rule applied decide; a rule that none of
 * them shows is taken for a whole price when it states a first amount and then one for every further unit, or what the work costs
 * in several sizes.
 * Returns rule ids.
 */
export function wholePriceRules(reads: ReadPast[], rules: PricingRule[]): string[] {
  const shares = new Map<string, number[]>();
  const explained = new Map<string, boolean[]>();
  const lists = new Set(rules.filter(listsSizes).map(({ id }) => id));
  const hourly = new Set(rules.filter(isByTheHour).map(({ id }) => id));
  const firsts = new Set(
    rules.filter(({ interpretation: { effects } }) => effects.some(({ kind }) => kind === 'fixed')).map(({ id }) => id),
  );
  for (const { job, work, applied } of reads) {
    const isTimed = work.details.quantities.some(({ unit }) => isTimeUnit(unit));
    const amounts = new Map<string, number>();
    for (const one of applied) {
      // "Brick adds $50", in a list of prices by size, tells nothing of these.
      const isOfList = one.isAdded && lists.has(one.ruleId);
      // "TV mounted, $140", and nothing said of hours: no hour of "first hour $95, then $70" was paid.
      const isOfHours = !isTimed && hourly.has(one.ruleId);
      // "EV charger $850, includes 20 ft of wire, then $18 a foot": of a hot tub no charger was paid, whatever wire it took.
      const isOfOther =
        firsts.has(one.ruleId) &&
        !applied.some(({ ruleId, effect }) => ruleId === one.ruleId && effect.kind === 'fixed');
      if (isMoney(one.effect) && !isOfList && !isOfHours && !isOfOther)
        amounts.set(one.ruleId, (amounts.get(one.ruleId) ?? 0) + centsOf(one));
    }
    for (const [id, cents] of amounts) {
      shares.set(id, [...(shares.get(id) ?? []), cents / job.priceCents]);
      const all = sumOf(priceLines([], stepsOf(applied, new Set([id]))));
      explained.set(id, [...(explained.get(id) ?? []), Math.abs(all / job.priceCents - 1) <= NEARLY]);
    }
  }
  const found = rules.filter((rule) => {
    if (!rule.isActive || !rule.interpretation.effects.some(({ kind }) => kind === 'fixed')) return false;
    const seen = shares.get(rule.id);
    if (seen === undefined) return isFirstThen(rule) || lists.has(rule.id);
    if (isAdded(rule)) return false;
    // With a call-out and half as much again at night, "first hour $140, then $110" is less of a price, and all of it is told.
    const told = explained.get(rule.id) ?? [];
    return median(seen) >= LEAST_SHARE || (isFirstThen(rule) && 2 * told.filter(Boolean).length > told.length);
  });
  return found.map(({ id }) => id).sort();
}

/** "Pianos add $300": on top of other work, whatever a piano alone has cost. */
const isAdded = ({ description }: PricingRule): boolean => /^[^.;]{0,40}\badds?\b/i.test(description);

/** "First hour $95, then $70 an hour", for whatever is done. */
const isByTheHour = (rule: PricingRule): boolean =>
  isFirstThen(rule) &&
  rule.interpretation.effects.every(
    ({ kind, unit, condition }) => isForAnyWork(condition) && (kind !== 'fixed_per_unit' || isTimeUnit(unit)),
  );

/** "First hour $120, then $95 per hour": an amount, and one for each unit after those it covers. */
function isFirstThen({ interpretation }: PricingRule): boolean {
  const { effects } = interpretation;
  const first = effects.find(({ kind, amount }) => kind === 'fixed' && amount > 0);
  return effects.some(
    ({ kind, above, amount, condition }) =>
      kind === 'fixed_per_unit' && amount > 0 && (above ?? 0) >= 1 && condition === first?.condition,
  );
}
