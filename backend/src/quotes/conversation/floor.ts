import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type ChatMessage, SessionsService } from '../../chats/index.js';
import { type AnswerDto, isAnswer } from './generate.dto.js';
import { LEASE_SECONDS, type OpenChat, type ReceivedTurn } from './turn.js';

const POLL_MS = 100;

/** Who may speak in a chat: on all replicas one message at a time, in the order in which they came, each once. */
@Injectable()
export class Floor {
  constructor(private readonly sessions: SessionsService) {}

  /**
   * Waits for this message's turn. Storing its answer gives the chat free again.
   * @returns the chat to answer in, or the answer that this message has already
   */
  async wait(turn: ReceivedTurn): Promise<OpenChat | { stored: AnswerDto }> {
    const { businessId, chatId, messageId, opened, repeated } = turn;
    if (opened) return { chat: opened, transcript: [] };
    const until = Date.now() + LEASE_SECONDS * 1_000;
    for (;;) {
      const stored = repeated ? await this.findAnswer(turn) : null;
      if (stored) return { stored };
      if (await this.sessions.lease(businessId, chatId, LEASE_SECONDS)) {
        const open = await this.sessions.load(businessId, chatId, messageId);
        if (Date.now() > until || !isAnotherFirst(open.transcript, messageId)) {
          // While this waited for its turn, another replica may have answered the same message.
          const meanwhile = await this.findAnswer(turn);
          if (!meanwhile) return open;
          await this.sessions.release(businessId, chatId);
          return { stored: meanwhile };
        }
        await this.sessions.release(businessId, chatId);
      }
      await sleep(POLL_MS);
    }
  }

  private async findAnswer({ businessId, messageId }: ReceivedTurn): Promise<AnswerDto | null> {
    const stored = await this.sessions.findAnswer(businessId, messageId);
    return isAnswer(stored) ? stored : null;
  }
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
