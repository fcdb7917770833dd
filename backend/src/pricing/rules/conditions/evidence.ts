import {
  cleanText,
  isStopWord,
  numberAt,
  ordinalAt,
  pattern,
  remembered,
  saysWorkingHours,
  stem,
  textAt,
  textOf,
  tokenize,
  type Token,
  withoutAddresses,
  wordTable,
} from '../../language/index.js';
import { isOtherwiseMeant } from './otherwise-meant.js';
import type { Details } from '../../types.js';
import { conceptOf, isSmall, phraseAt, SMALL } from './concepts.js';
import { isUnknown, LOCATE, saysLocate } from './locating.js';
import { bothSides, saidHigh } from './in-other-words.js';
import { isSaidNotToBe, isSkipped } from './negation.js';
import { groupsIn, isOfAnother, NAMED_AFTER } from './people.js';
import { isLeftThere, isOwnWork, saysRemoval, takesAll } from './removal.js';
import { GROUPS_OF_PEOPLE } from './word-kinds.js';

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

/** Whether something holds for what was said and what is known. */
export type Check = (evidence: Evidence, details: Details) => boolean;

/** As words they are waste, and their stems the work ("clip", "trim"). */
export const WASTE = /^(?:clippings|trimmings|cuttings|prunings)$/;

/** "Eleven double hungs" are windows, what is rooftop is on the roof, and marble is stone. */
const IMPLIES = wordTable<string | undefined>({
  doublehung: 'window',
  downlight: 'light',
  rooftop: 'roof',
  ...kindsOf('laundry', 'washer dryer'),
  ...kindsOf('stone', 'travertine marble limestone bluestone'),
  ...kindsOf('ceiling', 'vaulted'),
  ...kindsOf('fence', 'chainlink'),
  // "New equipment" of who heats and cools
  ...kindsOf('equipment', 'furnace boiler condenser'),
  ...kindsOf('prune', 'trim'),
  ...kindsOf('trim', 'prune'),
});

const DUCT = /^(?:vents?|venting|ducts?|hoses?|lint)$/;

function kindsOf(thing: string, kinds: string): Record<string, string> {
  return Object.fromEntries(kinds.split(' ').map((kind) => [conceptOf(stem(kind)), conceptOf(stem(thing))]));
}

/** What takes a thing away. */
export const REMOVAL = 'remove';
/** What customers do themselves: "we'll pack ourselves". */
const BY_THEMSELVES = new Set([REMOVAL, 'move', 'pack']);
/** "Keep the chips", "leave the wood": what nobody takes away. */
export const LEFT = 'left there';
/** What an upper floor is remembered by: which one it is, the reader of floors tells. */
export const UPPER_FLOOR = 'upper floor';

const MOST_TEXTS = 2_000;
const LONGEST = 12_000;
const MOST_LETTERS = 300_000;

/** Prepares a text. */
export const evidenceOf = remembered(MOST_TEXTS, (text) => prepare(text.slice(0, LONGEST)), MOST_LETTERS);

/** Whether a text speaks of a word only to deny it ("not steep at all"). */
export function isOnlyDenied(word: string, text: string): boolean {
  const { said, denied } = evidenceOf(text);
  return denied.has(word) && !said.has(word);
}

