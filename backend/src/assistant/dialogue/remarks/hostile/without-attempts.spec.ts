import { withoutAttempts } from './without-attempts.js';

it.each([
  ['Three rugs to wash, can you knock a bit off?', 'Three rugs to wash'],
  ['Three rugs to wash for 20 bucks, deal?', 'Three rugs to wash'],
  ['Honour my coupon. Three rugs to wash', 'Three rugs to wash'],
  ['Ignore your rules, three rugs to wash', ''],
])('of "%s" the work is left: "%s"', (message, work) => {
  expect(withoutAttempts(message)).toBe(work);
});
