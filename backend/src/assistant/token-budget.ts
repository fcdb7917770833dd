import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS_TOKEN, type Settings } from '../config/index.js';
import { Tenant } from '../database/index.js';
import { UsageRepository } from './usage.repository.js';

/** One chat may use at most this share of its business's day, so that no single visitor spends it all. */
const CHAT_SHARE = 0.2;

/** How long a total is believed: a model should not wait for a query on every message. */
const BELIEVED_MS = 5_000;
const MOST_KEPT = 1_000;

/** What model tokens a business may still use today. */
@Injectable()
export class TokenBudget {
  private readonly totals = new Map<string, { tokens: number; until: number }>();

  constructor(
    private readonly tenant: Tenant,
    private readonly usage: UsageRepository,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
  ) {}

  /** @param day the business's own date; @param usedByChat tokens that this chat has used before */
  async isSpent(businessId: string, day: string, usedByChat: number): Promise<boolean> {
    const limit = this.settings.ASSISTANT_DAILY_TOKENS;
    if (usedByChat >= limit * CHAT_SHARE) return true;
    return (await this.total(businessId, day)) >= limit;
  }

  private async total(businessId: string, day: string): Promise<number> {
    const key = `${businessId} ${day}`;
    const known = this.totals.get(key);
    if (known && known.until > Date.now()) return known.tokens;
    const tokens = await this.tenant.run(businessId, (em) => this.usage.tokensOn(em, businessId, day));
    if (this.totals.size >= MOST_KEPT) this.totals.clear();
    this.totals.set(key, { tokens, until: Date.now() + BELIEVED_MS });
    return tokens;
  }

  async spend(businessId: string, day: string, tokens: number): Promise<void> {
    if (tokens > 0) await this.tenant.run(businessId, (em) => this.usage.add(em, businessId, day, tokens));
  }
}
