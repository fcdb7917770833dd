import { isSameMeasure, isTimeUnit } from '../../language/index.js';
import { conceptsOf, isBareLimit, limitsSet } from '../../rules/index.js';
import type { Effect } from '../../types.js';
import type { Work } from '../../work/index.js';
import { isKind } from '../units/claimed-units.js';

interface Held {
  ruleId: string;
  effect: Effect;
}

/** Whether all that the first names is named by the second, too, and that names more. */
const isWithin = (less: string[], more: string[]): boolean =>
  less.length < more.length && less.every((word) => more.includes(word));

/** "On a slope 10%, steep slope 20%" of one rule: the second says what it comes to there, and comes not on top. */
function isLesserStep(one: Held, other: Held): boolean {
  if (one.ruleId !== other.ruleId || one.effect.kind !== 'percentage' || other.effect.kind !== 'percentage')
    return false;
  const named = conceptsOf(one.effect.condition ?? '');
  return (
    named.length > 0 &&
    one.effect.amount * other.effect.amount > 0 &&
    isWithin(named, conceptsOf(other.effect.condition ?? ''))
  );
}

/** "Vinyl fence $55 a foot", "white vinyl $58 a foot": of one measured thing the rate that names it more exactly. */
function isVaguerRate(one: Held, other: Held, { details, text }: Work): boolean {
  if (!isKind(one.effect) || !isKind(other.effect) || !isSameMeasure(one.effect.unit, other.effect.unit)) return false;
  const measured = details.quantities.filter(({ unit }) => isSameMeasure(unit, one.effect.unit));
  const [mine, theirs] = [conceptsOf(one.effect.condition ?? ''), conceptsOf(other.effect.condition ?? '')];
  const ofService = conceptsOf(details.service ?? '');
  const beyond = (words: string[]): string[] => words.filter((word) => !ofService.includes(word));
  const isWithIt = theirs.some((word) => !mine.includes(word) && joinsThing(text, word));
  return (
    measured.length === 1 &&
    !isWithIt &&
    mine.some((word) => theirs.includes(word)) &&
    isWithin(beyond(mine), beyond(theirs))
  );
}

/** "120 ft of gutters with guards": both, each by its rate. */
const joinsThing = (text: string, concept: string): boolean =>
  [...text.matchAll(/\b(?:with|and|plus) (?:(?:new|the|leaf|some) )*(\p{L}+)/giu)].some(([, word = '']) =>
    conceptsOf(word).includes(concept),
  );

/** Without what another effect that holds says more exactly: each thing is charged by one of them. */
export function withoutNested<H extends Held>(held: H[], work: Work): H[] {
  return held.filter(
    (one) => !held.some((other) => other !== one && (isLesserStep(one, other) || isVaguerRate(one, other, work))),
  );
}

/** "First hour $95, then $70", beside doors at so much each: work that has a price of its own, and no hours that were told, is not paid by the hour. */
export function withoutFirstHour<H extends Held & { isFirstHour: boolean }>(held: H[], { details }: Work): H[] {
  const isPriced = held.some(
    ({ effect: { kind, unit, amount } }) => kind === 'unit_rate' && amount > 0 && unit !== null && !isTimeUnit(unit),
  );
  const isTimed = details.quantities.some(({ unit }) => isTimeUnit(unit));
  return isPriced && !isTimed ? held.filter(({ isFirstHour }) => !isFirstHour) : held;
}

/** Titles that say how large a job is, and of what kind it is not. */
const OF_SIZE =
  /^(?:(?:big|bigger|large|larger|bulk|volume) ?(?:jobs?|areas?|orders?|sizes?)?|volume (?:price|rate|discount)s?)$/i;

const hasLimit = ({ condition, unit }: Effect): boolean =>
  limitsSet(condition).some((limit) => limit.unit !== null && limit.unit === unit);

/**
 * "Interior walls $3.25 a sq ft", "over 2,000 sq ft the walls are only $2.90": of a job so large, the price of large ones alone.
 * Only where one thing is measured, or what is large would be anybody's guess.
 */
export function withoutFullPrice<H extends Held & { title: string }>(held: H[], { details }: Work): H[] {
  const rates = held.filter(({ effect }) => effect.kind === 'unit_rate');
  return held.filter((one) => {
    if (!rates.includes(one) || hasLimit(one.effect)) return true;
    const measured = details.quantities.filter(({ unit }) => isSameMeasure(unit, one.effect.unit));
    const named = conceptsOf(one.effect.condition ?? '');
    const isOfIt = ({ effect, title }: H): boolean => {
      if (!hasLimit(effect) || !isSameMeasure(effect.unit, one.effect.unit)) return false;
      const of = isBareLimit(effect.condition) ? title : (effect.condition ?? '');
      return (of === title && OF_SIZE.test(title)) || conceptsOf(of).some((word) => named.includes(word));
    };
    return measured.length !== 1 || !rates.some((other) => other.ruleId !== one.ruleId && isOfIt(other));
  });
}
