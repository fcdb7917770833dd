import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../auth/index.js';

/** Messages that are answered in one chat; a real conversation needs a tenth of that. */
export const MOST_TURNS = 120;
/** Messages that are kept of one chat: those beyond the answered ones are read for how to reach the visitor. */
export const MOST_KEPT = 200;

interface Sender {
  businessId: string;
  address: string;
  /** Null for the first message. */
  chatId: string | null;
}

/** How many messages are taken from one address, in one chat and for one business. */
@Injectable()
export class VisitorLimits {
  constructor(private readonly limits: RateLimits) {}

  /** @throws DomainError rate_limited, with the seconds to wait */
  async take({ businessId, address, chatId }: Sender): Promise<void> {
    await this.limits.take('messages_address', address);
    await (chatId === null
      ? this.limits.take('new_chats_address', address)
      : this.limits.take('messages_chat', chatId));
    await this.limits.take('messages_business', businessId);
  }
}
