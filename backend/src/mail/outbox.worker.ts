import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Tenant } from '../database/index.js';
import { type Deliver, DeliveryError, nextAttemptIn } from './delivery.js';
import { Lane } from './lane.js';
import { countGivenUp } from './outbox.metrics.js';
import { CHANNELS, type Channel, type DueDelivery, OutboxRepository } from './outbox.repository.js';
import { CONNECTIONS } from './smtp-mailer.js';

const EVERY_MS = 1000;

/** Deliveries of a channel that one worker has under way at once. */
const PLACES: Record<Channel, number> = { email: CONNECTIONS, webhook: 20 };

/**
 * Delivers what waits in the outbox, in every replica at once: each row is taken by one. Channels do not wait for each
 * other, nor a business for another's slow recipient. No transaction is open while something is being sent, and a worker
 * that dies in the middle gives its rows back after a while, so that a delivery may in the worst case arrive twice, but
 * never not at all.
 */
@Injectable()
export class OutboxWorker implements OnApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private readonly deliverers = new Map<Channel, Deliver>();
  private readonly lanes = CHANNELS.map(
    (channel) =>
      new Lane(
        PLACES[channel],
        (limit, underWay) =>
          this.tenant.asSystem('worker', (em) => this.deliveries.claim(em, channel, limit, underWay)),
        (delivery) => this.deliver(delivery),
      ),
  );

  constructor(
    private readonly tenant: Tenant,
    private readonly deliveries: OutboxRepository,
  ) {}

  /** Says who sends what goes out on a channel. */
  use(channel: Channel, deliver: Deliver): void {
    this.deliverers.set(channel, deliver);
  }

  /** Delivers all that is due now; a call while that is under way joins it. */
  @Interval(EVERY_MS)
  async deliverDue(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.run()));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.stop()));
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
    if (pause === null) countGivenUp(delivery.channel);
  }
}
