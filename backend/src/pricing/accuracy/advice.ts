import type { BusinessModel } from '../estimate/index.js';
import type { AccuracyReport } from '../types.js';
import { sayMeasure } from '../work/index.js';

const FEW_JOBS = 8;
const WIDE_RANGE = 1.2;
const LEANING = 0.65;
const MANY_UNPRICED = 0.15;

/** What the owner could add next to make estimates surer, in plain words; the most useful first, at most four. */
export function adviceFrom(report: AccuracyReport, model: BusinessModel): string[] {
  const advice: string[] = [];
  if (report.jobs < FEW_JOBS) {
    const missing = FEW_JOBS - report.jobs;
    advice.push(
      `Add ${missing} more past ${missing === 1 ? 'job' : 'jobs'}: ranges get tighter with every job of the same kind.`,
    );
  }
  if (report.jobs > 0) advice.push(...sizeAdvice(report, model));
  const { estimated, jobs } = report;
  if (jobs >= FEW_JOBS && (jobs - estimated) / jobs > MANY_UNPRICED) {
    advice.push(
      `${jobs - estimated} of your ${jobs} jobs have nothing to compare them with: add a second job of the same kind, or a rate.`,
    );
  }
  if ((report.medianRangeWidth ?? 0) > WIDE_RANGE && jobs >= FEW_JOBS) {
    advice.push('Prices for the same words differ a lot. Say in each description what made the job dearer or cheaper.');
  }
  if ((report.tooLow ?? 0) > LEANING && estimated >= FEW_JOBS) {
    advice.push(
      'Estimates are more often too low than too high: a surcharge you charge may be missing from your rules.',
    );
  }
  if ((report.tooHigh ?? 0) > LEANING && estimated >= FEW_JOBS) {
    advice.push(
      'Estimates are more often too high than too low: check whether a rule adds something you seldom charge.',
    );
  }
  return advice.slice(0, 4);
}

/** Sizes are the one thing that tightens a range most, where some jobs already show that price goes by them. */
function sizeAdvice({ jobs }: AccuracyReport, model: BusinessModel): string[] {
  if (model.sized.jobs === 0)
    return ['Write the size into your job descriptions (1,800 sq ft, 3 rooms): no job has one yet.'];
  const missing = jobs - model.sized.jobs;
  if (missing / jobs < 0.3 || model.sized.measure === null) return [];
  return [
    `${missing} of your ${jobs} jobs have no size. Add it (for example in ${sayMeasure(model.sized.measure)}) to price by it.`,
  ];
}
