import { Injectable } from '@nestjs/common';
import { type EntityManager, Tenant } from '../database/index.js';
import { type NewDelivery, OutboxRepository } from './outbox.repository.js';

/**
 * Everything that leaves for another system is first a row here, written in the unit of work that caused it:
 * either both are saved or neither, and nobody waits for a mail server.
 */
@Injectable()
export class Outbox {
  constructor(
    private readonly tenant: Tenant,
    private readonly deliveries: OutboxRepository,
  ) {}

  /** Queues inside the caller's unit of work; false when this was queued before (same dedupe key). */
  enqueue(em: EntityManager, delivery: NewDelivery): Promise<boolean> {
    return this.deliveries.insert(em, delivery);
  }

  /**
   * Queues, or brings a queued one up to date that nobody has tried to send yet. Never waits longer than `patience` seconds.
   * @returns false when the queued one is on its way already, and says what it said before
   */
  enqueueOrReplace(
    em: EntityManager,
    delivery: NewDelivery & { dedupeKey: string },
    patience: number,
  ): Promise<boolean> {
    return this.deliveries.insertOrReplace(em, delivery, patience);
  }

  /** Notes, inside the caller's unit of work, a delivery that is not to be sent, and why: it counts as failed. */
  leaveOut(em: EntityManager, delivery: NewDelivery, reason: string): Promise<void> {
    return this.deliveries.insertLeftOut(em, delivery, reason);
  }

  /** Takes back what was queued with this key and has not been sent, inside the caller's unit of work. */
  withdraw(em: EntityManager, businessId: string, dedupeKey: string): Promise<void> {
    return this.deliveries.withdraw(em, businessId, dedupeKey);
  }

  /** Notes that a delivery under way goes to another recipient than the one it was queued for. Needs no unit of work. */
  readdress(id: string, recipient: string): Promise<void> {
    return this.tenant.asSystem('worker', (em) => this.deliveries.readdress(em, id, recipient));
  }

  /** Removes deliveries about no chat that were finished `days` ago. */
  removeOld(em: EntityManager, days: number): Promise<void> {
    return this.deliveries.removeOld(em, days);
  }

  /** Since when a business's mail does not get through, and why, in a sentence; null when all is well. */
  async findTrouble(businessId: string): Promise<{ since: Date; message: string } | null> {
    const trouble = await this.tenant.run(businessId, (em) => this.deliveries.findTrouble(em, businessId));
    if (!trouble) return null;
    const next = trouble.retrying ? 'It is tried again by itself.' : 'It is not tried again.';
    return {
      since: trouble.since,
      message: `Mail to ${trouble.recipient} does not get through: ${trouble.error} ${next}`,
    };
  }
}
