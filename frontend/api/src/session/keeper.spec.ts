import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '../http/errors.ts';
import type { Session } from '../shapes.ts';
import { withBackOff, type BackOff } from './back-off.ts';
import { eventBetween, SessionKeeper, type SessionEvent } from './keeper.ts';
import { parseSession, SESSION_KEY, timeLeft } from './store.ts';

const user = { id: 'u1' } as Session['user'];
const session = (name: string): Session => ({
  accessToken: `access-${name}`,
  refreshToken: `refresh-${name}`,
  expiresAt: '2026-01-01T00:15:00.000Z',
  user,
});
const away = new ApiError(503, 'down', 'Down');
const over = new ApiError(401, 'invalid_token', 'Over');

/** Waits by moving its own clock. */
function clock(): BackOff & { waited: number[] } {
  let time = 0;
  const waited: number[] = [];
  return {
    firstDelay: 200,
    budget: 30_000,
    waited,
    now: () => time,
    wait: (milliseconds) => {
      waited.push(milliseconds);
      time += milliseconds;
      return Promise.resolve();
    },
  };
}

/** The locks of one browser: what is held by name, and turns given one after the other. */
class Locks {
  private readonly held = new Set<string>();
  private last: Promise<unknown> = Promise.resolve();

  request<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (name !== SESSION_KEY) {
      this.held.add(name);
      return work().finally(() => this.held.delete(name));
    }
    const turn = this.last.then(work, work);
    this.last = turn;
    return turn;
  }

  query(): Promise<{ held: { name: string }[] }> {
    return Promise.resolve({ held: [...this.held].map((name) => ({ name })) });
  }
}

afterEach(() => void jest.useRealTimers());

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(globalThis.navigator, 'locks', { value: new Locks(), configurable: true });
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
});

describe('withBackOff', () => {
  it('doubles the pause from 200 ms and stays within 30 s', async () => {
    const time = clock();
    await expect(withBackOff(() => Promise.reject(away), time)).rejects.toBe(away);
    expect(time.waited).toEqual([200, 400, 800, 1600, 3200, 6400, 12800]);
  });

  it('does not repeat a refusal', async () => {
    const time = clock();
    await expect(withBackOff(() => Promise.reject(over), time)).rejects.toBe(over);
    expect(time.waited).toEqual([]);
  });
});

describe('SessionKeeper', () => {
  const keeperWith = (exchange: (token: string, key: string) => Promise<Session>) => {
    const keeper = new SessionKeeper(exchange, clock());
    const events: SessionEvent[] = [];
    keeper.listen((event) => events.push(event));
    return { keeper, events };
  };

  it('renews once for callers that hold the same stale token', async () => {
    const spent: string[] = [];
    const { keeper, events } = keeperWith((token) => {
      spent.push(token);
      return Promise.resolve(session('new'));
    });
    keeper.signIn(session('old'));
    await keeper.refresh('access-old');
    expect(await keeper.refresh('access-old')).toEqual(session('new'));
    expect(spent).toEqual(['refresh-old']);
    expect(events).toEqual(['signed_in', 'token_refreshed']);
  });

  it('does not spend a token again that another tab has spent, but waits until it sees the new session', async () => {
    const first = keeperWith(() => Promise.resolve(session('new')));
    first.keeper.signIn(session('old'));
    await first.keeper.refresh('access-old');
    localStorage.setItem(SESSION_KEY, JSON.stringify(session('old')));
    const late = keeperWith(() => Promise.reject(over));
    const answer = late.keeper.refresh('access-old');
    await jest.advanceTimersByTimeAsync(500);
    localStorage.setItem(SESSION_KEY, JSON.stringify(session('new')));
    await jest.advanceTimersByTimeAsync(100);
    expect(await answer).toEqual(session('new'));
    expect(late.events).toEqual([]);
  });

  it('signs out when the refresh token is refused', async () => {
    const { keeper, events } = keeperWith(() => Promise.reject(over));
    keeper.signIn(session('old'));
    expect(await keeper.refresh('access-old')).toBeNull();
    expect(keeper.current()).toBeNull();
    expect(events).toEqual(['signed_in', 'signed_out']);
  });

  it('keeps the session when the server is away', async () => {
    const { keeper } = keeperWith(() => Promise.reject(away));
    keeper.signIn(session('old'));
    await expect(keeper.refresh('access-old')).rejects.toBe(away);
    expect(keeper.current()).toEqual(session('old'));
  });

  it('tries one renewal with one key until it is answered, also after a reload, and the next with another', async () => {
    const keys: string[] = [];
    const failing = () =>
      keeperWith((_, key) => {
        keys.push(key);
        return Promise.reject(away);
      });
    const first = failing();
    first.keeper.signIn(session('old'));
    await expect(first.keeper.refresh('access-old')).rejects.toBe(away);
    await expect(failing().keeper.refresh('access-old')).rejects.toBe(away);
    expect(keys.length).toBeGreaterThan(2);
    const { keeper } = keeperWith((_, key) => {
      keys.push(key);
      return Promise.resolve(session(`new${keys.length}`));
    });
    const renewed = await keeper.refresh('access-old');
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    await keeper.refresh(renewed?.accessToken ?? '');
    expect(new Set(keys).size).toBe(2);
  });

  it('does not bring back a session that was left while it was being renewed', async () => {
    const { keeper } = keeperWith(() => {
      keeper.signOut();
      return Promise.resolve(session('new'));
    });
    keeper.signIn(session('old'));
    expect(await keeper.refresh('access-old')).toBeNull();
    expect(keeper.current()).toBeNull();
  });
});

