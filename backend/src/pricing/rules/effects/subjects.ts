import {
  contentWords,
  isExtent,
  isPiece,
  numberAt,
  textAt,
  textOf,
  unitAt,
  type Token,
  WEEKDAY,
  lines,
  pattern,
} from '../../language/index.js';
import { isLabel, withoutDelivery } from '../phrases/labels.js';
import { isNeeded, isOwnCost } from '../text/own-costs.js';
import { respelled } from '../text/spelling.js';
import type { Draft, Reading } from './draft.js';

/** "Garage door springs: $260 for one, $390 for a pair": what stands before the colon holds for the whole list. */
export function shareHead(drafts: Draft[]): void {
  let head: string | null = null;
  for (const [index, { reading, tokens, sentence }] of drafts.entries()) {
    if (drafts[index - 1]?.sentence !== sentence) head = headOf(drafts[index]);
    else if (
      head !== null &&
      reading.condition !== null &&
      !isLabel(reading.condition) &&
      (startsWithPrice(tokens) || isNameAndPrice(drafts[index - 1], tokens, reading))
    )
      reading.condition = `${head} ${reading.condition}`;
  }
}

/**
 * "Hot water units: electric 1,250, gas 1,680": one word and its price, as in the one before. "Single storey $220, double storey
 * $380": or a few words that end alike.
 */
function isNameAndPrice(before: Draft | undefined, tokens: Token[], { price, per }: Reading): boolean {
  const words = (list: Token[]): string[] => list.filter(({ kind }) => kind !== 'sign').map(({ text }) => text);
  const colon = before?.tokens.findLastIndex(({ text }) => /^[:,]$/.test(text)) ?? -1;
  const theirs = before ? words(before.tokens.slice(colon + 1, before.reading.price.at)) : [];
  const own = words(tokens.slice(0, price.at));
  const isOne = theirs.length === 1 && own.length === 1;
  const isAlike = theirs.length <= 3 && own.length <= 3 && own.length > 0 && own.at(-1) === theirs.at(-1);
  return per === null && (isOne || isAlike);
}

/** "9pm to 7am it's $135 house, $125 car": the time that a list begins with is that of all of it. */
export function lendTime(drafts: Draft[]): void {
  for (const [index, { reading, tokens, sentence }] of drafts.entries()) {
    const before = drafts[index - 1];
    if (!before || before.sentence !== sentence || reading.condition === null || !startsWithPrice(tokens)) continue;
    const thing = textOf(before.tokens.slice(before.reading.price.end));
    const said = before.reading.condition ?? '';
    const time = thing !== '' && said.toLowerCase().endsWith(` ${thing}`) ? said.slice(0, -thing.length).trim() : '';
    if (TIME.test(time) && !TIME.test(reading.condition)) reading.condition = `${time} ${reading.condition}`;
  }
}

const TIME = pattern('i')`
  \d ?(?:am|pm)\b|\b(?:mon|tue|wed|thu|fri|sat|sun)(?:s|rs|sday|day|nesday|rsday|urday)?s?\b
  |\b(?:nights?|evenings?|week-?ends?|sundays?|saturdays?|holidays?|after[- ]hours)\b
`;

/** The first words of a condition that a colon and then the price follow. */
function headOf(draft: Draft | undefined): string | null {
  const colon = draft?.tokens.findIndex(({ text }) => text === ':') ?? -1;
  const condition = draft?.reading.condition ?? null;
  if (!draft || condition === null || colon < 1) return null;
  const last = textAt(draft.tokens, colon - 1);
  const at = condition.toLowerCase().indexOf(last);
  const [head, next] = [condition.slice(0, at + last.length), condition.slice(at + last.length)];
  const own = respelled(next.toLowerCase())[0]?.text;
  // "Tub removal: needs 3 guys, $350 upstairs"
  const isBehind = draft.tokens.findLastIndex(({ text }) => text === own) >= draft.reading.price.end;
  const isNear = draft.reading.price.at - colon <= 4;
  return at >= 0 && next !== '' && (isBehind || isNear) ? head : null;
}

