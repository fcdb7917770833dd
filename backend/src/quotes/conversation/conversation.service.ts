import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ChatLease, chatBusy } from './chat-lease.js';
import type { AnswerDto } from './generate.dto.js';
import { AnswerStore } from './answer-store.js';
import { MessageIntake } from './message-intake.js';
import { Responder } from './responder.js';
import { TurnOrder } from './turn-order.js';
import { LEASE_SECONDS, type Listener, type ReceivedTurn, type VisitorTurn } from './turn.js';

/** What a bot that fills in every field gets: its message is kept as spam, and nothing is computed. */
const TRAPPED: AnswerDto = { message: 'Thank you, we will be in touch.', suggestions: [] };

/** The way of a visitor's message: saved, answered once and in order, stored with what it taught, told to the owner. */
@Injectable()
export class ConversationService implements OnApplicationShutdown {
  /** Keeps messages of one chat from polling against each other where this process has them all. */
  private readonly order = new TurnOrder();
  private readonly underWay = new Set<Promise<AnswerDto>>();

  constructor(
    private readonly intake: MessageIntake,
    private readonly lease: ChatLease,
    private readonly responder: Responder,
    private readonly answers: AnswerStore,
  ) {}

  /**
   * Takes one message and answers it.
   * @throws DomainError not_found for a wrong business, chat or token, and for a chat deleted meanwhile; rate_limited when the chat stays busy
   */
  async answer(turn: VisitorTurn, onText: Listener): Promise<AnswerDto> {
    const answer = this.inOrder(turn, onText);
    this.underWay.add(answer);
    try {
      return await answer;
    } finally {
      this.underWay.delete(answer);
    }
  }

  /** Who sent a message and closed the page is answered all the same, and the owner told, before the database goes. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.race([Promise.allSettled(this.underWay), pause(LEASE_SECONDS * 1_000, undefined, { ref: false })]);
  }

  private async inOrder(turn: VisitorTurn, onText: Listener): Promise<AnswerDto> {
    const received = await this.intake.receive(turn);
    if (turn.isSpam) return TRAPPED;
    const answer = await this.order.run(received.chatId, () => this.inTurn(received, onText));
    return received.newToken === null ? answer : { ...answer, visitorToken: received.newToken };
  }

  /** An answer that took so long that the chat was another's meanwhile is worked out anew, from what that one has left. */
  private async inTurn(turn: ReceivedTurn, onText: Listener): Promise<AnswerDto> {
    const first = await this.attempt(turn, onText);
    if (first) return first;
    // Words of the first attempt may have been shown: what counts comes whole.
    const second = await this.attempt({ ...turn, opened: null }, () => undefined);
    if (second) return second;
    throw chatBusy();
  }

  /** Null when the answer came too late to be kept. */
  private async attempt(turn: ReceivedTurn, onText: Listener): Promise<AnswerDto | null> {
    const { answer, isStored } = await this.lease.during(turn, async (open) =>
      this.answers.save(turn, open, await this.responder.answer(turn, open, onText)),
    );
    if (answer && isStored) onText(answer.message);
    return answer;
  }
}
