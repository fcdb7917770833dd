import { contentWords, ownThings, pattern, servicesNamed } from '../../../pricing/index.js';

/** Where one wish ends and the next begins: "a deck, and also 80 ft of fence", "gutters with guards". */
const JOINTS = /((?:[;!?\n]|[.,](?!\d))+|\b(?:and also|and|plus|also|with|including)\b)/i;
/** "A fence with a gate": what goes with a wish that is gone is gone, too. */
const GOES_WITH = /^(?:with|including)$/i;

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
  return said.map((words) => withoutClauses(words, isDropped)).filter((words) => /[\p{L}\d]/u.test(words));
}

/** What was said without the clauses that are dropped, each with the joint before it. */
export const withoutClauses = (words: string, isDropped: (clause: string) => boolean): string =>
  partClauses(words, isDropped).left;

/** "It's about 20 metres", "13 steps", "200 sq ft": said of what was named right before. */
const ITS_SIZE = pattern('iu')`
  ^\s*(?:(?:it|they|that)(?:'?s|'?re| is| are| measures?)|about|roughly|around|maybe|probably|i(?:'d|'ll| would)? (?:say|guess|reckon|think|figure))\b.*\d
  |^\s*\d[\d,.]* \p{L}+(?: (?:ft|feet|foot|m|met(?:er|re)s?|yards?))?\s*$
`;

/** What is left of words without the clauses that are dropped, each with the joint before it, and those clauses. */
export function partClauses(
  words: string,
  isDropped: (clause: string) => boolean,
): { left: string; dropped: string[] } {
  const parts = words.split(JOINTS);
  const dropped: number[] = [];
  // Every second part is a joint; it goes with the clause behind it.
  for (let at = 0; at < parts.length; at += 2) {
    const isOfDropped = ITS_SIZE.test(parts[at] ?? '') || GOES_WITH.test(parts[at - 1] ?? '');
    if (isDropped(parts[at] ?? '') || (dropped.includes(at - 2) && isOfDropped)) dropped.push(at);
  }
  if (dropped.length === 0) return { left: words, dropped: [] };
  const kept = parts.filter((_, at) => !dropped.includes(at % 2 === 1 ? at + 1 : at));
  return { left: rejoined(kept), dropped: dropped.map((at) => parts[at] ?? '') };
}

function rejoined(kept: string[]): string {
  return kept
    .map((part, at) => (at % 2 === 1 ? `${/^\p{L}/u.test(part) ? ' ' : ''}${part} ` : part))
    .join('')
    .replace(/\s+([.,;!?]|$)/g, '$1')
    .replace(/ {2,}/g, ' ')
    .replace(/^\W+/, '')
    .replace(/[,;](?=[.!?]|$)/g, '')
    .trim();
}
