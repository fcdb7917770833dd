import { Injectable } from '@nestjs/common';
import { SessionsService } from '../../chats/index.js';
import { LEASE_SECONDS, type ReceivedTurn, type VisitorTurn } from './turn.js';
import { MOST_TURNS } from './visitor-limits.js';
import { VisitorWork } from './visitor-work.js';

/** Where a visitor's message is saved, before anything else happens to it; the first one opens the chat. */
@Injectable()
export class Reception {
  constructor(
    private readonly sessions: SessionsService,
    private readonly work: VisitorWork,
  ) {}

  /** @throws DomainError not_found for a wrong chat or token */
  receive(turn: VisitorTurn): Promise<ReceivedTurn> {
    return this.work.run(() => this.save(turn));
  }

  private async save(turn: VisitorTurn): Promise<ReceivedTurn> {
    const { businessId, message: content, clientMessageId, chatId, visitorToken, isPreview, isSpam, origin } = turn;
    const received = await this.sessions.receive(businessId, {
      content,
      clientMessageId,
      chatId,
      visitorToken,
      isPreview,
      isSpam,
      origin,
      leaseSeconds: LEASE_SECONDS,
    });
    const { chat, messageId, opened, repeated } = received;
    // A message that came before is among those that were counted.
    const isOverlong = chat.turns - (repeated ? 1 : 0) >= MOST_TURNS;
    const newToken = received.visitorToken;
    return { ...turn, chatId: chat.id, messageId, opened: opened ? chat : null, newToken, repeated, isOverlong };
  }
}