function startsWithPrice(tokens: Token[]): boolean {
  return tokens
    .slice(0, 3)
    .some((token, at) => token.kind === 'number' && tokens.slice(0, at).every(({ kind }) => kind === 'sign'));
}

/** "$60 for the first blind, $35 for each one after": the amount is for blinds, and every job of them has a first. */
export function dropFirst(drafts: Draft[]): void {
  for (const [index, { reading }] of drafts.entries()) {
    const { covered, condition } = reading;
    const words = respelled(condition ?? '');
    const counted = numberAt(words, 0);
    // "first visit $180, $65 for each visit after it"
    const isFirst = /^first /i.test(condition ?? '') && isLabel(condition?.slice(6) ?? '', true);
    const count = covered?.count ?? counted?.value ?? (isFirst ? 1 : undefined);
    const later = count !== undefined && drafts.slice(index + 1).some((draft) => draft.reading.above === count);
    if (!later) continue;
    // "Studios 90, one bedrooms 110": beside another price the count tells the two apart
    if (isCount(condition)) reading.condition = index === 0 || covered ? null : condition;
    else if (covered === null || covered.words)
      // "two palms $190, $65 for each one more": five palms are two of them, too
      reading.condition = withoutVisit(
        condition
          ?.slice(counted && !unitAt(words, counted.end) ? words[counted.end]?.start : 0)
          .replace(/\b(?:for )?(?:the )?(?:first|one|1) /i, '') ?? null,
      );
  }
}

/** "First treatment $240, $110 for each treatment after": every time that somebody comes, whatever the work is. */
const withoutVisit = (condition: string | null): string | null =>
  /^(?:visit|call|trip|check|treatment|session|appointment|application|spray|service|time|go|clean|cut|mow|wash)s?$/i.test(
    condition ?? '',
  )
    ? null
    : condition;

/** "3 rooms" alone: what every job has of them at least, as against "3 bed house". */
function isCount(condition: string | null): boolean {
  const tokens = respelled(condition ?? '');
  return countEnd(tokens, 0) === tokens.length;
}

/** Where "3 rooms" or "20 ft" ends; null where no number with a unit stands. */
function countEnd(tokens: Token[], at: number): number | null {
  const count = numberAt(tokens, at);
  return count && (unitAt(tokens, count.end)?.end ?? null);
}

/**
 * "Move outs 22 cents a sq ft ($240 min)", "repipe $4,500, $1,100 per additional bath", "crane lifts $650 plus $90 an hour": what
 * adds to a price is for the same work.
 */
export function inheritSubject(drafts: Draft[]): void {
  for (const [index, { reading, sentence, tokens: draftTokens }] of drafts.entries()) {
    const before = drafts[index - 1];
    const follows = before?.sentence === sentence || (reading.additional && before?.sentence === sentence - 1);
    const beyond = reading.above !== null && isExtent(reading.unit);
    // "Old slab removal is $3 a foot. If it has rebar, $4.25."
    const own = reading.condition;
    const said = textOf(draftTokens);
    if (before?.reading.condition && own && before.sentence === sentence - 1 && OF_IT.test(said))
      reading.condition = `${before.reading.condition} ${own}`;
    if (!before || !follows) continue;
    // "Change orders $95 an hour plus an admin fee of $50"
    const isJoined = AND_A_CHARGE.test(said) && LED.test(textOf(before.tokens));
    const isPlus = PLUS.test(said) || isJoined;
    // "Past the bridge it's 10% more and a $25 toll charge"
    const isNamed = isJoined && before.reading.condition !== null && before.reading.above === null && FEE.test(said);
    const isCost =
      own !== null &&
      (reading.onTop || isPlus) &&
      (isNamed || (isPlus && isNeeded(own)) || (!SITUATED.test(said) && isOwnCost(said, own)));
    if (!(reading.minimum || reading.additional || beyond || isCost || isPlus)) continue;
    // "R38 $1.65 a sq ft, R60 $2.30, minimum $800": for all of them
    const isOnly = drafts.filter((one) => one.reading.minimum).length === 1;
    const isForAll = isOnly && !reading.additional && !beyond && areSeveral(drafts.slice(0, index), sentence);
    // "Stump grinding $8 per inch, $100 minimum": what is counted is no part of what the least is for
    const subject = isForAll ? null : (before.reading.condition?.replace(/(?<!\d) inch(?:es)?$/i, '') ?? null);
    if (isCost && isPlus) reading.condition = null;
    if (subject === null || isLabel(subject) || (!isJoined && holdsCount(subject, reading))) continue;
    if (reading.condition === null || isCost || isLabel(reading.condition) || namesAgain(reading, subject))
      reading.condition = subject;
    else if (SAME_VISIT.test(reading.condition.slice(otherNoun(reading.condition, subject))))
      reading.condition = `${withoutDelivery(subject)} ${reading.condition}`;
  }
}

