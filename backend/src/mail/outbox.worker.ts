import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Tenant } from '../database/index.js';
import { type Deliver, DeliveryError, nextAttemptIn } from './delivery.js';
import { type Channel, type DueDelivery, OutboxRepository } from './outbox.repository.js';

const BATCH = 20;
const EVERY_MS = 1000;

/**
 * Delivers what waits in the outbox, in every replica at once: each row is taken by one. No transaction is open while
 * something is being sent, and a worker that dies in the middle gives its rows back after a while, so that a delivery
 * may in the worst case arrive twice, but never not at all.
 */
@Injectable()
export class OutboxWorker implements OnApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private readonly deliverers = new Map<Channel, Deliver>();
  private running: Promise<number> | null = null;
  private stopped = false;

  constructor(
    private readonly tenant: Tenant,
    private readonly deliveries: OutboxRepository,
  ) {}

  /** Says who sends what goes out on a channel. */
  use(channel: Channel, deliver: Deliver): void {
    this.deliverers.set(channel, deliver);
  }

  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    try {
      await this.deliverDue();
    } catch (error) {
      // The database may be away for a moment; the next tick tries again.
      this.logger.warn({ err: error }, 'the outbox could not be read');
    }
  }

  /** Delivers all that is due now; a call while one is under way joins it. Answers how many were tried. */
  deliverDue(): Promise<number> {
    this.running ??= this.deliverAll().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running?.catch(() => undefined);
  }

  private async deliverAll(): Promise<number> {
    let tried = 0;
    while (!this.stopped) {
      const due = await this.tenant.asSystem('worker', (em) => this.deliveries.claim(em, BATCH));
      await Promise.all(due.map((delivery) => this.deliver(delivery)));
      tried += due.length;
      if (due.length < BATCH) break;
    }
    return tried;
  }

  private async deliver(delivery: DueDelivery): Promise<void> {
    const deliver = this.deliverers.get(delivery.channel);
    try {
      if (!deliver) throw new DeliveryError(`Nothing here sends by ${delivery.channel}.`, true);
      await deliver(delivery);
      await this.tenant.asSystem('worker', (em) => this.deliveries.markSent(em, delivery.id));
    } catch (error) {
      await this.postpone(delivery, error);
    }
  }

  private async postpone(delivery: DueDelivery, error: unknown): Promise<void> {
    const message = (error instanceof Error ? error.message : 'The delivery failed.').slice(0, 500);
    const pause =
      error instanceof DeliveryError && error.permanent ? null : nextAttemptIn(delivery.attempts, Math.random());
    this.logger.warn(
      { delivery: delivery.id, kind: delivery.kind, attempts: delivery.attempts, givenUp: pause === null },
      message,
    );
    await this.tenant.asSystem('worker', (em) =>
      pause === null
        ? this.deliveries.markFailed(em, delivery.id, message)
        : this.deliveries.markRetry(em, delivery.id, message, pause),
    );
  }
}
