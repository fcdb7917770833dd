import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DIGEST } from '../../mail/index.js';
import type { NoticeMode } from '../../profiles/index.js';
import { CONTACT_KEYS, DIGEST_LOST, LEAD_KEYS, WITH_CONTACT, WITHOUT_CONTACT } from '../leads/notice.repository.js';
import type { DigestLead } from './digest-mail.js';

export interface DigestDue {
  businessId: string;
  timezone: string;
  mode: NoticeMode;
}

/** A lead that was being stored while the last digest was written has an earlier time than that, by no more than this. */
const LATE = "interval '1 hour'";

const HAS_CONTACT = '(contact_email IS NOT NULL OR contact_phone IS NOT NULL)';

/** Of a lead whose notice failed a digest may tell for so long. */
const KEPT = "interval '30 days'";

/** The mails of its own about a lead. */
const OWN = `SELECT FROM outbox WHERE dedupe_key IN ('${LEAD_KEYS.email}' || chats.id, '${CONTACT_KEYS.email}' || chats.id)`;
/** What the owner was told of a lead by them. */
const MAILED = `${OWN} AND status <> 'failed'`;
/** The kinds of mail whose failure leaves a lead untold. */
const TELLING = `('${WITHOUT_CONTACT}', '${WITH_CONTACT}', '${DIGEST}')`;

@Injectable()
export class DigestRepository {
  /** Businesses that want one digest a day, and those to whom a notice of a lead was lost. Needs the scope "worker". */
  listBusinesses(em: EntityManager): Promise<DigestDue[]> {
    return em.query(
      `SELECT id AS "businessId", timezone, notice_mode AS mode FROM profiles
       WHERE NOT is_demo AND (notice_mode = 'digest' OR EXISTS (SELECT FROM outbox
         WHERE business_id = profiles.id AND status = 'failed' AND updated_at > now() - ${KEPT}
           AND channel = 'email' AND kind IN ${TELLING}))`,
    );
  }

  /** When the last digest was written (null before the first), and whether the one with this key has been. */
  async findLast(em: EntityManager, businessId: string, key: string): Promise<{ at: Date | null; written: boolean }> {
    const [row]: { at: Date | null; written: boolean }[] = await em.query(
      `SELECT max(created_at) AS at, coalesce(bool_or(dedupe_key = $2), false) AS written
       FROM outbox WHERE business_id = $1 AND kind = '${DIGEST}'`,
      [businessId, key],
    );
    return row ?? { at: null, written: false };
  }

  /**
   * The leads since a moment that the owner has not been told of, and those whose contact came after that, newest first;
   * where a mail is wanted for each, only those of which one was lost. All of them are marked as told of by this digest.
   */
  take(
    em: EntityManager,
    { businessId, mode }: Pick<DigestDue, 'businessId' | 'mode'>,
    since: Date,
    key: string,
  ): Promise<DigestLead[]> {
    return em.query(
      `WITH recent AS (
         SELECT id, created_at, updated_at, ${HAS_CONTACT} AS reachable,
           digested IS NOT NULL AND NOT lost OR EXISTS (${MAILED}) AS told,
           digested IS NOT DISTINCT FROM '${WITH_CONTACT}' AND NOT lost
             OR EXISTS (${MAILED} AND kind = '${WITH_CONTACT}') AS told_contact,
           lost OR EXISTS (${OWN} AND status = 'failed') AS failed
         FROM chats, LATERAL (SELECT ${DIGEST_LOST} AS lost) digest
         WHERE business_id = $1 AND NOT is_preview AND status <> 'spam'
           AND updated_at > least($2::timestamptz - ${LATE}, now() - ${KEPT})
       ), due AS (
         SELECT id, told FROM recent
         WHERE (NOT told OR reachable AND NOT told_contact)
           AND (failed OR $3 = 'digest' AND CASE WHEN told THEN updated_at ELSE created_at END > $2::timestamptz - ${LATE})
       ), taken AS (
         UPDATE chats SET digested = CASE WHEN ${HAS_CONTACT} THEN '${WITH_CONTACT}' ELSE '${WITHOUT_CONTACT}' END,
           digested_by = $4
         FROM due WHERE business_id = $1 AND chats.id = due.id
         RETURNING chats.id, created_at, contact_name AS "contactName", contact_phone AS "contactPhone",
           contact_email AS "contactEmail", summary, estimate, due.told AS "contactAdded"
       )
       SELECT "contactName", "contactPhone", "contactEmail", summary, estimate, "contactAdded"
       FROM taken ORDER BY created_at DESC, id DESC`,
      [businessId, since, mode, key],
    );
  }
}
