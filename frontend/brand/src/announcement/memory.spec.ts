import { afterEach, describe, expect, it, jest } from '@jest/globals';

const refused = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A browser's storage that lets a page do all but what is named. */
function storageWithout(...calls: ('open' | 'setItem')[]): void {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: calls.includes('setItem') ? refused : (key: string, value: string) => void kept.set(key, value),
  };
  const get = calls.includes('open') ? refused : () => storage;
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
}

const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
afterEach(() => {
  if (real) Object.defineProperty(globalThis, 'localStorage', real);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

/** As a page just opened has it. */
async function opened(): Promise<typeof import('./memory.ts')> {
  jest.resetModules();
  return import('./memory.ts');
}

describe('the memory of what was dismissed', () => {
  it.each([
    ['of a browser that keeps it', [], 'New', 'New'],
    ['of a browser that blocks the data of sites', ['open'], 'New', null],
    ['of a browser that is full', ['setItem'], 'New', null],
  ] as const)('%s', async (_, without, now, later) => {
    storageWithout(...without);
    const page = await opened();
    expect(page.dismissedAnnouncement()).toBeNull();
    page.dismissAnnouncement('New');
    expect(page.dismissedAnnouncement()).toBe(now);
    expect((await opened()).dismissedAnnouncement()).toBe(later);
  });
});
