import { conditionHolds, contentWords, isOnlyDenied, type Details, pattern } from '../../../pricing/index.js';
import type { PublishedRule } from '../../port.js';
import { statedIn } from './owners-work.js';

/** "Lime mortar", "power lines next to the tree", "walls over 10 feet": short enough to be shown, and about no amount of work. */
const PLAIN = pattern('u')`
  ^\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*){0,7}
  (?: (?:over|above|before|(?:taller|higher|older) than) \d{1,4}(?: ?(?:ft|feet|foot|m|met(?:er|re)s?))?)?$
`;
/** "The tree is close to power lines": what it is said of is known. */
const SUBJECT =
  /^(?:the |your |an? )?(?:old |existing |current )?(?!customers?\b|clients?\b|owners?\b|you\b)\p{L}+ (?:is|are) (?=\p{L})/iu;
/** When and for whom work is done has details of its own. */
const NO_SITUATION = pattern('iu')`
  \b(?:weekends?|weekdays?|nights?|evenings?|holidays?|emergenc\w+|rush|urgent|calls?|jobs?|work|customers?
    |clients?|visits?|\p{L}+day|jan\p{L}*|feb\p{L}*|march|april|june|july|aug\p{L}*|sept?\p{L}*|oct\p{L}*
    |nov\p{L}*|dec\p{L}*|winter|summer|spring|autumn|fall)\b
`;

/** As much of an owner's phrase as the visitor's words bear out: of "marshy or wet ground" the marshy ground. */
function asTold(phrase: string, said: ReadonlySet<string>): string {
  const told = phrase.split(' ').filter((word) => isAmong(word, said));
  // "Dark walls to white", told as "dark" and "white", reads as it is
  const isTorn = !phrase.includes(told.join(' ')) && !/\b(?:or|and)\b/.test(phrase);
  const isWhole = told.length === 0 || told.length === contentWords(phrase).length || isTorn;
  return isWhole ? phrase : told.join(' ');
}

const isAmong = (words: string, stems: ReadonlySet<string>): boolean =>
  contentWords(words).some((stem) => stems.has(stem));

/**
 * The situations of a visitor's work, with those that the owner's own rules turn on and the message tells of, in the owner's words. What the
 * message takes back goes; what names the work itself is no situation, and what is known in other words is not said again.
 */
export function withOwnersConditions(details: Details, text: string, rules: readonly PublishedRule[]): string[] {
  const owners = rules
    .flatMap(({ conditions }) => conditions)
    .map((one) => one.replace(SUBJECT, ''))
    .filter((one) => PLAIN.test(one) && !NO_SITUATION.test(one))
    .map((one) => one.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()));
  // Of "a raised deck, 20 sq m" the work is the deck, and that it is raised a situation.
  const things = details.quantities.map(({ of }) => contentWords(of ?? '').at(-1));
  const named = new Set([...contentWords(details.service ?? ''), ...things.filter((one) => one !== undefined)]);
  const isOwners = (known: string): boolean => {
    const words = new Set(contentWords(known));
    return owners.some((one) => asTold(one, words) === known);
  };
  // "I need no new roof, just the repair" takes no steep roof back: what tells of it is the first word that the work has not.
  const isTakenBack = (known: string): boolean => {
    const words = contentWords(known);
    const telling = words.find((word) => !named.has(word));
    return telling === undefined ? words.every((word) => isOnlyDenied(word, text)) : isOnlyDenied(telling, text);
  };
  let known = details.conditions.filter((one) => !(isTakenBack(one) && isOwners(one)));
  const stated = statedIn(text);
  const said = new Set(contentWords(stated));
  // What was wrong before ("the faucet drips") is no news in "an hour maybe?".
  const holds = (phrase: string, told: string): boolean =>
    conditionHolds(phrase, { text: told, details: { ...details, conditions: [], issues: null } });
  // "It's low headroom up there", of the attic that was spoken of before
  const withKnown = [stated, ...known].join('. ');
  const holdsNow = (phrase: string): boolean =>
    holds(phrase, stated) || (isAmong(phrase, said) && holds(phrase, withKnown));
  for (const one of owners.filter(holdsNow)) {
    const told = asTold(one, said);
    const words = contentWords(told);
    const news = new Set(words.filter((word) => !named.has(word)));
    // "House washing" is no situation of a driveway that is washed; "power lines next to the tree" is one of a tree.
    if (news.size < words.length && ![...news].every((word) => said.has(word))) continue;
    // "Historic brick in lime mortar" says more than the "brick" that was read
    const rest = known.filter((less) => !contentWords(less).every((word) => news.has(word)));
    const isKnown = rest.some((one) => isAmong(one, news));
    if (news.size > 0 && !isKnown) known = [...rest, told];
  }
  return known;
}
