import {
  cleanText,
  isAllBut,
  isFine,
  isGonePet,
  isLeftAlone,
  isStopWord,
  numberAt,
  ordinalAt,
  staysAsIs,
  stem,
  textAt,
  textOf,
  tokenize,
  type Token,
  wordTable,
} from '../../language/index.js';
import { conceptOf, phraseAt } from './concepts.js';
import { isGone, isLeftThere, isOwnWork, saysRemoval } from './removal.js';
import { groupsIn, NAMED_AFTER } from './people.js';
import { GROUPS_OF_PEOPLE } from './word-kinds.js';
import { wordSet } from '../text/lexicon.js';

/** A concept said somewhere in a text. */
export interface Mention {
  concept: string;
  /** The word itself, reduced to its stem. */
  stem: string;
  negated: boolean;
  /** Which sentence it stands in. */
  sentence: number;
  /** Its token. */
  at: number;
}

/** What a text says, prepared once and asked many times. */
export interface Evidence {
  tokens: Token[];
  mentions: Mention[];
  /** Concepts said, and not denied, anywhere. */
  said: Set<string>;
  denied: Set<string>;
}

/** As words they are waste, and their stems the work ("clip", "trim"). */
const WASTE = /^(?:clippings|trimmings|cuttings|prunings)$/;

/** "Eleven double hungs" are windows, what is rooftop is on the roof, and marble is stone. */
const IMPLIES = wordTable<string | undefined>({
  doublehung: 'window',
  downlight: 'light',
  rooftop: 'roof',
  ...kindsOf('laundry', 'washer dryer'),
  ...kindsOf('stone', 'travertine marble limestone bluestone'),
});

const DUCT = /^(?:vents?|venting|ducts?|hoses?|lint)$/;

function kindsOf(thing: string, kinds: string): Record<string, string> {
  return Object.fromEntries(kinds.split(' ').map((kind) => [conceptOf(stem(kind)), conceptOf(stem(thing))]));
}

const NEGATORS = wordSet(
  `no not without never nothing none neither nor non nobody nowhere cannot hardly minus except wasnt isnt arent dont doesnt didnt wont cant
  aint hasnt havent excluding avoid`,
);
/** "Skip the trim", as against "skip hire"; "forget pianos", "we sold it", "we used to have a cat". */
const isSkipped = (tokens: Token[], at: number): boolean =>
  textAt(tokens, at) === 'forget' ||
  (textAt(tokens, at) === 'sold' && textAt(tokens, at + 1) !== 'on') ||
  (textAt(tokens, at) === 'used' && /^to (?:have|own|keep)$/.test(textOf(tokens.slice(at + 1, at + 3)))) ||
  (textAt(tokens, at) === 'skip' && /^(?:the|that|any|it|those|this|my|painting|all)$/.test(textAt(tokens, at + 1)));

const SCOPE_ENDS = wordSet(`but however though although ; . ! ? , : and because so just only`);
const REACH = 7;
/** What takes a thing away. */
export const REMOVAL = 'remove';
/** What customers do themselves: "we'll pack ourselves". */
const BY_THEMSELVES = new Set([REMOVAL, 'move', 'pack']);
/** "Keep the chips", "leave the wood": what nobody takes away. */
export const LEFT = 'left there';
/** What an upper floor is remembered by: which one it is, the reader of floors tells. */
export const UPPER_FLOOR = 'upper floor';

const cache = new Map<string, Evidence>();
const MOST_CACHED = 2000;
const LONGEST = 20_000;

/** Prepares a text; the latest texts are kept, for a back-test asks the same ones of many rules. */
export function evidenceOf(text: string): Evidence {
  const known = cache.get(text);
  if (known) return known;
  const made = prepare(text.slice(0, LONGEST));
  if (cache.size >= MOST_CACHED) cache.delete(cache.keys().next().value ?? '');
  cache.set(text, made);
  return made;
}

/** Whether a text speaks of a word only to deny it ("not steep at all"). */
export function isOnlyDenied(word: string, text: string): boolean {
  const { said, denied } = evidenceOf(text);
  return denied.has(word) && !said.has(word);
}

/** "26 windows, in and out": inside and outside. */
const bothSides = (text: string): string =>
  text.replace(
    /(?<!\b(?:get|gets|getting|go|goes|going|come|coming|way) )\bin(?:side)? (?:and|&|n|\+) out\b/gi,
    'inside and outside',
  );

