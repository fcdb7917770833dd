import { Injectable } from '@nestjs/common';
import { ChatTurnsService } from '../../chats/index.js';
import { DomainError } from '../../common/index.js';
import type { BusinessContext } from './business-context.service.js';
import { LEASE_SECONDS, type ReceivedTurn, type VisitorTurn } from './turn.js';
import { MOST_KEPT, MOST_TURNS } from './visitor-limits.js';
import { VisitorWork } from './visitor-work.js';

/** Where a visitor's message is saved, before anything else happens to it; the first one opens the chat. */
@Injectable()
export class MessageIntake {
  constructor(
    private readonly turns: ChatTurnsService,
    private readonly work: VisitorWork,
  ) {}

  /** @throws DomainError not_found for a wrong chat or token; conflict for a chat that holds no more */
  receive(turn: VisitorTurn): Promise<ReceivedTurn> {
    return this.work.run(() => this.save(turn));
  }

  private async save(turn: VisitorTurn): Promise<ReceivedTurn> {
    const { businessId, message: content, clientMessageId, chatId, visitorToken, isPreview, isSpam, origin } = turn;
    const received = await this.turns.receive(businessId, {
      content,
      clientMessageId,
      chatId,
      visitorToken,
      isPreview,
      isSpam,
      origin,
      leaseSeconds: LEASE_SECONDS,
      most: MOST_KEPT,
    });
    if (received === 'full') throw chatFull(turn.context);
    const { chat, messageId, lease, repeated } = received;
    // A message that came before is among those that were counted.
    const isOverlong = chat.turns - (repeated ? 1 : 0) >= MOST_TURNS;
    const newToken = received.visitorToken;
    const opened = lease === null ? null : { chat, transcript: [], lease };
    return { ...turn, chatId: chat.id, messageId, opened, newToken, repeated, isOverlong };
  }
}

/** What is written here would not be kept: the visitor has to know, and where to go on. */
function chatFull({ facts: { name, phone } }: BusinessContext): DomainError {
  const call = phone ? `call ${name} at ${phone}, or ` : '';
  return new DomainError(
    'conflict',
    'chat_full',
    `Thank you, ${name} has everything up to here. This conversation is full, and this message was not kept: please ${call}start a new one.`,
  );
}
