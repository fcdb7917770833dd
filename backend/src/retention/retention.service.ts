import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { noteRun } from '../common/index.js';
import { Audit } from '../auth/index.js';
import { ADVISORY_LOCKS, Tenant } from '../database/index.js';
import { Outbox } from '../mail/index.js';
import { RetentionRepository } from './retention.repository.js';

const KEEP_DELIVERIES_DAYS = 30;

/** Lets go of what has had its time: old chats (where the owner wants it), previews, sessions, links, counters. */
@Injectable()
export class RetentionService {
  private readonly logger = new Logger('Retention');

  constructor(
    private readonly tenant: Tenant,
    private readonly repository: RetentionRepository,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  @Cron('17 * * * *')
  async tick(): Promise<void> {
    try {
      while (await this.cleanUp());
      noteRun('clean_up');
    } catch (error) {
      this.logger.warn({ err: error }, 'the clean-up did not finish; the next one goes on');
    }
  }

  /** One round in one unit of work; true while there may be more to expire. */
  cleanUp(): Promise<boolean> {
    return this.tenant.asSystem('worker', async (em) => {
      if (!(await this.repository.lock(em, ADVISORY_LOCKS.cleanUp))) return false;
      const expired = await this.repository.removeExpiredChats(em);
      for (const { businessId, chats } of expired) {
        const subject = `${businessId}: ${chats}`;
        await this.audit.record(em, 'retention', 'chats_expired', { subject });
      }
      await this.repository.removeOldPreviews(em);
      await this.repository.removeExpiredLogins(em);
      await this.repository.removeExpiredCounters(em);
      await this.outbox.removeOld(em, KEEP_DELIVERIES_DAYS);
      return expired.some(({ full }) => full);
    });
  }
}
