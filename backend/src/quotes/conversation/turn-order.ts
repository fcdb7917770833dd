/** Runs work of one key strictly after the work of the same key that came before; other keys go on beside it. */
export class TurnOrder {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** How many keys have work waiting or running. */
  get size(): number {
    return this.tails.size;
  }

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    const tail = mine.then(
      () => undefined,
      () => undefined,
    );
    this.tails.set(key, tail);
    void tail.then(() => {
      if (this.tails.get(key) === tail) this.tails.delete(key);
    });
    return mine;
  }
}
