import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { chatSearch } from './chat-search.js';
import {
  type Chat,
  type ChatChange,
  type ChatMessage,
  type ChatNotice,
  type ChatPhoto,
  type ChatStatus,
  type Conversation,
  type FiledChat,
  MOST_LISTED,
  type PlacedChat,
  type PricedChat,
  type StoredGuardNotice,
  type WonChat,
} from './chat.entity.js';

export const CHAT_FIELDS = `id, business_id AS "businessId", is_preview AS "isPreview", status, unread, contact_name AS "contactName",
  contact_email AS "contactEmail", contact_phone AS "contactPhone", summary, details, estimate,
  created_at AS "createdAt", updated_at AS "updatedAt"`;

/** What was said last in a chat, in one field, so that a page of chats takes one round trip. */
const SAID = `coalesce((SELECT json_agg(json_build_object('role', role, 'content', content, 'createdAt', said.created_at)
    ORDER BY coalesce(reply_to, said.id), said.id)
  FROM (SELECT * FROM chat_messages newest WHERE newest.chat_id = chats.id AND newest.business_id = chats.business_id
    ORDER BY newest.id DESC LIMIT ${MOST_LISTED}) said), '[]') AS said`;

interface ChatFilter {
  q: string;
  status?: ChatStatus;
}

/** Leads as the owner reads them. Previews never appear here. */
@Injectable()
export class ChatRepository {
  /** Leads from `offset` on, newest first, with what was said last in each. */
  listConversations(
    em: EntityManager,
    businessId: string,
    { q, status }: ChatFilter,
    limit: number,
    offset: number,
  ): Promise<Conversation[]> {
    const fields = `${CHAT_FIELDS}, ${SAID}`;
    if (q) {
      const { pattern, digits, ids } = chatSearch(q);
      return em.query(`SELECT ${fields} FROM find_chats($1, $2, $3, $4, $5, $6, $7) chats`, [
        pattern,
        status ?? null,
        limit,
        offset,
        digits,
        ids?.first ?? null,
        ids?.last ?? null,
      ]);
    }
    // Numbers in the text: a plan that does not know how small the page is sorts everything.
    return em.query(
      `SELECT ${fields} FROM chats WHERE business_id = $1 AND NOT is_preview ${status === undefined ? '' : 'AND status = $2'}
       ORDER BY created_at DESC, id DESC LIMIT ${Math.trunc(limit)} OFFSET ${Math.trunc(offset)}`,
      status === undefined ? [businessId] : [businessId, status],
    );
  }

  /** Leads after one in the list, newest first: whatever comes or goes meanwhile, none is skipped or comes twice. */
  listAfter(em: EntityManager, businessId: string, after: PlacedChat | null, limit: number): Promise<PlacedChat[]> {
    return em.query(
      `SELECT ${CHAT_FIELDS}, created_at::text AS "openedAt" FROM chats
       WHERE business_id = $1 AND NOT is_preview ${after === null ? '' : 'AND (created_at, id) < ($2::timestamptz, $3)'}
       ORDER BY created_at DESC, id DESC LIMIT ${Math.trunc(limit)}`,
      after === null ? [businessId] : [businessId, after.openedAt, after.id],
    );
  }

  async find(em: EntityManager, businessId: string, id: string): Promise<PricedChat | null> {
    const [chat]: PricedChat[] = await em.query(
      `SELECT ${CHAT_FIELDS}, comparables FROM chats WHERE business_id = $1 AND id = $2 AND NOT is_preview`,
      [businessId, id],
    );
    return chat ?? null;
  }

  listMessages(em: EntityManager, businessId: string, chatId: string): Promise<ChatMessage[]> {
    return em.query(
      `SELECT id, role, content, created_at AS "createdAt" FROM chat_messages
       WHERE business_id = $1 AND chat_id = $2 ORDER BY coalesce(reply_to, id), id`,
      [businessId, chatId],
    );
  }

  listGuardNotices(em: EntityManager, businessId: string, chatId: string): Promise<StoredGuardNotice[]> {
    return em.query(
      `SELECT created_at AS "createdAt", kind, original, shown FROM guard_notices WHERE business_id = $1 AND chat_id = $2 ORDER BY id`,
      [businessId, chatId],
    );
  }

