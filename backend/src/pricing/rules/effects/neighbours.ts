import {
  contentWords,
  isExtent,
  isPiece,
  nearlySame,
  textAt,
  textOf,
  unitAt,
  wordValue,
  pattern,
} from '../../language/index.js';
import { nounBefore, pronoun } from '../phrases/counted-by.js';
import { respelled } from '../text/spelling.js';
import { isBeyondThat } from './asides.js';
import type { Draft, Reading } from './draft.js';

/** How much dearer a neighbour may be that is counted alike. */
const FORWARD = 8;

/** A unit, a sign or a word said once holds for both: "walls $3.10 a sq ft, ceilings $2.40", "seniors 10% off, students 5%". */
export function shareNeighbours(drafts: Draft[]): void {
  const pairs = drafts.slice(1).map((right, index) => ({ left: drafts[index], right }));
  for (const { left, right } of pairs) if (left) share(left, right, FORWARD);
  for (const { left, right } of pairs.toReversed()) {
    // "Cutting to length +$75, splitting +$60 an hour"
    const isExtraTime = right.reading.onTop && /^(?:hour|day)$/.test(right.reading.unit ?? '');
    if (left && !isExtraTime) share(right, left, isExtent(right.reading.unit) ? 4 : 2);
  }
}

/** "10% off for seniors and a further 5% if paid in cash": as much off once more. */
const FURTHER = /(?:^| )(?:a further|another)$/;

function share(from: Draft, to: Draft, reach: number): void {
  const [a, b] = [from.reading, to.reading];
  // "$520 up to 3 m, then $150 per m"
  if (from.tokens.slice(0, 2).some(({ text }) => text === 'then') && /\b(?:up to|within) \S+/.test(textOf(to.tokens)))
    return;
  // "fencing $410 a metre, gate $550"
  if (isExtent(a.unit) && PIECE.test(b.condition ?? '')) return;
  // "House cleaning $45 an hour, inside of the fridge $30"
  if (/^(?:hour|day)$/.test(a.unit ?? '') && b.condition !== null && !BY_TIME.test(b.condition)) return;
  // "$1,850 per bathroom, $1,200 for a powder room"
  if (!isExtent(a.unit) && /^for an?\b/.test(textOf(to.tokens.slice(b.price.end)))) return;
  // "$99 per system, 2 systems $179"
  if (a.per && (a.unit ?? 'item') === 'item' && b.covered?.kind === 'bundle' && a.price.value < b.price.value) return;
  // "bathroom taps 120 each, kitchen tap 140"
  // "walk gate 280, double gates 520 each"
  const isSaidLater = from.sentence === to.sentence && reach < FORWARD && isSameHead(a.condition, b.condition);
  if (a.per && pronoun(a.per) && b.situation === null && !isSaidLater && isOneOf(a.condition, b.condition)) return;
  // "Carpet cleaning 45 a room, hallway 25": one of them, and nothing that every room costs
  if (a.unit === 'room' && A_ROOM.test(b.condition ?? '')) return;
  // "niches are 190 each and a corner shelf is 60"
  if (a.per && pronoun(a.per) && /^(?:[,;] |and )*an? /.test(textOf(to.tokens))) return;
  // "$240 a pair, cables $130"
  if (a.per?.words && /^(?:pair|set|dozen|bundle)$/.test(textAt(from.tokens, a.per.end - 1))) return;
  inCents(a, b);
  if (!sameBreath(from, to) || a.price.kind !== b.price.kind || b.minimum || b.from || a.minimum) return;
  const isFurther = FURTHER.test(textOf(to.tokens.slice(0, b.price.at)));
  if (b.condition !== null && a.discount && !a.price.signed && (!b.onTop || isFurther) && a.price.kind === 'percent')
    [b.discount, b.onTop] = [true, false];
  if (b.once) return;
  // "second story windows are $45 more each, third story $95"
  if (isElided(from, to) || isAddedToo(from, to)) b.onTop = true;
  const isBare = !b.onTop && !b.discount && b.per === null && from.sentence === to.sentence;
  if (isBare && a.onTop && isSameThing(a.condition, b.condition)) b.onTop = true;
  // "heads $1,950 ea, second floor heads +$240"
  const isMoreForEach =
    isPartOfRate(a, b) ||
    ((a.unit ?? 'item') === 'item' &&
      b.onTop &&
      !a.onTop &&
      (/\bones$/.test(b.condition ?? '') || isSameThing(a.condition, b.condition)));
  const ratio = Math.max(a.price.value / b.price.value, b.price.value / a.price.value);
  if (
    !a.per ||
    a.above !== null ||
    b.per ||
    b.additional ||
    (b.covered && b.covered.kind !== 'bundle') ||
    (b.condition === null && !isBeyondThat(to.tokens)) ||
    !(ratio <= reach || isMoreForEach) ||
    (b.onTop !== a.onTop && !isMoreForEach)
  )
    return;
  b.per = { ...a.per, words: null };
  // "Outlets $145 each, GFCI $175, switches $95", "bathrooms cost $380, bedrooms $480": what names pieces of its own counts those
  const own = pronoun(a.per) || /^b(?:ed|ath)room$/.test(a.unit ?? '') ? nounBefore(to.tokens, b.price) : null;
  b.unit = own ?? (isPiece(a.unit ?? '') && namesOthers(b.condition ?? '') ? 'item' : a.unit);
}

