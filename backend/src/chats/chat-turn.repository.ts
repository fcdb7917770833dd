import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { storedJson } from '../database/index.js';
import type { ComparableDto, DetailsDto, EstimateDto } from '../estimates/index.js';
import type { AnsweredMessage, Chat, ChatMessage, ChatWithState, GuardNotice } from './chat.entity.js';
import { CHAT_FIELDS } from './chat.repository.js';
import { UNTIL_ANSWERED } from './unanswered.repository.js';

const FIELDS_WITH_STATE = `${CHAT_FIELDS}, state, turns, tokens_used AS "tokensUsed", visitor_token_hash AS "visitorTokenHash"`;

interface NewChat {
  isPreview: boolean;
  isSpam: boolean;
  origin: string | null;
  visitorTokenHash: Buffer;
  leaseSeconds: number;
}

/** What a turn changes on its chat. Undefined leaves a field as it is. */
export interface TurnResult {
  reply: string;
  /** The whole answer as it was sent, for a repeat of the same message. */
  answer: unknown;
  contact: { name: string | null; email: string | null; phone: string | null };
  summary: string;
  details: DetailsDto;
  estimate: EstimateDto | null;
  /** Null keeps those of the estimate before, for a turn that priced nothing new. */
  comparables: ComparableDto[] | null;
  state: unknown;
  tokensUsed: number;
  guardNotices: GuardNotice[];
}

/** A visitor's message as it is kept: anew, or before (`repeated`); or not, for the chat holds no more, or was deleted. */
type Kept = { id: string; repeated: boolean } | 'full' | 'gone';

/** Messages of a chat that a turn works from: several times a long conversation. */
const MOST_RECALLED = 100;

/**
 * The right to answer in a chat, by the moment at which it runs out. Each ends later than those before it, so that it tells
 * whether somebody else has had the chat since.
 */
export type Lease = string;

/** The message that a reply is to, and by what right it is given. */
export interface Answering {
  messageId: string;
  lease: Lease;
}

/** A chat as the conversation reads and writes it. */
@Injectable()
export class ChatTurnRepository {
  /** Opens a chat, with the right to answer in it. */
  async open(em: EntityManager, businessId: string, chat: NewChat): Promise<ChatWithState & { lease: Lease }> {
    const [opened]: (ChatWithState & { lease: Lease })[] = await em.query(
      `INSERT INTO chats (business_id, is_preview, origin, visitor_token_hash, busy_until, status, unread)
       VALUES ($1, $2, $3, $4, clock_timestamp() + make_interval(secs => $5), $6, $7)
       RETURNING ${FIELDS_WITH_STATE}, busy_until::text AS lease`,
      [
        ...[businessId, chat.isPreview, chat.origin, chat.visitorTokenHash, chat.leaseSeconds],
        ...[chat.isSpam ? 'spam' : 'new', !chat.isSpam],
      ],
    );
    if (!opened) throw new Error('opening a chat returned no row');
    return opened;
  }

  async find(em: EntityManager, businessId: string, chatId: string): Promise<ChatWithState | null> {
    const [chat]: ChatWithState[] = await em.query(
      `SELECT ${FIELDS_WITH_STATE} FROM chats WHERE business_id = $1 AND id = $2`,
      [businessId, chatId],
    );
    return chat ?? null;
  }

