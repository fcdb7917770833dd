import { type AppliedEffect, clauseWithAmount, isForAnyWork, NAMED_DOING, type PriceSteps } from '../charges/index.js';
import { isTimeUnit, WEEKDAY, pattern } from '../language/index.js';
import { isTradeName, servicesNamed } from '../reading/index.js';
import { conceptsOf, isBareSize } from '../rules/index.js';
import type { PricingRule } from '../types.js';
import { serviceIn, type Work } from '../work/index.js';

/**
 * Rules that state the price of the very work asked for ("AC tune-up $129", "fridge repair $280", "wasp nest removal $150"):
 * where no past job tells a price, theirs is the price. What only comes on top (a permit, an emergency, "$225 for a piano"
 * beside a move) names no work. `isAlone`: nothing else tells a price for the trade's usual work, so that a price that is stated
 * ("full load $450") is the price. Returns rule ids.
 */
export function pricesByName(applied: AppliedEffect[], work: Work, rules: PricingRule[], isAlone: boolean): string[] {
  const named = applied.filter(
    ({ effect, thing }) => effect.kind === 'fixed' && effect.amount > 0 && (effect.condition ?? thing) !== null,
  );
  const asked = servicesAsked(work);
  const exact = named.filter(
    (one) =>
      isPriceOf(one, rules) &&
      (servicesNamedBy(one).some((name) => asked.includes(name)) || isListedFor(one, asked, rules)),
  );
  if (
    exact.length > 0 &&
    asked.every((service) => exact.some((one) => isOf(one, service) || isListedFor(one, asked, rules)))
  ) {
    const others = named.filter((one) => !exact.includes(one) && isStated(one, rules) && ownWork(one) !== null);
    return [...exact, ...others].map(({ ruleId }) => ruleId);
  }
  const stated = named.filter((one) => isStated(one, rules));
  const covers = asked.every(
    (service) => (isAlone && isTradeName(service)) || stated.some((one) => isOf(one, service)),
  );
  return (covers ? [...new Set([...exact, ...stated])] : exact).map(({ ruleId }) => ruleId);
}

const STATING = new Set(['fixed', 'fixed_per_unit', 'unit_rate']);
const LONGEST_STATED = 160;
const MOST_STATED = 2;

/**
 * The owner's own sentences that price something of what is asked for ("upright piano $200"), for where no total can be
 * worked out.
 */
export function statedPrices(found: AppliedEffect[], rules: PricingRule[]): string[] {
  const ids = found
    .filter(({ effect }) => STATING.has(effect.kind) && effect.amount > 0 && effect.condition !== null)
    .filter((one) => isStated(one, rules))
    .map(({ ruleId }) => ruleId);
  return rules
    .filter(({ id, description }) => ids.includes(id) && description.length <= LONGEST_STATED)
    .map(({ description }) => description)
    .slice(0, MOST_STATED);
}

/**
 * Where the prices named say all, the owner's rate by the hour would count the same work twice: always beside a flat price,
 * and beside others ("two doors at $180") where nobody speaks of hours.
 */
export function withoutHours(steps: PriceSteps, work: Work): PriceSteps {
  const named = steps.rates.filter(({ effect }) => !isForAnyWork(effect.condition));
  const isTimed = work.details.quantities.some(({ unit }) => isTimeUnit(unit));
  // "6 hours of bits and pieces, and a dump run": the run has a price, and the hours are of all else.
  const isOfAllElse = isTimed && servicesAsked(work).length === 0;
  const isFlat = named.some(({ effect }) => effect.kind === 'fixed');
  const saysAll = isTimed ? isFlat && !isOfAllElse : named.length > 0;
  return saysAll ? withoutTime(steps) : steps;
}

/** The prices that do not go by time. */
export const withoutTime = (steps: PriceSteps): PriceSteps => ({
  ...steps,
  rates: steps.rates.filter((one) => !isTime(one)),
});

