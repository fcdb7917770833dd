import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { type ChatMessage, type Lease, ChatTurnsService } from '../../chats/index.js';
import { DomainError } from '../../common/index.js';
import { type AnswerDto, isAnswer } from './generate.dto.js';
import { LEASE_SECONDS, type OpenChat, type ReceivedTurn } from './turn.js';
import { VisitorWork } from './visitor-work.js';

const POLL_MS = 100;
/** For how long messages that came earlier go first, whatever became of them. */
const PATIENCE_MS = LEASE_SECONDS * 1_000;
/** After that, one other answer may still hold the chat for as long as an answer may. */
const LONGEST_WAIT_MS = 2 * PATIENCE_MS;

type Turn = OpenChat | { stored: AnswerDto };

interface Answered {
  /** Null when the answer came too late to be kept. */
  answer: AnswerDto | null;
  isStored: boolean;
}

/** A chat is answered in by one message at a time on all replicas, in the order in which they came, and each is answered once. */
@Injectable()
export class ChatLease {
  private readonly logger = new Logger('Conversation');

  constructor(
    private readonly turns: ChatTurnsService,
    private readonly work: VisitorWork,
  ) {}

  /**
   * Waits for this message's turn and lets `answerIn` make its answer in it. Storing that gives the chat free again;
   * where none was stored (null, or an error) the chat is given free here.
   * @returns the answer; `isStored` when this message had it already and `answerIn` was not called
   * @throws DomainError not_found when the chat was deleted meanwhile; rate_limited when it never becomes free
   */
  async during(turn: ReceivedTurn, answerIn: (open: OpenChat) => Promise<AnswerDto | null>): Promise<Answered> {
    const open = await this.wait(turn);
    if ('stored' in open) return { answer: open.stored, isStored: true };
    let answer: AnswerDto | null = null;
    try {
      answer = await answerIn(open);
    } finally {
      if (answer === null) await this.leave(turn, open.lease);
    }
    return { answer, isStored: false };
  }

  private async wait(turn: ReceivedTurn): Promise<Turn> {
    if (turn.opened) return turn.opened;
    const since = Date.now();
    for (let waited = 0; waited < LONGEST_WAIT_MS; waited = Date.now() - since) {
      const mine = await this.work.run(() => this.ask(turn, waited < PATIENCE_MS));
      if (mine) return mine;
      await sleep(POLL_MS);
    }
    throw chatBusy();
  }

  /** Gives the chat free after a turn that came to nothing. What made it fail is the error to tell. */
  private async leave({ businessId, chatId }: ReceivedTurn, lease: Lease): Promise<void> {
    try {
      await this.turns.release(businessId, chatId, lease);
    } catch (error) {
      this.logger.warn({ err: error, chatId }, 'a chat stays busy until its lease runs out');
    }
  }

  /** Null while it is not this message's turn. */
  private async ask(turn: ReceivedTurn, isPatient: boolean): Promise<Turn | null> {
    const { businessId, chatId, messageId, repeated } = turn;
    const stored = repeated ? await this.findAnswer(turn) : null;
    if (stored) return { stored };
    const lease = await this.turns.lease(businessId, chatId, LEASE_SECONDS);
    if (lease === null) return null;
    try {
      const open = await this.turns.load(businessId, chatId, messageId);
      const isMine = !isPatient || !isAnotherFirst(open.transcript, messageId);
      // While this waited for its turn, another replica may have answered the same message.
      const meanwhile = isMine ? await this.findAnswer(turn) : null;
      if (isMine && !meanwhile) return { ...open, lease };
      await this.turns.release(businessId, chatId, lease);
      return meanwhile && { stored: meanwhile };
    } catch (error) {
      await this.leave(turn, lease);
      throw error;
    }
  }

  private async findAnswer({ businessId, messageId }: ReceivedTurn): Promise<AnswerDto | null> {
    const stored = await this.turns.findAnswer(businessId, messageId);
    return isAnswer(stored) ? stored : null;
  }
}

/** What is said where others keep a chat for longer than a message can wait. */
export const chatBusy = (): DomainError =>
  new DomainError(
    'rate_limited',
    'chat_busy',
    'Your message is saved. An earlier one is still being answered: please try again in a moment.',
    { retryAfter: 5 },
  );

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