describe('a session that is gone without a word', () => {
  beforeEach(() => {
    Object.defineProperty(globalThis, 'window', { value: new EventTarget(), configurable: true });
    Object.defineProperty(globalThis, 'document', { value: new EventTarget(), configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'window');
    Reflect.deleteProperty(globalThis, 'document');
  });
  const kept = { ...session('old'), expiresAt: '2999-01-01T00:00:00.000Z' };

  it.each<[string, (keeper: SessionKeeper) => unknown]>([
    ['comes back from the browser’s memory', () => window.dispatchEvent(new Event('pageshow'))],
    ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['hears that all is cleared', () => window.dispatchEvent(Object.assign(new Event('storage'), { key: null }))],
    ['asks for a token', (keeper) => keeper.token()],
    ['is left', (keeper) => keeper.signOut()],
  ])('is told once when the page %s', async (_, happens) => {
    const keeper = new SessionKeeper(() => Promise.reject(away), clock());
    keeper.signIn(kept);
    const stop = keeper.start();
    const listener = jest.fn();
    keeper.listen(listener);
    localStorage.removeItem(SESSION_KEY);
    await happens(keeper);
    await happens(keeper);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(listener).toHaveBeenCalledWith('signed_out', null);
    stop();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('tells of somebody else who is in meanwhile', async () => {
    const keeper = new SessionKeeper(() => Promise.reject(away), clock());
    keeper.signIn(kept);
    const listener = jest.fn();
    keeper.listen(listener);
    const other = { ...kept, accessToken: 'access-other', user: { ...user, id: 'u2' } };
    localStorage.setItem(SESSION_KEY, JSON.stringify(other));
    expect(await keeper.token()).toBe('access-other');
    expect(listener).toHaveBeenCalledWith('signed_in', other);
  });
});

describe('eventBetween', () => {
  const other = { ...session('old'), user: { ...user, id: 'u2' } };
  it.each([
    ['nothing', null, null, null],
    ['a sign-in elsewhere', null, session('old'), 'signed_in'],
    ['somebody else', session('old'), other, 'signed_in'],
    ['a sign-out elsewhere', session('old'), null, 'signed_out'],
    ['a renewal', session('old'), session('new'), 'token_refreshed'],
    ['a change of the user', session('old'), { ...session('old'), user: { ...user, email: 'a@b.c' } }, 'user_updated'],
    ['the same again', session('old'), session('old'), null],
  ])('tells %s', (_, before, after, event) => {
    expect(eventBetween(before, after)).toBe(event);
  });
});

describe('stored sessions', () => {
  it.each([null, '', '{', '"x"', 'null', '{"accessToken":"a"}'])('takes %j as signed out', (text) => {
    expect(parseSession(text)).toBeNull();
  });

  it('counts the time that is left', () => {
    expect(timeLeft(session('old'), Date.parse('2026-01-01T00:13:30.000Z'))).toBe(90_000);
    expect(timeLeft({ ...session('old'), expiresAt: 'never' })).toBe(0);
    expect(SESSION_KEY).toBe('chalkline.session');
  });
});
