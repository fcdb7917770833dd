import { Logger } from '@nestjs/common';
import type { DueDelivery } from './outbox.repository.js';

/** Takes at most this many deliveries that are due, given the businesses whose deliveries are under way (each as often). */
type Claim = (limit: number, underWay: string[]) => Promise<DueDelivery[]>;

/**
 * Delivers what is due on one channel. Each place is filled again as soon as it is free, so that a slow recipient holds
 * its own place and nobody else's.
 */
export class Lane {
  private readonly logger = new Logger('Outbox');
  private readonly underWay = new Map<DueDelivery, Promise<void>>();
  private running: Promise<void> | null = null;
  private stopped = false;
  /** Ends the pause of a round that waits for a free place. */
  private wake: () => void = () => undefined;

  constructor(
    /** Deliveries under way at once: no more than can really be, since the lease of each begins with its claim. */
    private readonly places: number,
    private readonly claim: Claim,
    private readonly deliver: (delivery: DueDelivery) => Promise<void>,
  ) {}

  /** Settled when nothing is due and nothing is under way; a call while a round is under way makes it look again. */
  run(): Promise<void> {
    this.wake();
    this.running ??= this.round()
      .catch((error: unknown) => {
        // The database may be away for a moment; the next call tries again.
        this.logger.warn({ err: error }, 'the outbox could not be read');
      })
      .finally(() => {
        this.running = null;
      });
    return this.running;
  }

  /** Takes nothing more; settled when what is under way has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
    await Promise.all(this.underWay.values());
  }

  private async round(): Promise<void> {
    while (!this.stopped) {
      const woken = new Promise<void>((resolve) => {
        this.wake = resolve;
      });
      const before = this.underWay.size;
      const due = before < this.places ? await this.claim(this.places - before, this.businesses()) : [];
      for (const delivery of due) this.start(delivery);
      // What ended during the claim may have left room for more than it could take: then it has woken this already.
      if (before === 0 && due.length === 0) return;
      await woken;
    }
  }

  private businesses(): string[] {
    return [...this.underWay.keys()].flatMap(({ businessId }) => (businessId === null ? [] : [businessId]));
  }

  private start(delivery: DueDelivery): void {
    const ended = this.deliver(delivery)
      .catch((error: unknown) => {
        // Its lease runs out, and then it is due again.
        this.logger.warn({ err: error, delivery: delivery.id }, 'what became of a delivery could not be noted');
      })
      .finally(() => {
        this.underWay.delete(delivery);
        this.wake();
      });
    this.underWay.set(delivery, ended);
  }
}
