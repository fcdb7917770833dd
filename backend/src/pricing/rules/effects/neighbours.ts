import {
  contentWords,
  isExtent,
  isPiece,
  nearlySame,
  numberAt,
  textAt,
  textOf,
  unitAt,
  wordValue,
  type Token,
} from '../../language/index.js';
import { isLabel, withoutDelivery } from '../phrases/condition-phrase.js';
import { nounBefore, pronoun } from '../phrases/counted-by.js';
import { perPhraseAt } from '../phrases/per-phrase.js';
import type { PerPhrase } from '../text/price.js';
import { respelled } from '../text/spelling.js';
import { isBeyondThat } from './asides.js';
import type { Reading } from './read-clause.js';

/** A reading with the words it came from and the number of its sentence. */
export interface Draft {
  reading: Reading;
  tokens: Token[];
  sentence: number;
}

/** "$60 for the first blind, $35 for each one after": the amount is for blinds, and every job of them has a first. */
export function dropFirst(drafts: Draft[]): void {
  for (const [index, { reading }] of drafts.entries()) {
    const { covered, condition } = reading;
    const words = respelled(condition ?? '');
    const counted = numberAt(words, 0);
    const count = covered?.count ?? counted?.value;
    const later = count !== undefined && drafts.slice(index + 1).some((draft) => draft.reading.above === count);
    if (!later) continue;
    // "Studios 90, one bedrooms 110": beside another price the count tells the two apart
    if (isCount(condition)) reading.condition = index === 0 || covered ? null : condition;
    else if (covered === null || covered.words)
      // "two palms $190, $65 for each one more": five palms are two of them, too
      reading.condition =
        condition
          ?.slice(counted && !unitAt(words, counted.end) ? words[counted.end]?.start : 0)
          .replace(/\b(?:for )?(?:the )?(?:first|one|1) /i, '') ?? null;
  }
}

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

/** A unit, a sign or a word said once holds for both: "walls $3.10 a sq ft, ceilings $2.40", "seniors 10% off, students 5%". */
export function shareNeighbours(drafts: Draft[]): void {
  const pairs = drafts.slice(1).map((right, index) => ({ left: drafts[index], right }));
  for (const { left, right } of pairs) if (left) share(left, right, 8);
  for (const { left, right } of pairs.toReversed()) {
    // "Cutting to length +$75, splitting +$60 an hour"
    const isExtraTime = right.reading.onTop && /^(?:hour|day)$/.test(right.reading.unit ?? '');
    if (left && !isExtraTime) share(right, left, isExtent(right.reading.unit) ? 4 : 2);
  }
}

function share(from: Draft, to: Draft, reach: number): void {
  const [a, b] = [from.reading, to.reading];
  // "$520 up to 3 m, then $150 per m"
  if (from.tokens.slice(0, 2).some(({ text }) => text === 'then') && /\b(?:up to|within) \S+/.test(textOf(to.tokens)))
    return;
  // "fencing $410 a metre, gate $550"
  if (isExtent(a.unit) && PIECE.test(b.condition ?? '')) return;
  // "$1,850 per bathroom, $1,200 for a powder room"
  if (!isExtent(a.unit) && /^for an?\b/.test(textOf(to.tokens.slice(b.price.end)))) return;
  // "$99 per system, 2 systems $179"
  if (a.per && (a.unit ?? 'item') === 'item' && b.covered?.kind === 'bundle' && a.price.value < b.price.value) return;
  // "bathroom taps 120 each, kitchen tap 140"
  if (a.per && pronoun(a.per) && b.situation === null && isOneOf(a.condition, b.condition)) return;
  // "niches are 190 each and a corner shelf is 60"
  if (a.per && pronoun(a.per) && /^(?:[,;] |and )*an? /.test(textOf(to.tokens))) return;
  // "$240 a pair, cables $130"
  if (a.per?.words && /^(?:pair|set|dozen|bundle)$/.test(textAt(from.tokens, a.per.end - 1))) return;
  inCents(a, b);
  if (!sameBreath(from, to) || a.price.kind !== b.price.kind || b.minimum || b.from || b.once || a.minimum) return;
  if (b.condition !== null && a.discount && !a.price.signed && !b.onTop && a.price.kind === 'percent')
    b.discount = true;
  // "second story windows are $45 more each, third story $95"
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
  b.unit = pronoun(a.per)
    ? (nounBefore(to.tokens, b.price) ?? a.unit)
    : isPiece(a.unit ?? '') && namesOthers(b.condition ?? '')
      ? 'item'
      : a.unit;
}

