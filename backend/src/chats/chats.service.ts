import { Injectable } from '@nestjs/common';
import { Audit } from '../auth/index.js';
import { notFound } from '../common/index.js';
import { type EntityManager, Tenant } from '../database/index.js';
import { type JobDto, JobsService, jobDto } from '../jobs/index.js';
import { ProfilesService, dateIn } from '../profiles/index.js';
import {
  type ChatDetailDto,
  type ChatPageDto,
  type ChatPageQuery,
  type ChatPatch,
  chatDto,
  chatPhotoDto,
  conversationDto,
  guardNoticeDto,
  messageDto,
  noticeDto,
} from './chat.dto.js';
import type { Chat } from './chat.entity.js';
import { ChatEvents } from './chat-events.js';
import { type ChatFilter, ChatRepository } from './chat.repository.js';
import { wonJob } from './won-job.js';

/** Leads, for their owner. */
@Injectable()
export class ChatsService {
  constructor(
    private readonly tenant: Tenant,
    private readonly chats: ChatRepository,
    private readonly events: ChatEvents,
    private readonly jobs: JobsService,
    private readonly profiles: ProfilesService,
    private readonly audit: Audit,
  ) {}

  /** A page of leads with what was said in them. */
  async listPage(businessId: string, query: ChatPageQuery): Promise<ChatPageDto> {
    const { leads, hasMore } = await this.page(businessId, query, this.chats.listConversations.bind(this.chats));
    return { chats: leads.map(conversationDto), page: query.page, hasMore };
  }

  /** A page of leads, for lists that do not show what was said. */
  listLeads(businessId: string, query: ChatPageQuery): Promise<{ leads: Chat[]; hasMore: boolean }> {
    return this.page(businessId, query, this.chats.listPage.bind(this.chats));
  }

  private page<T extends Chat>(
    businessId: string,
    query: ChatPageQuery,
    list: (em: EntityManager, businessId: string, filter: ChatFilter, limit: number, offset: number) => Promise<T[]>,
  ): Promise<{ leads: T[]; hasMore: boolean }> {
    const { page, pageSize } = query;
    return this.tenant.run(businessId, async (em) => {
      const leads = await list(em, businessId, query, pageSize + 1, page * pageSize);
      return { leads: leads.slice(0, pageSize), hasMore: leads.length > pageSize };
    });
  }

  /** @throws DomainError not_found */
  async get(businessId: string, id: string): Promise<ChatDetailDto> {
    return this.tenant.run(businessId, async (em) => {
      const chat = await this.chats.find(em, businessId, id);
      if (!chat) throw notFound('Chat');
      return {
        ...chatDto(chat),
        messages: (await this.chats.listMessages(em, businessId, id)).map(messageDto),
        guard_notices: (await this.chats.listGuardNotices(em, businessId, id)).map(guardNoticeDto),
        notices: (await this.chats.listNotices(em, businessId, id)).map(noticeDto),
        photos: (await this.chats.listPhotos(em, businessId, id)).map(chatPhotoDto),
        comparables: chat.comparables ?? [],
      };
    });
  }

  /** The lead as the list shows it; null when it is gone or is a preview. */
  find(businessId: string, id: string): Promise<Chat | null> {
    return this.tenant.run(businessId, (em) => this.chats.find(em, businessId, id));
  }

  /** @throws DomainError not_found */
  async patch(businessId: string, id: string, patch: ChatPatch): Promise<Chat> {
    const chat = await this.tenant.run(businessId, (em) => this.chats.patch(em, businessId, id, patch));
    if (!chat) throw notFound('Chat');
    this.events.tell({ businessId, chatId: id, kind: 'chat.updated' });
    return chat;
  }

  /**
   * Marks a lead as won and files it as a past job of today, so that it teaches the next estimate: both or neither.
   * A lead that was filed before keeps its job, at this price.
   * @throws DomainError not_found
   */
  async win(businessId: string, id: string, finalPrice: number): Promise<{ chat: Chat; job: JobDto }> {
    const won = await this.tenant.run(businessId, async (em) => {
      const chat = await this.chats.win(em, businessId, id);
      if (!chat) throw notFound('Chat');
      const job =
        chat.wonJobId === null
          ? await this.fileWithin(em, chat, finalPrice)
          : await this.jobs.repriceWithin(em, businessId, chat.wonJobId, finalPrice);
      return { chat, job: jobDto(job) };
    });
    this.events.tell({ businessId, chatId: id, kind: 'chat.updated' });
    return won;
  }

  private async fileWithin(em: EntityManager, chat: Chat, price: number) {
    const { id, businessId } = chat;
    const { timezone, country } = await this.profiles.getWithin(em, businessId);
    const said = await this.chats.listMessages(em, businessId, id);
    const completedAt = dateIn(timezone, new Date());
    const job = await this.jobs.createWithin(em, businessId, { ...wonJob(chat, said, country), price, completedAt });
    await this.chats.saveWonJob(em, businessId, id, job.id);
    return job;
  }

  /** Erases the conversation and everything that hangs on it, for good. @throws DomainError not_found */
  async remove(businessId: string, id: string): Promise<void> {
    await this.tenant.run(businessId, async (em) => {
      if (!(await this.chats.remove(em, businessId, id))) throw notFound('Chat');
      await this.audit.recordDeletion(em, businessId, 'chat_deleted', id);
    });
  }
}
