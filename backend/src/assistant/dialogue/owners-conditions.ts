import { conditionHolds, contentWords, isOnlyDenied, type Details } from '../../pricing/index.js';
import type { PublishedRule } from '../port.js';
import { says } from './affirmations.js';

/** "Lime mortar", "lath and plaster": short enough to be shown, and about no number. */
const PLAIN = /^\p{L}[\p{L}'-]+(?: \p{L}[\p{L}'-]+){0,2}$/u;
/** When and for whom work is done has details of its own. */
const NO_SITUATION =
  /\b(?:weekends?|weekdays?|nights?|evenings?|holidays?|emergenc\w+|rush|urgent|calls?|jobs?|work|customers?|clients?|visits?|\p{L}+day|jan\p{L}*|feb\p{L}*|march|april|june|july|aug\p{L}*|sept?\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*|winter|summer|spring|autumn|fall)\b/iu;

/**
 * The situations of a visitor's work, with those that the owner's own rules turn on and the message tells of, in the owner's words. What the
 * message takes back goes; what names the work itself is no situation.
 */
export function withOwnersConditions(details: Details, text: string, rules: readonly PublishedRule[]): string[] {
  const owners = rules
    .flatMap(({ conditions }) => conditions)
    .filter((one) => PLAIN.test(one) && !NO_SITUATION.test(one))
    .map((one) => one.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()));
  const named = contentWords([details.service, ...details.quantities.map(({ of }) => of)].join(' '));
  const known = details.conditions.filter(
    (one) => !owners.includes(one) || !contentWords(one).some((word) => isOnlyDenied(word, text)),
  );
  for (const one of new Set(owners)) {
    const isTold = conditionHolds(one, { text, details: { ...details, conditions: [] } });
    if (isTold && !contentWords(one).some((word) => named.includes(word)) && !known.some((other) => says(other, one)))
      known.push(one);
  }
  return known;
}