/** "Walls 45 cents a square foot. Nicotine walls are 70.": as many cents. */
function inCents(rate: Reading, { price, per }: Reading): void {
  const isBare = price.end === price.at + 1 && price.kind === 'money' && !per;
  const isCents = price.value >= 10 && price.value < 100 && rate.price.value < 1 && isExtent(rate.unit);
  if (isBare && isCents) price.value /= 100;
}

/** Nobody measures these in feet. */
const PIECE =
  /\b(?:gates?|doors?|posts?|hatch(?:es)?|skylights?|vents?|drains?|niches?|bench(?:es)?|downspouts?|downpipes?|caps?|locks?|hinges?|lamps?|fans?)$/i;

/** "$65 a door, drawer fronts $40": pieces of another kind. */
function namesOthers(condition: string): boolean {
  const tokens = respelled(condition);
  const isMany = /(?<!\bone|[s])s$/.test(tokens.at(-1)?.text ?? '') && !/^(?:both|all|two)\b/i.test(condition);
  return isMany && !tokens.some((_, at) => unitAt(tokens, at) !== null);
}

/** "Bathroom taps", "kitchen tap swap": the one thing of which several are counted. */
function isOneOf(many: string | null, one: string | null): boolean {
  const noun = many?.toLowerCase().split(/\s+/).at(-1) ?? '';
  const words = one?.toLowerCase().split(/\s+/) ?? [];
  return /[^s]s$/.test(noun) && words.includes(noun.slice(0, -1)) && !words.includes(noun);
}

/** "$3.25 a sq ft, glue down 50 cents more": so little on top of a rate is meant for each foot. */
function isPartOfRate(rate: Reading, more: Reading): boolean {
  return isExtent(rate.unit) && more.onTop && more.price.value < rate.price.value && more.price.value < 10;
}

/** Neighbours of one sentence; of two only where both are counted alike ("Inside walls are $3.10 a sq ft. Outside is $3.90."). */
function sameBreath(from: Draft, to: Draft): boolean {
  if (from.sentence === to.sentence) return true;
  const size = !/^(?:hour|day|mile|km|item)$/.test(from.reading.unit ?? 'item');
  const ratio = from.reading.price.value / to.reading.price.value;
  if (!size && !isSameThing(from.reading.condition, to.reading.condition)) return false;
  const most = isSameThing(from.reading.condition, to.reading.condition) ? 5 : 3;
  const isAlike = (ratio < most && ratio > 1 / most) || isPartOfRate(from.reading, to.reading);
  return to.sentence === from.sentence + 1 && isAlike && to.tokens.length <= 8;
}

/** "Two movers and a truck", "three movers": the same thing in another number, so it is counted alike. */
function isSameThing(a: string | null, b: string | null): boolean {
  const words = contentWords(a ?? '').filter((word) => word.length > 3);
  return contentWords(b ?? '').some((word) =>
    words.some((other) => wordValue(word) === null && nearlySame(word, other)),
  );
}

