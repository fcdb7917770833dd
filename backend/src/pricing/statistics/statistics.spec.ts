import fc from 'fast-check';
import { densest, evenly, kthLargest, middleOf, sortedOrder, weightedQuantile } from './statistics.js';

const values = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 300 });

it('orders as a stable sort does', () => {
  fc.assert(
    fc.property(values, (list) => {
      const expected = [...list.keys()].sort((a, b) => (list[a] ?? 0) - (list[b] ?? 0) || a - b);
      expect([...sortedOrder(Float64Array.from(list))]).toEqual(expected);
    }),
  );
});

it('selects what sorting would put at that place', () => {
  fc.assert(
    fc.property(values, fc.nat(), (list, seed) => {
      const k = 1 + (seed % list.length);
      const sorted = [...list].sort((a, b) => b - a);
      expect(kthLargest(Float64Array.from(list), k)).toBe(sorted[k - 1]);
    }),
  );
});

it.each([
  ['between two', [1, 2], 0.5, 1.5],
  ['of one', [7], 0.9, 7],
  ['beyond the ends', [1, 2, 3], 0, 1],
  ['beyond the other end', [1, 2, 3], 1, 3],
] as const)('takes the quantile %s', (_, list, share, expected) => {
  expect(weightedQuantile(evenly([...list]), share)).toBeCloseTo(expected, 12);
});

describe('the centre of prices', () => {
  const logs = [...Array.from({ length: 8 }, () => 5), 5.3, 5.5, 5.8, 6.1, 9];

  it('lies near the median and does not mind an odd one', () => {
    expect(middleOf(evenly(logs))).toBeGreaterThanOrEqual(5);
    expect(middleOf(evenly(logs))).toBeLessThan(5.1);
    expect(middleOf(evenly([...logs.slice(0, -1), 900]))).toBe(middleOf(evenly(logs)));
  });

  it('is densest where most prices are', () => {
    expect(densest(evenly([5, 5, 5, 5.05, 5.6, 5.9, 6, 6.2, 6.3]))).toBeLessThan(5.3);
    expect(densest(evenly([4]))).toBeCloseTo(4, 12);
  });
});
