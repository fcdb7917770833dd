import { contentWords, nearlySame, stem, textAt, textOf, pattern } from '../../language/index.js';
import { conceptOf } from './vocabulary/concepts.js';
import type { Evidence } from './evidence.js';
import { DECISIVE, GROUNDS, GROUPS_OF_PEOPLE, KINDS, MATERIALS } from './vocabulary/word-kinds.js';

/** A word of a condition, reduced to what it means. */
export interface Wanted {
  concept: string;
  stem: string;
}

/** The concepts of words separated by blanks. */
export const conceptsIn = (words: string): Set<string> =>
  new Set(words.split(/\s+/).map((word) => conceptOf(stem(word))));

/** Ways to say that a thing is put where it belongs: who asks for a ceiling fan wants one hung. */
const PUTTING_IN = conceptsIn('install replace mount put lay new assemble change');
const REPAIRING = conceptsIn('repair service patch');
const CLEANING = conceptsIn('clean wash scrub');
const TREATING = conceptsIn('treatment control exterminate spray');
const REMOVING = conceptsIn('remove');
const MOVING = conceptsIn('move');
/** Other things that are done to a thing: whoever says one of them does not mean the above. */
const OTHERWISE = conceptsIn('paint tape sand seal stain refinish finish polish mow inspect prune trim demolish');
const ACTIONS = [PUTTING_IN, REPAIRING, CLEANING, TREATING, REMOVING, MOVING, OTHERWISE];
/** What stands in the way of the work. */
const IN_THE_WAY = conceptsIn('furniture belongings');
/** Nobody speaks of these but to be rid of them. */
const UNWANTED = conceptsIn(
  'ant wasp hornet bee hive nest roach cockroach termite flea bedbug bug mouse mice rat rodent mold graffiti junk rubbish moss layer oilstain petstain ruststain gum grease',
);
/** "Cleaning inside the fridge" is not said by who wants the inside of a house cleaned. */
const PLACES = conceptsIn('inside outside');
const FAILS = pattern()`
  \b(?:won't|wont|doesn't|doesnt|isn't|isnt|not|never|stopped|quit|no longer|no) (?:\w+ )?
    (?:work\w*|turn\w*|clos\w*|open\w*|drain\w*|flush\w*|heat\w*|cool\w*|cold|hot|start\w*|light\w*|spin\w*
    |dr(?:y|ies)|latch\w*|lock\w*|power|run\w*)\b
  |\b(?:broken?|broke|burst(?:ed)?|leak\w*|drip\w*|noisy|noises?|knocking|grinding|rattl\w*|squeal\w*|error|tripp\w*|trips
    |stuck|jam\w*|dead|died|stopped|quits?|fault\w*|acting up)\b
`;

const fails = new WeakMap<Evidence, boolean>();

/** "The dryer has no heat": nobody has to add that it is to be repaired. */
function saysItFails(evidence: Evidence): boolean {
  const known = fails.get(evidence) ?? FAILS.test(evidence.tokens.map(({ text }) => text).join(' '));
  fails.set(evidence, known);
  return known;
}

const NEAR = 3;

/** What a number counts that stands right before it. */
const COUNTS_OTHERS = /^\p{L}{2,}[^s]s$/u;

/** "A third mover" is not "the next three weeks, two movers": the number stands near what it counts, where both are said. */
function isCounted(number: Wanted, thing: Wanted | undefined, { said, mentions, tokens }: Evidence): boolean {
  if (!said.has(number.stem)) return false;
  const places = (one: Wanted): number[] =>
    mentions.flatMap(({ concept, stem: word, at }) => (concept === one.concept || word === one.stem ? [at] : []));
  const things = thing ? places(thing) : [];
  // "Two layers of shingles" is not "shingles, and two skylights"
  if (things.length === 0)
    return thing === undefined || !places(number).every((at) => COUNTS_OTHERS.test(textAt(tokens, at + 1)));
  return places(number).some((at) => things.some((other) => Math.abs(other - at) <= NEAR));
}

/** "The section is quite ", before "steep". */
const IS_SO =
  /(\p{L}+) (?:itself )?(?:is|'s|isn't|was|are|gets|looks)(?: (?:really|very|quite|pretty|so|fairly|a bit|rather|too|super))* $/u;

const thingsIn = (wanted: Wanted[]): Wanted[] =>
  wanted.filter((one) => !isAction(one) && (one.stem.length > 1 || /^\d/.test(one.stem)));

/** Whether a word of a condition is what is done, as against what it is done to. */
export const isAction = ({ concept }: Wanted): boolean => ACTIONS.some((kind) => kind.has(concept));

