import { afterEach, describe, expect, it } from '@jest/globals';
import { readSession, writeSession } from './session/store.ts';
import type { Session } from './shapes.ts';
import { PageStore } from './storage.ts';

const refused = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

class FakeStorage implements Storage {
  [name: string]: unknown;

  get length(): number {
    return Object.keys(this).length;
  }

  key(at: number): string | null {
    return Object.keys(this)[at] ?? null;
  }

  clear(): void {
    Object.keys(this).forEach((key) => this.removeItem(key));
  }

  getItem(key: string): string | null {
    const value = Object.hasOwn(this, key) ? this[key] : null;
    return typeof value === 'string' ? value : null;
  }

  setItem(key: string, value: string): void {
    this[key] = value;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}

/** Has room for what is there, and for no more. */
class FullStorage extends FakeStorage {
  override setItem(): void {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  }
}

describe('PageStore', () => {
  it.each([
    ['that keeps', () => new FakeStorage(), 'new'],
    ['that is full', () => new FullStorage(), null],
    ['that is blocked', refused, null],
  ] as const)('gives back what it was given, over a storage %s', (_, make, kept) => {
    let storage: FakeStorage | undefined;
    const open = () => (storage ??= Object.assign(make(), { draft: 'old' }));
    const store = new PageStore(open);
    store.set('draft', 'new');
    expect(store.get('draft')).toBe('new');
    expect(store.keys()).toEqual(['draft']);
    expect(storage?.getItem('draft') ?? null).toBe(kept);
    store.remove('draft');
    expect(store.get('draft')).toBeNull();
    expect(store.keys()).toEqual([]);
  });

  it('sees what another tab has stored', () => {
    const storage = new FakeStorage();
    const store = new PageStore(() => storage);
    store.set('session', 'of this tab');
    storage.setItem('session', 'of the other');
    expect(store.get('session')).toBe('of the other');
  });
});

describe('the session in a browser that blocks the data of sites', () => {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  afterEach(() => {
    if (real) Object.defineProperty(globalThis, 'localStorage', real);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });

  it('lasts as long as the page', () => {
    Object.defineProperty(globalThis, 'localStorage', { get: refused, configurable: true });
    expect(readSession()).toBeNull();
    const session = { accessToken: 'a', refreshToken: 'r', expiresAt: '', user: {} } as Session;
    writeSession(session);
    expect(readSession()).toEqual(session);
    writeSession(null);
    expect(readSession()).toBeNull();
  });
});
