import { type BusinessModel, learnFully, leftOutRange, type Learned, type LeftOutJob } from '../estimate/index.js';
import { median } from '../statistics/index.js';
import type { AccuracyReport, BackTestRow, PastJob, PricingRule } from '../types.js';

const CLOSE = 0.25;

/**
 * How the owner's own jobs would have been estimated: each is left out, estimated from the others with today's active
 * rules, and compared with its real price; its range is made of the errors of the others. At most the 500 newest jobs.
 * The median error is in percent, shares and widths are plain numbers (width = (high - low) / estimate); null without jobs.
 */
export function backTest(jobs: PastJob[], rules: PricingRule[]): AccuracyReport {
  return learnAndTest(jobs, rules).report;
}

/** What jobs and rules teach, and how good it is. */
export interface Lesson {
  model: BusinessModel;
  report: AccuracyReport;
}

/** Both from one run: learning leaves each job out in any case. */
export function learnAndTest(jobs: PastJob[], rules: PricingRule[]): Lesson {
  const learned = learnFully(jobs, rules);
  return { model: learned.model, report: reportOn(learned) };
}

function reportOn({ leftOut, pasts, model }: Learned): AccuracyReport {
  const answered = leftOut.filter(({ isAnswered }) => isAnswered);
  const rows = answered.map((one) => rowOf(one, leftOutRange(one, model)));
  const errors = rows.map(({ actualCents, estimateCents }) => Math.abs(estimateCents - actualCents) / actualCents);
  const share = (count: number): number | null => (rows.length === 0 ? null : Number((count / rows.length).toFixed(4)));
  return {
    jobs: pasts.length,
    estimated: rows.length,
    medianAbsolutePercentageError: rounded(median(errors), 100, 1),
    withinTwentyFivePercent: share(errors.filter((error) => error <= CLOSE).length),
    rangeCoverage: share(
      rows.filter((row) => row.lowCents <= row.actualCents && row.actualCents <= row.highCents).length,
    ),
    medianRangeWidth: rounded(median(rows.map((row) => (row.highCents - row.lowCents) / row.estimateCents)), 1, 4),
    tooLow: share(rows.filter((row) => row.estimateCents < row.actualCents).length),
    tooHigh: share(rows.filter((row) => row.estimateCents > row.actualCents).length),
    byJob: rows,
  };
}

function rowOf({ past, estimateCents }: LeftOutJob, range: { low: number; high: number }): BackTestRow {
  return {
    jobId: past.id,
    actualCents: past.priceCents,
    estimateCents,
    lowCents: Math.floor(estimateCents * Math.exp(range.low)),
    highCents: Math.ceil(estimateCents * Math.exp(range.high)),
  };
}

/** Null for the median of nothing. */
function rounded(value: number, factor: number, digits: number): number | null {
  return Number.isNaN(value) ? null : Number((value * factor).toFixed(digits));
}
