import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { noteRun } from '../common/index.js';
import { Audit } from '../auth/index.js';
import { ChatsService } from '../chats/index.js';
import { type EntityManager, Tenant, tryLock } from '../database/index.js';
import { Outbox } from '../mail/index.js';
import { BATCH, RetentionRepository } from './retention.repository.js';

const KEEP_DELIVERIES_DAYS = 30;

/**
 * Lets go of what has had its time: old chats (where the owner wants it), previews, sessions, links, counters, and the
 * addresses in the audit log.
 */
@Injectable()
export class RetentionService {
  private readonly logger = new Logger('Retention');

  constructor(
    private readonly tenant: Tenant,
    private readonly repository: RetentionRepository,
    private readonly chats: ChatsService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  @Cron('17 * * * *')
  async tick(): Promise<void> {
    try {
      while (await this.cleanUp());
      while (await this.removeOldAddresses());
      noteRun('clean_up');
    } catch (error) {
      this.logger.warn({ err: error }, 'the clean-up did not finish; the next one goes on');
    }
  }

  /** One round; true while there may be more to expire. */
  async cleanUp(): Promise<boolean> {
    return this.tenant.asSystem('worker', async (em) => {
      // Only one replica at a time.
      if (!(await tryLock(em, 'cleanUp'))) return false;
      const isMore = await this.expireWon(await this.repository.listExpiredWon(em));
      const expired = await this.repository.removeExpiredChats(em);
      await this.note(em, expired);
      await this.repository.removeOldPreviews(em);
      await this.repository.removeExpiredLogins(em);
      await this.repository.removeExpiredCounters(em);
      await this.outbox.removeOld(em, KEEP_DELIVERIES_DAYS);
      return isMore || expired.some(({ full }) => full);
    });
  }

  /**
   * One round; true while there may be more. In a unit of work of its own: a replica of an earlier version that migrates once
   * more takes the right to it away for a while.
   */
  private removeOldAddresses(): Promise<boolean> {
    return this.tenant.asSystem('worker', async (em) => {
      if (!(await tryLock(em, 'cleanUp'))) return false;
      return (await this.audit.removeOldAddresses(em, BATCH)) === BATCH;
    });
  }

  /** Leads that are a past job, too, one by one, as if their owner had deleted them; true while there may be more. */
  private async expireWon(won: { businessId: string; id: string }[]): Promise<boolean> {
    let removed = 0;
    for (const { businessId, id } of won) {
      try {
        removed += await this.tenant.run(businessId, (em) => this.expire(em, businessId, id));
      } catch (error) {
        this.logger.warn({ err: error, businessId, chatId: id }, 'an expired lead stays until the next clean-up');
      }
    }
    return won.length === BATCH && removed > 0;
  }

  /** @returns how many leads went; none where something was said since */
  private async expire(em: EntityManager, businessId: string, id: string): Promise<number> {
    if (!(await this.repository.holdExpired(em, id)) || !(await this.chats.removeWithin(em, businessId, id))) return 0;
    await this.note(em, [{ businessId, chats: 1 }]);
    return 1;
  }

  private async note(em: EntityManager, expired: { businessId: string; chats: number }[]): Promise<void> {
    for (const { businessId, chats } of expired)
      await this.audit.record(em, 'retention', 'chats_expired', { subject: `${businessId}: ${chats}` });
  }
}