  listNotices(em: EntityManager, businessId: string, chatId: string): Promise<ChatNotice[]> {
    return em.query(
      `SELECT id, channel, kind, recipient, status, attempts, last_error AS "lastError", updated_at AS "updatedAt"
       FROM outbox WHERE business_id = $1 AND chat_id = $2 ORDER BY created_at`,
      [businessId, chatId],
    );
  }

  listPhotos(em: EntityManager, businessId: string, chatId: string): Promise<ChatPhoto[]> {
    return em.query(
      `SELECT id, chat_id AS "chatId", width, height, bytes
       FROM chat_photos WHERE business_id = $1 AND chat_id = $2 ORDER BY created_at`,
      [businessId, chatId],
    );
  }

  /** Reading a lead is no life in it: only another status starts the time anew after which a quiet lead is let go. */
  async patch(em: EntityManager, businessId: string, id: string, patch: ChatChange): Promise<Chat | null> {
    const [rows]: [Chat[], number] = await em.query(
      `UPDATE chats SET status = coalesce($3, status), unread = coalesce($4, unread),
         updated_at = CASE WHEN $3 <> status THEN now() ELSE updated_at END
       WHERE business_id = $1 AND id = $2 AND NOT is_preview RETURNING ${CHAT_FIELDS}`,
      [businessId, id, patch.status ?? null, patch.unread ?? null],
    );
    return rows[0] ?? null;
  }

  /** What a visitor adds makes a lead unread, and young again, as a message of theirs does. */
  async markAddedTo(em: EntityManager, businessId: string, id: string): Promise<void> {
    await em.query(
      `UPDATE chats SET unread = unread OR status <> 'spam', updated_at = now()
       WHERE business_id = $1 AND id = $2 AND NOT is_preview`,
      [businessId, id],
    );
  }

  /**
   * Holds a lead until the unit of work ends, and marks that a quote was sent for it, unless the owner has taken it further
   * already.
   * @returns whether it was marked; null when there is no such lead
   */
  async markQuoted(em: EntityManager, businessId: string, id: string): Promise<boolean | null> {
    const leads: unknown[] = await em.query(
      'SELECT 1 FROM chats WHERE business_id = $1 AND id = $2 AND NOT is_preview FOR NO KEY UPDATE',
      [businessId, id],
    );
    if (leads.length === 0) return null;
    const [, count]: [unknown, number] = await em.query(
      `UPDATE chats SET status = 'quoted', updated_at = now()
       WHERE business_id = $1 AND id = $2 AND NOT is_preview AND status IN ('new', 'contacted')`,
      [businessId, id],
    );
    return count > 0;
  }

  async win(em: EntityManager, businessId: string, id: string): Promise<WonChat | null> {
    const [rows]: [WonChat[], number] = await em.query(
      `UPDATE chats SET status = 'won', updated_at = now()
       WHERE business_id = $1 AND id = $2 AND NOT is_preview
       RETURNING ${CHAT_FIELDS}, state, won_job_id AS "wonJobId"`,
      [businessId, id],
    );
    return rows[0] ?? null;
  }

  /** A lead that was filed as a past job, null for any other; either is held until the unit of work ends. */
  async findFiled(em: EntityManager, businessId: string, id: string): Promise<FiledChat | null> {
    const rows: WonChat[] = await em.query(
      `SELECT ${CHAT_FIELDS}, state, won_job_id AS "wonJobId" FROM chats
       WHERE business_id = $1 AND id = $2 FOR UPDATE`,
      [businessId, id],
    );
    const isFiled = (chat: WonChat): chat is FiledChat => chat.wonJobId !== null;
    return rows.find(isFiled) ?? null;
  }

  async saveWonJob(em: EntityManager, businessId: string, id: string, jobId: string): Promise<void> {
    await em.query('UPDATE chats SET won_job_id = $3 WHERE business_id = $1 AND id = $2', [businessId, id, jobId]);
  }

  async remove(em: EntityManager, businessId: string, id: string): Promise<boolean> {
    const [, count]: [unknown, number] = await em.query('DELETE FROM chats WHERE business_id = $1 AND id = $2', [
      businessId,
      id,
    ]);
    return count > 0;
  }
}
