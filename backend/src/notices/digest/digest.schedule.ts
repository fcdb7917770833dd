import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { noteRun } from '../../common/index.js';
import { Tenant, holdLockOf } from '../../database/index.js';
import { DIGEST, Outbox, PublicLinks } from '../../mail/index.js';
import { dateIn, minuteIn } from '../../profiles/index.js';
import { NoticeRepository } from '../leads/notice.repository.js';
import { digestMail } from './digest-mail.js';
import { type DigestDue, DigestRepository } from './digest.repository.js';

/** Local hour from which the day's digest goes out: after work, before the evening is over. */
const HOUR = 18;
const DAY_MS = 86_400_000;

/**
 * Writes each business's digest once a day; where a mail is wanted for each lead, one of the leads whose mail was lost, if
 * there are any. Every replica may try: one of them does.
 */
@Injectable()
export class DigestSchedule {
  private readonly logger = new Logger('Digest');

  constructor(
    private readonly tenant: Tenant,
    private readonly repository: DigestRepository,
    private readonly notices: NoticeRepository,
    private readonly outbox: Outbox,
    private readonly links: PublicLinks,
  ) {}

  @Cron('*/10 * * * *')
  async tick(): Promise<void> {
    try {
      await this.writeDue(new Date());
      noteRun('digest');
    } catch (error) {
      this.logger.warn({ err: error }, 'digests could not be written; the next tick tries again');
    }
  }

  async writeDue(now: Date): Promise<void> {
    const businesses = await this.tenant.asSystem('worker', (em) => this.repository.listBusinesses(em));
    for (const business of businesses) {
      if (hourIn(business.timezone, now) >= HOUR) await this.tryWriting(business, now);
    }
  }

  /** A business whose digest cannot be written must not keep the others waiting. */
  private async tryWriting(business: DigestDue, now: Date): Promise<void> {
    try {
      await this.write(business, now);
    } catch (error) {
      this.logger.warn(
        { err: error, business: business.businessId },
        'a digest could not be written; the next tick tries again',
      );
    }
  }

  private write({ businessId, timezone, mode }: DigestDue, now: Date): Promise<void> {
    const dedupeKey = `digest:${businessId}:${dateIn(timezone, now)}`;
    return this.tenant.run(businessId, async (em) => {
      await holdLockOf(em, businessId, 'digest');
      const last = await this.repository.findLast(em, businessId, dedupeKey);
      if (last.written) return;
      const since = last.at ?? new Date(now.getTime() - DAY_MS);
      const leads = await this.repository.take(em, { businessId, mode }, since, dedupeKey);
      if (leads.length === 0) return;
      await this.outbox.enqueue(em, {
        businessId,
        channel: 'email',
        kind: DIGEST,
        recipient: await this.notices.getOwnerEmail(em, businessId),
        payload: digestMail(leads, this.links.to('/dashboard/chats'), mode),
        dedupeKey,
      });
    });
  }
}

const hourIn = (timezone: string, moment: Date): number => Number(minuteIn(timezone, moment).slice(11, 13));
