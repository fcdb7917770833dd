import { type AppliedEffect } from '../../charges/index.js';
import { cleanText, contentWords, NUMBER_WORD, pattern } from '../../language/index.js';
import { exactServices, readDetails, servicesNamed, thingsOf, UNDATED } from '../../reading/index.js';
import { conceptsOf } from '../../rules/index.js';
import type { Details, Quantity } from '../../types.js';
import { isExtentMeasure, isServiceMark, sizesOf, wordsOfWork, type Work } from '../../work/index.js';
import { EVERYDAY, isTelling } from '../similarity/everyday-words.js';
import { calledIn, type Kind } from './measured-kinds.js';
import { partOf } from './part-as-work.js';
import type { PastWork } from '../similarity/past-work.js';

const COUNTS = new RegExp(String.raw`\d|\b${NUMBER_WORD}\b`, 'i');
/** Longer requests tell much beside the work. */
const MOST_WORDS = 24;
const MOST_CHARACTERS = 1_000;
/** A job of which a clause says this share is of nothing else. */
const LEAST_OF_JOB = 0.33;

/** "4 ft high", "front and back": how large it is or where, and no work. */
const SIZE_OR_PLACE = new Set(
  contentWords(
    'high tall long wide deep thick low short height length width depth front back rear side left right under over above below behind beside',
  ),
);

/** "The ceiling as well, so it's 850 sq ft altogether": one size for all of it. */
const IN_ALL =
  /\d[^.;!?]{0,30}\b(?:altogether|in total|in all|all together|all told|all up|combined|total)\b|\btotal(?: of)? \d/i;

/** Where one work may end and the next begin; a joint of its own, which says how. */
const JOINTS =
  /(\s*(?:[,;:.!?\n](?!\d)|\band (?:also|then)?\b|&|\bplus\b|\+(?! ?\d)|\bas well as\b|\bwith\b|\balso\b)\s*)/i;
