import { join } from 'node:path';
import { Injectable, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { SETTINGS_TOKEN, type Settings } from '../config/index.js';
import { DeliveryError } from './delivery.js';
import { KeptMailCleanup } from './kept-mail-cleanup.js';
import { KeptMailController } from './kept-mail.controller.js';
import { KeptMailer } from './kept-mailer.js';
import type { Mail } from './mail.js';
import { Mailer } from './mailer.js';
import { Outbox } from './outbox.js';
import { OutboxMetrics } from './outbox.metrics.js';
import { type DueDelivery, OutboxRepository } from './outbox.repository.js';
import { OutboxWorker } from './outbox.worker.js';
import { PublicLinks } from './public-links.js';
import { SmtpMailer } from './smtp-mailer.js';

/** Connects the outbox's e-mail channel to the mailer. */
@Injectable()
class MailDelivery implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly worker: OutboxWorker,
    private readonly mailer: Mailer,
  ) {}

  onModuleInit(): void {
    this.worker.use('email', (delivery) => this.deliver(delivery));
  }

  private async deliver({ id, recipient, payload }: DueDelivery): Promise<void> {
    // Only composeMail makes the payload of this channel.
    const { validUntil, ...mail } = payload as Mail;
    if (validUntil !== undefined && Date.parse(validUntil) <= Date.now())
      throw new DeliveryError('The link in it ended before it could be delivered.', true);
    await this.mailer.send({ ...mail, to: recipient, id });
  }

  onApplicationShutdown(): void {
    if (this.mailer instanceof SmtpMailer) this.mailer.close();
  }
}

@Module({
  controllers: [KeptMailController],
  providers: [
    Outbox,
    OutboxRepository,
    OutboxMetrics,
    OutboxWorker,
    MailDelivery,
    PublicLinks,
    KeptMailCleanup,
    {
      provide: KeptMailer,
      inject: [SETTINGS_TOKEN],
      useFactory: ({ MAIL_FROM, CHALKLINE_DATA }: Settings) => new KeptMailer(join(CHALKLINE_DATA, 'mail'), MAIL_FROM),
    },
    {
      provide: Mailer,
      inject: [SETTINGS_TOKEN, KeptMailer],
      useFactory: ({ SMTP_URL, MAIL_FROM }: Settings, kept: KeptMailer): Mailer =>
        SMTP_URL === null ? kept : new SmtpMailer(SMTP_URL, MAIL_FROM),
    },
  ],
  exports: [Outbox, OutboxWorker, PublicLinks],
})
export class MailModule {}