/** "Single gates add $325 each, double gates $580 each": the verb of the first is meant for the second, too. */
const isElided = (from: Draft, to: Draft): boolean =>
  from.reading.onTop &&
  from.reading.per !== null &&
  to.reading.per !== null &&
  pronoun(from.reading.per) &&
  pronoun(to.reading.per) &&
  from.sentence === to.sentence &&
  lastWord(from.reading.condition) === lastWord(to.reading.condition) &&
  from.tokens.some(({ text }) => /^adds?$/.test(text)) &&
  /^(?:[,;&] ?|and )?(?:(?!are\b|is\b|at\b|for\b|from\b)[\p{L}-]+ )+\$ [\d.,]+ (?:each|ea|apiece)$/u.test(
    textOf(to.tokens),
  );

/** "Add £25 for the oven, £15 for the fridge and £3 per window": the verb is that of the whole list. */
const isAddedToo = (from: Draft, to: Draft): boolean =>
  from.reading.onTop &&
  from.sentence === to.sentence &&
  // "$12 a window, $3 extra for storm windows": what comes later says nothing of the price before it
  (from.tokens[0]?.start ?? 0) < (to.tokens[0]?.start ?? 0) &&
  /^(?:adds? |plus |[,;&] |and )*[$£€] /.test(textOf(from.tokens)) &&
  /^(?:[,;&] |and )*[$£€] /.test(textOf(to.tokens));

/** "Walls 45 cents a square foot. Nicotine walls are 70.": as many cents. */
function inCents(rate: Reading, { price, per }: Reading): void {
  const isBare = price.end === price.at + 1 && price.kind === 'money' && !per;
  const isCents = price.value >= 10 && price.value < 100 && rate.price.value < 1 && isExtent(rate.unit);
  if (isBare && isCents) price.value /= 100;
}

/** Who works, when, or at what: it is paid by the time, as a piano and a fridge are not. */
const BY_TIME = pattern('iu')`
  \b(?:apprentices?|helpers?|labou?rers?|assistants?|mates?|juniors?|trainees?|masters?|journeym[ae]n|techs?|\p{L}+ians?
    |(?!(?:heat|wat|filt|show|cov|gutt|draw|count|dry|wash|dishwash|freez|boil|break|charg|rout|print|plant|timb|lumb|corn|bord|pap|wallpap|tim|trail|contain|dumpst|clos|open|fing|sew|rad|lad|hang|dimm|rubb|should|und|ov)ers?\b)\p{L}+ers?|crews?|teams?|m[ae]n|guys?|people|persons?|bobcats?|machines?|trucks?|diggers?|week-?ends?|\p{L}+days?
    |evenings?|nights?|after[- ]hours|out of hours|emergenc(?:y|ies)|overtime|hours?|rates?|commercial|residential
    |business|deep|regular|standard|travel|drive|design|labou?r|work|jobs?|cleans?|visits?|repairs?|service|\p{L}{3,}ing
    |one|two|three|four|five|\d+)\b(?! (?:flush|heater))
`;

