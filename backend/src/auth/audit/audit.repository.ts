import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { likePattern } from '../../database/index.js';

const DELETION_ACTIONS = ['job_deleted', 'rule_deleted', 'chat_deleted'] as const;
type DeletionAction = (typeof DELETION_ACTIONS)[number];

export const AUDIT_ACTIONS = [
  'signed_up',
  'signed_in',
  'signed_out',
  'account_deleted',
  'password_changed',
  'password_reset_requested',
  'password_reset',
  'session_reuse_detected',
  'mfa_enabled',
  'mfa_disabled',
  'recovery_code_used',
  ...DELETION_ACTIONS,
  'chats_expired',
  'admin_viewed_business',
  'admin_marked_viewed',
  'admin_reset_password',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** A person, or the part of the system that acts by itself, by its name. */
type Actor = { id: string; email: string } | string;

interface Circumstances {
  /** What it was done to: an address or an id, or how it came about; never what a visitor wrote. */
  subject?: string;
  ip?: string;
}

export interface AuditEntry {
  id: string;
  at: Date;
  actor: string;
  action: string;
  subject: string;
  ip: string;
}

/** Which entries: of everybody and everything unless told. */
export interface AuditFilter {
  /** A part of who did it or of what it was done to. */
  person?: string;
  action?: AuditAction | null;
}

/**
 * Who did what, when and from where. Rows are only ever added, in the unit of work of the deed itself; after a year they no
 * longer tell from where.
 */
@Injectable()
export class Audit {
  async record(
    em: EntityManager,
    actor: Actor,
    action: AuditAction,
    { subject = '', ip = '' }: Circumstances,
  ): Promise<void> {
    const { id, email } = typeof actor === 'string' ? { id: null, email: actor } : actor;
    await em.query('INSERT INTO audit_log (actor_id, actor, action, subject, ip) VALUES ($1, $2, $3, $4, $5)', [
      id,
      email,
      action,
      subject,
      ip,
    ]);
  }

  /** An owner deleted something of the own business. Runs in the business's unit of work. */
  async recordDeletion(em: EntityManager, businessId: string, action: DeletionAction, subject: string): Promise<void> {
    await em.query(
      `INSERT INTO audit_log (actor_id, actor, action, subject) SELECT id, email, $2, $3 FROM users WHERE id = $1`,
      [businessId, action, subject],
    );
  }

  /** Users whose accounts were deleted within the last `seconds`; all else that told of them is gone. Needs the scope "auth". */
  async listDeletedAccounts(em: EntityManager, seconds: number): Promise<string[]> {
    const rows: { userId: string }[] = await em.query(
      `SELECT actor_id AS "userId" FROM audit_log
       WHERE action = 'account_deleted' AND at > now() - make_interval(secs => $1)`,
      [seconds],
    );
    return rows.map(({ userId }) => userId);
  }

  /** Takes the network addresses out of some of the rows that are older than a year. Needs the scope "worker". @returns how many */
  async removeOldAddresses(em: EntityManager, limit: number): Promise<number> {
    // TypeORM answers [rows, count] to an UPDATE.
    const [, count]: [unknown, number] = await em.query(
      `UPDATE audit_log SET ip = '' WHERE id IN (
         SELECT id FROM audit_log WHERE at < now() - interval '1 year' AND ip <> '' LIMIT $1)`,
      [limit],
    );
    return count;
  }

  /** Newest first. Needs the system scope "admin". */
  list(
    em: EntityManager,
    { person = '', action = null }: AuditFilter,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<AuditEntry[]> {
    return em.query(
      `SELECT id, at, actor, action, subject, ip FROM audit_log
       WHERE ($1 = '' OR actor ILIKE $2 OR subject ILIKE $2) AND ($3::text IS NULL OR action = $3)
       ORDER BY id DESC OFFSET $4 LIMIT $5`,
      [person, likePattern(person), action, offset, limit],
    );
  }
}
