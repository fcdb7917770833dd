import type { AccuracySummary } from '@chalkline/api';
import { percent } from '../shell/format.ts';

/** Jobs below which a share says more than is known: of three, "7 in 10" is two. */
const FEW = 10;
const ONE = 'One of them';

/** The report in the owner's words, most important first. Empty when there is nothing to say yet. */
export function verdict(report: AccuracySummary): string[] {
  const { jobs, estimated, withinTwentyFivePercent, medianAbsolutePercentageError, rangeCoverage } = report;
  if (estimated === 0) return [];
  const of = estimated === jobs ? `all ${jobs} of your jobs` : `${estimated} of your ${jobs} jobs`;
  const sentences = [
    `We hid the price of each job in turn and worked it out from the others. That was possible for ${of}.`,
  ];
  if (medianAbsolutePercentageError !== null) {
    const off = Math.max(1, Math.round(medianAbsolutePercentageError));
    sentences.push(`Half of the estimates came within ${off}% of what you charged.`);
  }
  if (withinTwentyFivePercent !== null) {
    const near = estimated < FEW ? few(withinTwentyFivePercent, estimated) : tenths(withinTwentyFivePercent);
    sentences.push(`${near} ${near === ONE ? 'was' : 'were'} within a quarter of your price.`);
  }
  if (rangeCoverage !== null) {
    const often =
      estimated < FEW ? `for ${few(rangeCoverage, estimated).toLowerCase()}` : `${percent(rangeCoverage)} of the time`;
    sentences.push(`Your price was inside the range ${often}.`);
  }
  return sentences;
}

/** "2 of them". */
function few(share: number, all: number): string {
  const count = Math.round(share * all);
  if (count === 1) return ONE;
  return count === all ? 'All of them' : count === 0 ? 'None of them' : `${count} of them`;
}

/** "7 in 10", which people picture more easily than 68%. */
function tenths(share: number): string {
  const ten = Math.round(share * 10);
  if (ten === 10 && share < 1) return 'Nearly all';
  return ten === 10 ? 'All of them' : ten === 0 ? 'Hardly any' : `About ${ten} in 10`;
}