/** What is a room itself, or as much as one. */
const A_ROOM =
  /^(?:the |an? )?(?:hall(?:way)?|landing|closet|entry|foyer|staircase|kitchen|laundry(?: room)?|bath(?:room)?|living room|dining room|bonus room)$/i;

/** Nobody measures these in feet. */
const PIECE = pattern('i')`
  \b(?:gates?|doors?|posts?|hatch(?:es)?|skylights?|vents?|drains?|niches?|bench(?:es)?|downspouts?|downpipes?
    |caps?|locks?|hinges?|lamps?|fans?)$
`;

/** "$65 a door, drawer fronts $40": pieces of another kind. */
function namesOthers(condition: string): boolean {
  const tokens = respelled(condition);
  const isMany = /(?<!\bone|[s]|stair)s$/.test(tokens.at(-1)?.text ?? '') && !/^(?:both|all|two)\b/i.test(condition);
  return isMany && !tokens.some((_, at) => unitAt(tokens, at) !== null);
}

/** "Bathroom taps", "kitchen tap swap": the one thing of which several are counted. */
function isOneOf(many: string | null, one: string | null): boolean {
  const noun = lastWord(many);
  const words = one?.toLowerCase().split(/\s+/) ?? [];
  return /[^s]s$/.test(noun) && words.includes(noun.slice(0, -1)) && !words.includes(noun);
}

/** "Double gates", "walk gate": the same noun last. */
const isSameHead = (many: string | null, one: string | null): boolean =>
  one !== null && lastWord(many) === `${lastWord(one)}s`;

const lastWord = (condition: string | null): string => condition?.toLowerCase().split(/\s+/).at(-1) ?? '';

/** "$3.25 a sq ft, glue down 50 cents more": so little on top of a rate is meant for each foot. */
function isPartOfRate(rate: Reading, more: Reading): boolean {
  // "Washing 18 cents a sq ft, sealing another 95 cents"
  const isLittle = more.price.value < Math.max(rate.price.value, 1) && more.price.value < 10;
  return isExtent(rate.unit) && more.onTop && isLittle;
}

/** What is charged once, however large the job is. */
const OF_THE_JOB = pattern('i')`
  \b(?:travel\w*|trips?|parking|tolls?|fuel|paperwork|weekends?|saturdays?|sundays?|holidays?|nights?|evenings?|rush
    |urgent|emergenc\w+|out of (?:town|hours)|same[ -]day)\b
`;

/** The words of a sentence that only names another thing and its price. */
const MOST_ALIKE = 8;

/** Neighbours of one sentence; of two only where both are counted alike ("Inside walls are $3.10 a sq ft. Outside is $3.90."). */
function sameBreath(from: Draft, to: Draft): boolean {
  if (from.sentence === to.sentence) return true;
  const size = !/^(?:hour|day|mile|km|item)$/.test(from.reading.unit ?? 'item');
  const ratio = from.reading.price.value / to.reading.price.value;
  if (!size && !isSameThing(from.reading.condition, to.reading.condition)) return false;
  const most = isSameThing(from.reading.condition, to.reading.condition) ? 5 : 3;
  if (to.sentence !== from.sentence + 1) return false;
  // "Turf $19 a square metre. If we have to dig out and level the ground it's another $6."
  const isPart =
    isPartOfRate(from.reading, to.reading) &&
    to.reading.price.value <= from.reading.price.value &&
    !OF_THE_JOB.test(to.reading.condition ?? '');
  return isPart || (ratio < most && ratio > 1 / most && to.tokens.length <= MOST_ALIKE);
}

/** "Two movers and a truck", "three movers": the same thing in another number, so it is counted alike. */
function isSameThing(a: string | null, b: string | null): boolean {
  const words = contentWords(a ?? '').filter((word) => word.length > 2);
  return contentWords(b ?? '').some((word) =>
    words.some((other) => wordValue(word) === null && nearlySame(word, other)),
  );
}
