import { isCounted, isSameMeasure, isTimeUnit } from '../../language/index.js';
import { servicesNamed } from '../../reading/index.js';
import { conceptsOf, isBareLimit, limitsSet } from '../../rules/index.js';
import type { Effect } from '../../types.js';
import type { Work } from '../../work/index.js';
import { withoutUnitsOf } from './general-rates.js';
import { NAMED_DOING } from '../scope/doing.js';
import { isOnlySupplied, isSupplied } from '../scope/supplied.js';

interface Held {
  ruleId: string;
  title: string;
  effect: Effect;
  units: number;
  /** Said to come on top ("add", "extra"). */
  isAdded: boolean;
  /** Its place among the prices of its rule. */
  place: number;
}

/** The price of something, as against what comes on top of one. */
const isPrice = ({ effect: { kind, amount }, isAdded }: Held): boolean =>
  (kind === 'unit_rate' || kind === 'fixed') && amount > 0 && !isAdded;

const areAlike = ({ effect: one }: Held, { effect: other }: Held): boolean =>
  one.kind === other.kind && (one.unit === other.unit || isSameMeasure(one.unit, other.unit));

const conceptsIn = ({ effect: { condition } }: Held): string[] => conceptsOf(condition ?? '');

/** Up to here a dearer price is that of a better kind, and from here on a cheaper one; all else is another thing. */
const [LEAST_OF_A_KIND, MOST_OF_A_KIND] = [0.7, 3];
const isOfAKind = ({ effect: kind }: Held, { effect: usual }: Held): boolean =>
  kind.amount >= LEAST_OF_A_KIND * usual.amount && kind.amount <= MOST_OF_A_KIND * usual.amount;

/** How tight the limits of a condition are: of several that hold, the tightest is meant. */
function tightness({ effect: { condition } }: Held): number {
  const limits = limitsSet(condition);
  const under = limits.filter(({ direction }) => direction === 'under').map(({ value }) => value);
  const over = limits.filter(({ direction }) => direction === 'over').map(({ value }) => value);
  return under.length > 0 ? -Math.min(...under) : Math.max(0, ...over);
}

/** "$45 up to 1/4 acre, $65 up to 1/2 acre": of two limits on one measure that both hold the one that fits less tightly. */
function isLooserSize(one: Held, other: Held): boolean {
  const [mine, theirs] = [limitsSet(one.effect.condition)[0], limitsSet(other.effect.condition)[0]];
  if (!mine || !theirs || mine.unit !== theirs.unit || mine.thing !== theirs.thing) return false;
  if (endsWhere(one, other)) return true;
  return !endsWhere(other, one) && tightness(one) < tightness(other);
}

/** "Under 30 ft, 30 to 50 ft": both hold for just 30, where the second begins. */
function endsWhere(one: Held, other: Held): boolean {
  const end = limitsSet(one.effect.condition).find(({ direction }) => direction === 'under');
  const begin = limitsSet(other.effect.condition).find(({ direction }) => direction === 'over');
  return /\bunder\b/i.test(one.effect.condition ?? '') && begin !== undefined && end?.value === begin.value;
}

/** "$160 each, $140 each for 6 or more", "TV mounting $120, over 65 inches $160": past the limit the price right before it holds no longer. */
function isPastLimit(one: Held, other: Held): boolean {
  const { kind, unit, condition } = other.effect;
  // "Ceilings 1.50 a square foot, 2 if higher than 10 feet": how high they are is another measure than what is counted.
  const isOfUnit = limitsSet(condition).every(
    (limit) => limit.unit === unit || limit.unit === null || limit.near.length > 0,
  );
  const isNext = other.place === one.place + 1 && limitsSet(one.effect.condition).length === 0;
  return (
    isNext && isBareLimit(condition) && (kind === 'unit_rate' ? isOfUnit : other.effect.amount > one.effect.amount)
  );
}

/** Of "outlet $145, GFCI $175" the first, where all the outlets that are asked for are GFCI. */
function isOnlyOfKind(one: Held, other: Held, { details }: Work): boolean {
  const [mine, kind] = [conceptsIn(one), conceptsIn(other)];
  const own = kind.filter((word) => !mine.includes(word));
  const asked = details.quantities.filter(({ unit, of }) =>
    conceptsOf(`${of ?? ''} ${unit}`).some((word) => mine.includes(word)),
  );
  return (
    one.effect.kind === 'fixed' &&
    mine.length > 0 &&
    own.length > 0 &&
    asked.length > 0 &&
    asked.every(({ of }) => conceptsOf(of ?? '').some((word) => own.includes(word)))
  );
}

/** "A double gate", of gates and double ones: wherever the thing is named, it is said to be of the kind. */
function isSaidKind(one: Held, other: Held, { text }: Work): boolean {
  const [thing, ...rest] = (one.effect.condition ?? '').toLowerCase().split(' ');
  const kind = (other.effect.condition ?? '').toLowerCase();
  if (!thing || rest.length > 0 || !/^\p{L}+$/u.test(kind) || !isOfAKind(other, one)) return false;
  const named = [...text.toLowerCase().matchAll(new RegExp(String.raw`(\p{L}+) ${thing.replace(/s$/, '')}s?\b`, 'gu'))]
    // What the work is called names it, too.
    .filter(([, before]) => before !== 'and');
  return named.length > 0 && named.every(([, before]) => before === kind);
}

const HOUSE = /\b(?:house|home|residential)\b/i;

/** "Car lockout $75, house lockout $95": who is locked out of a car says no house. */
function isUnsaidHouse(one: Held, other: Held, work: Work): boolean {
  const [mine, theirs] = [one.effect.condition ?? '', other.effect.condition ?? ''];
  if (!HOUSE.test(mine) || HOUSE.test(theirs) || HOUSE.test(work.text)) return false;
  const shared = conceptsIn(one).filter((word) => conceptsIn(other).includes(word));
  return shared.length > 0 && wordsSaid(other, work) > wordsSaid(one, work);
}

