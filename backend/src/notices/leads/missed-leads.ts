import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { ChatsService } from '../../chats/index.js';
import { Tenant } from '../../database/index.js';
import { Notices } from '../notices.service.js';
import { NoticeRepository } from './notice.repository.js';

/**
 * Finds leads whose turn was never saved, because the process died after the visitor's message was safe and before
 * its answer was: no notice was queued for them. Every replica may look; the notice's own key keeps it single.
 */
@Injectable()
export class MissedLeads {
  private readonly logger = new Logger('MissedLeads');

  constructor(
    private readonly tenant: Tenant,
    private readonly repository: NoticeRepository,
    private readonly chats: ChatsService,
    private readonly notices: Notices,
  ) {}

  @Cron('*/5 * * * *')
  async tick(): Promise<void> {
    try {
      await this.catchUp();
    } catch (error) {
      this.logger.warn({ err: error }, 'missed leads could not be looked for; the next tick tries again');
    }
  }

  async catchUp(): Promise<void> {
    const missed = await this.tenant.asSystem('worker', (em) => this.repository.listMissedLeads(em));
    for (const { businessId, chatId } of missed) await this.tellOf(businessId, chatId);
  }

  /** A lead that cannot be told of must not keep the others back. */
  private async tellOf(businessId: string, chatId: string): Promise<void> {
    try {
      const chat = await this.chats.find(businessId, chatId);
      if (chat) await this.tenant.run(businessId, (em) => this.notices.leadChanged(em, chat));
    } catch (error) {
      this.logger.warn({ err: error, chat: chatId }, 'a missed lead could not be told of; the next tick tries again');
    }
  }
}
