import { SESSION_KEY } from './store.ts';

/** Longer than one tab's write to localStorage takes to be seen by the processes of the others. */
const TOLD_FOR = 15_000;
const LOOK_AGAIN = 50;

/** One at a time over all tabs; browsers without Web Locks (plain http on a LAN) are one tab's turn at best. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(SESSION_KEY, work);
}

/**
 * Tells the other tabs that a refresh token is spent. localStorage may reach them later than the turn does, and a
 * token spent twice would end the session everywhere; locks are the one thing that all tabs see in the same order.
 * Resolves when the others can see it: the turn must not end before.
 */
export async function markSpent(refreshToken: string): Promise<void> {
  if (!('locks' in navigator)) return;
  await new Promise<void>((held) => {
    void navigator.locks.request(nameOf(refreshToken), () => {
      held();
      return new Promise((done) => setTimeout(done, TOLD_FOR));
    });
  });
}

/** Waits until this tab sees the session that replaced a spent token; at once when the token is not spent. */
export async function awaitReplacement(refreshToken: string, read: () => string | undefined): Promise<void> {
  while (read() === refreshToken && (await isSpent(refreshToken))) {
    await new Promise((done) => setTimeout(done, LOOK_AGAIN));
  }
}

async function isSpent(refreshToken: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === nameOf(refreshToken));
}

function nameOf(refreshToken: string): string {
  return `${SESSION_KEY}.spent.${refreshToken}`;
}
