import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Tenant } from '../database/index.js';
import { KeptMailer } from './kept-mailer.js';
import { OutboxRepository } from './outbox.repository.js';

/**
 * Lets go of kept mail, which holds people's names, numbers and quotes: of old mail, also what is left from before there was
 * a mail server, and of mail about a lead or to a business that has been deleted.
 */
@Injectable()
export class KeptMailCleanup {
  private readonly logger = new Logger('KeptMail');

  constructor(
    private readonly mails: KeptMailer,
    private readonly tenant: Tenant,
    private readonly deliveries: OutboxRepository,
  ) {}

  @Cron('*/10 * * * *')
  async tick(): Promise<void> {
    try {
      await this.mails.removeOld(new Date());
      await this.mails.removeUnknown((ids) =>
        this.tenant.asSystem('worker', (em) => this.deliveries.listKnown(em, ids)),
      );
    } catch (error) {
      this.logger.warn({ err: error }, 'old kept mail is still there; the next tick tries again');
    }
  }
}
