import { contentWords, ownThings, servicesNamed } from '../../../pricing/index.js';

/** Where one wish ends and the next begins: "a deck, and also 80 ft of fence". */
const JOINTS = /([.,;!?\n]+|\b(?:and also|and|plus|also)\b)/i;

/**
 * What was said of the work without what has been taken back: of "a deck and 80 ft of fence", then "no fence after all", the deck.
 * The services are those known before and after the message; all is kept unless some of them are gone and no other came.
 */
export function withoutDroppedWork(said: string[], before: string | null, after: string | null): string[] {
  const [known, left] = [servicesNamed(before), servicesNamed(after)];
  const isOnlyLess = left.length > 0 && left.length < known.length && left.every((one) => known.includes(one));
  if (!isOnlyLess) return said;
  const things = known.flatMap((service, at) => (left.includes(service) ? [] : ownThings(known, at)));
  const isDropped = (clause: string): boolean => contentWords(clause).some((word) => things.includes(word));
  return said.map((words) => withoutClauses(words, isDropped)).filter((words) => /\p{L}/u.test(words));
}

/** What was said without the clauses that are dropped, each with the joint before it. */
export function withoutClauses(words: string, isDropped: (clause: string) => boolean): string {
  const parts = words.split(JOINTS);
  // Every second part is a joint; it goes with the clause behind it.
  const kept = parts.filter((part, at) => !isDropped(at % 2 === 1 ? (parts[at + 1] ?? '') : part));
  if (kept.length === parts.length) return words;
  return kept
    .map((part, at) => (at % 2 === 1 ? `${part} ` : part))
    .join('')
    .replace(/\s+([.,;!?]|$)/g, '$1')
    .replace(/ {2,}/g, ' ')
    .replace(/^\W+/, '')
    .replace(/[,;](?=[.!?]|$)/g, '')
    .trim();
}
