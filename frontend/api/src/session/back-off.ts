import { ApiError } from '../http/errors.ts';

export interface BackOff {
  firstDelay: number;
  budget: number;
  wait: (milliseconds: number) => Promise<void>;
  now: () => number;
}

export const REFRESH_BACK_OFF: BackOff = {
  firstDelay: 200,
  budget: 30_000,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: () => Date.now(),
};

/**
 * Repeats a call while it fails in a way that may pass, doubling the pause, until the budget is used up.
 * @throws the last error; at once when it is not retryable.
 */
export async function withBackOff<T>(call: () => Promise<T>, backOff: BackOff = REFRESH_BACK_OFF): Promise<T> {
  const start = backOff.now();
  for (let delay = backOff.firstDelay; ; delay *= 2) {
    try {
      return await call();
    } catch (error) {
      const passing = error instanceof ApiError && error.retryable;
      const spent = backOff.now() - start + delay;
      if (!passing || spent > backOff.budget) throw error;
      await backOff.wait(delay);
    }
  }
}
