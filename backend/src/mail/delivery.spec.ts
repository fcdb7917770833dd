import { nextAttemptIn } from './delivery.js';

describe('nextAttemptIn', () => {
  it('waits longer each time, but four hours at most', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempts) => nextAttemptIn(attempts, 0));
    expect(pauses).toEqual([10, 60, 300, 900, 1800, 3600, 7200, 14_400, 14_400]);
  });

  it.each([0, 1])('gives up after five days and no sooner, with a jitter of %d', (jitter) => {
    let seconds = 0;
    for (let attempts = 1; attempts < 1000; attempts++) seconds += nextAttemptIn(attempts, jitter) ?? 0;
    expect(seconds / 86_400).toBeGreaterThanOrEqual(5);
    expect(seconds / 86_400).toBeLessThan(6.5);
  });

  it('spreads retries over a fifth of the pause', () => {
    expect(nextAttemptIn(2, 0.5)).toBe(66);
    expect(nextAttemptIn(2, 1)).toBe(72);
  });
});
