import {
  cleanText,
  isStopWord,
  isWhatOthersAre,
  numberAt,
  ordinalAt,
  pattern,
  remembered,
  restOfSentence,
  saysWorkingHours,
  startOfSentence,
  stem,
  LONGEST_READ,
  textAt,
  textOf,
  tokenize,
  type Token,
  withoutAddresses,
  wordTable,
} from '../../language/index.js';
import { denyEarlier, denyGroups, denyPast, denyTold, type Mention } from './denials/denials.js';
import { isOtherwiseMeant } from './denials/otherwise-meant.js';
import type { Details } from '../../types.js';
import { conceptOf, isSmall, phraseAt, SMALL } from './vocabulary/concepts.js';
import { isUnknown, LOCATE, saysLocate } from './circumstances/locating.js';
import { bothSides, saidHigh } from './vocabulary/in-other-words.js';
import { isSaidNotToBe, isSkipped } from './denials/negation.js';
import { groupsIn, isOfAnother, NAMED_AFTER } from './circumstances/people.js';
import { isLeftThere } from './denials/left-there.js';
import { isOwnWork, saysRemoval, takesAll } from './denials/removal.js';
import { GROUPS_OF_PEOPLE, WHO_THEY_ARE } from './vocabulary/word-kinds.js';

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
const MOST_LETTERS = 300_000;

/** Prepares a text. */
export const evidenceOf = remembered(MOST_TEXTS, (text) => prepare(text.slice(0, LONGEST_READ)), MOST_LETTERS);

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
    const negated = isSaidNotToBe(tokens, at) || isLeft || isGroupOfOthers(tokens, at, word);
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
  for (const one of [...groupsIn(cleanText(text)), ...shinglesIn(text), ...runsIn(text)])
    mentions.push({ concept: one, stem: one, negated: false, sentence: 0, at: 0 });
  if (NOT_EMERGENCY.test(clean)) for (const one of mentions) if (one.concept === EMERGENCY) one.negated = true;
  denyEarlier(mentions, clean, tokens);
  denyTold(mentions, clean, tokens);
  denyPast(mentions, clean, tokens);
  denyGroups(mentions, clean, tokens);
  const said = new Set(mentions.filter((one) => !one.negated).flatMap((one) => [one.concept, one.stem]));
  const denied = new Set(mentions.filter((one) => one.negated).flatMap((one) => [one.concept, one.stem]));
  return { tokens, mentions, said, denied };
}

/** "Weekday, burst pipe repaired": what is mended when the business works anyway is an emergency where it is called one. */
const EMERGENCY = 'emergency';
const IS_EMERGENCY = /^emerg/;
/** "The water is off, so it's not an emergency": whatever burst. */
const NOT_EMERGENCY = /\b(?:not|isn'?t|no longer) (?:really |exactly |such )?an emergency\b|\bno emergency\b/i;

const ASPHALT_ROOF = /\basphalt (?:\p{L}+ )?roof/iu;
const SHINGLES = /\bshingle(?:s|d)?\b/i;
const OTHER_SHINGLES =
  /\b(?:cedar|wood(?:en)?|shakes?|slate|metal|steel|tiles?|rubber|composite|synthetic|architectural|dimensional|designer|(?:3|three)-?tab)\b/i;

const FROM_PANEL = pattern('i')`
  \b(?:from|to|between) (?:(?:the|our|my|main|electrical) )*(?:panel|switchboard|breaker box|fuse ?box|consumer unit|meter box)\b
`;
/** "From the panel to the parking spot is 65 ft": so long is the cable. */
const runsIn = (text: string): string[] => (FROM_PANEL.test(text) ? ['cable', 'run', 'wire'].map(conceptOf) : []);

/** "An asphalt roof", "replace my shingle roof": asphalt shingles, where nothing else is named that shingles are made of. */
function shinglesIn(text: string): string[] {
  if (ASPHALT_ROOF.test(text)) return [conceptOf('shingle')];
  return SHINGLES.test(text) && !OTHER_SHINGLES.test(text) ? [conceptOf('asphalt')] : [];
}

const isGroupOfOthers = (tokens: Token[], at: number, word: string): boolean =>
  WHO_THEY_ARE.has(conceptOf(word)) &&
  isWhatOthersAre(`${startOfSentence(tokens, at)} `, ` ${restOfSentence(tokens, at + 1, 8)}`);

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
