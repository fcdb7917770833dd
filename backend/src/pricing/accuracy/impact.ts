import { effectsFor, openRuleBook } from '../charges/index.js';
import { isPriced } from '../comparables/index.js';
import type { AccuracyReport, PastJob, PricingRule } from '../types.js';
import { readJob } from '../work/index.js';
import { backTest } from './back-test.js';

export interface AccuracyImpact {
  before: AccuracyReport;
  after: AccuracyReport;
  /** Past jobs with a price to which other effects apply after the change than before. */
  jobsAffected: number;
  /** One or two plain sentences for the owner. */
  message: string;
}

/** How the back-test would change with other rules: the owner sees whether a rule fits the prices really charged. */
export function accuracyImpact(jobs: PastJob[], rulesBefore: PricingRule[], rulesAfter: PricingRule[]): AccuracyImpact {
  const before = backTest(jobs, rulesBefore);
  const after = backTest(jobs, rulesAfter);
  // What was done for nothing tells no estimate, and none is held against it.
  const priced = jobs.filter(isPriced);
  const [was, is] = [appliedTo(priced, rulesBefore), appliedTo(priced, rulesAfter)];
  const jobsAffected = priced.filter((_, index) => was[index] !== is[index]).length;
  const message =
    jobs.length > 0 && priced.length === 0
      ? 'None of your past jobs has a price to try it on.'
      : sayImpact(before, after, jobsAffected, priced.length);
  return { before, after, jobsAffected, message };
}

function appliedTo(jobs: PastJob[], rules: PricingRule[]): string[] {
  const book = openRuleBook(rules);
  return jobs.map((job) =>
    effectsFor(readJob(job), book)
      .map(({ ruleId, effect, units }) => `${ruleId} ${effect.kind} ${effect.amount} ${units}`)
      .join('; '),
  );
}

function sayImpact(before: AccuracyReport, after: AccuracyReport, affected: number, all: number): string {
  if (all === 0) return 'You have no past jobs yet. Once there are some, it is tried on them here.';
  if (affected === 0)
    // Not "mention": a job may say these words and be priced by another rule.
    return 'This counts in none of your past jobs, so it changes nothing about how well they are estimated.';
  const jobs = affected === 1 ? '1 past job mentions' : `${affected} past jobs mention`;
  const [was, is] = [before.medianAbsolutePercentageError, after.medianAbsolutePercentageError];
  if (was === null || is === null)
    return `${jobs} this. There are too few jobs to tell what it does to your estimates.`;
  const figures = `(typical error ${is}% instead of ${was}%)`;
  if (Math.abs(is - was) < 0.5) return `${jobs} this. Estimates stay about as close to what you charged ${figures}.`;
  return is < was
    ? `${jobs} this. Estimates come closer to what you charged ${figures}.`
    : `${jobs} this. Estimates move away from what you charged ${figures}: check the amount, or whether you really charged it.`;
}