/** How a work is asked for after a comma or in a sentence of its own. */
const BEGINS = pattern('iu')`
  ^(?:(?:we|i|it|they)(?:'d| would)? (?:also )?(?:need|needs|want|like)\b|(?:also|then|can you|could you|please) )?
    (?:an?|the|our|my|some|new|another|\d|one|two|three|four|five|six|install|put|add|fix|repair|replace|paint|clean|remove|hang|fit|lay|trim|wash|grind|mount
      |service|seal|stain|rekey|haul|salt|strip)\b
`;
/** After the end of a sentence another work is asked for in so many words. */
const MORE = /^(?:and|also|plus|then|(?:we|i)(?:'d| would)? also|can you also|another)\b/i;
const ENDS = /[.!?;\n]/;
const JOINED = /\b(?:and|plus|with|also|well as)\b|[&+]/i;
/** "The ceilings are high": told, and not asked for. */
const TOLD =
  /\b(?:is|are|was|were|has|have|had|\p{L}+n't|it's|they're|that's|because|since|so that|if|when|where|which)\b/iu;
/** "The dryer won't heat": what is wrong is to be mended. */
const FAILS = String.raw`(?:drain|heat|cool|start|work|spin|open|close|turn|flush|light|run|lock|latch|fill|drip)\w*`;
/** "No heat": it fails. */
const LACKS = '(?:heat|power|(?:hot )?water|pressure|flame|spark|ice|signal|picture|sound|air|cooling)\\b';
const WANTED = pattern('i')`
  \b(?:needs?|wants?|like|leak\w*|broken|dead|stuck|fix|fixed|replaced|painted|please
    |(?:won'?t|wont|doesn'?t|doesnt|isn'?t|not) ${FAILS}|no ${LACKS})\b
`;
const DENIED = pattern('i')`
  \b(?:no(?! ${LACKS})|without|except|but|don'?t|or|instead|already|(?:not|doesn'?t|won'?t)(?! ${FAILS}))\b
`;

/** "Ceilings stay as they are" */
const UNTOUCHED =
  /\b(?:stays?|staying|remains?|leave|leaving)\b(?=.*\b(?:as (?:it|they) (?:is|are)|as is|alone|the same|put)\b|$)/i;

/** "It'll need new decking", of the roof that was named */
const OF_IT = /^(?:and |but |so )?it(?:'?ll| will|'s going to)? (?:also |probably |then )?needs?\b/i;

/** "Four bedrooms, and I want the walls done in all of them": the same work */
const IN_THEM =
  /\b(?:in|on|of|for) (?:(?:all|each|both|every one) (?:of )?)?(?:them|those|these)\b|\bin (?:each|both|all)(?= one\b|$)/i;

/** "Drywall hung and finished in a new build": done to the same thing */
const DONE_TO_IT =
  /^(?:\p{L}+ed|hung|laid|built|done|put in|cut)(?:$| (?:in|on|at|for|with|by|to|all|too|as|throughout|level)\b)/iu;

/** "Can you paint the", before what it is */
const OPENING =
  /^(?:(?:hi|hello|can|could|you|please|i|we|need|want|would|like|to|an?|the|our|my|some|put|in|install|add|also)\b ?)+/i;

/** "Stain the fence": what is done, before what it is done to */
const DOING_TO = /^(\p{L}+) (?:an?|the|our|my|\d)/iu;

/** "Tear out the old fence", "the old one hauled away" */
const TAKES_OLD = pattern('i')`
  \b(?:tear|tore|torn|rip|pull|tak|took|haul|remov|strip|demo|dig|dug|break|get rid)\w*\b[^.;!?]{0,30}\b
    (?:old|existing|current|it|them|that|one)\b|\b(?:old|existing|current) (?:\w+ ){1,3}
    (?:removed|out|torn|ripped|taken|pulled|hauled|gone|up|down)\b
`;

interface Clause {
  text: string;
  words: string[];
}

/** A clause of a request that past jobs price by itself. */
interface ClauseAlone {
  kind: Kind;
  work: Work;
  /** The jobs that are of none of the other clauses. */
  pasts: PastWork[];
}

/**
 * The works of a request that bear one name, or none, and that past jobs price one by one: of "gutters and 40 ft of fascia", where
 * each has been done by itself and never both at once. [] where it is one work, and where a rule of the owner's prices a part.
 */
export function clausesApart(said: string, work: Work, pasts: PastWork[], applied: AppliedEffect[]): ClauseAlone[] {
  if (work.words.length > MOST_WORDS || IN_ALL.test(said)) return [];
  const conceptsFor = (effects: AppliedEffect[]): Set<string> =>
    new Set(effects.flatMap(({ effect }) => conceptsOf(effect.condition ?? '')));
  const [charged, priced] = [conceptsFor(applied), conceptsFor(applied.filter(({ isAdded }) => !isAdded))];
  const own = new Map(pasts.map((past) => [past, tellingOf(past)]));
  const known = new Set([...own.values()].flat());
  const clauses = clausesOf(said, known);
  if (clauses.length < 2 || clauses.slice(1).some(({ text }) => IN_THEM.test(text))) return [];
  // "Tear out the old fence and build 120 ft of cedar": what goes makes way for what comes.
  if (clauses.some(({ text }) => TAKES_OLD.test(text)) && !clauses.every(({ text }) => TAKES_OLD.test(text))) return [];
  const heads = headsOf(clauses, own);
  // "And match the existing texture": all that a clause says is what a rule charges for
  const saysOnlyCharged = (text: string): boolean => {
    const said = conceptsOf(text);
    return said.length > 0 && said.every((word) => charged.has(word));
  };
  // "The washer, which is stacked": dearer by a rule, and not what the rule is the price of
  const isCharged = ({ text, words }: Clause, at: number): boolean =>
    conceptsOf(text).some((word) => priced.has(word)) ||
    saysOnlyCharged(words.join(' ')) ||
    conceptsOf(heads[at] ?? '').some((word) => charged.has(word));
  if (wereTogether(heads, own) || clauses.some(isCharged)) return [];
  const exact = clauses.map((_, at) => jobsOf(at, clauses, heads, own));
  if (exact.some((jobs) => jobs.length === 0)) return [];
  const read = clauses.map(({ text }) => readDetails(text, UNDATED));
  // "To hang | and finish, level 4": of one size, and done at once before
  if (read.some(({ quantities }) => quantities.length === 0) && wereSharedBefore(clauses, own)) return [];
  // Works that nobody has done here, named beside those that are known
  if (read.some(({ service }) => exactServices(service).length > 1)) return [];
  if (read.some(({ quantities }, at) => quantities.some((one) => isNamedByNone(calledIn(one), exact[at] ?? []))))
    return [];
  // "The walls of my place, the living room and the den": beside what tells the work, only where it is done
  const isPlace = (head: string | null, at: number): boolean =>
    head !== null && !isTelling(head) && !COUNTS.test(clauses[at]?.text ?? '');
  if (heads.some(isPlace) && heads.some((head) => head !== null && isTelling(head))) return [];
  if (heads.every((head) => head === null || !isTelling(head)) && areMeasuredAlike(read)) return [];
  return clauses.map((clause, at) => ({
    kind: { name: nameOf(clause, exact[at] ?? []), words: clause.words, quantities: read[at]?.quantities ?? [] },
    work: partOf(work, {
      text: clause.text,
      service: read[at]?.service ?? serviceOf(clause, work),
      quantities: quantitiesOf(work.details.quantities, read[at]?.quantities ?? [], exact[at] ?? []),
    }),
    pasts: pasts.filter((past) => !exact.some((jobs, other) => other !== at && jobs.includes(past))),
  }));
}

/** Whether no past job names the thing that is called so: "treated ash", where past jobs were of treated posts. */
export function isNamedByNone(called: string, jobs: readonly PastWork[]): boolean {
  const thing = contentWords(called).at(-1);
  return thing !== undefined && !jobs.some(({ work }) => work.words.includes(thing));
}

/** The walls of two rooms are one work, measured in one go. */
function areMeasuredAlike(read: Pick<Details, 'quantities'>[]): boolean {
  const [first, ...others] = read.map(({ quantities }) =>
    Object.keys(sizesOf(quantities)).filter(isExtentMeasure).join(),
  );
  return first !== '' && others.every((one) => one === first);
}

const tellingOf = ({ work }: PastWork): string[] =>
  work.words.filter((word) => !isServiceMark(word) && !EVERYDAY.has(word));

/** The words of a text that past jobs know, but for what nearly every message holds. */
const tellingIn = (text: string, known: ReadonlySet<string>): string[] =>
  wordsOfWork(text).filter((word) => !EVERYDAY.has(word) && !SIZE_OR_PLACE.has(word) && known.has(word));

/** "There was a storm on Tuesday", before what is asked for */
const isBackground = (text: string): boolean => TOLD.test(text) && !WANTED.test(text);

/** The parts of a text that may be works, each with the words that past jobs know; what tells none goes with the one before. */
function clausesOf(text: string, known: ReadonlySet<string>): Clause[] {
  const parts = cleanText(text.slice(0, MOST_CHARACTERS)).split(JOINTS);
  const clauses: Clause[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const part = (parts[at] ?? '').trim();
    const joint = parts[at - 1] ?? '';
    const words = UNTOUCHED.test(part) ? [] : tellingIn(part, known);
    const last = clauses.at(-1);
    const isTold = isBackground(part) || DENIED.test(part) || OF_IT.test(part) || DONE_TO_IT.test(part);
    const begins = ENDS.test(joint) ? MORE.test(part) : JOINED.test(joint) || BEGINS.test(part);
    const isOwn = words.length > 0 && !isTold && begins;
    if (last === undefined || (at === 2 && isBackground(last.text))) clauses.splice(0, 1, { text: part, words });
    else if (isOwn && last.words.length > 0 && words.some((word) => !last.words.includes(word)))
      clauses.push({ text: part, words });
    else {
      // "Walls only", in a sentence of its own, is said of all.
      const more = ENDS.test(joint) ? [] : words;
      clauses[clauses.length - 1] = {
        text: `${last.text}${joint}${part}`,
        words: [...new Set([...last.words, ...more])],
      };
    }
  }
  return clauses;
}

/** What one clause says and none of the others. */
const wordsAlone = (clauses: Clause[], at: number): string[] =>
  (clauses[at]?.words ?? []).filter(
    (word) => !clauses.some((other, place) => place !== at && other.words.includes(word)),
  );

/**
 * The word that tells each clause from the others: of "plant 8 shrubs and 2 trees" the shrubs and the trees, since what is done stands
 * with the first and is meant for both. The rarest one; null where one clause says nothing that another does not say, too.
 */
function headsOf(clauses: Clause[], own: ReadonlyMap<PastWork, string[]>): (string | null)[] {
  const countOf = (word: string): number => [...own.values()].filter((words) => words.includes(word)).length;
  return clauses.map(({ text }, at) => {
    // "Paint the kitchen walls": what is done to them
    const doing = contentWords(DOING_TO.exec(text.replace(OPENING, ''))?.[1] ?? '');
    const alone = wordsAlone(clauses, at).filter((word) => !doing.includes(word));
    const telling = alone.filter(isTelling);
    return (telling.length > 0 ? telling : alone).reduce<string | null>(
      (head, word) => (head === null || countOf(word) <= countOf(head) ? word : head),
      null,
    );
  });
}

/** The past jobs that are what a clause says, and of none of the others. */
function jobsOf(
  at: number,
  clauses: Clause[],
  heads: (string | null)[],
  own: ReadonlyMap<PastWork, string[]>,
): PastWork[] {
  const said = clauses[at]?.words ?? [];
  const others = new Set(clauses.flatMap(({ words }, place) => (place === at ? [] : words)));
  const head = heads[at] ?? null;
  return [...own].flatMap(([past, words]) => {
    const held = words.filter((word) => said.includes(word));
    const rest = words.filter((word) => said.includes(word) || !others.has(word));
    const isOfOther = heads.some((other, place) => place !== at && other !== null && words.includes(other));
    const isNamed = head === null ? held.length > 0 : held.includes(head);
    const isTitled = (): boolean => head !== null && contentWords(past.title).includes(head);
    return isNamed && !isOfOther && (held.length >= LEAST_OF_JOB * rest.length || isTitled()) ? [past] : [];
  });
}

/** Whether a past job was of two of the clauses at once, or nothing tells them apart. */
function wereTogether(heads: (string | null)[], own: ReadonlyMap<PastWork, string[]>): boolean {
  const named = heads.filter((head) => head !== null);
  if (named.length < heads.length - 1) return true;
  return [...own.values()].some((words) => named.filter((head) => words.includes(head)).length > 1);
}

/** Whether a past job speaks of what each clause alone says. */
function wereSharedBefore(clauses: Clause[], own: ReadonlyMap<PastWork, string[]>): boolean {
  const telling = clauses.map((_, at) => wordsAlone(clauses, at).filter(isTelling));
  return [...own.values()].some((words) => telling.every((said) => said.some((word) => words.includes(word))));
}

/** "Two openers | to go with them", "a gate | , 4 ft" */
const NAME_END = /[,.;:!?\n\d]| (?:to|for|so|because|that|which|with|if)\b/;

/** What a clause asks for: as a past job of it is called, or in the visitor's words up to its size. */
function nameOf({ text }: Clause, jobs: PastWork[]): string {
  const said = contentWords(text);
  const titles = jobs
    .map(({ title }) => title)
    .filter((title) => contentWords(title).every((word) => said.includes(word)));
  return (
    titles[0]?.toLowerCase() ??
    (
      text
        .replace(OPENING, '')
        .replace(/^\d\S* /, '')
        .split(NAME_END)[0] ?? ''
    ).trim()
  );
}

/** The service of the whole that a clause speaks of, where it names none itself. */
function serviceOf({ words }: Clause, { details }: Work): string | null {
  const own = servicesNamed(details.service).filter((name) => thingsOf(name).some((thing) => words.includes(thing)));
  return own.length > 0 ? own.join(' and ') : null;
}

/** The sizes said in a clause; where it says none, those of the whole that its past jobs go by ("mow and fertilize, 8,000 sq ft"). */
function quantitiesOf(all: Quantity[], own: Quantity[], jobs: PastWork[]): Quantity[] {
  const isUsual = (one: Quantity): boolean =>
    Object.keys(sizesOf([one])).some((measure) => jobs.some(({ sizes }) => Object.hasOwn(sizes, measure)));
  return own.length > 0 ? own : all.filter(isUsual);
}
