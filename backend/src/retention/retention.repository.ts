import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Rows that one statement deletes at most, so that no lock is held for long. */
export const BATCH = 500;

/** A lead that has been quiet for longer than its owner wants to keep it. */
const EXPIRED = `profiles.retention_days IS NOT NULL AND NOT chats.is_preview
  AND chats.updated_at < now() - make_interval(days => profiles.retention_days)`;

/** Everything here needs the system scope "worker". */
@Injectable()
export class RetentionRepository {
  /** Expired leads that were filed as past jobs, which are told anew when these go. */
  async listExpiredWon(em: EntityManager): Promise<{ businessId: string; id: string }[]> {
    return em.query(
      `SELECT chats.business_id AS "businessId", chats.id FROM profiles JOIN chats ON chats.business_id = profiles.id
       WHERE ${EXPIRED} AND chats.won_job_id IS NOT NULL LIMIT $1`,
      [BATCH],
    );
  }

  /** Whether a lead is still expired, which it stays until the unit of work ends; in that of its business. */
  async holdExpired(em: EntityManager, id: string): Promise<boolean> {
    const rows: unknown[] = await em.query(
      `SELECT 1 FROM profiles JOIN chats ON chats.business_id = profiles.id
       WHERE ${EXPIRED} AND chats.id = $1 FOR UPDATE OF chats`,
      [id],
    );
    return rows.length > 0;
  }

  /** Deletes the other leads that have been quiet for longer than their owner wants to keep them. */
  async removeExpiredChats(em: EntityManager): Promise<{ businessId: string; chats: number; full: boolean }[]> {
    const [rows]: [{ businessId: string }[], number] = await em.query(
      `DELETE FROM chats WHERE id IN (
         SELECT chats.id FROM profiles JOIN chats ON chats.business_id = profiles.id
         WHERE ${EXPIRED} AND chats.won_job_id IS NULL
         LIMIT $1)
       RETURNING business_id AS "businessId"`,
      [BATCH],
    );
    const counts = new Map<string, number>();
    for (const { businessId } of rows) counts.set(businessId, (counts.get(businessId) ?? 0) + 1);
    return [...counts].map(([businessId, chats]) => ({ businessId, chats, full: rows.length === BATCH }));
  }

  /** Previews are an owner's own trials; a day later nobody asks for them. */
  async removeOldPreviews(em: EntityManager): Promise<void> {
    await em.query(
      `DELETE FROM chats WHERE id IN (
         SELECT id FROM chats WHERE is_preview AND created_at < now() - interval '1 day' LIMIT $1)`,
      [BATCH],
    );
  }

  async removeExpiredLogins(em: EntityManager): Promise<void> {
    await em.query('DELETE FROM refresh_tokens WHERE expires_at < now()');
    await em.query('DELETE FROM password_resets WHERE expires_at < now()');
  }

  async removeExpiredCounters(em: EntityManager): Promise<void> {
    await em.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]);
  }
}
