import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { storedJson } from '../database/index.js';

export const CHANNELS = ['email', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

export interface NewDelivery {
  /** Null when it belongs to no business. */
  businessId: string | null;
  chatId?: string | null;
  channel: Channel;
  kind: string;
  recipient: string;
  /** What the channel sends: a `Mail` for e-mail. */
  payload: object;
  /** A second delivery with the same key is dropped silently. */
  dedupeKey?: string;
  /** Seconds to wait before the first attempt. */
  delay?: number;
}

/** A delivery that is due, as the worker takes it. */
export interface DueDelivery {
  id: string;
  businessId: string | null;
  chatId: string | null;
  channel: Channel;
  kind: string;
  recipient: string;
  payload: object;
  /** This one included. */
  attempts: number;
}

/** What waits on a channel: how many, and for how many seconds the oldest has (0 when there is none). */
export interface Waiting {
  channel: Channel;
  count: number;
  oldest: number;
}

/** Seconds for which a taken delivery is nobody else's; a worker that died gives it back after that. */
const LEASE = 120;

/** Deliveries of one business that one worker has under way at a time on a channel. */
const PLACES_OF_BUSINESS = 3;

/** The one kind that belongs to no conversation and yet tells of some. */
export const DIGEST = 'digest';

/** Mail that belongs to no conversation and tells of none: a new password, a changed one, an account that is gone. */
const ABOUT_ACCOUNT = `(chat_id IS NULL AND kind <> '${DIGEST}')`;

const INSERT = `INSERT INTO outbox (business_id, chat_id, channel, kind, recipient, payload, dedupe_key, next_attempt_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8))`;

/** The parameters of INSERT. */
const valuesOf = (delivery: NewDelivery): unknown[] => [
  delivery.businessId,
  delivery.chatId ?? null,
  delivery.channel,
  delivery.kind,
  delivery.recipient,
  storedJson(delivery.payload),
  delivery.dedupeKey ?? null,
  delivery.delay ?? 0,
];

@Injectable()
export class OutboxRepository {
  /** False when the dedupe key has been used. */
  async insert(em: EntityManager, delivery: NewDelivery): Promise<boolean> {
    const rows: unknown[] = await em.query(
      `${INSERT} ON CONFLICT (dedupe_key) DO NOTHING RETURNING 1`,
      valuesOf(delivery),
    );
    return rows.length > 0;
  }

  /** Adds one that is not to be sent, as given up before anybody has tried; nothing where the dedupe key has been used. */
  async insertLeftOut(em: EntityManager, delivery: NewDelivery, reason: string): Promise<void> {
    await em.query(
      `INSERT INTO outbox (business_id, chat_id, channel, kind, recipient, payload, dedupe_key, status, last_error)
       VALUES ($1, $2, $3, $4, $5, '{}', $6, 'failed', $7) ON CONFLICT (dedupe_key) DO NOTHING`,
      [
        delivery.businessId,
        delivery.chatId ?? null,
        delivery.channel,
        delivery.kind,
        delivery.recipient,
        delivery.dedupeKey ?? null,
        reason,
      ],
    );
  }

  /**
   * Adds a delivery, or puts the newer content into the one with the same dedupe key while nobody has tried to send that.
   * Its time starts again, but not beyond `patience` seconds after the first version was queued.
   * @returns false when somebody has, so that it says what it said before
   */
  async insertOrReplace(
    em: EntityManager,
    delivery: NewDelivery & { dedupeKey: string },
    patience: number,
  ): Promise<boolean> {
    const rows: unknown[] = await em.query(
      `${INSERT}
       ON CONFLICT (dedupe_key) DO UPDATE
       SET kind = $4, recipient = $5, payload = $6, updated_at = now(),
         next_attempt_at = least(now() + make_interval(secs => $8), outbox.created_at + make_interval(secs => $9))
       WHERE outbox.status = 'pending' AND outbox.attempts = 0
       RETURNING 1`,
      [...valuesOf(delivery), patience],
    );
    return rows.length > 0;
  }

  /** Takes back what has not been sent. One that is on its way just now still arrives, but is not tried again. */
  async withdraw(em: EntityManager, businessId: string, dedupeKey: string): Promise<void> {
    await em.query(`DELETE FROM outbox WHERE business_id = $1 AND dedupe_key = $2 AND status = 'pending'`, [
      businessId,
      dedupeKey,
    ]);
  }

  /**
   * Takes what is due on a channel. Many workers may ask at once: each row goes to one of them. Mail about an account
   * comes first, since somebody waits for it at the door; of all else a business gets a few places at a time, and its next
   * one after the businesses that have fewer.
   * @param underWay the business of each delivery that this worker has not ended yet
   */
  async claim(em: EntityManager, channel: Channel, limit: number, underWay: string[]): Promise<DueDelivery[]> {
    const [rows]: [DueDelivery[], number] = await em.query(
      `WITH due AS (
         SELECT id, ${ABOUT_ACCOUNT} AS first, next_attempt_at AS since,
           row_number() OVER (PARTITION BY business_id ORDER BY next_attempt_at)
             + (SELECT count(*) FROM unnest($4::uuid[]) busy WHERE busy = business_id) AS place
         FROM outbox WHERE status = 'pending' AND channel = $3 AND next_attempt_at <= now()
       ), taken AS (
         SELECT outbox.id FROM due JOIN outbox USING (id)
         WHERE (due.first OR due.place <= ${PLACES_OF_BUSINESS}) AND status = 'pending' AND next_attempt_at <= now()
         ORDER BY due.first DESC, due.place, due.since LIMIT $1 FOR UPDATE OF outbox SKIP LOCKED
       )
       UPDATE outbox SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2), updated_at = now()
       WHERE id IN (SELECT id FROM taken)
       RETURNING id, business_id AS "businessId", chat_id AS "chatId", channel, kind, recipient, payload, attempts`,
      [limit, LEASE, channel, underWay],
    );
    return rows;
  }

  async readdress(em: EntityManager, id: string, recipient: string): Promise<void> {
    await em.query('UPDATE outbox SET recipient = $2 WHERE id = $1', [id, recipient]);
  }

  /** The content has served its purpose: links and people's data do not stay behind. */
  async markSent(em: EntityManager, id: string): Promise<void> {
    await em.query(
      `UPDATE outbox SET status = 'sent', last_error = NULL, payload = '{}', updated_at = now() WHERE id = $1`,
      [id],
    );
  }

  async markRetry(em: EntityManager, id: string, error: string, seconds: number): Promise<void> {
    await em.query(
      `UPDATE outbox SET last_error = $2, next_attempt_at = now() + make_interval(secs => $3), updated_at = now() WHERE id = $1`,
      [id, error, seconds],
    );
  }

  async markFailed(em: EntityManager, id: string, error: string): Promise<void> {
    await em.query(
      `UPDATE outbox SET status = 'failed', last_error = $2, payload = '{}', updated_at = now() WHERE id = $1`,
      [id, error],
    );
  }

  /** Those of `ids` whose delivery is still written down: with a conversation or a business goes all that was sent of it. */
  async listKnown(em: EntityManager, ids: string[]): Promise<string[]> {
    const rows: { id: string }[] = await em.query('SELECT id FROM outbox WHERE id = ANY($1::uuid[])', [ids]);
    return rows.map(({ id }) => id);
  }

  /** Of every channel. */
  listWaiting(em: EntityManager): Promise<Waiting[]> {
    return em.query(
      `SELECT channel, count(id)::int AS count, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS oldest
       FROM unnest($1::text[]) AS channel
       LEFT JOIN (SELECT id, channel, created_at FROM outbox WHERE status = 'pending') AS waiting USING (channel)
       GROUP BY channel`,
      [CHANNELS],
    );
  }

  /** Mail of the last week that has not got through since the last one that did; null when all is well. */
  async findTrouble(
    em: EntityManager,
    businessId: string,
  ): Promise<{ since: Date; recipient: string; error: string; retrying: boolean } | null> {
    const rows: { since: Date; recipient: string; error: string; retrying: boolean }[] = await em.query(
      `SELECT min(created_at) OVER () AS since, recipient, last_error AS error, status = 'pending' AS retrying
       FROM outbox
       WHERE business_id = $1 AND channel = 'email' AND status <> 'sent' AND attempts > 0 AND last_error IS NOT NULL
         AND updated_at > greatest(now() - interval '7 days',
           (SELECT max(updated_at) FROM outbox WHERE business_id = $1 AND channel = 'email' AND status = 'sent'))
       ORDER BY updated_at DESC LIMIT 1`,
      [businessId],
    );
    return rows[0] ?? null;
  }

  /** Finished deliveries that nobody looks at any more. Digests stay: the last one says from when the next one counts. */
  async removeOld(em: EntityManager, days: number): Promise<void> {
    await em.query(
      `DELETE FROM outbox WHERE status <> 'pending' AND ${ABOUT_ACCOUNT} AND updated_at < now() - make_interval(days => $1)`,
      [days],
    );
  }
}
