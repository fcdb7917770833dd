import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { KeptMailer } from './kept-mailer.js';

/** Lets go of kept mail, which holds people's names, numbers and quotes; also of what is left from before there was a mail server. */
@Injectable()
export class KeptMailCleanup {
  private readonly logger = new Logger('KeptMail');

  constructor(private readonly mails: KeptMailer) {}

  @Cron('*/10 * * * *')
  async tick(): Promise<void> {
    try {
      await this.mails.removeOld(new Date());
    } catch (error) {
      this.logger.warn({ err: error }, 'old kept mail is still there; the next tick tries again');
    }
  }
}
