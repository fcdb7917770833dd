import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { randomToken, tokenHash } from '../auth/index.js';
import { isUuid, notFound } from '../common/index.js';
import { type EntityManager, Tenant } from '../database/index.js';
import type { AnsweredMessage, Chat, ChatMessage, ChatWithState } from './chat.entity.js';
import { ChatEvents } from './chat-events.js';
import { type Answering, type Lease, ChatTurnRepository, type TurnResult } from './chat-turn.repository.js';
import { type Unanswered, UnansweredRepository } from './unanswered.repository.js';

/** What a visitor sends, once it has been checked. */
interface VisitorMessage {
  content: string;
  clientMessageId: string | null;
  /** Null for the first message. */
  chatId: string | null;
  visitorToken: string | null;
  isPreview: boolean;
  /** Website that the widget stands on. */
  origin: string | null;
  /** A chat that this message opens is kept as spam, and nobody is told of it. */
  isSpam: boolean;
  /** For how long a chat that this message opens is its own to answer. */
  leaseSeconds: number;
  /** So many messages of its visitor's are kept in a chat. */
  most: number;
}

interface ReceivedMessage {
  chat: ChatWithState;
  messageId: string;
  /** Only with the first message: the visitor's key to this chat. It is stored hashed. */
  visitorToken: string | null;
  /** The same message came before. */
  repeated: boolean;
  /** The right to answer in a chat that has just been opened; null for an older one. */
  lease: Lease | null;
}

/** A chat and what was said in it last, oldest first. */
export interface LoadedChat {
  chat: ChatWithState;
  transcript: ChatMessage[];
}

/** A chat and what its visitor has seen of it. */
interface ResumedChat {
  chat: ChatWithState;
  messages: AnsweredMessage[];
}

/** How the conversation keeps what visitors say: saved before anything else happens, answered once. */
@Injectable()
export class ChatTurnsService {
  constructor(
    private readonly tenant: Tenant,
    private readonly turns: ChatTurnRepository,
    private readonly unanswered: UnansweredRepository,
    private readonly events: ChatEvents,
  ) {}

  /**
   * Saves a visitor's message, opening a chat for the first one. When this returns, the message is safe, unless the chat
   * was full.
   * @throws DomainError not_found when the chat does not exist, is of the other kind, or the visitor token is wrong.
   */
  async receive(businessId: string, message: VisitorMessage): Promise<ReceivedMessage | 'full'> {
    const received = await this.tenant.run(businessId, (em) => this.store(em, businessId, message));
    if (received === 'full') return received;
    const { chat, lease } = received;
    if (lease !== null && !chat.isPreview && !message.isSpam)
      this.events.tell({ businessId, chatId: chat.id, kind: 'chat.created' });
    return received;
  }

  private async store(
    em: EntityManager,
    businessId: string,
    message: VisitorMessage,
  ): Promise<ReceivedMessage | 'full'> {
    if (message.chatId === null) return this.open(em, businessId, message);
    const chat = await this.authorised(em, businessId, message.chatId, message.visitorToken);
    if (chat.isPreview !== message.isPreview) throw notFound('Chat');
    const added = await this.turns.addVisitorMessage(em, businessId, chat.id, message);
    if (added === 'gone') throw notFound('Chat');
    if (added === 'full') return added;
    return { chat, messageId: added.id, visitorToken: null, repeated: added.repeated, lease: null };
  }

  private async open(em: EntityManager, businessId: string, message: VisitorMessage): Promise<ReceivedMessage> {
    const visitorToken = randomToken();
    const opened = await this.openedBefore(em, businessId, message);
    if (opened) {
      // The answer with the first key never arrived, or the message would have named its chat.
      await this.turns.replaceVisitorToken(em, businessId, opened.chat.id, tokenHash(visitorToken));
      return { ...opened, visitorToken, repeated: true, lease: null };
    }
    const { lease, ...chat } = await this.turns.open(em, businessId, {
      isPreview: message.isPreview,
      isSpam: message.isSpam,
      origin: message.origin,
      visitorTokenHash: tokenHash(visitorToken),
      leaseSeconds: message.leaseSeconds,
    });
    const added = await this.turns.addVisitorMessage(em, businessId, chat.id, message);
    if (typeof added === 'string') throw new Error(`a chat was ${added} before it was opened`);
    return { chat, messageId: added.id, visitorToken, repeated: false, lease };
  }