function prepare(text: string): Evidence {
  const clean = saidHigh(bothSides(withoutAddresses(cleanText(text))));
  const tokens = tokenize(clean).filter((token) => token.text !== '-');
  const stems = stemsOf(tokens);
  const mentions: Mention[] = [];
  let sentence = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    // "Skip the trim" asks for no skip
    if (!token || (token.text === 'skip' && isSkipped(tokens, at)) || isOtherwiseMeant(tokens, at)) continue;
    if (token.kind === 'sign') {
      if (['.', '!', '?'].includes(token.text)) sentence += 1;
      continue;
    }
    // "A one time clean" is not somebody's first.
    const phrase = /^(?:one|1)$/.test(token.text) && stems[at + 1] === 'time' ? null : phraseAt(stems, at);
    const word = stems[at] ?? '';
    const isLeft = isLeftThere(tokens, at);
    const negated = isSaidNotToBe(tokens, at) || isLeft;
    const base = { negated, sentence, at };
    if (saysLocate(tokens, at))
      mentions.push({ ...base, negated: negated && !isUnknown(tokens, at), concept: LOCATE, stem: LOCATE });
    if (isLeft) mentions.push({ ...base, negated: false, concept: LEFT, stem: LEFT });
    const isOthers = phrase?.concept === 'repeat' && isOfAnother(`${textOf(tokens.slice(Math.max(0, at - 8), at))} `);
    if (phrase && !isOthers) mentions.push({ ...base, concept: phrase.concept, stem: phrase.concept });
    if (WASTE.test(token.text) || takesAll(tokens, at)) mentions.push({ ...base, concept: 'rubbish', stem: 'rubbish' });
    if (isWalkUp(tokens, at)) mentions.push({ ...base, negated: true, concept: 'elevator', stem: 'elevator' });
    if (isUpperFloor(tokens, at)) mentions.push({ ...base, concept: 'upstairs', stem: UPPER_FLOOR });
    // "The dryer vent" is no laundry.
    const implied =
      DUCT.test(textAt(tokens, at + 1)) || isLandmark(tokens, at)
        ? undefined
        : IMPLIES[phrase?.concept ?? conceptOf(word)];
    if (isSmall(tokens, at)) mentions.push({ ...base, concept: SMALL, stem: SMALL });
    if (implied !== undefined) mentions.push({ ...base, concept: implied, stem: implied });
    else if (saysRemoval(tokens, at)) mentions.push({ ...base, concept: REMOVAL, stem: REMOVAL });
    const isNameOf = GROUPS_OF_PEOPLE.has(conceptOf(word)) && NAMED_AFTER.test(textAt(tokens, at + 1));
    // "Emergency light fittings" are no emergency.
    const isThing = conceptOf(word) === EMERGENCY && phrase !== null && phrase.concept !== EMERGENCY;
    // "Locked out" asks for no lock.
    const isLockedOut = phrase?.concept === 'lockout' && stems[at] === 'lock';
    if (!isStopWord(token.text) && !isThing && !isLockedOut)
      mentions.push({ ...base, concept: isNameOf ? word : conceptOf(word), stem: word });
  }
  if (saysWorkingHours(text))
    for (const one of mentions.filter(({ concept }) => concept === EMERGENCY)) {
      const word = textAt(tokens, one.at);
      if (!IS_EMERGENCY.test(word)) Object.assign(one, { concept: word, stem: word });
    }
  for (const one of mentions) if (BY_THEMSELVES.has(one.concept) && isOwnWork(tokens, one.at)) one.negated = true;
  for (const one of [...groupsIn(cleanText(text)), ...shinglesIn(text)])
    mentions.push({ concept: one, stem: one, negated: false, sentence: 0, at: 0 });
  denyEarlier(mentions, clean, tokens);
  denyTold(mentions, clean, tokens);
  const said = new Set(mentions.filter((one) => !one.negated).flatMap((one) => [one.concept, one.stem]));
  const denied = new Set(mentions.filter((one) => one.negated).flatMap((one) => [one.concept, one.stem]));
  return { tokens, mentions, said, denied };
}

const WHOLE = /^(?:house|home|place|property|building|flat|apartment|unit|it|we|they|nobody)$/;

/** "The garage isn't getting painted": nothing is said of the rest, as it is by "the house won't be occupied". */
const isOfAPart = (tokens: Token[], at: number): boolean =>
  /ed$/.test(textAt(tokens, at)) && !tokens.slice(Math.max(0, at - 6), at).some(({ text }) => WHOLE.test(text));

const FOR_NOW = pattern('i')`
  ^[^,.;!?\n]*?\b(?:now|yet|currently|at (?:present|the moment)|today|in (?:january|february|march|april|may|june|july
    |august|september|october|november|december)|except|other than|apart from|besides)\b
`;
const SOMEWHERE = pattern('i')`
  ^[^,.;!?\n]*?\b(?:on|in|at|near|behind|under|to|from) (?:the|that|this|my|our|one) (?!(?:house|home|place|property|building|job)\b)
    |^ outside\b
`;
const OF_MORE = pattern('i')`
  \b(?:other|more|another|extra|further|never(?! mind)|neighbou?r(?:'?s)?|next door(?:'?s)?|can'?t|cannot)\b[^,.;!?\n]*$
`;
const OF_THE_WORK = pattern('i')`
  ^(?:colou?rs?|ones?|treatment|removal|cleaning|work|repairs?|problems?|issues?|jobs?|service|please|thanks?|involved|whatsoever|inside|either|after|anymore|really|then|though|tho|because|since|sorry|actually|here|there)$|(?:ed|ing)$
`;

/**
 * Whether a denial is of part of a thing, of a place, of the hour, or of what is only called after it: "no parking on the street side",
 * "no dogs now", "no other stairs", "no steep driveway" of a roof.
 */
function isOfSome({ at }: Mention, tokens: Token[], clean: string, isNamed: (word: string) => boolean): boolean {
  const token = tokens[at];
  if (!token || isOfAPart(tokens, at)) return true;
  const rest = clean.slice(token.end);
  const next = /^ /.test(rest) ? textAt(tokens, at + 1) : '';
  const isPartOfName = /^\p{L}{3,}$/u.test(next) && !isStopWord(next) && !OF_THE_WORK.test(next) && !isNamed(next);
  return (
    isPartOfName ||
    FOR_NOW.test(rest) ||
    SOMEWHERE.test(rest) ||
    OF_MORE.test(clean.slice(Math.max(0, token.start - 40), token.start))
  );
}

/** Of these a denial is of the one word only: a cat is there when no dog is. */
const OF_KINDS = new Set(['pet', 'rush']);

