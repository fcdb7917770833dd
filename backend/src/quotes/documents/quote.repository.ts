import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { storedJson } from '../../database/index.js';
import type { Quote, QuoteText } from './quote.js';

const FIELDS = `chat_id AS "chatId", lines, note, to_char(valid_until, 'YYYY-MM-DD') AS "validUntil",
  CASE WHEN sent_at >= updated_at THEN sent_at END AS "sentAt", CASE WHEN sent_at >= updated_at THEN sent_to END AS "sentTo",
  CASE WHEN sent_at < updated_at THEN sent_at END AS "earlierSentAt",
  CASE WHEN sent_at < updated_at THEN sent_to END AS "earlierSentTo", updated_at AS "updatedAt"`;

/** A double click, or a call that was repeated because its answer was lost. Whoever wants to send it again takes longer. */
const SAME_PRESS_SECONDS = 10;

@Injectable()
export class QuoteRepository {
  async find(em: EntityManager, businessId: string, chatId: string): Promise<Quote | null> {
    const [quote]: Quote[] = await em.query(`SELECT ${FIELDS} FROM quotes WHERE business_id = $1 AND chat_id = $2`, [
      businessId,
      chatId,
    ]);
    return quote ?? null;
  }

  /**
   * Writes the quote, which is then one that nobody has been sent; when an earlier version was stays known.
   * @param seen updatedAt of the version that was changed, null where there was none; undefined when any may be
   * @returns null when it has changed since, or when there is no such lead
   */
  async save(
    em: EntityManager,
    businessId: string,
    chatId: string,
    { lines, note, validUntil }: QuoteText,
    seen: string | null | undefined,
  ): Promise<Quote | null> {
    const [quote]: Quote[] = await em.query(
      `INSERT INTO quotes (business_id, chat_id, lines, note, valid_until)
       SELECT business_id, id, $3, $4, $5 FROM chats WHERE business_id = $1 AND id = $2 AND NOT is_preview
       ON CONFLICT (chat_id) DO UPDATE
       SET lines = $3, note = $4, valid_until = $5, updated_at = clock_timestamp()
       WHERE $7 OR date_trunc('milliseconds', quotes.updated_at) = $6
       RETURNING ${FIELDS}`,
      [businessId, chatId, storedJson(lines), note, validUntil, seen ?? null, seen === undefined],
    );
    return quote ?? null;
  }

  /** The quote when it was sent to this address a moment ago, as it stands. Ask while the lead is held. */
  async findJustSent(
    em: EntityManager,
    businessId: string,
    { chatId, updatedAt }: Quote,
    to: string,
  ): Promise<Quote | null> {
    const [quote]: Quote[] = await em.query(
      `SELECT ${FIELDS} FROM quotes
       WHERE business_id = $1 AND chat_id = $2 AND date_trunc('milliseconds', updated_at) = $3
         AND sent_to = $4 AND sent_at >= updated_at AND sent_at > now() - make_interval(secs => $5)`,
      [businessId, chatId, updatedAt, to, SAME_PRESS_SECONDS],
    );
    return quote ?? null;
  }

  /** Null when it is not any more what was sent. */
  async markSent(
    em: EntityManager,
    businessId: string,
    { chatId, updatedAt }: Quote,
    to: string,
  ): Promise<Quote | null> {
    const [rows]: [Quote[], number] = await em.query(
      `UPDATE quotes SET sent_at = clock_timestamp(), sent_to = $4
       WHERE business_id = $1 AND chat_id = $2 AND date_trunc('milliseconds', updated_at) = $3 RETURNING ${FIELDS}`,
      [businessId, chatId, updatedAt, to],
    );
    return rows[0] ?? null;
  }
}
