import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { likePattern } from '../database/index.js';
import type { ChatPatch } from './chat.dto.js';
import type {
  Chat,
  ChatMessage,
  ChatNotice,
  ChatPhoto,
  ChatStatus,
  PricedChat,
  StoredGuardNotice,
} from './chat.entity.js';

export const CHAT_FIELDS = `id, business_id AS "businessId", is_preview AS "isPreview", status, unread, contact_name AS "contactName",
  contact_email AS "contactEmail", contact_phone AS "contactPhone", summary, details, estimate,
  created_at AS "createdAt", updated_at AS "updatedAt"`;

export interface ChatFilter {
  q: string;
  status?: ChatStatus;
}

/** Leads as the owner reads them. Previews never appear here. */
@Injectable()
export class ChatRepository {
  /** One row more than asked for, so that the caller sees whether there is a next page without counting. */
  listPage(em: EntityManager, businessId: string, filter: ChatFilter, limit: number, offset: number): Promise<Chat[]> {
    const { q, status = null } = filter;
    if (q) {
      const pattern = likePattern(q.toLowerCase());
      return em.query(`SELECT ${CHAT_FIELDS} FROM find_chats($1, $2, $3, $4)`, [pattern, status, limit, offset]);
    }
    // Numbers in the text: a plan that does not know how small the page is sorts everything.
    return em.query(
      `SELECT ${CHAT_FIELDS} FROM chats WHERE business_id = $1 AND NOT is_preview ${status === null ? '' : 'AND status = $2'}
       ORDER BY created_at DESC, id DESC LIMIT ${Math.trunc(limit)} OFFSET ${Math.trunc(offset)}`,
      status === null ? [businessId] : [businessId, status],
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

  /** What was said in each of these chats, by the chat's id. */
  async listMessagesOf(em: EntityManager, businessId: string, chatIds: string[]): Promise<Map<string, ChatMessage[]>> {
    const rows: (ChatMessage & { chatId: string })[] = await em.query(
      `SELECT chat_id AS "chatId", id, role, content, created_at AS "createdAt" FROM chat_messages
       WHERE business_id = $1 AND chat_id = ANY($2) ORDER BY coalesce(reply_to, id), id`,
      [businessId, chatIds],
    );
    return Map.groupBy(rows, ({ chatId }) => chatId);
  }

  listGuardNotices(em: EntityManager, businessId: string, chatId: string): Promise<StoredGuardNotice[]> {
    return em.query(
      `SELECT created_at AS "createdAt", kind, original, shown FROM guard_notices WHERE business_id = $1 AND chat_id = $2 ORDER BY id`,
      [businessId, chatId],
    );
  }

  listNotices(em: EntityManager, businessId: string, chatId: string): Promise<ChatNotice[]> {
    return em.query(
      `SELECT id, channel, recipient, status, attempts, last_error AS "lastError", updated_at AS "updatedAt"
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

  async patch(em: EntityManager, businessId: string, id: string, patch: ChatPatch): Promise<Chat | null> {
    const [rows]: [Chat[], number] = await em.query(
      `UPDATE chats SET status = coalesce($3, status), unread = coalesce($4, unread), updated_at = now()
       WHERE business_id = $1 AND id = $2 AND NOT is_preview RETURNING ${CHAT_FIELDS}`,
      [businessId, id, patch.status ?? null, patch.unread ?? null],
    );
    return rows[0] ?? null;
  }

  async remove(em: EntityManager, businessId: string, id: string): Promise<boolean> {
    const [, count]: [unknown, number] = await em.query('DELETE FROM chats WHERE business_id = $1 AND id = $2', [
      businessId,
      id,
    ]);
    return count > 0;
  }
}
