import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { Audit } from '../auth/index.js';
import { notFound } from '../common/index.js';
import { type EntityManager, Tenant } from '../database/index.js';
import { type Job, JobsService } from '../jobs/index.js';
import { ProfilesService, dateIn } from '../profiles/index.js';
import type { ChatPageQuery } from './chat.dto.js';
import type { Chat, ChatChange, ConversationPage, PlacedChat, WholeChat, WonChat } from './chat.entity.js';
import { ChatEvents } from './chat-events.js';
import { ChatRepository } from './chat.repository.js';
import { leadsCsv } from './lead-export.js';
import { UnreadRepository } from './unread.repository.js';
import { withoutVisitor } from './without-visitor.js';
import { wonJob } from './won-job.js';

/** Leads, for their owner. */
@Injectable()
export class ChatsService {
  constructor(
    private readonly tenant: Tenant,
    private readonly chats: ChatRepository,
    private readonly unread: UnreadRepository,
    private readonly events: ChatEvents,
    private readonly jobs: JobsService,
    private readonly profiles: ProfilesService,
    private readonly audit: Audit,
  ) {}

  /** A page of leads with what was said in them. */
  async listPage(businessId: string, query: ChatPageQuery): Promise<ConversationPage> {
    const { page, pageSize } = query;
    const leads = await this.tenant.run(businessId, (em) =>
      this.chats.listConversations(em, businessId, query, pageSize + 1, page * pageSize),
    );
    return { chats: leads.slice(0, pageSize), hasMore: leads.length > pageSize };
  }

  /** How many leads nobody has opened yet; stops at MOST_UNREAD. */
  countUnread(businessId: string): Promise<number> {
    return this.tenant.run(businessId, (em) => this.unread.count(em, businessId));
  }

  /** At most `limit` leads after one in the list, newest first, without what was said; null begins with the newest. */
  listLeads(businessId: string, after: PlacedChat | null, limit: number): Promise<PlacedChat[]> {
    return this.tenant.run(businessId, (em) => this.chats.listAfter(em, businessId, after, limit));
  }

  /** All leads as a CSV file, in the business's own time. */
  async exportLeads(businessId: string): Promise<Readable> {
    const { timezone } = await this.profiles.get(businessId);
    return leadsCsv((after, limit) => this.listLeads(businessId, after, limit), timezone);
  }

  /** @throws DomainError not_found */
  async get(businessId: string, id: string): Promise<WholeChat> {
    return this.tenant.run(businessId, async (em) => {
      const chat = await this.chats.find(em, businessId, id);
      if (!chat) throw notFound('Chat');
      return {
        chat,
        messages: await this.chats.listMessages(em, businessId, id),
        guardNotices: await this.chats.listGuardNotices(em, businessId, id),
        notices: await this.chats.listNotices(em, businessId, id),
        photos: await this.chats.listPhotos(em, businessId, id),
      };
    });
  }

  /** The lead as the list shows it; null when it is gone or is a preview. */
  find(businessId: string, id: string): Promise<Chat | null> {
    return this.tenant.run(businessId, (em) => this.chats.find(em, businessId, id));
  }

  /** @throws DomainError not_found */
  async patch(businessId: string, id: string, patch: ChatChange): Promise<Chat> {
    const chat = await this.tenant.run(businessId, (em) => this.chats.patch(em, businessId, id, patch));
    if (!chat) throw notFound('Chat');
    this.tellChanged(businessId, id);
    return chat;
  }

  /**
   * Notes inside the caller's unit of work that a quote goes out, and holds the lead for it; call `tellChanged` when it is
   * committed and this was true. @throws DomainError not_found
   */
  async markQuotedWithin(em: EntityManager, businessId: string, id: string): Promise<boolean> {
    const marked = await this.chats.markQuoted(em, businessId, id);
    if (marked === null) throw notFound('Chat');
    return marked;
  }

  /**
   * Notes inside the caller's unit of work that the visitor has added something besides words, so that the lead is unread
   * again; call `tellChanged` when it is committed.
   */
  markAddedToWithin(em: EntityManager, businessId: string, id: string): Promise<void> {
    return this.chats.markAddedTo(em, businessId, id);
  }

  /** Shows a committed change to whoever has the leads open. */
  tellChanged(businessId: string, id: string): void {
    this.events.tell({ businessId, chatId: id, kind: 'chat.updated' });
  }

  /**
   * Marks a lead as won and files it as a past job of today, so that it teaches the next estimate: both or neither.
   * A lead that was filed before keeps its job, at this price.
   * @throws DomainError not_found
   */
  async win(businessId: string, id: string, finalPrice: number): Promise<{ chat: Chat; job: Job }> {
    const won = await this.tenant.run(businessId, async (em) => {
      const chat = await this.chats.win(em, businessId, id);
      if (!chat) throw notFound('Chat');
      const job =
        chat.wonJobId === null
          ? await this.fileWithin(em, chat, finalPrice)
          : await this.jobs.reviseWithin(em, businessId, chat.wonJobId, () => ({ price: finalPrice }));
      return { chat, job };
    });
    this.tellChanged(businessId, id);
    return won;
  }

  private async fileWithin(em: EntityManager, chat: WonChat, price: number) {
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
      if (!(await this.removeWithin(em, businessId, id))) throw notFound('Chat');
      await this.audit.recordDeletion(em, businessId, 'chat_deleted', id);
    });
  }

  /**
   * The same inside the caller's unit of work; false where there is no such lead. The job that it was filed as stays, without
   * the visitor's own words.
   */
  async removeWithin(em: EntityManager, businessId: string, id: string): Promise<boolean> {
    const won = await this.chats.findFiled(em, businessId, id);
    if (won !== null) {
      const { country } = await this.profiles.getWithin(em, businessId);
      const said = await this.chats.listMessages(em, businessId, id);
      await this.jobs.reviseWithin(em, businessId, won.wonJobId, (job) => withoutVisitor(job, won, said, country));
    }
    return this.chats.remove(em, businessId, id);
  }
}
