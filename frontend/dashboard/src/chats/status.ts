import type { ChatStatus, NoticeDelivery } from '@chalkline/api';
import type { Tone } from '../shell/Pill.tsx';

export const STATUS_WORDS: Record<ChatStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

export const STATUS_TONES: Record<ChatStatus, Tone> = {
  new: 'chalk',
  contacted: 'timber',
  quoted: 'timber',
  won: 'good',
  lost: 'quiet',
  spam: 'quiet',
};

/** How a mail or a webhook stands. One that failed and is tried again is not on its way for who waits for it. */
export function deliveryPill({ status, lastError }: Pick<NoticeDelivery, 'status' | 'lastError'>): {
  tone: Tone;
  words: string;
} {
  if (status === 'sent') return { tone: 'good', words: 'Sent' };
  if (status === 'failed') return { tone: 'bad', words: 'Failed' };
  return { tone: 'watch', words: lastError === null ? 'On its way' : 'Not sent yet' };
}

/** A chat's short name: the first eight characters of its id. */
export function shortId(id: string): string {
  return `#${id.slice(0, 8)}`;
}
