/** What the process beside the server computes, one business at a time. */
import {
  type AccuracyImpact,
  type AccuracyReport,
  accuracyImpact,
  backTest,
  learnAndTest,
  type Lesson,
  type PastJob,
  type PricingRule,
} from '../../pricing/index.js';

export interface Taught {
  jobs: PastJob[];
  rules: PricingRule[];
}

export const learnFrom = ({ jobs, rules }: Taught): Lesson => learnAndTest(jobs, rules);

export const backTestOf = ({ jobs, rules }: Taught): AccuracyReport => backTest(jobs, rules);

export const impactOf = ({ jobs, rules, after }: Taught & { after: PricingRule[] }): AccuracyImpact =>
  accuracyImpact(jobs, rules, after);
