import { FENCES, price, RATE, rule } from './samples.fixture.js';

const WEEKENDS = rule(
  'w',
  'Weekends',
  { kind: 'percentage', amount: 50, condition: 'Saturday' },
  { kind: 'percentage', amount: 100, condition: 'sundays' },
);
const cents = (when: string): number | undefined =>
  price(`100 ft of cedar fence, ${when}`, [RATE, WEEKENDS], FENCES).estimate?.amountCents;

it.each([
  ['Saturday or Sunday is fine', 450_000],
  ['either day of the weekend works', 450_000],
  ['Sunday or Monday', 300_000],
  ['a weekday or a Sunday', 300_000],
  ['Saturday and Sunday please', 750_000],
  ['on Sunday', 600_000],
  ['not on Saturday or Sunday', 300_000],
  ['on Tuesday', 300_000],
])('costs what the cheapest of the days offered costs: %s', (when, amount) => {
  expect(cents(when)).toBe(amount);
});

it('says for which day it is', () => {
  const { estimate } = price('100 ft of cedar fence, Saturday or Sunday', [RATE, WEEKENDS], FENCES);
  expect(estimate?.assumptions).toContain('Done on a Saturday');
});

it('leaves the price alone where no rule goes by the day', () => {
  const words = '100 ft of cedar fence, Saturday or Sunday';
  expect(price(words, [RATE], FENCES).estimate).toEqual(price('100 ft of cedar fence', [RATE], FENCES).estimate);
});
