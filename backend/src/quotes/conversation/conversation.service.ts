import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import {
  type AssistantAnswer,
  AssistantService,
  newConversation,
  readState,
  summaryOf,
} from '../../assistant/index.js';
import { type ChatMessage, type ChatSession, SessionsService, type TurnResult, messageDto } from '../../chats/index.js';
import { DomainError } from '../../common/index.js';
import { Notices } from '../../notices/index.js';
import { type EstimateDto, comparableDtos, estimateDto } from '../estimator/estimate.dto.js';
import { EstimatorService, type PricedRequest } from '../estimator/estimator.service.js';
import type { FrontDesk } from './business-facts.js';
import type { AnswerDto, ContactInput, VisitorChatDto } from './generate.dto.js';
import { TurnOrder } from './turn-order.js';
import { MOST_TURNS } from './visitor-limits.js';
import { VisitorWork } from './visitor-work.js';

/** A visitor's message after all checks at the door. */
export interface VisitorTurn {
  desk: FrontDesk;
  businessId: string;
  message: string;
  chatId: string | null;
  visitorToken: string | null;
  clientMessageId: string | null;
  isPreview: boolean;
  origin: string | null;
  contact: ContactInput;
  streamed: boolean;
}

/** Longer than the longest answer (30 s), so that a crashed turn gives its chat free soon after. */
const LEASE_SECONDS = 40;
const POLL_MS = 100;
const LOST_WORDS =
  'Thank you, your message is saved and the owner will answer it. Something went wrong on my side just now.';

interface Received {
  /** The chat that this message has opened; null for an older one, which is read when its turn has come. */
  opened: ChatSession | null;
  chatId: string;
  messageId: string;
  visitorToken: string | null;
  /** The same message came before: its answer may be there already, or on its way. */
  repeated: boolean;
}

/** The way of a visitor's message: saved, answered once and in order, stored with what it taught, told to the owner. */
@Injectable()
export class ConversationService {
  private readonly logger = new Logger('Conversation');
  private readonly order = new TurnOrder();

  constructor(
    private readonly sessions: SessionsService,
    private readonly assistant: AssistantService,
    private readonly estimator: EstimatorService,
    private readonly notices: Notices,
    private readonly work: VisitorWork,
  ) {}

  /**
   * Takes one message and answers it. `onText` gets the words as they may be shown.
   * @throws DomainError not_found for a wrong business, chat or token; rate_limited when the chat is full
   */
  async answer(turn: VisitorTurn, onText: (text: string) => void): Promise<AnswerDto> {
    const received = await this.work.run(() => this.receive(turn));
    const answer = await this.order.run(received.chatId, () => this.inTurn(turn, received, onText));
    return received.visitorToken === null ? answer : { ...answer, visitorToken: received.visitorToken };
  }

  /** A visitor's own chat. @throws DomainError not_found for a wrong or missing token */
  async resume(businessId: string, chatId: string, visitorToken: string | null): Promise<VisitorChatDto> {
    const chat = await this.sessions.get(businessId, chatId, visitorToken);
    const { transcript } = await this.sessions.load(businessId, chatId, LAST_MESSAGE);
    const { estimate, shownCents } = readState(chat.state);
    const shown = estimate !== null && shownCents !== null ? estimateDto(estimate) : null;
    return {
      id: chat.id,
      messages: transcript.map(messageDto),
      estimate: shown,
      suggestions: [],
      contactRequested: false,
    };
  }

  private async receive(turn: VisitorTurn): Promise<Received> {
    const { businessId, message: content, clientMessageId, chatId, visitorToken, isPreview, origin } = turn;
    const {
      chat,
      messageId,
      visitorToken: token,
      repeated: again,
      opened,
    } = await this.sessions.receive(businessId, {
      ...{ content, clientMessageId, chatId, visitorToken, isPreview, origin, leaseSeconds: LEASE_SECONDS },
    });
    if (chat.turns >= MOST_TURNS) {
      throw new DomainError(
        'rate_limited',
        'chat_full',
        'This conversation has become very long. Please call or start a new one.',
        [],
        3_600,
      );
    }
    return { opened: opened ? chat : null, chatId: chat.id, messageId, visitorToken: token, repeated: again };
  }

  /** Waits for this message's turn on all replicas, then answers it; a message that has its answer already gets that one. */
  private async inTurn(
    turn: VisitorTurn,
    { opened, chatId, messageId, repeated: again }: Received,
    onText: (text: string) => void,
  ): Promise<AnswerDto> {
    const { businessId } = turn;
    if (opened) return this.reply(turn, opened, [], messageId, onText);
    const until = Date.now() + LEASE_SECONDS * 1_000;
    for (;;) {
      const stored = again ? await this.sessions.findAnswer(businessId, messageId) : null;
      if (isAnswer(stored)) return repeated(stored, onText);
      if (await this.sessions.lease(businessId, chatId, LEASE_SECONDS)) {
        const { chat, transcript } = await this.sessions.load(businessId, chatId, messageId);
        if (Date.now() > until || !isAnotherFirst(transcript, messageId)) {
          // While this waited for its turn, another replica may have answered the same message.
          const meanwhile = await this.sessions.findAnswer(businessId, messageId);
          if (!isAnswer(meanwhile)) return this.reply(turn, chat, transcript, messageId, onText);
          await this.sessions.release(businessId, chatId);
          return repeated(meanwhile, onText);
        }
        await this.sessions.release(businessId, chatId);
      }
      await sleep(POLL_MS);
    }
  }

