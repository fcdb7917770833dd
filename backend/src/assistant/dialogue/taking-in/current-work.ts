import type { Details } from '../../../pricing/index.js';
import { afresh, turnsTo } from '../remarks/changes.js';
import { otherSide } from '../remarks/other-side.js';
import type { ConversationState } from '../../state.js';
import type { Heard } from './heard.js';

/** Which work a conversation goes on about. */
export interface Course {
  /** It is other work than before. */
  isTurned: boolean;
  /** What was known of it before: of other work, as much as holds for this one. */
  known: Details;
  /** What the message tells of it. */
  read: Details;
}

/** `read` is the work that the message tells. */
export function courseAfter({ text, before, attempt, changed }: Heard, read: Details): Course {
  const side = attempt ? null : otherSide(before.details.service, text);
  if (side !== null) {
    const other = { ...read, service: side };
    return { isTurned: true, known: afresh(before.details, other, true), read: other };
  }
  const isTurned = changed !== 'material' && (turnsTo(before, read, text) || isAfterNo(before, read, text));
  return { isTurned, known: isTurned ? afresh(before.details, read) : before.details, read };
}

const ON = /\b(?:then|instead|ok(?:ay)?|main|what about|how about|just|other|only)\b/i;

/** "Ok then the main roof, 20 squares", after a flat one that the owner does not do: other work, by whatever name. */
const isAfterNo = ({ ownerSays }: ConversationState, { quantities }: Details, text: string): boolean =>
  ownerSays !== null && quantities.length > 0 && ON.test(text);
