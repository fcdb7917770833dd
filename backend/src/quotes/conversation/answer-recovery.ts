import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { ChatTurnsService, type Unanswered } from '../../chats/index.js';
import { ChatLease } from './chat-lease.js';
import { type BusinessContext, BusinessContextService } from './business-context.service.js';
import { AnswerStore } from './answer-store.js';
import { Responder } from './responder.js';
import type { ReceivedTurn } from './turn.js';

/**
 * Finds messages that are safe and have no answer, because the process died in their turn or its answer could not be kept:
 * the contact details in them reach the lead, and the owner is told. Every replica may look; a chat's lease keeps it single.
 */
@Injectable()
export class AnswerRecovery {
  private readonly logger = new Logger('AnswerRecovery');

  constructor(
    private readonly turns: ChatTurnsService,
    private readonly contexts: BusinessContextService,
    private readonly lease: ChatLease,
    private readonly responder: Responder,
    private readonly answers: AnswerStore,
  ) {}

  @Cron('*/5 * * * *')
  async tick(): Promise<void> {
    try {
      await this.catchUp();
    } catch (error) {
      this.logger.warn({ err: error }, 'unanswered messages could not be looked for; the next tick tries again');
    }
  }

  async catchUp(): Promise<void> {
    for (const { businessId, chatId } of await this.turns.listLeftChats()) await this.takeUp(businessId, chatId);
  }

  /** A chat that cannot be taken up must not keep the others back. */
  private async takeUp(businessId: string, chatId: string): Promise<void> {
    try {
      const left = await this.turns.listLeft(businessId, chatId);
      if (left.length === 0) return;
      const context = await this.contexts.of(businessId);
      for (const message of left) await this.keep(turnOf(context, chatId, message), message.isOvertaken);
    } catch (error) {
      this.logger.warn({ err: error, chatId }, 'an unanswered message was not taken up; the next tick tries again');
    }
  }

  private async keep(turn: ReceivedTurn, isOvertaken: boolean): Promise<void> {
    await this.lease.during(turn, (open) =>
      this.answers.save(turn, open, this.responder.lost(turn, open, isOvertaken)),
    );
  }
}

/** The message as when it had come again, without its sender. */
const turnOf = (context: BusinessContext, chatId: string, { id, content }: Unanswered): ReceivedTurn => ({
  ...{ context, businessId: context.facts.id, chatId, messageId: id, message: content, contact: {}, repeated: true },
  ...{ visitorToken: null, newToken: null, clientMessageId: null, opened: null, origin: null },
  ...{ isPreview: false, isSpam: false, isOverlong: false, streamed: false },
});
