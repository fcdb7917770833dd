import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for `work`, and at least `ms`: what takes a moment and what takes none look the same from outside. */
export async function noSoonerThan<T>(ms: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, sleep(ms)]);
  return result;
}
