import { nextAttemptIn } from './delivery.js';

describe('nextAttemptIn', () => {
  it('waits longer each time and gives up after about nine hours', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempts) => nextAttemptIn(attempts, 0));
    expect(pauses).toEqual([10, 60, 300, 900, 1800, 3600, 7200, 18_000, null]);
  });

  it('spreads retries over a fifth of the pause', () => {
    expect(nextAttemptIn(2, 0.5)).toBe(66);
    expect(nextAttemptIn(2, 1)).toBe(72);
  });
});