/** What little else is done to: whoever speaks of a hedge and asks for nothing else wants it trimmed. */
const USUAL: [actions: Set<string>, things: Set<string>][] = [
  [conceptsIn('trim prune'), conceptsIn('hedge shrub bush')],
  [conceptsIn('mow'), conceptsIn('lawn grass')],
];
const GROWING = conceptsIn('plant edge seed reseed overseed water fertilize aerate dethatch');
const isUsual = (action: string, things: Wanted[]): boolean =>
  USUAL.some(([actions, of]) => actions.has(action) && things.some((thing) => of.has(thing.concept)));

/** Whether what is done to a thing goes without saying, once the thing itself is named. */
function isImplied({ concept }: Wanted, things: Wanted[], evidence: Evidence): boolean {
  const said = (kind: Set<string>): boolean => [...kind].some((word) => evidence.said.has(word));
  const kind = ACTIONS.find((words) => words.has(concept));
  if (kind === OTHERWISE && isUsual(concept, things))
    return !ACTIONS.some(said) && !said(GROWING) && !saysItFails(evidence);
  if (!kind || kind === OTHERWISE) return false;
  if (kind === REMOVING || kind === TREATING) return things.some((thing) => UNWANTED.has(thing.concept));
  if (kind === MOVING) return things.some((thing) => IN_THE_WAY.has(thing.concept));
  if (kind === REPAIRING) return said(kind) || saysItFails(evidence);
  if (kind === PUTTING_IN && said(kind)) return true;
  return !ACTIONS.some(said) && !saysItFails(evidence);
}

/**
 * All of one or two words, two thirds of more: a customer never repeats a whole phrase. What is done to a thing may go
 * without saying; the thing may not.
 */
export function mentioned(wanted: Wanted[], evidence: Evidence): boolean {
  // a number alone ("two" of "two people") tells nothing: customers say numbers about anything
  if (wanted.every((one) => /^\d+$/.test(one.stem))) return false;
  // "a second layer" is not "one layer": numbers are never left out
  if (wanted.some((one, at) => /^\d/.test(one.stem) && !isCounted(one, wanted[at + 1], evidence))) return false;
  if (isOfAnotherMaterial(wanted, evidence) || isOfOtherKind(wanted, evidence)) return false;
  // "Removing old floor tiles" is not said by who speaks of floor tiles.
  const isTakenAway = (one: Wanted): boolean => isSaid(one, evidence) || isImplied(one, thingsIn(wanted), evidence);
  if (!wanted.filter(({ concept }) => REMOVING.has(concept)).every(isTakenAway)) return false;
  // "The old tiles have already been taken up": what is said not to be done is not done, however much else is said.
  if (wanted.some((one) => evidence.denied.has(one.concept) && !evidence.said.has(one.concept))) return false;
  const decisive = wanted.filter((one) => DECISIVE.has(one.concept) || GROUPS_OF_PEOPLE.has(one.concept));
  if (!decisive.every((one) => isSaid(one, evidence))) return false;
  if (isOfOtherGround(wanted, decisive, evidence)) return false;
  const rest = wanted.filter((one) => !decisive.includes(one));
  if (decisive.length > 0 && rest.every((one) => GROUNDS.has(one.stem))) return true;
  // "sand n finish"
  const things = thingsIn(wanted);
  const hits = (list: Wanted[]): number => list.filter((one) => isSaid(one, evidence)).length;
  const named = things.filter(({ concept }) => !PLACES.has(concept));
  if (named.length > 0 && hits(named) === 0) return false;
  // "Cleaning a salt cell" is not said by who wants another cell.
  const isOther = wanted.some((one) => CLEANING.has(one.concept) && !isSaid(one, evidence)) && saysNew(evidence);
  // "Replace a GFCI outlet" is no price of any outlet that is replaced.
  const [deed, kind, head, ...more] = wanted;
  const lacksKind =
    deed !== undefined &&
    kind !== undefined &&
    head !== undefined &&
    more.length === 0 &&
    isAction(deed) &&
    things.includes(kind) &&
    things.includes(head) &&
    !ANY_KIND.has(kind.stem) &&
    isSaid(head, evidence) &&
    !isSaid(kind, evidence);
  if (hits(wanted) >= mostOf(wanted.length) && !lacksKind && !isOther) return true;
  if (hits(things) < mostOf(things.length)) return false;
  const actions = wanted.filter(isAction);
  const isDenied = ({ concept }: Wanted): boolean => evidence.denied.has(concept);
  return (
    things.length > 0 &&
    actions.every((one) => isSaid(one, evidence) || (!isDenied(one) && isImplied(one, things, evidence)))
  );
}

const ROOF = conceptsIn('roof pitch');
const isRoof = (word: string): boolean => ROOF.has(conceptOf(word));

/** What a word is said of: "steep driveway", "the section is really steep"; null where nothing that lies or stands is named. */
function groundOf(at: number, { tokens }: Evidence): string | null {
  const isGround = (word: string): boolean => GROUNDS.has(word);
  const next = stem(textAt(tokens, at + 1));
  if (isGround(next)) return next;
  const [, subject = ''] = IS_SO.exec(`${textOf(tokens.slice(Math.max(0, at - 5), at))} `) ?? [];
  return isGround(stem(subject)) ? stem(subject) : null;
}

