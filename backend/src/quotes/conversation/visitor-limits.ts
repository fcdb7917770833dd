import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../../common/index.js';
import { SETTINGS_TOKEN, type Settings } from '../../config/index.js';

/** Messages in one chat; a real conversation needs a tenth of that. */
export const MOST_TURNS = 120;

/**
 * How many messages are taken: from one chat, from one address (an office or a school may share it) and for one business.
 * Counted by each process for itself: these are brakes, not accounts.
 */
const LIMITS = {
  chat: { points: 30, duration: 60 },
  address: { points: 300, duration: 60 },
  new_chats: { points: 300, duration: 3_600 },
  business: { points: 1_200, duration: 60 },
} as const;
type LimitName = keyof typeof LIMITS;

export interface Sender {
  businessId: string;
  address: string;
  /** Null for the first message. */
  chatId: string | null;
}

@Injectable()
export class VisitorLimits {
  private readonly limiters: Record<LimitName, RateLimiterMemory>;

  constructor(@Inject(SETTINGS_TOKEN) { RATE_LIMIT_FACTOR: factor }: Settings) {
    const limiter = (name: LimitName) =>
      new RateLimiterMemory({ keyPrefix: name, points: LIMITS[name].points * factor, duration: LIMITS[name].duration });
    this.limiters = {
      chat: limiter('chat'),
      address: limiter('address'),
      new_chats: limiter('new_chats'),
      business: limiter('business'),
    };
  }

  /** @throws DomainError rate_limited, with the seconds to wait */
  async take({ businessId, address, chatId }: Sender): Promise<void> {
    await this.consume('address', address);
    await (chatId === null ? this.consume('new_chats', address) : this.consume('chat', chatId));
    await this.consume('business', businessId);
  }

  private async consume(name: LimitName, key: string): Promise<void> {
    try {
      await this.limiters[name].consume(key);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1_000));
      throw new DomainError(
        'rate_limited',
        'rate_limited',
        'That was a lot of messages. Please wait a moment and try again.',
        [],
        seconds,
      );
    }
  }
}