  /**
   * The chat that the same first message has opened a moment ago, with its message. Only ids that nobody can guess count,
   * and only while nothing else was said. Two at once wait for each other.
   */
  async findOpenedBy(
    em: EntityManager,
    businessId: string,
    message: { content: string; clientMessageId: string; isPreview: boolean },
  ): Promise<{ chat: ChatWithState; messageId: string } | null> {
    await em.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [message.clientMessageId]);
    const [first]: { chatId: string; messageId: string }[] = await em.query(
      `SELECT chat_id AS "chatId", m.id AS "messageId" FROM chat_messages m JOIN chats c ON c.id = m.chat_id
       WHERE m.business_id = $1 AND m.client_message_id = $2 AND m.content = $3 AND c.is_preview = $4 AND c.turns = 1
         AND m.created_at > now() - interval '10 minutes'`,
      [businessId, message.clientMessageId, message.content, message.isPreview],
    );
    const chat = first ? await this.find(em, businessId, first.chatId) : null;
    return chat && first ? { chat, messageId: first.messageId } : null;
  }

  async replaceVisitorToken(em: EntityManager, businessId: string, chatId: string, tokenHash: Buffer): Promise<void> {
    await em.query('UPDATE chats SET visitor_token_hash = $3 WHERE business_id = $1 AND id = $2', [
      businessId,
      chatId,
      tokenHash,
    ]);
  }

  /**
   * Stores a visitor's message, unless its chat holds `most` of them already. When the same `clientMessageId` came before, it
   * is that first message.
   */
  async addVisitorMessage(
    em: EntityManager,
    businessId: string,
    chatId: string,
    { content, clientMessageId, most }: { content: string; clientMessageId: string | null; most: number },
  ): Promise<Kept> {
    const [chat]: { added: string | null }[] = await em.query(
      `WITH chat AS (
         SELECT id, turns FROM chats WHERE business_id = $2 AND id = $1 FOR NO KEY UPDATE
       ), added AS (
         INSERT INTO chat_messages (chat_id, business_id, role, content, client_message_id)
         SELECT id, $2, 'user', $3, $4 FROM chat WHERE turns < $5
         ON CONFLICT (chat_id, client_message_id) WHERE client_message_id IS NOT NULL DO NOTHING RETURNING id
       ), counted AS (
         UPDATE chats SET turns = turns + 1, updated_at = now(), unread = unread OR status <> 'spam',
           busy_until = coalesce(busy_until, clock_timestamp())
         WHERE business_id = $2 AND id = $1 AND EXISTS (SELECT FROM added)
       )
       SELECT (SELECT id FROM added) AS added FROM chat`,
      [chatId, businessId, content, clientMessageId, most],
    );
    if (!chat) return 'gone';
    if (chat.added !== null) return { id: chat.added, repeated: false };
    const [first]: { id: string }[] = await em.query(
      'SELECT id FROM chat_messages WHERE business_id = $1 AND chat_id = $2 AND client_message_id = $3',
      [businessId, chatId, clientMessageId],
    );
    return first ? { id: first.id, repeated: true } : 'full';
  }

  /** The stored answer to a message, or null while there is none. */
  async findAnswer(em: EntityManager, businessId: string, messageId: string): Promise<unknown> {
    const [reply]: { answer: unknown }[] = await em.query(
      'SELECT answer FROM chat_messages WHERE business_id = $1 AND reply_to = $2',
      [businessId, messageId],
    );
    return reply?.answer ?? null;
  }

  /**
   * Everything said, each reply with its answer as it was sent, each message of the visitor's with its photos: they are
   * sent once it is answered, so a photo belongs to the last message before it.
   */
  listAnswered(em: EntityManager, businessId: string, chatId: string): Promise<AnsweredMessage[]> {
    return em.query(
      `WITH sent AS (
         SELECT id, created_at, (
           SELECT max(m.id) FROM chat_messages m
           WHERE m.business_id = $1 AND m.chat_id = $2 AND m.role = 'user' AND m.created_at <= p.created_at
         ) AS message_id
         FROM chat_photos p WHERE business_id = $1 AND chat_id = $2
       )
       SELECT id, role, content, answer, created_at AS "createdAt",
         ARRAY(SELECT s.id FROM sent s WHERE s.message_id = m.id ORDER BY s.created_at) AS photos
       FROM chat_messages m
       WHERE business_id = $1 AND chat_id = $2 ORDER BY coalesce(reply_to, id), id`,
      [businessId, chatId],
    );
  }

  /** What was said up to and including one message, with the replies to earlier ones: the newest of it, oldest first. */
  listTranscript(em: EntityManager, businessId: string, chatId: string, upTo: string): Promise<ChatMessage[]> {
    return em.query(
      `SELECT id, role, content, created_at AS "createdAt" FROM (
         SELECT * FROM chat_messages
         WHERE business_id = $1 AND chat_id = $2 AND coalesce(reply_to, id) <= $3
         ORDER BY coalesce(reply_to, id) DESC, id DESC LIMIT ${MOST_RECALLED}
       ) newest ORDER BY coalesce(reply_to, id), id`,
      [businessId, chatId, upTo],
    );
  }

  /** Takes the right to answer in this chat for some seconds, unless another turn has it (`lease` is null then); null: deleted. */
  async lease(
    em: EntityManager,
    businessId: string,
    chatId: string,
    seconds: number,
  ): Promise<{ lease: Lease | null } | null> {
    // A lease that a crash of the database forgets is as good as one that has run out: no need to wait for the disk.
    await em.query("SELECT set_config('synchronous_commit', 'off', true)");
    const [chat]: { lease: Lease | null }[] = await em.query(
      `WITH taken AS (
         UPDATE chats SET busy_until = clock_timestamp() + make_interval(secs => $3)
         WHERE business_id = $1 AND id = $2 AND (busy_until IS NULL OR busy_until < clock_timestamp())
         RETURNING busy_until::text AS lease
       )
       SELECT (SELECT lease FROM taken) AS lease FROM chats WHERE business_id = $1 AND id = $2`,
      [businessId, chatId, seconds],
    );
    return chat ?? null;
  }

  /** Gives the chat free, unless it is another turn's by now. */
  async release(em: EntityManager, businessId: string, chatId: string, lease: Lease): Promise<void> {
    await em.query(
      `UPDATE chats SET busy_until = ${UNTIL_ANSWERED}
       WHERE business_id = $1 AND id = $2 AND busy_until = $3::timestamptz`,
      [businessId, chatId, lease],
    );
  }

  /**
   * Stores the reply and updates the lead. Nothing changes where the chat has been another turn's since ('late'), which this
   * one knows nothing of, and where the message has its reply already. 'gone' when the chat has been deleted.
   */
  async saveTurn(
    em: EntityManager,
    businessId: string,
    chatId: string,
    { messageId, lease }: Answering,
    turn: TurnResult,
  ): Promise<Chat | 'late' | 'gone'> {
    const [found]: { isNew: boolean }[] = await em.query(
      `WITH chat AS (
         SELECT id, busy_until = $6::timestamptz AS held FROM chats WHERE business_id = $2 AND id = $1 FOR NO KEY UPDATE
       ), added AS (
         INSERT INTO chat_messages (chat_id, business_id, role, content, reply_to, answer)
         SELECT id, $2, 'assistant', $3, $4, $5 FROM chat WHERE held
         ON CONFLICT (reply_to) WHERE reply_to IS NOT NULL DO NOTHING RETURNING id
       )
       SELECT EXISTS (SELECT FROM added) AS "isNew" FROM chat`,
      [chatId, businessId, turn.reply, messageId, storedJson(turn.answer), lease],
    );
    if (!found) return 'gone';
    if (!found.isNew) return 'late';
    await this.addGuardNotices(em, businessId, chatId, turn.guardNotices);
    const json = (value: unknown) => (value === null || value === undefined ? null : storedJson(value));
    const [rows]: [Chat[], number] = await em.query(
      `UPDATE chats SET contact_name = $3, contact_email = $4, contact_phone = $5, summary = $6, details = $7, estimate = $8,
         comparables = CASE WHEN $8::jsonb IS NULL THEN NULL ELSE coalesce($9::jsonb, comparables) END, state = $10,
         tokens_used = tokens_used + $11, unread = unread OR status <> 'spam', busy_until = ${UNTIL_ANSWERED}, updated_at = now()
       WHERE business_id = $1 AND id = $2 RETURNING ${CHAT_FIELDS}`,
      [
        businessId,
        chatId,
        turn.contact.name,
        turn.contact.email,
        turn.contact.phone,
        turn.summary,
        json(turn.details),
        json(turn.estimate),
        json(turn.comparables),
        json(turn.state),
        turn.tokensUsed,
      ],
    );
    return rows[0] ?? 'gone';
  }

  private async addGuardNotices(
    em: EntityManager,
    businessId: string,
    chatId: string,
    notices: GuardNotice[],
  ): Promise<void> {
    if (notices.length === 0) return;
    await em.query(
      `INSERT INTO guard_notices (chat_id, business_id, kind, original, shown)
       SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::text[])`,
      [
        chatId,
        businessId,
        notices.map(({ kind }) => kind),
        notices.map(({ original }) => original),
        notices.map(({ shown }) => shown),
      ],
    );
  }
}
