import { cleanText, tokenize } from '../../../language/index.js';
import type { Evidence } from '../evidence.js';

const BEYOND = /^(?:(?:any\p{L}*|jobs?|homes|addresses) )?(?:[Oo]utside|[Bb]eyond)(?: of)? (?:the )?(?=\p{Lu}\p{Ll})/u;
const JOINING = new Set(['and', 'or', 'the', 'of']);

/**
 * "Outside Travis and Hays county": holds where somebody says that they are outside of one of them. To live in one is no
 * reason, and where a town lies nobody here knows. Null when a condition names no place.
 */
export function beyondArea(condition: string): ((evidence: Evidence) => boolean) | null {
  const clean = cleanText(condition);
  const place = BEYOND.exec(clean);
  if (place === null) return null;
  const words = tokenize(clean.slice(place[0].length).toLowerCase()).map(({ text }) => text);
  const named = new Set([...words.filter((word) => /^\p{L}{3}/u.test(word) && !JOINING.has(word)), 'area', 'limits']);
  return ({ tokens }) =>
    tokens.some(
      ({ text }, at) =>
        (text === 'outside' || text === 'beyond') && tokens.slice(at + 1, at + 6).some((next) => named.has(next.text)),
    );
}
