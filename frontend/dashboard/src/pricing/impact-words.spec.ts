import { expect, it } from '@jest/globals';
import type { RuleImpact } from '@chalkline/api';
import { sayShares } from './impact-words.ts';

const NOTHING: RuleImpact['before'] = {
  jobs: 7,
  estimated: 7,
  medianAbsolutePercentageError: null,
  withinTwentyFivePercent: null,
  rangeCoverage: null,
  medianRangeWidth: null,
  tooLow: null,
  tooHigh: null,
};
const share = (withinTwentyFivePercent: number | null) => ({ ...NOTHING, withinTwentyFivePercent });

it.each([
  ['on', 0.5714, 0.7143, 'Within 25% of what you charged: 57% without this rule, 71% with it.'],
  ['off', 0.7143, 0.5714, 'Within 25% of what you charged: 71% with this rule, 57% without it.'],
  ['changed', 0.7143, 0.5714, 'Within 25% of what you charged: 71% as it is, 57% as changed.'],
  ['off', 0.714, 0.7143, null],
  ['on', null, 0.7143, null],
] as const)('tells the sides of a rule that is %s', (change, was, is, words) => {
  expect(sayShares({ before: share(was), after: share(is), change })).toBe(words);
});
