import { isPiece, isSameMeasure, isTimeUnit } from '../language/index.js';
import { DOING, servicesNamed } from '../reading/index.js';
import { conceptsOf, isBareSize, limitsSet } from '../rules/index.js';
import type { Effect } from '../types.js';
import type { Work } from './work.js';

interface Held {
  ruleId: string;
  title: string;
  effect: Effect;
  units: number;
  /** Said to come on top ("add", "extra"). */
  isAdded: boolean;
}

/** The price of something, as against what comes on top of one. */
const isPrice = ({ effect: { kind, amount }, isAdded }: Held): boolean =>
  (kind === 'unit_rate' || kind === 'fixed') && amount > 0 && !isAdded;

const areAlike = ({ effect: one }: Held, { effect: other }: Held): boolean =>
  one.kind === other.kind && (one.unit === other.unit || isSameMeasure(one.unit, other.unit));

/** How tight the limits of a condition are: of several that hold, the tightest is meant. */
function tightness({ effect: { condition } }: Held): number {
  const limits = limitsSet(condition);
  const under = limits.filter(({ direction }) => direction === 'under').map(({ value }) => value);
  const over = limits.filter(({ direction }) => direction === 'over').map(({ value }) => value);
  return under.length > 0 ? -Math.min(...under) : Math.max(0, ...over);
}

const isLimited = ({ effect: { condition } }: Held): boolean => limitsSet(condition).length > 0;

/** "$45 up to 1/4 acre, $65 up to 1/2 acre": of two sizes that both hold the one that fits less tightly. */
const isLooserSize = (one: Held, other: Held): boolean =>
  isLimited(one) && isLimited(other) && tightness(one) < tightness(other);

/** "$160 each, $140 each for 6 or more": where the limit holds, the other is the price no longer. */
const isPastLimit = (one: Held, other: Held): boolean => !isLimited(one) && isBareSize(other.effect.condition);

/** Piece by piece, or once. */
const isCounted = (unit: Effect['unit']): boolean => unit === null || unit === 'item' || isPiece(unit);

const SUPPLIED = /\b(?:customer|client|owner|you)[- ]?(?:suppl|provid|bought)|\byour own\b/i;

/** What is done tells nothing of which kind it is. */
const DONE = new Set(conceptsOf(DOING));

/** "Windows $12 inside and out, $7 outside only", "toilet $225, customer-supplied toilet $175": the one that says less. */
function isVaguer(one: Held, other: Held, { details }: Work): boolean {
  if (!isCounted(one.effect.unit)) return false;
  const ofService = conceptsOf(details.service ?? '');
  const [mine, theirs] = [one, other].map(({ effect }) =>
    conceptsOf(effect.condition ?? '').filter((word) => !ofService.includes(word) && !DONE.has(word)),
  );
  const isSupplied = SUPPLIED.test(other.effect.condition ?? '') && !SUPPLIED.test(one.effect.condition ?? '');
  const both = conceptsOf(other.effect.condition ?? '');
  if (isSupplied && conceptsOf(one.effect.condition ?? '').some((word) => both.includes(word))) return true;
  if (!mine || !theirs || mine.length >= theirs.length || !mine.every((word) => theirs.includes(word))) return false;
  // "Ceiling fan $190, new wiring $40": two things, of which one is no kind of the other
  const [whole, exact] = [conceptsOf(one.effect.condition ?? ''), conceptsOf(other.effect.condition ?? '')];
  return whole.some((word) => exact.includes(word));
}

/** "$45 an hour, 2 cleaners $80 an hour": the hours are those of one of the two. */
const isFewerHands = ({ effect }: Held, other: Held): boolean =>
  isTimeUnit(effect.unit) &&
  !/\d|\b(?:two|three|four)\b/i.test(effect.condition ?? '') &&
  CREW.test(other.effect.condition ?? '');

const CREW = /^(?:\d|two|three|four) (?:cleaners?|men|people|painters?|movers?|guys|workers?|technicians?)\b/i;

/** Whether a price names no more than its rule does or the work asked for: "£40 a square metre" under "Floor tiling". */
function isPlain({ title, effect: { condition } }: Held, { details }: Work): boolean {
  const known = [...conceptsOf(title), ...conceptsOf(details.service ?? '')];
  return (
    limitsSet(condition).length === 0 &&
    conceptsOf(condition ?? '').every((word) => known.includes(word) || DONE.has(word))
  );
}

/** "£40 a square metre, large format £55", "basic $150, smart $275": the dearer kind that is asked for by its name. */
const isPlainKind = (one: Held, other: Held, work: Work): boolean =>
  servicesNamed(work.details.service).length < 2 &&
  other.units >= one.units &&
  other.effect.amount > one.effect.amount &&
  other.effect.amount < MOST_DEARER * one.effect.amount &&
  isPlain(one, work) &&
  !isPlain(other, work);
/** A kind that costs more than so many times the usual is another thing. */
const MOST_DEARER = 3;

/** How many words of a condition a text holds as they stand. */
const wordsSaid = ({ effect: { condition } }: Held, { text }: Work): number =>
  (condition?.toLowerCase().match(/[\p{L}\d-]{3,}/gu) ?? []).filter((word) => text.toLowerCase().includes(word)).length;

/** "$195 existing wiring, $345 new wiring": of two that only small words tell apart the one whose words are said. */
function isOtherWording(one: Held, other: Held, work: Work): boolean {
  const [mine, theirs] = [conceptsOf(one.effect.condition ?? ''), conceptsOf(other.effect.condition ?? '')];
  const isSame = mine.length > 0 && mine.length === theirs.length && mine.every((word) => theirs.includes(word));
  return isSame && wordsSaid(one, work) < wordsSaid(other, work);
}

/**
 * The effects without the prices that another price of the same rule stands in for: a list says what something costs by its size,
 * its number or its kind, and each thing is charged by one of them. Of "outlets $145 each, GFCI $175" each outlet is one or the other.
 */
export function withoutAlternatives<H extends Held>(held: H[], work: Work): H[] {
  const prices = held.filter(isPrice);
  if (prices.length < 2) return held;
  const rivals = (one: H): H[] =>
    prices.filter((other) => other !== one && other.ruleId === one.ruleId && areAlike(one, other));
  return held.flatMap((one): H[] => {
    const others = prices.includes(one) ? rivals(one) : [];
    const isReplaced = others.some(
      (other) =>
        isLooserSize(one, other) ||
        isPastLimit(one, other) ||
        isVaguer(one, other, work) ||
        isFewerHands(one, other) ||
        isPlainKind(one, other, work) ||
        isOtherWording(one, other, work),
    );
    if (isReplaced) return [];
    const isGeneral =
      one.effect.kind === 'unit_rate' &&
      one.effect.condition === null &&
      one.effect.unit !== null &&
      isCounted(one.effect.unit);
    const taken = isGeneral
      ? others.reduce((sum, { effect, units }) => sum + (effect.condition === null ? 0 : units), 0)
      : 0;
    if (taken === 0) return [one];
    return one.units > taken ? [{ ...one, units: one.units - taken }] : [];
  });
}
