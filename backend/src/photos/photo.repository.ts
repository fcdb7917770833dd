import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface Photo {
  id: string;
  chatId: string;
  businessId: string;
  storageKey: string;
  contentType: string;
  width: number;
  height: number;
  bytes: number;
}

const FIELDS = `id, chat_id AS "chatId", business_id AS "businessId", storage_key AS "storageKey",
  content_type AS "contentType", width, height, bytes`;

@Injectable()
export class PhotoRepository {
  /** Photos of a chat. Holds the chat until the unit of work ends, so that two uploads count one after the other. */
  async countForUpdate(em: EntityManager, businessId: string, chatId: string): Promise<number | null> {
    const chats: unknown[] = await em.query('SELECT 1 FROM chats WHERE business_id = $1 AND id = $2 FOR UPDATE', [
      businessId,
      chatId,
    ]);
    if (chats.length === 0) return null;
    const [row]: { count: number }[] = await em.query(
      'SELECT count(*)::int AS count FROM chat_photos WHERE business_id = $1 AND chat_id = $2',
      [businessId, chatId],
    );
    return row?.count ?? 0;
  }

  async insert(em: EntityManager, photo: Photo): Promise<void> {
    await em.query(
      `INSERT INTO chat_photos (id, chat_id, business_id, storage_key, content_type, width, height, bytes)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        photo.id,
        photo.chatId,
        photo.businessId,
        photo.storageKey,
        photo.contentType,
        photo.width,
        photo.height,
        photo.bytes,
      ],
    );
  }

  async find(em: EntityManager, businessId: string, chatId: string, id: string): Promise<Photo | null> {
    const rows: Photo[] = await em.query(
      `SELECT ${FIELDS} FROM chat_photos WHERE business_id = $1 AND chat_id = $2 AND id = $3`,
      [businessId, chatId, id],
    );
    return rows[0] ?? null;
  }

  /** Has the file removed after some seconds, unless it is taken off the list until then. */
  async insertDeletion(em: EntityManager, key: string, seconds: number): Promise<void> {
    await em.query('INSERT INTO photo_deletions (storage_key, due_at) VALUES ($1, now() + make_interval(secs => $2))', [
      key,
      seconds,
    ]);
  }

  /** Files whose rows are gone, or never came. Needs the scope "worker". */
  async listDeletions(em: EntityManager, limit: number): Promise<string[]> {
    const rows: { key: string }[] = await em.query(
      'SELECT storage_key AS key FROM photo_deletions WHERE due_at <= now() ORDER BY due_at LIMIT $1',
      [limit],
    );
    return rows.map(({ key }) => key);
  }

  /** Tries a file again after a while, a longer one each time, up to an hour. Needs the scope "worker". */
  async postponeDeletion(em: EntityManager, key: string): Promise<void> {
    await em.query(
      `UPDATE photo_deletions SET attempts = attempts + 1,
         due_at = now() + least(interval '1 hour', interval '30 seconds' * 2 ^ least(attempts, 10))
       WHERE storage_key = $1`,
      [key],
    );
  }

  /** How many files wait to be removed, for the first time or after it has failed. Needs the scope "worker". */
  async countDeletions(em: EntityManager): Promise<{ untried: number; tried: number }> {
    const [row]: { untried: number; tried: number }[] = await em.query(
      `SELECT count(*) FILTER (WHERE attempts = 0)::int AS untried, count(*) FILTER (WHERE attempts > 0)::int AS tried
       FROM photo_deletions WHERE due_at <= now() OR attempts > 0`,
    );
    return row ?? { untried: 0, tried: 0 };
  }

  /** A business may take its own files off the list, the scope "worker" all. */
  async removeDeletions(em: EntityManager, keys: string[]): Promise<void> {
    await em.query('DELETE FROM photo_deletions WHERE storage_key = ANY($1)', [keys]);
  }
}