/** "With gutter guards", and in a later message, on a line of its own, "no guards": the last message that speaks of a thing decides. */
function denyEarlier(mentions: Mention[], clean: string, tokens: Token[]): void {
  const ends = [...clean.matchAll(/\n/g)].map(({ index }) => index);
  if (ends.length === 0) return;
  const lineOf = ({ at }: Mention): number => ends.filter((end) => end < (tokens[at]?.start ?? 0)).length;
  const keyOf = ({ concept, stem: word }: Mention): string => (OF_KINDS.has(concept) ? word : concept);
  const last = new Map<string, { said: number; denied: number }>();
  for (const one of mentions) {
    const line = lineOf(one);
    const isNamed = (word: string): boolean => {
      const named = conceptOf(stem(word));
      return mentions.some((other) => other.concept === named && lineOf(other) < line);
    };
    if (one.negated && isOfSome(one, tokens, clean, isNamed)) continue;
    const known = last.get(keyOf(one)) ?? { said: -1, denied: -1 };
    last.set(
      keyOf(one),
      one.negated ? { ...known, denied: Math.max(known.denied, line) } : { ...known, said: Math.max(known.said, line) },
    );
  }
  for (const one of mentions) {
    const { said, denied } = last.get(keyOf(one)) ?? { said: 0, denied: 0 };
    if (denied > said) one.negated = true;
  }
}

/** "There is no asbestos", "no aluminum left", "no cowl to fit": there is none. */
const THERE_IS_NONE =
  /\b(?:there(?:'s| is| are|s)|so|and) (?:(?:definitely|absolutely|now) )?no (?:(?!old|existing|previous|other|more)\p{L}+ ){0,2}$/iu;
const NONE_LEFT = /^ ?(?:(?:at all|left|any ?more|whatsoever|either)\b|to \p{L}+\b)? ?(?=[,.;!?\n]|and\b|$)/iu;
/** "In the hall there's no wallpaper": there is none in that part. */
const OF_A_PART =
  /\b(?:(?:in|on|at) (?:the|my|our) (?!house\b|home\b|place\b)\p{L}+|upstairs|downstairs|outside)\b[^.;!?,]{0,30}$/iu;
/** Who asks for a thing says that there is none yet. */
const IS_WANTED = pattern('i')`
  \b(?:want|need|like|love|add|adding|install\w*|new|build\w*|put|putting|get|getting|quote|price|looking for|after)\b[^,.;!?\n]*$
`;

/** "Everybody says asbestos first: we had it tested, and there is no asbestos": what was only spoken of before is not there. */
function denyTold(mentions: Mention[], clean: string, tokens: Token[]): void {
  for (const none of mentions.filter(({ negated }) => negated)) {
    const { start = 0, end = 0 } = tokens[none.at] ?? {};
    const before = clean.slice(Math.max(0, start - 60), start);
    if (!THERE_IS_NONE.test(before) || OF_A_PART.test(before) || !NONE_LEFT.test(clean.slice(end))) continue;
    for (const one of mentions) {
      const isWanted = IS_WANTED.test(clean.slice(0, tokens[one.at]?.start ?? 0));
      if (one.at < none.at && one.concept === none.concept && !isWanted) one.negated = true;
    }
  }
}

/** "Weekday, burst pipe repaired": what is mended when the business works anyway is an emergency where it is called one. */
const EMERGENCY = 'emergency';
const IS_EMERGENCY = /^emerg/;

const ASPHALT_ROOF = /\basphalt (?:\p{L}+ )?roof/iu;
const SHINGLES = /\bshingle(?:s|d)?\b/i;
const OTHER_SHINGLES =
  /\b(?:cedar|wood(?:en)?|shakes?|slate|metal|steel|tiles?|rubber|composite|synthetic|architectural|dimensional|designer|(?:3|three)-?tab)\b/i;

/** "An asphalt roof", "replace my shingle roof": asphalt shingles, where nothing else is named that shingles are made of. */
function shinglesIn(text: string): string[] {
  if (ASPHALT_ROOF.test(text)) return [conceptOf('shingle')];
  return SHINGLES.test(text) && !OTHER_SHINGLES.test(text) ? [conceptOf('asphalt')] : [];
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
const isUpperFloor = (tokens: Token[], at: number): boolean => (floorNamed(tokens, at) ?? 0) >= 2;

/** Which floor is named by its place in an order: 2 for "second floor"; null where none is. */
export const floorNamed = (tokens: Token[], at: number): number | null =>
  /^(?:floor|storey|story|level)s?$/.test(textAt(tokens, at + 1)) ? ordinalAt(tokens, at) : null;

/** The words of a text as stems, numbers and places in an order as digits. */
export const stemsOf = (tokens: Token[]): string[] =>
  tokens.map((token, at) => numberWord(tokens, at) ?? stem(token.text));

function numberWord(tokens: Token[], at: number): string | null {
  const token = tokens[at];
  if (token?.kind === 'number') return String(token.value);
  const value = ordinalAt(tokens, at) ?? (numberAt(tokens, at)?.end === at + 1 ? numberAt(tokens, at)?.value : null);
  return value === null || value === undefined ? null : String(value);
}
