import { contentWords, ownThings, pattern, servicesNamed } from '../../../pricing/index.js';

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

/** "Forget the gutter guards", "no skylight after all", "we don't need the rails any more". */
const TAKEN_BACK = pattern('giu')`
  (?<!\b(?:don'?t|not|never|to|i|we|you|that) )
    \b(?:forget|skip|scrap|scratch|drop|cancel|leave out|ditch|lose)(?: about)?
    (?: (?:the|those|that|my|our|any))
    ((?: (?!and\b|but\b|for\b|on\b|in\b|then\b|please\b|it\b|we\b|i\b)\p{L}[\p{L}-]*){1,3})
  |\b(?:no|without|(?:don'?t|do not|won'?t) (?:want|need|bother with))
    ((?: (?!after\b|any ?more\b)\p{L}[\p{L}-]*){1,4}?)(?= (?:after all|any ?more))
`;
const MOST_LEFT = 2;

/** What was said before a message, without what the message takes back: an extra that no rule may charge any longer. */
export function withoutTakenBack(said: string[], message: string): string[] {
  const things = [...message.matchAll(TAKEN_BACK)]
    .map((match) => contentWords(match[1] ?? match[2] ?? ''))
    .filter((words) => words.length > 0);
  if (things.length === 0) return said;
  const isOnly = (clause: string): boolean => {
    const words = contentWords(clause);
    return things.some(
      (thing) => thing.every((word) => words.includes(word)) && words.length <= thing.length + MOST_LEFT,
    );
  };
  return said.map((words) => withoutClauses(words, isOnly)).filter((words) => /\p{L}/u.test(words));
}

function withoutClauses(words: string, isDropped: (clause: string) => boolean): string {
  const parts = words.split(JOINTS);
  // Every second part is a joint; it goes with the clause behind it.
  const kept = parts.filter((part, at) => !isDropped(at % 2 === 1 ? (parts[at + 1] ?? '') : part));
  return kept
    .join('')
    .replace(/^\W+/, '')
    .replace(/[,;]\s*(?=[.!?]|$)/g, '')
    .trim();
}
