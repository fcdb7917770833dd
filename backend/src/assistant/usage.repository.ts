import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../database/index.js';

/** Model tokens by business and day. */
@Injectable()
export class UsageRepository {
  async tokensOn(em: EntityManager, businessId: string, day: string): Promise<number> {
    const [row]: { tokens: string }[] = await em.query(
      'SELECT tokens FROM token_usage WHERE business_id = $1 AND day = $2',
      [businessId, day],
    );
    return Number(row?.tokens ?? 0);
  }

  async add(em: EntityManager, businessId: string, day: string, tokens: number): Promise<void> {
    await em.query(
      `INSERT INTO token_usage (business_id, day, tokens) VALUES ($1, $2, $3)
       ON CONFLICT (business_id, day) DO UPDATE SET tokens = token_usage.tokens + excluded.tokens`,
      [businessId, day, tokens],
    );
  }
}
