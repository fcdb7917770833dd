import type { AccuracyReport, AccuracySummary } from '@chalkline/api';
import { percent } from '../shell/format.ts';

/** The report in the owner's words, most important first. Empty when there is nothing to say yet. */
export function verdict(report: AccuracySummary): string[] {
  const { jobs, estimated, withinTwentyFivePercent, medianAbsolutePercentageError, rangeCoverage } = report;
  if (estimated === 0) return [];
  const of = estimated === jobs ? `all ${jobs} of your jobs` : `${estimated} of your ${jobs} jobs`;
  const sentences = [
    `We hid the price of each job in turn and worked it out from the others. That was possible for ${of}.`,
  ];
  if (medianAbsolutePercentageError !== null) {
    const off = Math.round(medianAbsolutePercentageError);
    sentences.push(`Half of the estimates came within ${off}% of what you charged.`);
  }
  if (withinTwentyFivePercent !== null) {
    sentences.push(`${tenths(withinTwentyFivePercent)} were within a quarter of your price.`);
  }
  if (rangeCoverage !== null) sentences.push(`Your price was inside the range ${percent(rangeCoverage)} of the time.`);
  return sentences;
}

/** What to do next to get closer, at most three things. */
export function advice(report: AccuracyReport): string[] {
  const { jobs, estimated, tooLow, tooHigh, medianRangeWidth } = report;
  const steps: string[] = [];
  if (jobs < 10)
    steps.push(
      `Add ${10 - jobs} more past ${jobs === 9 ? 'job' : 'jobs'}. From ten on, the figures begin to mean something.`,
    );
  if (jobs - estimated > 0 && jobs >= 2) {
    steps.push(
      `${jobs - estimated} ${jobs - estimated === 1 ? 'job has' : 'jobs have'} nothing to be compared with. Add the size or the number of rooms, or another job like it.`,
    );
  }
  if ((tooLow ?? 0) >= 0.65)
    steps.push('Estimates tend to be too low. Is there a surcharge you always add but have not written down?');
  if ((tooHigh ?? 0) >= 0.65)
    steps.push('Estimates tend to be too high. Look for a rule that counts more often than you mean it to.');
  if ((medianRangeWidth ?? 0) > 0.6)
    steps.push(
      'The ranges are wide because similar jobs had very different prices. Say in the descriptions what made them differ.',
    );
  return steps.slice(0, 3);
}

/** "7 in 10", which people picture more easily than 68%. */
function tenths(share: number): string {
  const ten = Math.round(share * 10);
  if (ten === 10 && share < 1) return 'Nearly all';
  return ten === 10 ? 'All of them' : ten === 0 ? 'Hardly any' : `About ${ten} in 10`;
}
