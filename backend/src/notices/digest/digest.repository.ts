import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ADVISORY_LOCKS } from '../../database/index.js';
import { CONTACT_KEYS, LEAD_KEYS, WITH_CONTACT, WITHOUT_CONTACT } from '../leads/notice.repository.js';
import type { DigestLead } from './digest-mail.js';

export interface DigestDue {
  businessId: string;
  timezone: string;
}

/** A lead that was being stored while the last digest was written has an earlier time than that, by no more than this. */
const LATE = "interval '1 hour'";

const HAS_CONTACT = '(contact_email IS NOT NULL OR contact_phone IS NOT NULL)';

/** What the owner was told of a lead by a mail of its own. */
const MAILED = `SELECT FROM outbox WHERE status <> 'failed'
  AND dedupe_key IN ('${LEAD_KEYS.email}' || chats.id, '${CONTACT_KEYS.email}' || chats.id)`;

@Injectable()
export class DigestRepository {
  /** Businesses that want one digest a day. Needs the scope "worker". */
  listBusinesses(em: EntityManager): Promise<DigestDue[]> {
    return em.query(`SELECT id AS "businessId", timezone FROM profiles WHERE notice_mode = 'digest'`);
  }

  /** Until the end of the unit of work no other one, on any replica, writes this business's digest. */
  async lock(em: EntityManager, businessId: string): Promise<void> {
    await em.query('SELECT pg_advisory_xact_lock($1::int, hashtext($2))', [ADVISORY_LOCKS.digest, businessId]);
  }

  /** When the last digest was written (null before the first), and whether the one with this key has been. */
  async findLast(em: EntityManager, businessId: string, key: string): Promise<{ at: Date | null; written: boolean }> {
    const [row]: { at: Date | null; written: boolean }[] = await em.query(
      `SELECT max(created_at) AS at, coalesce(bool_or(dedupe_key = $2), false) AS written
       FROM outbox WHERE business_id = $1 AND kind = 'digest'`,
      [businessId, key],
    );
    return row ?? { at: null, written: false };
  }

  /**
   * The leads since a moment that the owner has not been told of, and those whose contact came after that, newest first.
   * All of them are marked as told of.
   */
  take(em: EntityManager, businessId: string, since: Date): Promise<DigestLead[]> {
    return em.query(
      `WITH recent AS (
         SELECT id, created_at, ${HAS_CONTACT} AS reachable,
           digested IS NOT NULL OR EXISTS (${MAILED}) AS told,
           digested IS NOT DISTINCT FROM '${WITH_CONTACT}' OR EXISTS (${MAILED} AND kind = '${WITH_CONTACT}') AS told_contact
         FROM chats
         WHERE business_id = $1 AND NOT is_preview AND status <> 'spam' AND updated_at > $2::timestamptz - ${LATE}
       ), due AS (
         SELECT id, told FROM recent
         WHERE CASE WHEN told THEN reachable AND NOT told_contact ELSE created_at > $2::timestamptz - ${LATE} END
       ), taken AS (
         UPDATE chats SET digested = CASE WHEN ${HAS_CONTACT} THEN '${WITH_CONTACT}' ELSE '${WITHOUT_CONTACT}' END
         FROM due WHERE business_id = $1 AND chats.id = due.id
         RETURNING chats.id, created_at, contact_name AS "contactName", contact_phone AS "contactPhone",
           contact_email AS "contactEmail", summary, estimate, due.told AS "contactAdded"
       )
       SELECT "contactName", "contactPhone", "contactEmail", summary, estimate, "contactAdded"
       FROM taken ORDER BY created_at DESC, id DESC`,
      [businessId, since],
    );
  }
}