  private async openedBefore(em: EntityManager, businessId: string, message: VisitorMessage) {
    const { content, clientMessageId, isPreview } = message;
    if (!isUuid(clientMessageId)) return null;
    return this.turns.findOpenedBy(em, businessId, { content, clientMessageId, isPreview });
  }

  /** The chat as it is now. @throws DomainError not_found for a wrong or missing visitor token */
  get(businessId: string, chatId: string, visitorToken: string | null): Promise<ChatWithState> {
    return this.tenant.run(businessId, (em) => this.authorised(em, businessId, chatId, visitorToken));
  }

  /** The chat and all that was said in it, for its visitor. @throws DomainError not_found for a wrong or missing token */
  resume(businessId: string, chatId: string, visitorToken: string | null): Promise<ResumedChat> {
    return this.tenant.run(businessId, async (em) => ({
      chat: await this.authorised(em, businessId, chatId, visitorToken),
      messages: await this.turns.listAnswered(em, businessId, chatId),
    }));
  }

  private async authorised(
    em: EntityManager,
    businessId: string,
    chatId: string,
    visitorToken: string | null,
  ): Promise<ChatWithState> {
    const chat = await this.turns.find(em, businessId, chatId);
    if (!chat?.visitorTokenHash || visitorToken === null) throw notFound('Chat');
    if (!timingSafeEqual(chat.visitorTokenHash, tokenHash(visitorToken))) throw notFound('Chat');
    return chat;
  }

  findAnswer(businessId: string, messageId: string): Promise<unknown> {
    return this.tenant.run(businessId, (em) => this.turns.findAnswer(em, businessId, messageId));
  }

  /** Chats of all businesses in which a message may have been left without an answer. */
  listLeftChats(): Promise<{ businessId: string; chatId: string }[]> {
    return this.tenant.asSystem('worker', (em) => this.unanswered.listChats(em));
  }

  /** Messages of a chat that nobody is going to answer any more, oldest first. */
  listLeft(businessId: string, chatId: string): Promise<Unanswered[]> {
    return this.tenant.run(businessId, (em) => this.unanswered.listMessages(em, businessId, chatId));
  }

  /** The chat and what was said up to a message: all that a turn works from. */
  load(businessId: string, chatId: string, upToMessage: string): Promise<LoadedChat> {
    return this.tenant.run(businessId, async (em) => {
      const chat = await this.turns.find(em, businessId, chatId);
      if (!chat) throw notFound('Chat');
      return { chat, transcript: await this.turns.listTranscript(em, businessId, chatId, upToMessage) };
    });
  }

  /**
   * Takes the right to answer in this chat; null where another turn, on any replica, has it.
   * @throws DomainError not_found when the chat has been deleted
   */
  async lease(businessId: string, chatId: string, seconds: number): Promise<Lease | null> {
    const chat = await this.tenant.run(businessId, (em) => this.turns.lease(em, businessId, chatId, seconds));
    if (!chat) throw notFound('Chat');
    return chat.lease;
  }

  /** Gives a chat free that is held by this lease still. */
  release(businessId: string, chatId: string, lease: Lease): Promise<void> {
    return this.tenant.run(businessId, (em) => this.turns.release(em, businessId, chatId, lease));
  }

  /**
   * Stores a turn's reply and what it learned, and gives the chat free. `within` joins the same unit of work.
   * @returns the lead, or null when nothing was stored: the chat has been another turn's since, or the message is answered.
   * @throws DomainError not_found when the chat has been deleted
   */
  async saveTurn(
    businessId: string,
    chatId: string,
    answering: Answering,
    turn: TurnResult,
    within: (em: EntityManager, chat: Chat) => Promise<void>,
  ): Promise<Chat | null> {
    const saved = await this.tenant.run(businessId, async (em) => {
      const chat = await this.turns.saveTurn(em, businessId, chatId, answering, turn);
      if (chat === 'gone') throw notFound('Chat');
      if (chat === 'late') return null;
      await within(em, chat);
      return chat;
    });
    if (saved && !saved.isPreview) this.events.tell({ businessId, chatId, kind: 'chat.updated' });
    return saved;
  }
}
