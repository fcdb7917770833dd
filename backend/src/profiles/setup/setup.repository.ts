import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

interface SetupCounts {
  jobs: number;
  rules: number;
  chats: number;
  widgetSeen: boolean;
}

/** Beyond this many the coach has nothing to say, so nothing larger is counted. */
const ENOUGH = 1000;

@Injectable()
export class SetupRepository {
  /** How much there is of each; jobs for nothing tell no price, and do not count. */
  async count(em: EntityManager, businessId: string): Promise<SetupCounts> {
    const [counts]: SetupCounts[] = await em.query(
      `SELECT (SELECT count(*)::int FROM (SELECT 1 FROM jobs WHERE business_id = $1 AND price_cents > 0 LIMIT $2) AS j) AS jobs,
         (SELECT count(*)::int FROM (SELECT 1 FROM pricing_rules WHERE business_id = $1 AND is_active LIMIT $2) AS r) AS rules,
         (SELECT count(*)::int FROM (SELECT 1 FROM chats WHERE business_id = $1 AND NOT is_preview LIMIT $2) AS c) AS chats,
         EXISTS (SELECT 1 FROM widget_sightings WHERE business_id = $1 AND NOT refused) AS "widgetSeen"`,
      [businessId, ENOUGH],
    );
    if (!counts) throw new Error('counting returned no row');
    return counts;
  }
}