const isTime = ({ effect: { kind, condition, unit } }: AppliedEffect): boolean =>
  isForAnyWork(condition) && (kind === 'fixed' || (kind === 'unit_rate' && isTimeUnit(unit)));

/** What is asked for; the trade's name ("roofing") only where nothing else is. */
function servicesAsked({ details }: Work): string[] {
  const services = servicesNamed(details.service?.toLowerCase() ?? null);
  const own = services.filter((service) => !isTradeName(service));
  return own.length > 0 ? own : services;
}

const servicesNamedBy = ({ title, effect, thing }: AppliedEffect): string[] =>
  [effect.condition ?? '', thing ?? '', title].flatMap((text) => serviceIn(text)?.toLowerCase() ?? []);

/**
 * "1 bed $90, 2 bed $120" under "Cleaning": a list of prices by size, for the one work asked for that its rule names at all
 * ("house cleaning").
 */
function isListedFor(one: AppliedEffect, asked: string[], rules: PricingRule[]): boolean {
  const [service, ...more] = asked;
  const effects = rules.find(({ id }) => id === one.ruleId)?.interpretation.effects ?? [];
  const sizes = effects.filter(({ kind, condition }) => kind === 'fixed' && isBareSize(condition));
  if (service === undefined || more.length > 0 || one.isAdded || sizes.length < LEAST_LISTED) return false;
  return servicesNamedBy(one).some((name) => service.endsWith(` ${name}`));
}

const LEAST_LISTED = 2;

const ownWork = ({ effect }: AppliedEffect): string | null => serviceIn(effect.condition ?? '');

function isOf(one: AppliedEffect, service: string): boolean {
  if (servicesNamedBy(one).includes(service)) return true;
  const named = conceptsOf(`${one.effect.condition ?? ''} ${one.title}`);
  return conceptsOf(service).some((word) => !NAMED_DOING.has(word) && named.includes(word));
}

const ADDED = pattern('i')`
  \b(?:adds?|added|adding|extra|additional(?:ly)?|another|plus|more|on top|surcharges?|supplement
    |(?<!flat )fees?|includes?|included)\b
  |\+\s?\$?\d
`;
const COMES_ON_TOP = /\b(?:permits?|inspections?|adds? \$?\d|surcharges?)\b/i;
/** When, where and how, but no work: what is priced by these comes on top. */
const CIRCUMSTANCE = pattern('i')`
  \b(?:week-?ends?|${WEEKDAY}s?|evenings?|nights?|holidays?|hours|emergenc\w*|rush|urgent|same[- ]day
    |next[- ]day|before|after|over|under|above|beyond|past|miles?|km|permits?|parking|stairs?|flights?|elevator
    |lift|upstairs|floor|store?ys?|travel|deliver\w*|dispos\w*|haul\w*|call[- ]?out|trip|pets?|steep|tight
    |access|heritage|historic|seniors?|veterans?|asbestos|lead|occupied|furniture|gas|no|without|if|when)\b
`;

/** Whether an amount may be the price of the work that its rule names: "decks need a permit: add $140" names the work that it comes on top of. */
const isPriceOf = ({ ruleId, title }: AppliedEffect, rules: PricingRule[]): boolean =>
  !COMES_ON_TOP.test(title) && !COMES_ON_TOP.test(rules.find(({ id }) => id === ruleId)?.description ?? '');

/** Whether a rule states an amount as the price of something, and not as one that comes on top. */
function isStated({ ruleId, effect, thing }: AppliedEffect, rules: PricingRule[]): boolean {
  // "Over 12 inches", of patches: how large the thing is that has the price
  const isSize = thing !== null && isBareSize(effect.condition);
  const condition = (effect.condition ?? '').replace(isSize ? /^(?:over|under|above|below) /i : '', '');
  if (CIRCUMSTANCE.test(condition)) return false;
  const rule = rules.find(({ id }) => id === ruleId);
  if (!rule) return false;
  const clause = clauseWithAmount(effect.amount, rule.description) ?? rule.description;
  return !ADDED.test(clause) && !CIRCUMSTANCE.test(rule.title);
}
