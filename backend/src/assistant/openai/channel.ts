/** A queue between one producer and one consumer: what is sent comes out of `for await`, in order, until it is closed. */
export class Channel<T> {
  private readonly waiting: T[] = [];
  private wake: (() => void) | null = null;
  private closed = false;

  send(item: T): void {
    this.waiting.push(item);
    this.wake?.();
  }

  close(): void {
    this.closed = true;
    this.wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, void> {
    for (;;) {
      const item = this.waiting.shift();
      if (item !== undefined) yield item;
      else if (this.closed) return;
      else
        await new Promise<void>((resolve) => {
          this.wake = resolve;
        });
      this.wake = null;
    }
  }
}
