import type { AuditEntry } from '@chalkline/api';

/** What an id in an entry's subject is the id of. */
const KINDS: Record<string, string> = {
  job_deleted: 'Job',
  rule_deleted: 'Rule',
  chat_deleted: 'Chat',
  chats_expired: 'Chats of business',
};

/** One that stands alone: within an address it is part of that. */
const UUID = /(?<![\w.@-])([\da-f]{8})-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\w.@-])/gi;

/** "job deleted" */
export function actionWords(action: string): string {
  return action.replaceAll('_', ' ');
}

/** What it was done to: an address as it is, an id by its kind and its first eight characters ("Job #3f2a91bc"). */
export function subjectWords({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): string {
  const short = subject.replace(UUID, '#$1');
  const kind = KINDS[action];
  return short === subject || kind === undefined ? short : `${kind} ${short}`;
}