/** "Move outs 22 cents a sq ft ($240 min)", "repipe $4,500, $1,100 per additional bath": what adds to a price is for the same work. */
export function inheritSubject(drafts: Draft[]): void {
  for (const [index, { reading, sentence, tokens: draftTokens }] of drafts.entries()) {
    const before = drafts[index - 1];
    const follows = before?.sentence === sentence || (reading.additional && before?.sentence === sentence - 1);
    const beyond = reading.above !== null && isExtent(reading.unit);
    // "Change orders $95 an hour plus an admin fee of $50"
    const isOwnCost = reading.onTop && OWN_COST.test(reading.condition ?? '');
    // "Old slab removal is $3 a foot. If it has rebar, $4.25."
    const own = reading.condition;
    if (before?.reading.condition && own && before.sentence === sentence - 1 && OF_IT.test(textOf(draftTokens)))
      reading.condition = `${before.reading.condition} ${own}`;
    if (!before || !follows || !(reading.minimum || reading.additional || beyond || isOwnCost)) continue;
    const subject = before.reading.condition;
    if (subject === null || holdsCount(subject) || isLabel(subject)) continue;
    if (reading.condition === null || isOwnCost || isLabel(reading.condition)) reading.condition = subject;
    else if (SAME_VISIT.test(reading.condition)) reading.condition = `${withoutDelivery(subject)} ${reading.condition}`;
  }
}

/** Whatever is asked for at once is done so. */
const SAME_VISIT = /^(?:(?:on|in|at) )?(?:the )?same (?:day|visit|trip|call|time|appointment)$/i;

const OF_IT = /^(?:and |but )?(?:if|when|where) (?:it|they|it's|they're|that's)\b/;

/** What the business has to do for any work of the kind. */
const OWN_COST = /^(?:admin|administration|booking|processing|handling|paperwork|set[ -]?up|mobili[sz]ation)$/i;

/** "3 bed house": the number that the later price counts from. */
function holdsCount(condition: string): boolean {
  const tokens = respelled(condition);
  return tokens.some((_, at) => countEnd(tokens, at) !== null);
}

/** "Hourly rate", "prices per linear foot": what a title that names nothing else says all amounts are counted by. */
function countedBy(title: Token[]): PerPhrase | null {
  const at = title.findIndex((_, place) => (perPhraseAt(title, place)?.unit ?? 'item') !== 'item');
  const per = at < 0 ? null : perPhraseAt(title, at);
  const rest = title.filter((_, place) => place < at || place >= (per?.end ?? 0));
  return per && !per.additional && isLabel(textOf(rest), true) ? { ...per, words: null } : null;
}

/** "$92" under "Hourly rate": an amount that nothing else counts or changes. */
function isPlainAmount({ price, per, unit, ...rest }: Reading): boolean {
  const other = rest.onTop || rest.discount || rest.minimum || rest.from || rest.once || rest.covered !== null;
  return price.kind === 'money' && per === null && unit === null && !other;
}

/** What the title says about all amounts: a discount, a minimum, "extra rooms". */
export function applyTitle(drafts: Draft[], title: Token[]): void {
  const text = textOf(title);
  const per = countedBy(title);
  const minimum = /\b(?:minimum|min|minimums|smallest|least)\b/.test(text);
  const discount =
    /\b(?:discounts?|savings?|off|rebate|reduction|concession|deals?|promos?|promotions?|offers?)\b/.test(text) &&
    !/\b(?:drop|cut|switch|turn)[ -]+off\b/.test(text);
  for (const [index, { reading }] of drafts.entries()) {
    if (
      minimum &&
      reading.price.kind === 'money' &&
      !reading.per &&
      !reading.onTop &&
      !reading.discount &&
      !reading.once
    )
      reading.minimum = true;
    if (discount && !reading.onTop && !reading.price.signed && !reading.per && !reading.minimum)
      reading.discount = true;
    if (per && isPlainAmount(reading)) {
      reading.per = per;
      reading.unit = per.unit;
      reading.above = drafts[index - 1]?.reading.covered?.count ?? null;
    }
    const unit = /\b(?:extra|additional|another)\b/.test(text) ? nounBefore(title, { at: title.length }) : null;
    if (unit && reading.per && (reading.unit ?? unit) === unit && reading.above === null)
      Object.assign(reading, { unit, additional: true, above: 1 });
  }
}
