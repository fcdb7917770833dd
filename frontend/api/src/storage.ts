/**
 * The browser's storage; the page's memory where there is none. A browser that blocks the data of sites throws at the
 * mere name of its storage, and a full one throws at a write: the pages work then, for as long as they are open.
 */
export class PageStore {
  private readonly memory = new Map<string, string>();

  /** @param open names the storage; called each time, for it is the naming that throws */
  constructor(private readonly open: () => Storage) {}

  get(key: string): string | null {
    return this.memory.get(key) ?? this.asked((storage) => storage.getItem(key)) ?? null;
  }

  set(key: string, value: string): void {
    this.memory.set(key, value);
    const isKept = this.asked((storage) => {
      storage.setItem(key, value);
      return true;
    });
    if (isKept) this.memory.delete(key);
    // An older value must not outlive a newer one that found no room.
    else this.asked((storage) => storage.removeItem(key));
  }

  remove(key: string): void {
    this.memory.delete(key);
    this.asked((storage) => storage.removeItem(key));
  }

  keys(): string[] {
    return [...new Set([...this.memory.keys(), ...(this.asked((storage) => Object.keys(storage)) ?? [])])];
  }

  private asked<T>(question: (storage: Storage) => T): T | undefined {
    try {
      return question(this.open());
    } catch {
      // Blocked or full: the memory has it.
      return undefined;
    }
  }
}

/** Shared by the tabs of a browser, and kept. */
export const browserStore = new PageStore(() => localStorage);

/** Of one tab, for as long as it is open. */
export const tabStore = new PageStore(() => sessionStorage);
