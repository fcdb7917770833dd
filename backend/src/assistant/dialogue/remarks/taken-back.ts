import {
  contentWords,
  type Details,
  isSameQuantity,
  type Quantity,
  readDetails,
  servicesNamed,
  UNDATED,
  lines,
  pattern,
} from '../../../pricing/index.js';
import { partClauses, withoutClauses } from './dropped-work.js';

/** "So skip that": what was just spoken of is not wanted. A source of regular expressions. */
const SO_SKIP_IT = lines`
  so (?:you can )?(?:just )?(?:skip|forget|drop|leave(?: out)?) (?:that|it|those|them)\b(?: (?:off|out|alone)\b)?
`;

/** "Forget the gutter guards", "no skylight after all", "we did the oven, so skip that". */
const TAKEN_BACK = pattern('giu')`
  (?<!\b(?:don'?t|can'?t|cannot|not|never|to|i|we|you|that) )
    \b(?:forget|skip|scrap|scratch|drop(?! (?:[\p{L}-]+ ){1,4}(?:in|into|at|on|onto|off)\b)|cancel|leave out|ditch
      |lose|never ?mind|hold off on|hold off with)(?: about)?
    (?: (?:the|those|that|my|our|any))
    ((?: (?!and\b|but\b|for\b|on\b|in\b|then\b|please\b|it\b|we\b|i\b|actually\b|though\b|entirely\b|altogether\b|after\b)\p{L}[\p{L}-]*){1,3})
  |\b(?:don'?t|do not) (?:worry about|bother with|include|count) (?:the|those|that|my|our|any)
    ((?: (?!and\b|but\b|we\b|i\b|it\b|being\b|coming\b)\p{L}[\p{L}-]*){1,3}?)
      (?=\s*(?:[.,;!?\n]|$))(?!, (?:they|it|he|she)(?:'s|'re| is| are| \p{L}+s?\b))
  |\bleave (?:the|that|those|our)((?: (?!and\b|but\b|out\b|it\b)\p{L}[\p{L}-]*){1,3}?)(?=,? (?:don'?t|do not|no need to) (?:do|touch|clean|bother))
  |\bleave (?:the|that|those|our)((?: (?!and\b|but\b|out\b|it\b|as\b|where\b|in\b|on\b|at\b)\p{L}[\p{L}-]*){1,3}?) (?:alone|out
    |off(?!\. they))(?: (?:after all|then|for now|please))?(?=\s*(?:[.,;!?\n]|$))
  |\bleave (?:the|that|those|our)((?: (?!out\b|it\b)\p{L}[\p{L}-]*){1,4}?)(?=, (?:that|it|they|those|which)
    (?:'s| was| were| is| are)(?: been| just| already)* (?:serviced|done|cleaned|replaced|new|fine|fixed|painted
      |good|ok)\b)
  |\b(?:no|without|(?:don'?t|do not|won'?t) (?:want|need|bother with))
    ((?: (?!after\b|any ?more\b)\p{L}[\p{L}-]*){1,4}?)(?= (?:after all|any ?more))
  |\b(?:cold feet about|changed (?:my|our) minds? (?:about|on)|decided against|vetoed|nixed|ruled out
    |talked (?:me|us) out of|said no to|went off|(?:no longer|don'?t|do not) (?:want|need)|rather not have
    |rather skip)
    (?: (?:the|those|that|my|our|any|a|an))((?: (?!after\b|any ?more\b|and\b|but\b|for\b|on\b|in\b|then\b|it\b|so\b|because\b)\p{L}[\p{L}-]*){1,3})
  |\b(?:we|i)(?:'re| are|'m| am) (?:now )?not (?:doing|going (?:ahead )?with|bothering with) (?:the|those|that|my|our|any)
    ((?: (?!after\b|any ?more\b|and\b|but\b|for\b|on\b|in\b|now\b|then\b|just\b|so\b)\p{L}[\p{L}-]*){1,2})
      (?= (?:after all|any ?more)\b| now\s*(?:[.;!?\n]|$))
  |\b(?:the|our|my|all)((?: (?!so\b|the\b|our\b|my\b)\p{L}[\p{L}-]*){1,3}?)
    (?=(?: already| today| yesterday)?,? ${SO_SKIP_IT})
`;
/** "Leave the blower and coil", before why */
const LEAVES = /^\W*(?:and |but |please )*leave (?:the|that|those|our) /i;
/** A clause with so many words besides is about more than the thing. */
const MOST_LEFT = 2;

/** "My brother took the piano, so forget it": all of it says that one thing is not wanted. */
const ALL_OF_IT = new RegExp(String.raw`[^.;!?\n]*\b${SO_SKIP_IT}`, 'giu');

