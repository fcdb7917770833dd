/** What the process beside the server computes, one business at a time. */
import {
  type AccuracyImpact,
  type AccuracyReport,
  accuracyImpact,
  backTest,
  type BusinessModel,
  learnAndTest,
  type PastJob,
  type PricingRule,
} from '../../pricing/index.js';

export interface Taught {
  jobs: PastJob[];
  rules: PricingRule[];
}

/** What jobs and rules teach, and how good it is. */
export interface Lesson {
  model: BusinessModel;
  report: AccuracyReport;
}

export const learnFrom = ({ jobs, rules }: Taught): Lesson => learnAndTest(jobs, rules);

export const backTestOf = ({ jobs, rules }: Taught): AccuracyReport => backTest(jobs, rules);

export const impactOf = ({ jobs, rules, after }: Taught & { after: PricingRule[] }): AccuracyImpact =>
  accuracyImpact(jobs, rules, after);
