import { effectsFor, openRuleBook } from '../charges/index.js';
import { isPriced } from '../comparables/index.js';
import type { AccuracyReport, PastJob, PricingRule } from '../types.js';
import { readJob } from '../work/index.js';
import { backTest } from './back-test.js';

export const RULE_CHANGES = ['on', 'off', 'changed'] as const;
/** What sets the other rules apart: a rule counts that did not, one that did no longer does, or one counts otherwise. */
export type RuleChange = (typeof RULE_CHANGES)[number];

export interface AccuracyImpact {
  before: AccuracyReport;
  after: AccuracyReport;
  change: RuleChange;
  /** Past jobs with a price to which other effects apply after the change than before. */
  jobsAffected: number;
  /** One or two plain sentences for the owner. */
  message: string;
}

/** How the back-test would change with other rules: the owner sees whether a rule fits the prices really charged. */
export function accuracyImpact(jobs: PastJob[], rulesBefore: PricingRule[], rulesAfter: PricingRule[]): AccuracyImpact {
  const before = backTest(jobs, rulesBefore);
  const after = backTest(jobs, rulesAfter);
  const change = changeOf(rulesBefore, rulesAfter);
  // What was done for nothing tells no estimate, and none is held against it.
  const priced = jobs.filter(isPriced);
  const [was, is] = [appliedTo(priced, rulesBefore), appliedTo(priced, rulesAfter)];
  const jobsAffected = priced.filter((_, index) => was[index] !== is[index]).length;
  const message =
    jobs.length > 0 && priced.length === 0
      ? 'None of your past jobs has a price to try it on.'
      : sayImpact({ before, after, change, jobsAffected }, priced.length);
  return { before, after, change, jobsAffected, message };
}

function changeOf(before: PricingRule[], after: PricingRule[]): RuleChange {
  const counts = (rules: PricingRule[], id: string): boolean => rules.some((rule) => rule.isActive && rule.id === id);
  if (after.some(({ id }) => counts(after, id) && !counts(before, id))) return 'on';
  return before.some(({ id }) => counts(before, id) && !counts(after, id)) ? 'off' : 'changed';
}

function appliedTo(jobs: PastJob[], rules: PricingRule[]): string[] {
  const book = openRuleBook(rules);
  return jobs.map((job) =>
    effectsFor(readJob(job), book)
      .map(({ ruleId, effect, units }) => `${ruleId} ${effect.kind} ${effect.amount} ${units}`)
      .join('; '),
  );
}

/** What an owner hears of each change; `worse` is what to look into when estimates move away from the prices charged. */
const WORDS: Record<RuleChange, { subject: string; estimates: string; closer: string; worse: string }> = {
  on: {
    subject: 'This applies',
    estimates: 'Estimates',
    closer: '',
    worse: ': check the amount, or whether you really charged it',
  },
  off: {
    subject: 'This applies',
    estimates: 'Without it, estimates',
    closer: ': it may not be what you really charged',
    worse: ': keep it on if you still charge it',
  },
  changed: {
    subject: 'The change applies',
    estimates: 'As changed, estimates',
    closer: '',
    worse: ': check what you changed, or whether you really charged it like that',
  },
};

type Compared = Omit<AccuracyImpact, 'message'>;

function sayImpact({ before, after, change, jobsAffected }: Compared, all: number): string {
  if (all === 0) return 'You have no past jobs yet. Once there are some, it is tried on them here.';
  const { subject, estimates, closer, worse } = WORDS[change];
  // Never "mention": a job may say these words and be priced by another rule, and a rule may be for every job.
  if (jobsAffected === 0)
    return `${subject} to none of your past jobs, so it makes no difference to how well they are estimated.`;
  const applies = `${subject} to ${reach(jobsAffected, all)}.`;
  const [was, is] = [before.medianAbsolutePercentageError, after.medianAbsolutePercentageError];
  if (was === null || is === null) return `${applies} There are too few jobs to tell what it does to your estimates.`;
  const figures = is === was ? `(typical error ${is}%)` : `(typical error ${is}% instead of ${was}%)`;
  if (Math.abs(is - was) < 0.5) return `${applies} ${estimates} stay about as close to what you charged ${figures}.`;
  return is < was
    ? `${applies} ${estimates} come closer to what you charged ${figures}${closer}.`
    : `${applies} ${estimates} move away from what you charged ${figures}${worse}.`;
}

/** Of the jobs it was tried on: the newest of a long list, and those with a price. */
function reach(affected: number, all: number): string {
  if (affected < all) return `${affected} of the ${all} past jobs it was tried on`;
  return all === 1 ? 'the one past job it was tried on' : `all ${all} past jobs it was tried on`;
}