/** What a message tells of the work beside what it takes back, its `things`; null where that is all. */
export function beyondTakingBack(message: string, things: string[][]): string | null {
  const rest = withoutClauses(
    message.replace(ALL_OF_IT, ' '),
    (clause) =>
      ((clause.search(TAKEN_BACK) >= 0 || LEAVES.test(clause)) && isAbout(clause.replace(LEAVES, ''), things)) ||
      // "He's throwing that oven out, so leave the oven": why, said of the same thing
      (things.some((thing) => isAllSaid(thing, contentWords(clause))) && !WANTS.test(clause)),
  );
  return /[\p{L}\d]/u.test(rest) ? rest : null;
}

/** The same, but what takes a thing back is kept as long as what was said before still asks for it: the words deny it there. */
export const beyondWhatIsGone = (message: string, things: string[][], before: string[]): string | null =>
  beyondTakingBack(
    message,
    things.filter((thing) => !before.some((words) => isAllSaid(thing, contentWords(words)))),
  );

/** "Scrap the gate, no gate" names gates and asks for none: of the services that a message names, those that it does not take back. */
export function serviceBeyond(service: string | null, message: string, things: string[][]): string | null {
  if (service === null || things.length === 0) return service;
  const rest = readDetails(beyondTakingBack(message, things) ?? '', UNDATED).service;
  const wanted = servicesNamed(rest);
  const kept = servicesNamed(service).filter((one) => wanted.includes(one) || !isAbout(one, things));
  return kept.length > 0 ? kept.join(' and ') : null;
}

const WANTS = /\b(?:need|want|like|add|keep|just|only|still|but)\b/i;
const isAllSaid = (thing: string[], said: string[]): boolean => thing.every((word) => said.includes(word));

/** The things that a message takes back, each in the stems of its words; mostly there are none. */
export const takenBackIn = (message: string): string[][] =>
  [...message.matchAll(TAKEN_BACK)]
    .flatMap((match) => (match.slice(1).find(Boolean) ?? '').split(/\s(?:and|&)\s/))
    .map((thing) => withoutDeed(contentWords(thing)))
    .filter((words) => words.length > 0);

/** "The oven clean", "the gutter work": the thing tells it, whatever was to be done to it. */
const DEEDS = new Set(contentWords('clean cleaning work job part thing'));
const withoutDeed = (words: string[]): string[] => {
  const things = words.filter((word) => !DEEDS.has(word));
  return things.length > 0 ? things : words;
};

/** How a thing was asked for: "the inside of the oven wants doing as well". */
const ASKED_FOR =
  /\b(?:plus|\d+|wants?|needs?|would like|like|please|doing|done|cleaning|cleaned|inside|as well|also|too)\b/gi;

/** "Mount the telly over the fireplace": where it is. */
const WHERE =
  /\b(?:in|on|over|under|above|below|behind|beside|by|at|near|next to) (?:the|my|our|her|his) \p{L}+(?: (?:room|wall))?/giu;

/** Whether words are about one of the things, and hardly more, wherever it is. */
export function isAbout(words: string, things: string[][]): boolean {
  const asked = words.replace(ASKED_FOR, ' ');
  return [asked, asked.replace(WHERE, ' ')]
    .map(contentWords)
    .some((said) => things.some((thing) => isAllSaid(thing, said) && said.length <= thing.length + MOST_LEFT));
}

/** What was said before, and what a message leaves of it. */
interface Parted {
  left: string[];
  dropped: string[];
}

/**
 * What was said before without what has been taken back, which no rule may charge any longer, and the clauses that are gone; `said`
 * itself where none are.
 */
export function withoutTakenBack(said: string[], things: string[][]): Parted {
  const parted = said.map((words) => partClauses(words, (clause) => isAbout(clause, things)));
  const dropped = parted.flatMap((one) => one.dropped);
  const left = parted.map((one) => one.left).filter((words) => /\p{L}/u.test(words));
  return { left: dropped.length === 0 ? said : left, dropped };
}

/**
 * Details without the quantities and the work that only the dropped clauses told; what stays of what was said before, and what the
 * message tells beside taking back `things`, is kept. The details themselves where nothing was dropped.
 */
export function withoutDropped(
  details: Details,
  { left, dropped }: Parted,
  message: string,
  things: string[][],
): Details {
  if (dropped.length === 0) return details;
  const rest = beyondTakingBack(message, things) ?? '';
  const read = (text: string): Details => readDetails(text, UNDATED);
  const [gone, again, kept] = [read(dropped.join('. ')), read(rest), read(left.join('. '))];
  const isIn = ({ quantities }: Details, one: Quantity): boolean =>
    quantities.some((other) => isSameQuantity(other, one));
  const [goneWork, againWork] = [servicesNamed(gone.service), servicesNamed(again.service)];
  const services = servicesNamed(details.service).filter((one) => !goneWork.includes(one) || againWork.includes(one));
  return {
    ...details,
    quantities: details.quantities.filter((one) => !isIn(gone, one) || isIn(again, one) || isIn(kept, one)),
    service: services.length > 0 ? services.join(' and ') : (kept.service ?? details.service),
  };
}