const AT_A_TIME = /\d ?(?:am|pm)\b|\b(?:nights?|evenings?|week-?ends?|\w+days?|holidays?|after[- ]hours)\b/i;

/** "House $85. 9pm to 7am it's $135 house": at that time the second is charged for what the first is for. */
function isAtAnyTime(one: Held, other: Held): boolean {
  const [mine, theirs] = [one, other].map(({ effect: { condition } }) => condition?.toLowerCase() ?? '');
  if (!mine || !theirs?.endsWith(` ${mine}`)) return false;
  return AT_A_TIME.test(theirs.slice(0, -mine.length)) && !AT_A_TIME.test(mine);
}

const SIDES = new Set(conceptsOf('inside outside'));

/** "Windows $12 inside and out, $7 outside only": the one that is for fewer sides. */
function isFewerSides(one: Held, other: Held): boolean {
  const sides = (held: Held): string[] => conceptsIn(held).filter((word) => SIDES.has(word));
  return sides(one).length > 0 && sides(one).length < sides(other).length;
}

/** "Outside panes" and "panes in and out": the same thing, whichever side of it. */
function isOfOneThing(one: Held, other: Held): boolean {
  const things = (held: Held): string =>
    conceptsIn(held)
      .filter((word) => !SIDES.has(word))
      .join(' ');
  return one !== other && areAlike(one, other) && (one.ruleId === other.ruleId || things(one) === things(other));
}

/** "Toilet $225, customer-supplied toilet $175": where the customer has bought it. */
const isBought = (one: Held, other: Held): boolean =>
  isSupplied(other.effect.condition) &&
  !isSupplied(one.effect.condition) &&
  (isOnlySupplied(other.effect.condition) || conceptsIn(one).some((word) => conceptsIn(other).includes(word)));

const BOTH = /^(?:both|all (?:two|three|four))\b/i;

/** "AC tune-up $99, furnace tune-up $89, both $169": what the price for both holds. */
const isInBundle = (one: Held, other: Held): boolean =>
  BOTH.test(other.effect.condition ?? '') &&
  !BOTH.test(one.effect.condition ?? '') &&
  other.effect.amount > one.effect.amount &&
  conceptsIn(one).every((word) => conceptsIn(other).includes(word));

/** Whether a price names no more than its rule does or the work asked for: "£40 a square metre" under "Floor tiling". */
function isPlain(held: Held, { details }: Work): boolean {
  const known = [...conceptsOf(held.title), ...conceptsOf(details.service ?? '')];
  const isKnown = conceptsIn(held).every((word) => known.includes(word) || NAMED_DOING.has(word));
  return isKnown && limitsSet(held.effect.condition).length === 0;
}

const CREW = /^(?:\d|two|three|four) (?:cleaners?|men|people|painters?|movers?|guys|workers?|technicians?)\b/i;

/** "$45 an hour, 2 cleaners $80 an hour": the hours are those of one of the two. */
const isFewerHands = (one: Held, other: Held, work: Work): boolean =>
  isTimeUnit(one.effect.unit) && isPlain(one, work) && CREW.test(other.effect.condition ?? '');

/** More than one thing is asked for, and each has its price. */
const JOINED = /\b(?:and|plus|also|too|as well|both)\b|[,&+]/i;

/** "£40 a square metre, large format £55", "basic $150, smart $275": the dearer kind that is asked for by its name. */
const isPlainKind = (one: Held, other: Held, work: Work): boolean =>
  servicesNamed(work.details.service).length < 2 &&
  other.units >= one.units &&
  other.effect.amount > one.effect.amount &&
  isOfAKind(other, one) &&
  (one.effect.kind === 'unit_rate' || !JOINED.test(work.text)) &&
  isPlain(one, work) &&
  limitsSet(other.effect.condition).length === 0 &&
  !isPlain(other, work);

/** How many words of a condition a text holds as they stand. */
const wordsSaid = ({ effect: { condition } }: Held, { text }: Work): number =>
  (condition?.toLowerCase().match(/[\p{L}\d-]{3,}/gu) ?? []).filter((word) => text.toLowerCase().includes(word)).length;

/** "$195 existing wiring, $345 new wiring": of two that only small words tell apart the one whose words are said. */
function isOtherWording(one: Held, other: Held, work: Work): boolean {
  const [mine, theirs] = [conceptsIn(one), conceptsIn(other)];
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
    // "Outside only $6" and "in & out $9" may stand in rules of their own.
    const isOneSide =
      prices.includes(one) && prices.some((other) => isOfOneThing(one, other) && isFewerSides(one, other));
    const isReplaced =
      isOneSide ||
      others.some(
        (other) =>
          isLooserSize(one, other) ||
          isPastLimit(one, other) ||
          isAtAnyTime(one, other) ||
          isBought(one, other) ||
          isInBundle(one, other) ||
          isOnlyOfKind(one, other, work) ||
          isSaidKind(one, other, work) ||
          isUnsaidHouse(one, other, work) ||
          isFewerHands(one, other, work) ||
          isPlainKind(one, other, work) ||
          isOtherWording(one, other, work),
      );
    if (isReplaced) return [];
    const isGeneral =
      one.effect.kind === 'unit_rate' && one.effect.condition === null && isCounted(one.effect.unit ?? '');
    const kinds = isGeneral ? others.filter((other) => other.effect.condition !== null && isOfAKind(other, one)) : [];
    return kinds.length === 0 ? [one] : withoutUnitsOf(kinds, one);
  });
}