/** "Plus a travel fee outside the city": what follows is when, or for what, it is due. */
const SITUATED = pattern()`
  \b(?:if|when|where|on|for|outside|after|before|over|beyond|unless|during|each|every|per)\b
    (?! the (?:extra|added|second|third|other))
`;

/** "On Sundays we charge double and a $60 call out applies": what opens the sentence holds for both. */
const LED = pattern()`
  ^(?:between|on|in|at|after|before|for|from|outside|when|whenever|if|where|during|past|over|under|beyond|within
    |inside|${WEEKDAY}s|weekends?|nights|evenings|holidays)\b
`;
const AND_A = lines`
  ^(?:[,;] )?(?:and|with) (?:there (?:is|are) |there's |we (?:charge|add) )?(?:an? |the |our )?
    (?:\$ [\d.]+|[\d.]+ %)\s
`;
const AND_A_CHARGE = pattern('u')`
  ${AND_A}(?!.*\b(?:all|every|any|each|per)\b)(?:\p{L}+ |- ){0,2}?(?:call ?-? ?outs?|callout|fee|charge|surcharge|levy)\b
`;
const FEE = pattern('u')`
  ${AND_A}(?:\p{L}+ ){0,2}(?:fee|charge|surcharge|levy)(?: applies| is added| on top| too| as well)?$
`;

const PLUS = /^(?:[,;] )?(?:and )?(?:plus|\+)(?: |$)/;

/** Whether a sentence has priced different kinds of work. */
function areSeveral(drafts: Draft[], sentence: number): boolean {
  const named = drafts.flatMap(({ reading, sentence: at }) => (at === sentence ? [reading.condition] : []));
  return new Set(named.filter((condition) => condition !== null)).size > 1;
}

/** Whatever is asked for at once is done so. */
const SAME_VISIT =
  /^(?:(?:on|in|at) )?(?:the )?same (?:day|visit|trip|call|time|appointment|site|property|premises|address|place)$/i;

/** "Wasp nest £60, any further nest at the same address £25": one more of what is priced before. */
const namesAgain = ({ condition, additional, above }: Reading, subject: string): boolean => {
  const [noun = '', ...rest] = condition?.split(' ') ?? [];
  const named = contentWords(subject);
  // "Winterizing $85 up to 6 zones, $5 for each zone after"
  const isSame = rest.length === 0 ? above !== null && !/\band\b/.test(subject) : SAME_VISIT.test(rest.join(' '));
  return additional && isSame && contentWords(noun).some((word) => named.includes(word));
};

/** Where "on the same site" begins in "device on the same site", after a backflow test that does not say what is tested. */
function otherNoun(condition: string, subject: string): number {
  const [noun, next] = respelled(condition.toLowerCase());
  if (noun?.kind !== 'word' || !next || !/^(?:on|in|at)$/.test(next.text)) return 0;
  const named = contentWords(subject);
  return contentWords(noun.text).some((word) => named.includes(word)) ? 0 : next.start;
}

const OF_IT = /^(?:and |but )?(?:if|when|where) (?:it|they|it's|they're|that's)\b/;

/** "3 bed house", "20 ft of pipe": the number that a later price counts from; "higher than 4 m" is none for one by the day. */
function holdsCount(condition: string, { unit }: Reading): boolean {
  const tokens = respelled(condition);
  return tokens.some((_, at) => {
    const count = numberAt(tokens, at);
    const counted = count && unitAt(tokens, count.end);
    return counted !== null && (unit === null || isPiece(counted.unit) || counted.unit === unit);
  });
}
