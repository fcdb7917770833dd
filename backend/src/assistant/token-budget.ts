import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS_TOKEN, type Settings } from '../config/index.js';
import { Tenant } from '../database/index.js';
import { UsageRepository } from './usage.repository.js';

/** One chat may use at most this share of its business's day, so that no single visitor spends it all. */
const CHAT_SHARE = 0.2;

/** How long a total is believed: a model should not wait for a query on every message. */
const BELIEVED_MS = 5_000;
const MOST_KEPT = 1_000;

/** What model tokens a business may still use today. A fault in counting is logged and never costs anybody an answer. */
@Injectable()
export class TokenBudget {
  private readonly logger = new Logger('TokenBudget');
  private readonly totals = new Map<string, { tokens: number; until: number }>();

  constructor(
    private readonly tenant: Tenant,
    private readonly usage: UsageRepository,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
  ) {}

  /**
   * True as well when nobody can tell: the built-in assistant costs nothing.
   * @param day the business's own date
   * @param usedByChat tokens that this chat has used before
   */
  async isSpent(businessId: string, day: string, usedByChat: number): Promise<boolean> {
    const limit = this.settings.ASSISTANT_DAILY_TOKENS;
    if (usedByChat >= limit * CHAT_SHARE) return true;
    try {
      return (await this.total(businessId, day)) >= limit;
    } catch (error) {
      this.logger.error({ err: error, businessId }, 'the tokens used could not be read');
      return true;
    }
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
    if (tokens === 0) return;
    try {
      await this.tenant.run(businessId, (em) => this.usage.add(em, businessId, day, tokens));
    } catch (error) {
      this.logger.error({ err: error, businessId, tokens }, 'the tokens used could not be added up');
    }
  }
}