function prepare(text: string): Evidence {
  const tokens = tokenize(bothSides(cleanText(text))).filter((token) => token.text !== '-');
  const stems = stemsOf(tokens);
  const mentions: Mention[] = [];
  let sentence = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    // "Skip the trim" asks for no skip
    if (!token || (token.text === 'skip' && isSkipped(tokens, at))) continue;
    if (token.kind === 'sign') {
      if (['.', '!', '?'].includes(token.text)) sentence += 1;
      continue;
    }
    // "A one time clean" is not somebody's first.
    const phrase = /^(?:one|1)$/.test(token.text) && stems[at + 1] === 'time' ? null : phraseAt(stems, at);
    const word = stems[at] ?? '';
    const isLeft = isLeftThere(tokens, at);
    const negated =
      [isNegated, isSettled, isGone, isDoneAlready, isLeftAlone, isGonePet].some((says) => says(tokens, at)) || isLeft;
    const base = { negated, sentence, at };
    if (isLeft) mentions.push({ ...base, negated: false, concept: LEFT, stem: LEFT });
    if (phrase) mentions.push({ ...base, concept: phrase.concept, stem: phrase.concept });
    if (WASTE.test(token.text)) mentions.push({ ...base, concept: 'rubbish', stem: 'rubbish' });
    if (isWalkUp(tokens, at)) mentions.push({ ...base, negated: true, concept: 'elevator', stem: 'elevator' });
    if (isUpperFloor(tokens, at)) mentions.push({ ...base, concept: 'upstairs', stem: UPPER_FLOOR });
    // "The dryer vent" is no laundry.
    const implied =
      DUCT.test(textAt(tokens, at + 1)) || isLandmark(tokens, at)
        ? undefined
        : IMPLIES[phrase?.concept ?? conceptOf(word)];
    if (implied !== undefined) mentions.push({ ...base, concept: implied, stem: implied });
    else if (saysRemoval(tokens, at)) mentions.push({ ...base, concept: REMOVAL, stem: REMOVAL });
    const isNameOf = GROUPS_OF_PEOPLE.has(conceptOf(word)) && NAMED_AFTER.test(textAt(tokens, at + 1));
    if (!isStopWord(token.text)) mentions.push({ ...base, concept: isNameOf ? word : conceptOf(word), stem: word });
  }
  for (const one of mentions) if (BY_THEMSELVES.has(one.concept) && isOwnWork(tokens, one.at)) one.negated = true;
  for (const one of groupsIn(cleanText(text).toLowerCase()))
    mentions.push({ concept: one, stem: one, negated: false, sentence: 0, at: 0 });
  const said = new Set(mentions.filter((one) => !one.negated).flatMap((one) => [one.concept, one.stem]));
  const denied = new Set(mentions.filter((one) => one.negated).flatMap((one) => [one.concept, one.stem]));
  return { tokens, mentions, said, denied };
}

/** "Behind the washer and dryer": where something is, and not what is to be done. */
const isLandmark = (tokens: Token[], at: number): boolean =>
  /\b(?:behind|beside|near|under|above|by|next to) (?:the|my|our) (?:\p{L}+ and )?$/u.test(
    `${textOf(tokens.slice(Math.max(0, at - 5), at))} `,
  );

/** "A third floor walk-up": a building without a lift. */
function isWalkUp(tokens: Token[], at: number): boolean {
  const isNoun = /^(?:a|an|the|our|my|floor|story|storey|level|old|\d.*)$/.test(textAt(tokens, at - 1));
  return isNoun && textAt(tokens, at) === 'walk' && textAt(tokens, at + 1) === 'up';
}

/** "Second floor", "3rd level": upstairs. */
function isUpperFloor(tokens: Token[], at: number): boolean {
  return (ordinalAt(tokens, at) ?? 0) >= 2 && /^(?:floor|storey|story|level)s?$/.test(textAt(tokens, at + 1));
}

const DAMAGED =
  /^(?:flooded|frozen|soaked|cracked|broken|chipped|rusted|corroded|rott(?:ed|en)|clogged|blocked|jammed|leaked|swollen|warped|fallen|collapsed|damaged|infested)$/;

/** "It has been graded already", "the beds are weeded already": done, and not wanted. "The basement is flooded already" is. */
function isDoneAlready(tokens: Token[], at: number): boolean {
  if (!/\p{L}{3}(?:ed|en)$/u.test(textAt(tokens, at)) || DAMAGED.test(textAt(tokens, at))) return false;
  const before = [1, 2, 3].map((back) => textAt(tokens, at - back));
  const isDone = before.includes('been') || before.slice(0, 2).some((one) => /^(?:is|are)$/.test(one));
  return isDone && [...before, textAt(tokens, at + 1)].includes('already');
}

/** The words of a text as stems, numbers and places in an order as digits. */
export const stemsOf = (tokens: Token[]): string[] =>
  tokens.map((token, at) => numberWord(tokens, at) ?? stem(token.text));

function numberWord(tokens: Token[], at: number): string | null {
  const token = tokens[at];
  if (token?.kind === 'number') return String(token.value);
  const value = ordinalAt(tokens, at) ?? (numberAt(tokens, at)?.end === at + 1 ? numberAt(tokens, at)?.value : null);
  return value === null || value === undefined ? null : String(value);
}

const isNobody = (tokens: Token[], at: number): boolean =>
  /^(?:nobody|noone)$/.test(textAt(tokens, at)) || (textAt(tokens, at) === 'no' && textAt(tokens, at + 1) === 'one');