  private async reply(
    turn: VisitorTurn,
    chat: ChatSession,
    transcript: ChatMessage[],
    messageId: string,
    onText: (text: string) => void,
  ): Promise<AnswerDto> {
    const { answer, priced } = await this.think(turn, chat, transcript, messageId, onText);
    const { state } = answer;
    const isNewPrice = state.shownCents !== null && state.shownCents !== readState(chat.state).shownCents;
    const shown: EstimateDto | null = state.estimate && isNewPrice ? estimateDto(state.estimate) : null;
    const wire: AnswerDto = {
      message: answer.text,
      chatId: chat.id,
      ...(shown ? { estimate: shown } : {}),
      suggestions: answer.suggestions,
      contactRequested: answer.contactRequested,
      ...(answer.emergencyPhone ? { emergencyPhone: answer.emergencyPhone } : {}),
    };
    await this.work.run(() =>
      this.sessions.saveTurn(turn.businessId, chat.id, messageId, result(answer, wire, priced), (em, lead) =>
        this.notices.leadChanged(em, lead),
      ),
    );
    return wire;
  }

  /** Lets the assistant answer. No unit of work is open here: a model may take its time. */
  private async think(
    turn: VisitorTurn,
    chat: ChatSession,
    transcript: ChatMessage[],
    messageId: string,
    onText: (text: string) => void,
  ): Promise<{ answer: AssistantAnswer; priced: PricedRequest | null }> {
    const { desk } = turn;
    let priced: PricedRequest | null = null;
    const state = chat.state === null ? newConversation() : readState(chat.state);
    try {
      const words = this.assistant.answer({
        chatId: chat.id,
        business: desk.facts,
        priceVisibility: desk.profile.priceVisibility,
        today: desk.today,
        country: desk.profile.country,
        transcript: transcript.filter(({ id }) => id !== messageId).map(({ role, content }) => ({ role, content })),
        message: turn.message,
        state,
        contact: turn.contact,
        tools: {
          price: async (request) =>
            (priced = await this.work.run(() => this.estimator.estimate(turn.businessId, request))),
        },
        streamed: turn.streamed,
        tokensUsed: chat.tokensUsed,
      });
      for (let next = await words.next(); ; next = await words.next()) {
        if (next.done) return { answer: next.value, priced };
        onText(next.value);
      }
    } catch (error) {
      // A visitor never pays for a fault of ours: the lead is kept and the owner told.
      this.logger.error({ err: error, chatId: chat.id }, 'a message could not be answered');
      onText(LOST_WORDS);
      return { answer: { ...lost, state }, priced: null };
    }
  }
}

/** Larger than any message id: the whole transcript. */
const LAST_MESSAGE = '9223372036854775807';

const lost: Omit<AssistantAnswer, 'state'> = {
  text: LOST_WORDS,
  suggestions: [],
  contactRequested: false,
  emergencyPhone: null,
  notices: [],
  tokens: 0,
  answeredBy: 'built-in',
};

const isAnswer = (stored: unknown): stored is AnswerDto =>
  typeof stored === 'object' && stored !== null && 'message' in stored;

function repeated(stored: AnswerDto, onText: (text: string) => void): AnswerDto {
  onText(stored.message);
  return stored;
}

/** Whether an earlier message is still without its reply and may be worked on right now. */
function isAnotherFirst(transcript: readonly ChatMessage[], messageId: string): boolean {
  const mine = transcript.findIndex(({ id }) => id === messageId);
  return transcript.some(
    ({ role, createdAt }, at) =>
      role === 'user' &&
      at < mine &&
      transcript[at + 1]?.role !== 'assistant' &&
      Date.now() - createdAt.getTime() < LEASE_SECONDS * 1_000,
  );
}

/** What a turn changes on its chat. */
function result(answer: AssistantAnswer, wire: AnswerDto, priced: PricedRequest | null): TurnResult {
  const { state, notices, tokens } = answer;
  return {
    reply: answer.text,
    answer: wire,
    contact: state.contact,
    summary: summaryOf(state),
    details: state.details,
    estimate: state.estimate ? estimateDto(state.estimate) : null,
    comparables: priced?.estimate && state.estimate ? comparableDtos(priced) : null,
    state,
    tokensUsed: tokens,
    guardNotices: notices,
  };
}
