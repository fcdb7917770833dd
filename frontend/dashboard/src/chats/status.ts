import type { ChatStatus } from '@chalkline/api';
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

/** A chat's short name: the first eight characters of its id. */
export function shortId(id: string): string {
  return `#${id.slice(0, 8)}`;
}
