import { expect, it } from '@jest/globals';
import { missingSteps } from './steps.ts';

it('asks only for what is missing', () => {
  const done = { jobs: 5, rules: 1, detailsComplete: true, widgetSeen: true, chats: 0, mailFailing: null };
  expect(missingSteps(done)).toEqual([]);
  expect(missingSteps({ ...done, jobs: 4, widgetSeen: false }).map(({ to }) => to)).toEqual([
    '/dashboard/jobs/new',
    '/dashboard/widget',
  ]);
});
