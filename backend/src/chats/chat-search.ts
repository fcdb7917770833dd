import { likePattern } from '../database/index.js';

/** What leads are searched for. */
interface ChatSearch {
  /** The words as they were typed. */
  pattern: string;
  /** The digits of a phone number, where the words may be one. */
  digits: string | null;
  /** The ids that begin with the words, where these may be the start of one. */
  ids: { first: string; last: string } | null;
}

/** Digits that tell a phone number wherever it is called from: the code of the country, or the 0 instead, stands before. */
const NATIONAL = 9;
const PHONE = /^[\d\s()+./-]+$/;
/** "3e2482d1" is how the dashboard shows an id; a shorter one is a word or an amount, unless it begins with its sign. */
const ID = /^(?:#[0-9a-f]{1,8}|#?[0-9a-f]{8}[0-9a-f-]*)$/;
const ID_DIGITS = 32;

/** What the owner typed may be words, a phone number or an id, or each of them. */
export function chatSearch(typed: string): ChatSearch {
  const text = typed.toLowerCase();
  const digits = PHONE.test(text) ? text.replace(/\D/g, '').slice(-NATIONAL) : '';
  const start = ID.test(text) ? text.replace(/[#-]/g, '') : '';
  return {
    pattern: likePattern(text),
    digits: digits.length < 3 ? null : likePattern(digits),
    // PostgreSQL reads an id without its dashes.
    ids:
      start === '' || start.length > ID_DIGITS
        ? null
        : { first: start.padEnd(ID_DIGITS, '0'), last: start.padEnd(ID_DIGITS, 'f') },
  };
}
