import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS_TOKEN, type Settings } from '../config/index.js';
import { Tenant } from '../database/index.js';
import { UsageRepository } from './usage.repository.js';

/** One chat may use at most this share of its business's day, so that no single visitor spends it all. */
const CHAT_SHARE = 0.2;

/** What model tokens a business may still use today. */
@Injectable()
export class TokenBudget {
  constructor(
    private readonly tenant: Tenant,
    private readonly usage: UsageRepository,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
  ) {}

  /** @param day the business's own date; @param usedByChat tokens that this chat has used before */
  async isSpent(businessId: string, day: string, usedByChat: number): Promise<boolean> {
    const limit = this.settings.ASSISTANT_DAILY_TOKENS;
    if (usedByChat >= limit * CHAT_SHARE) return true;
    return (await this.tenant.run(businessId, (em) => this.usage.tokensOn(em, businessId, day))) >= limit;
  }

  async spend(businessId: string, day: string, tokens: number): Promise<void> {
    if (tokens > 0) await this.tenant.run(businessId, (em) => this.usage.add(em, businessId, day, tokens));
  }
}