/** "Nobody has cleaned the attic": what nobody has done is denied, and what it was not done to is there. */
const isPresupposed = (tokens: Token[], at: number): boolean =>
  /^(?:the|our|my|this|that|these|those)$/.test(textAt(tokens, at - 1));

/** A word that denies stands before it in the same clause ("not heritage listed", "no permit is needed"). */
function isNegated(tokens: Token[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - REACH); place -= 1) {
    const text = textAt(tokens, place);
    if (isAllBut(tokens, place)) return true;
    // "Please don't forget the stairs"
    if (text === 'forget' && /^(?:don't|dont|not|never)$/.test(textAt(tokens, place - 1))) return false;
    if (SCOPE_ENDS.has(text)) {
      if ((text === 'and' || text === ',') && listNegated(tokens, place, at)) return true;
      break;
    }
    if (isNobody(tokens, place)) return !isPresupposed(tokens, at);
    if (NEGATORS.has(text) || text.endsWith("n't") || isSkipped(tokens, place))
      return (
        !['only', 'just', 'problem', 'worries', 'sure', 'idea'].includes(textAt(tokens, place + 1)) && text !== 'minus'
      );
    if (/^(?:instead|free|place)$/.test(text) && textAt(tokens, place + 1) === 'of') return true;
    if (text === 'rather' && textAt(tokens, place + 1) === 'than') return true;
  }
  // "The truck can't get in", "a bobcat will not fit"
  const ahead = [1, 2, 3, 4].map((step) => textAt(tokens, at + step)).join(' ');
  if (
    /^(?:can't|cant|cannot|won't|wont|couldn't|(?:can|will|could) not) (?:get(?! hot| cold| warm| going)|fit|reach|come(?! on| open| off)|pass|back|park|drive)\b/.test(
      ahead,
    )
  )
    return true;
  return /^(?:free)$/.test(textAt(tokens, at + 1)) && /^(?:pet|smoke|asbestos|lead|mold)s?$/.test(textAt(tokens, at));
}

const BE = /^(?:is|are|was|were|looks?|seems?)$/;
const IS_OVER = /^ (?:is|are|was|were|looks?|seems?) (?:(?:all|already|just|still|in) )?over\b/;

/** "Saturday is fine", "cash is good": agreed to, and so wanted. */
const AGREED =
  /^(?:\p{L}+day|weekends?|week(?:day|night)s?|mornings?|evenings?|nights?|tonight|today|tomorrow|cash|online|winter|spring|summer|fall|autumn|january|february|march|april|june|july|august|september|october|november|december|\d.*)$/u;

/** "The power lines are all buried": nothing is near them any more. */
const BURIED =
  /^(?:power|overhead|electric(?:al)?|utility|hydro|service) (?:lines?|wires?) (?:are|is|were|was|run|go|have been|got|all)(?: all| now| mostly)* (?:buried|underground|below ground)/;

/** "The oven is fine", "the floor is level": named as nothing to do about. */
function isSettled(tokens: Token[], at: number): boolean {
  const [first, second, third] = [1, 2, 3].map((ahead) => textAt(tokens, at + ahead));
  if (AGREED.test(textAt(tokens, at)) && second !== 'over') return false;
  // "a permit isn't required"
  const denies =
    /^(?:isn't|isnt|aren't|wasn't|not)$/.test(first ?? '') ||
    (BE.test(first ?? '') && /^(?:not|no)$/.test(second ?? ''));
  if (
    denies &&
    [second, third].some((word) => /^(?:required|needed|necessary|included|wanted|there|longer)$/.test(word ?? ''))
  )
    return true;
  const after = ` ${textOf(tokens.slice(at + 1, at + 6))}`;
  if (staysAsIs(after) || BURIED.test(`${textAt(tokens, at)}${after}`)) return true;
  // "the walls are over 10 ft"
  if (second === 'over' && tokens[at + 3]?.kind !== 'sign' && third !== '') return false;
  if (BE.test(first ?? '')) return isFine(after) || IS_OVER.test(after);
  // "just one layer" is no second one
  if (/^layers?$/.test(textAt(tokens, at)) && /^(?:one|single|1)$/.test(textAt(tokens, at - 1)))
    return !tokens.slice(at, at + 6).some((_, ahead) => saysRemoval(tokens, at + ahead));
  return (
    textAt(tokens, at) === 'level' &&
    /^(?:is|are|was|already|and|pretty|perfectly|dead|quite)$/.test(textAt(tokens, at - 1))
  );
}

/** "no pets or stairs", "no dogs, cats": a list shares its "no". */
function listNegated(tokens: Token[], joint: number, at: number): boolean {
  if (at - joint > 1) return false;
  const before = textAt(tokens, joint - 2);
  return NEGATORS.has(before) && tokens[at + 1]?.kind !== 'word';
}
