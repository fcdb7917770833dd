import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** That no reply is to a visitor's message, in the terms of a statement in which it is called `said`. */
const HAS_NO_REPLY = `said.role = 'user' AND NOT EXISTS (SELECT FROM chat_messages reply WHERE reply.reply_to = said.id)`;

/**
 * What `busy_until` is when no turn has the chat, in the terms of a statement on `chats`: null when all is answered, else the
 * moment from which on a message waits.
 */
export const UNTIL_ANSWERED = `CASE WHEN EXISTS (SELECT FROM chat_messages said
    WHERE said.chat_id = chats.id AND said.business_id = chats.business_id AND ${HAS_NO_REPLY}) THEN clock_timestamp() END`;

/** Chats that one round takes up. */
const MOST_CHATS = 200;
/** Longer than a message may wait for its turn, be answered and be answered anew. */
const QUIET = "now() - interval '5 minutes'";

/** A visitor's message whose turn never ended. */
export interface Unanswered {
  id: string;
  content: string;
  /** A newer message of the chat has been answered. */
  isOvertaken: boolean;
}

/** Messages that nobody is going to answer: the process died, or what it had worked out could not be stored. */
@Injectable()
export class UnansweredRepository {
  /** Chats of the last three days in which a message may wait. Needs the scope "worker". */
  listChats(em: EntityManager): Promise<{ businessId: string; chatId: string }[]> {
    return em.query(
      `SELECT profiles.id AS "businessId", quiet.id AS "chatId"
       FROM profiles CROSS JOIN LATERAL (
         SELECT id FROM chats
         WHERE business_id = profiles.id AND NOT is_preview AND status <> 'spam' AND busy_until < ${QUIET}
           AND updated_at BETWEEN now() - interval '3 days' AND ${QUIET}
         ORDER BY busy_until DESC LIMIT ${MOST_CHATS}) AS quiet
       LIMIT ${MOST_CHATS}`,
    );
  }

  /** In the order in which they came. */
  listMessages(em: EntityManager, businessId: string, chatId: string): Promise<Unanswered[]> {
    return em.query(
      `SELECT id, content, EXISTS (SELECT FROM chat_messages newer
         WHERE newer.business_id = $1 AND newer.chat_id = $2 AND newer.reply_to > said.id) AS "isOvertaken"
       FROM chat_messages said
       WHERE business_id = $1 AND chat_id = $2 AND created_at < ${QUIET} AND ${HAS_NO_REPLY} ORDER BY id`,
      [businessId, chatId],
    );
  }
}