/** "The section is steep, but the roof is low": a rule for the one is none for the other. */
function isOfOtherGround(wanted: Wanted[], decisive: Wanted[], evidence: Evidence): boolean {
  const own = wanted.filter(({ stem: word }) => GROUNDS.has(word)).map(({ stem: word }) => isRoof(word));
  if (own.length === 0) return false;
  const isOther = (ground: string | null): boolean => ground !== null && !own.includes(isRoof(ground));
  return decisive.some(({ concept }) => {
    const said = evidence.mentions.filter((one) => one.concept === concept && !one.negated);
    return said.length > 0 && said.every(({ at }) => isOther(groundOf(at, evidence)));
  });
}

/** What says nothing of which one. */
const ANY_KIND = new Set(contentWords('natural real old existing whole entire single new'));

const NEW_ONE = conceptsIn('replace new');
const saysNew = ({ said }: Evidence): boolean => [...NEW_ONE].some((word) => said.has(word));

/** "Triple pane glass", "double height hall walls": of what, which goes without saying there. */
const GOES_UNSAID = conceptsIn('wall ceiling floor roof room pane siding');
/** A name of several words and nothing else: no preposition, no joint, no verb. */
const NAME = pattern('u')`
  ^(?:(?!(?:in|on|at|of|for|with|without|under|over|above|below|to|from|by|per|around|near|behind|through|inside
        |outside|into|between|that|which|is|are|and|or|if|when|where|not|no|than|as|we|you|they|it)\b)[\p{L}'-]+ ){2,}
    (?!(?:\p{L}*(?:ing|ed|ly)|ups?|outs?|offs?|downs?|away)$)[\p{L}-]{3,}$
`;

/** Of "a new insulated attic hatch" the hatch: an attic and its insulation are spoken of by many who want none. Null where a condition is no such name. */
export function headOf(condition: string, wanted: Wanted[]): Wanted | null {
  const last = wanted.at(-1);
  if (wanted.length < 3 || !last || isAction(last) || GOES_UNSAID.has(last.concept)) return null;
  if (MATERIALS.has(last.stem) || !NAME.test(condition.trim())) return null;
  return stem(condition.trim().split(/[\s-]/).at(-1) ?? '') === last.stem ? last : null;
}

/** A metal roof is no tile roof. */
function isOfAnotherMaterial(wanted: Wanted[], evidence: Evidence): boolean {
  const made = wanted.filter(({ stem: word }) => MATERIALS.has(word));
  return (
    made.length > 0 &&
    !made.some((one) => isSaid(one, evidence)) &&
    [...MATERIALS].some((word) => evidence.said.has(word))
  );
}

/** "Cats" beside a message about a dog, "palm trees" beside an oak: one of its kind, and another one is said. */
function isOfOtherKind(wanted: Wanted[], { said }: Evidence): boolean {
  const isOneOf = (kind: string[]): boolean => kind.some((word) => said.has(word));
  const own = KINDS.filter((kind) => wanted.some(({ stem: word }) => kind.includes(word)));
  return own.length > 0 && !own.some(isOneOf) && KINDS.some(isOneOf);
}

const mostOf = (count: number): number => (count <= 2 ? count : Math.ceil((count * 2) / 3 - 1e-9));

/** Whether a text says a word of a condition: the word, its concept, or the word with a slip. */
export function isSaid(one: Wanted, { said, denied }: Evidence): boolean {
  if (said.has(one.concept) || said.has(one.stem)) return true;
  if (one.concept === 'concrete') return isOfConcrete(said);
  if (denied.has(one.concept) || one.stem.length < 6) return false;
  for (const word of said) if (nearlySame(one.stem, word)) return true;
  return false;
}

const OF_CONCRETE = conceptsIn('driveway sidewalk patio slab walkway walk curb');
const OF_OTHERS = conceptsIn('asphalt blacktop tarmac paver brick gravel stone flagstone wood deck tile');

/** "Sealing concrete": a driveway is of concrete unless it is said to be of something else. */
const isOfConcrete = (said: Set<string>): boolean =>
  [...OF_CONCRETE].some((word) => said.has(word)) && ![...OF_OTHERS].some((word) => said.has(word));

/** The things that a condition names, without what is done to them: those that a text speaks of, and the others. */
export function thingsSaidOf(wanted: Wanted[], evidence: Evidence): { said: string[]; unsaid: string[] } {
  const things = thingsIn(wanted);
  const names = (list: Wanted[]): string[] => list.map(({ concept }) => concept);
  return {
    said: names(things.filter((one) => isSaid(one, evidence))),
    unsaid: names(things.filter((one) => !isSaid(one, evidence))),
  };
}
