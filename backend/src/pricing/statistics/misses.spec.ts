import { missesOf } from './misses.js';

const log = (prices: number[]): number[] => prices.map((price) => Math.log(price));
const missed = (estimates: number[], actual: number[]): number[] => missesOf([log(estimates)], log(actual));

it.each([
  ['an exact price', 1000, 0, 0],
  ['a tenth too low', 900, 0.05, 0.07],
  ['a fifth too low', 800, 0.499, 0.501],
  ['twice the price', 2000, 0.99, 1],
  ['a hundred times the price', 100_000, 0.99, 1],
])('counts %s', (_, estimate, least, most) => {
  const [misses = Number.NaN] = missed([1000, 1000, estimate], [1000, 1000, 1000]);
  expect(misses).toBeGreaterThanOrEqual(least);
  expect(misses).toBeLessThanOrEqual(most);
});

it('prefers the way that is nearly always right to the one that is never far off', () => {
  const actual = Array.from({ length: 10 }, () => 1000);
  const mostlyRight = actual.map((_, at) => (at === 0 ? 9000 : 1050));
  const neverFar = actual.map(() => 1270);
  const [right = Number.NaN, near = Number.NaN] = missesOf([log(mostlyRight), log(neverFar)], log(actual));
  expect(right).toBeLessThan(near);
});

it('asks less where even the best way is usually far off', () => {
  const [best = Number.NaN, worse = Number.NaN] = missesOf([log([500, 500]), log([300, 300])], log([1000, 1000]));
  expect(best).toBeCloseTo(1, 9);
  expect(worse).toBeLessThan(1.7);
});

it('counts nothing where there are no jobs, and stays finite for absurd estimates', () => {
  expect(missesOf([[], []], [])).toEqual([0, 0]);
  expect(missesOf([[800], [-800]], [10])).toEqual([1, expect.closeTo(0.709, 2)]);
});
