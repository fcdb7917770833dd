import { expect, it } from '@jest/globals';
import { deliveryPill } from './status.ts';

it.each([
  ['pending', null, 'On its way'],
  ['pending', 'There is no hooks.example. Check the webhook address.', 'Not sent yet'],
  ['sent', null, 'Sent'],
  ['sent', 'hooks.example answers with 503.', 'Sent'],
  ['failed', 'hooks.example answers that this webhook is gone (410).', 'Failed'],
] as const)('a delivery that is %s after "%s": %s', (status, lastError, words) => {
  expect(deliveryPill({ status, lastError }).words).toBe(words);
});
