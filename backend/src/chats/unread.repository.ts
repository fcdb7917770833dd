import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Nobody reads a larger number off a badge, so nothing larger is counted. */
export const MOST_UNREAD = 100;

@Injectable()
export class UnreadRepository {
  /** Leads that nobody has opened yet; stops at MOST_UNREAD. */
  async count(em: EntityManager, businessId: string): Promise<number> {
    const [row]: { unread: number }[] = await em.query(
      `SELECT count(*)::int AS unread FROM (
         SELECT FROM chats WHERE business_id = $1 AND unread AND NOT is_preview LIMIT ${MOST_UNREAD}) AS leads`,
      [businessId],
    );
    if (!row) throw new Error('counting returned no row');
    return row.unread;
  }
}
