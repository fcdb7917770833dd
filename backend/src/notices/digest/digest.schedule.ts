import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Tenant } from '../../database/index.js';
import { Outbox, PublicLinks } from '../../mail/index.js';
import { dateIn } from '../../profiles/index.js';
import { NoticeRepository } from '../leads/notice.repository.js';
import { digestMail } from './digest-mail.js';

/** Local hour from which the day's digest goes out: after work, before the evening is over. */
const HOUR = 18;
const MAX_LEADS = 50;
const DAY_MS = 86_400_000;

/** Writes each business's digest once a day. Every replica may try: the dedupe key lets one of them. */
@Injectable()
export class DigestSchedule {
  private readonly logger = new Logger('Digest');

  constructor(
    private readonly tenant: Tenant,
    private readonly repository: NoticeRepository,
    private readonly outbox: Outbox,
    private readonly links: PublicLinks,
  ) {}

  @Cron('*/10 * * * *')
  async tick(): Promise<void> {
    try {
      await this.writeDue(new Date());
    } catch (error) {
      this.logger.warn({ err: error }, 'digests could not be written; the next tick tries again');
    }
  }

  async writeDue(now: Date): Promise<void> {
    const businesses = await this.tenant.asSystem('worker', (em) => this.repository.listDigestBusinesses(em));
    for (const { businessId, timezone } of businesses) {
      if (hourIn(timezone, now) >= HOUR) await this.write(businessId, dateIn(timezone, now), now);
    }
  }

  private write(businessId: string, day: string, now: Date): Promise<void> {
    return this.tenant.run(businessId, async (em) => {
      const since = (await this.repository.findLastDigest(em, businessId)) ?? new Date(now.getTime() - DAY_MS);
      const leads = await this.repository.listLeadsSince(em, businessId, since, MAX_LEADS + 1);
      if (leads.length === 0) return;
      await this.outbox.enqueue(em, {
        businessId,
        channel: 'email',
        kind: 'digest',
        recipient: await this.repository.getOwnerEmail(em, businessId),
        payload: digestMail(leads.slice(0, MAX_LEADS), leads.length > MAX_LEADS, this.links.to('/dashboard/chats')),
        dedupeKey: `digest:${businessId}:${day}`,
      });
    });
  }
}

const hourIn = (timezone: string, moment: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', hourCycle: 'h23' }).format(moment));
