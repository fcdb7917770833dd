import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type ListQuery, MAX_ROWS } from '../common/index.js';
import { type Page, likePattern } from '../database/index.js';

export interface SignupRow {
  id: string;
  email: string;
  businessName: string;
  industry: string;
  createdAt: Date;
  viewed: boolean;
  needsPasswordChange: boolean;
}

export type SignupQuery = Pick<ListQuery<string>, 'range' | 'q' | 'counted'>;

export interface BusinessFigures {
  jobs: number;
  rules: number;
  chats: number;
  /** Chats in which somebody can be reached. */
  leads: number;
  sightingOrigin: string | null;
  sightingAt: Date | null;
}

@Injectable()
export class AdminRepository {
  /**
   * Of people, not of accounts that nobody can sign in to. Unviewed first, then newest. The search looks at the name, the
   * addresses and the business. Needs the scope "admin".
   */
  async listSignups(em: EntityManager, { range, q, counted }: SignupQuery): Promise<Page<SignupRow>> {
    const matching = `FROM users LEFT JOIN profiles ON profiles.id = users.id
       WHERE users.password_hash IS NOT NULL AND ($1 = '' OR users.email ILIKE $2 OR profiles.business_name ILIKE $2
         OR profiles.name ILIKE $2 OR profiles.contact_email ILIKE $2)`;
    const values = [q, likePattern(q)];
    const { offset, limit } = range ?? { offset: 0, limit: MAX_ROWS };
    const rows: SignupRow[] = await em.query(
      `SELECT users.id, users.email, coalesce(profiles.business_name, '') AS "businessName",
         coalesce(profiles.industry, '') AS industry, users.created_at AS "createdAt", users.viewed,
         users.needs_password_change AS "needsPasswordChange" ${matching}
       ORDER BY users.viewed, users.created_at DESC, users.id DESC LIMIT $3 OFFSET $4`,
      [...values, limit, offset],
    );
    if (!counted) return { rows, total: null };
    const [all]: { total: number }[] = await em.query(`SELECT count(*)::int AS total ${matching}`, values);
    return { rows, total: all?.total ?? 0 };
  }

  /** The address of the account; null when there is none. Needs the scope "admin". */
  async findEmail(em: EntityManager, userId: string): Promise<string | null> {
    const rows: { email: string }[] = await em.query('SELECT email FROM users WHERE id = $1', [userId]);
    return rows[0]?.email ?? null;
  }

  async markViewed(em: EntityManager, userId: string): Promise<void> {
    await em.query('UPDATE users SET viewed = true WHERE id = $1', [userId]);
  }

  /** Counts of one business, in that business's own unit of work. */
  async getFigures(em: EntityManager, businessId: string): Promise<BusinessFigures> {
    const [figures]: BusinessFigures[] = await em.query(
      `SELECT (SELECT count(*)::int FROM jobs WHERE business_id = $1) AS jobs,
         (SELECT count(*)::int FROM pricing_rules WHERE business_id = $1) AS rules,
         held.chats, held.leads, seen.origin AS "sightingOrigin", seen.last_seen_at AS "sightingAt"
       FROM (
         SELECT count(*)::int AS chats,
           (count(*) FILTER (WHERE contact_email IS NOT NULL OR contact_phone IS NOT NULL))::int AS leads
         FROM chats WHERE business_id = $1 AND NOT is_preview
       ) AS held
       LEFT JOIN LATERAL (
         SELECT origin, last_seen_at FROM widget_sightings WHERE business_id = $1 AND NOT refused ORDER BY last_seen_at DESC LIMIT 1
       ) AS seen ON true`,
      [businessId],
    );
    if (!figures) throw new Error('counting returned no row');
    return figures;
  }
}
