import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What keeps the first notice of a lead single on each channel, before the id of the chat. */
export const LEAD_KEYS = { email: 'lead:email:', webhook: 'lead:webhook:' } as const;
/** The same for the notice of contact details that came later. */
export const CONTACT_KEYS = { email: 'contact:email:', webhook: 'contact:webhook:' } as const;
/** Kinds of lead notices say whether the owner has the contact details by now. */
export const WITHOUT_CONTACT = 'lead';
export const WITH_CONTACT = 'lead_with_contact';
/** Of a row of chats: the digest that told of it did not get through. */
export const DIGEST_LOST = `EXISTS (SELECT FROM outbox WHERE dedupe_key = chats.digested_by AND status = 'failed')`;
export const VISITOR_COPY = 'visitor_copy';
export const QUOTE = 'quote';

/** What was left out (and so failed untried) is no mail. */
const IS_MAIL = `channel = 'email' AND NOT (status = 'failed' AND attempts = 0)`;

export interface SentSoFar {
  ownerEmail: string;
  /** Kind of the lead's first mail once somebody has tried to send it; null before that. */
  firstMail: string | null;
  firstWebhook: string | null;
  /** Kind of what a digest has told of the lead; null when none has that is not lost. */
  digested: string | null;
  /** Whether a mail about this lead has been queued. */
  mailed: boolean;
  /** Mails about other leads that have been queued for the owner in the last day. */
  leadMails: number;
  /** Copies to this visitor's address in the last day, from any chat of the business. */
  recentCopies: number;
  /** Copies to any address in the last day, from other chats of the business. */
  businessCopies: number;
  /** Whether the owner's own price has been queued for the visitor. */
  quoted: boolean;
}

@Injectable()
export class NoticeRepository {
  async getSentSoFar(
    em: EntityManager,
    businessId: string,
    chatId: string,
    visitorEmail: string | null,
  ): Promise<SentSoFar> {
    const [row]: SentSoFar[] = await em.query(
      `SELECT email AS "ownerEmail",
         (SELECT kind FROM outbox WHERE dedupe_key = '${LEAD_KEYS.email}' || $2 AND (status <> 'pending' OR attempts > 0)) AS "firstMail",
         (SELECT kind FROM outbox WHERE dedupe_key = '${LEAD_KEYS.webhook}' || $2 AND (status <> 'pending' OR attempts > 0)) AS "firstWebhook",
         (SELECT digested FROM chats WHERE business_id = $1 AND id = $2::uuid AND NOT ${DIGEST_LOST}) AS digested,
         EXISTS (SELECT FROM outbox WHERE dedupe_key = '${LEAD_KEYS.email}' || $2 AND ${IS_MAIL}) AS mailed,
         -- Nothing is updated before it is created: by the time of its update the index finds the day.
         (SELECT count(DISTINCT chat_id)::int FROM outbox WHERE business_id = $1 AND updated_at > now() - interval '1 day'
            AND created_at > now() - interval '1 day' AND kind IN ('${WITHOUT_CONTACT}', '${WITH_CONTACT}')
            AND chat_id <> $2::uuid AND ${IS_MAIL}) AS "leadMails",
         (SELECT count(*)::int FROM outbox WHERE business_id = $1 AND updated_at > now() - interval '1 day'
            AND created_at > now() - interval '1 day' AND kind = '${VISITOR_COPY}' AND recipient = $3
            AND chat_id <> $2::uuid) AS "recentCopies",
         (SELECT count(*)::int FROM outbox WHERE business_id = $1 AND updated_at > now() - interval '1 day'
            AND created_at > now() - interval '1 day' AND kind = '${VISITOR_COPY}' AND chat_id <> $2::uuid) AS "businessCopies",
         EXISTS (SELECT 1 FROM outbox WHERE chat_id = $2::uuid AND kind = '${QUOTE}') AS quoted
       FROM users WHERE id = $1`,
      [businessId, chatId, visitorEmail],
    );
    if (!row) throw new Error('a chat belongs to a business without an owner');
    return row;
  }

  /** Chats of the last day, older than a quarter of an hour, of which no notice was ever queued. Needs the scope "worker". */
  listMissedLeads(em: EntityManager): Promise<{ businessId: string; chatId: string }[]> {
    return em.query(
      `SELECT profiles.id AS "businessId", recent.id AS "chatId"
       FROM profiles CROSS JOIN LATERAL (
         SELECT id FROM chats
         WHERE business_id = profiles.id AND NOT is_preview AND status <> 'spam'
           AND created_at BETWEEN now() - interval '1 day' AND now() - interval '15 minutes') AS recent
       WHERE NOT profiles.is_demo AND (profiles.notice_mode = 'each' OR profiles.webhook_url IS NOT NULL)
         AND NOT EXISTS (SELECT 1 FROM outbox
           WHERE dedupe_key IN ('${LEAD_KEYS.email}' || recent.id, '${LEAD_KEYS.webhook}' || recent.id))
       LIMIT 200`,
    );
  }

  async getOwnerEmail(em: EntityManager, businessId: string): Promise<string> {
    const rows: { email: string }[] = await em.query('SELECT email FROM users WHERE id = $1', [businessId]);
    if (!rows[0]) throw new Error('a business has no owner');
    return rows[0].email;
  }
}
