import { pattern, SQ_FT_A_SQUARE, withTradeWordsSpelled } from '../language/index.js';
import { isKnownService, isTradeName, servicesNamed } from '../reading/index.js';
import { countNamed, isBareSize, conceptsOf, limitsSet, saysOnTop } from '../rules/index.js';
import type { Effect, PricingRule } from '../types.js';
import { isTitleOfSize, serviceIn, serviceOfTitle } from '../work/index.js';
import { saysLarger } from './alternatives/beyond-limit.js';
import { clauseWithAmount } from './clause-with-amount.js';
import { crewIn } from './alternatives/crew-rates.js';
import { shareOf } from './units/share-of-load.js';
import { isOnlySupplied } from './scope/supplied.js';

/** What the text of a rule tells of one of its prices, beside the effect that was read of it. */
export interface RuleContext {
  /** How a line of a price is called: the title, and which of its prices it is where a rule has several. */
  label: string;
  /** Said to come on top ("add", "extra"). */
  isAdded: boolean;
  /** One of the prices of a rule that lists them by the floor ("$8 ground floor, $12 upstairs"): no addition for a place. */
  isByFloor: boolean;
  /** Its rule says what another one costs ("each additional $60"): the amount is for the first. */
  isForFirst: boolean;
  /** What each one beyond so many costs ("each additional $25"), and no amount that comes on top of the price for all. */
  isForMore: boolean;
  /** The first of hours that are charged one by one, and no fee for coming ("first hour $95, then $70 an hour"). */
  isFirstHour: boolean;
  /** Its place among the prices of its rule. */
  place: number;
  /** Charged for every layer that there is ("tear-off $90 a square per layer"). */
  isPerLayer: boolean;
  /** Due for each of those who come beyond so many ("each additional mover $45 an hour"); null for all other prices. */
  beyondCrew: number | null;
  /** What a price is for that names nothing but a size ("over 500 sq ft"), or nothing at all; null where it says so itself. */
  thing: string | null;
  /** "Per foot", read as square feet of what has a surface, where nobody wrote so. */
  isPerFoot: boolean;
  /** Of a list of prices by how full the truck is, how full (see shareOf). */
  share: number | null;
}

export function ruleContext(rule: PricingRule, effect: Effect): RuleContext {
  return {
    label: labelOf(rule, effect),
    isAdded: isSaidToAdd(rule.description, effect.amount),
    isByFloor: isByFloor(rule, effect),
    isPerLayer: isPerLayer(rule.description, effect.amount),
    place: rule.interpretation.effects.indexOf(effect),
    isForFirst: rule.interpretation.effects.some(({ above }) => (above ?? 0) >= 1),
    isForMore: isForMore(rule, effect),
    isFirstHour: isFirstHour(rule, effect),
    beyondCrew: crewBefore(rule, effect),
    thing: thingFor(rule, effect),
    isPerFoot: effect.unit === 'sq_ft' && isPlainFoot(clauseWithAmount(effect.amount, rule.description) ?? ''),
    share: shareOf(rule, effect.condition),
  };
}

const isPlainFoot = (clause: string): boolean =>
  /(?:\/|\b(?:per|an?|each|every)) ?(?:foot|ft)\b(?! ?[²2^])/i.test(clause) && !/\bsq|\bsf\b|square/i.test(clause);

function thingFor(rule: PricingRule, effect: Effect): string | null {
  if (isLimitedPrice(effect) || saysLarger(effect.condition)) return thingOf(rule, effect);
  if (isSuppliedPrice(effect)) return thingBefore(rule, effect);
  return isPriceOfTitle(rule, effect) ? rule.title : null;
}

const FEE = /\b(?:call ?-?outs?|service call|trip|visit|diagnos\w+|fee|show up|come out)\b/i;
const FIRST_HOUR = /\b(?:first|1st) (?:hour|hr)\b/i;

const ANY_WORK = pattern('i')`
  ^(?:(?:all|any|general|standard|regular|most) )*
    (?:(?:troubleshooting|diagnos\w+) (?:and|&|or) )?
    (?:repairs?|repair work|service(?: calls?| work)?|labou?r|work|jobs?|plumbing|electrical(?: work)?|handyman(?: work)?)$
`;

/** "Repairs are $140 for the first hour, then $110": whatever is done by the hour. */
export const isForAnyWork = (condition: string | null): boolean => condition === null || ANY_WORK.test(condition);

const isForMore = ({ description }: PricingRule, { kind, amount, above }: Effect): boolean =>
  kind === 'fixed_per_unit' &&
  amount > 0 &&
  (above ?? 0) >= 1 &&
  !saysOnTop(clauseWithAmount(amount, description) ?? description);

const isFirstHour = (
  { title, description, interpretation: { effects } }: PricingRule,
  { kind, condition }: Effect,
): boolean =>
  kind === 'fixed' &&
  isForAnyWork(condition) &&
  effects.some(({ unit, above }) => unit === 'hour' && (above ?? 0) >= 1) &&
  FIRST_HOUR.test(description) &&
  !FEE.test(`${title} ${description}`);

const LONGEST_LABEL = 80;

function labelOf({ title, interpretation: { effects } }: PricingRule, { condition }: Effect): string {
  const name = withTradeWordsSpelled(title.trim()) || 'Rule';
  if (condition === null || effects.every((other) => other.condition === condition)) return name;
  const words = conceptsOf(name);
  if (conceptsOf(condition).every((word) => words.includes(word))) return name;
  const isBegun = condition.toLowerCase().startsWith(name.toLowerCase());
  const holdsTitle = isBegun || (words.length > 0 && words.every((word) => conceptsOf(condition).includes(word)));
  const part = `${condition.charAt(0).toUpperCase()}${condition.slice(1)}`;
  // "Toilet install" under "Toilet" says all; "GFCI" under "Outlets" does not.
  const label = holdsTitle ? part : `${name}: ${condition}`;
  return label.length > LONGEST_LABEL ? name : label;
}

const SAYS_ADDED =
  /\b(?:adds?|added|adding|extra|additional(?:ly)?|another|plus|more|on top|surcharges?|supplement)\b|\+\s?[$£€]?\d/i;

const ONE_MORE =
  /\b(?:each|every|per|an?|any) (?:additional|extra|more|further) (?:man|person|mover|cleaner|painter|worker|guy|helper|pair of hands)\b/i;

/** How many come for the price that another mover is added to: two where the rule says no number. */
function crewBefore({ description, interpretation: { effects } }: PricingRule, effect: Effect): number | null {
  if (!ONE_MORE.test(description) || !ONE_MORE.test(clauseWithAmount(effect.amount, description) ?? '')) return null;
  const crews = effects.filter((other) => other !== effect).flatMap(({ condition }) => crewIn(condition ?? ''));
  return crews.length > 0 ? Math.max(...crews) : USUAL_CREW;
}

const USUAL_CREW = 2;

const PER_LAYER = /(?:\b(?:per|each|every)|\/) ?layer\b/i;

const isPerLayer = (description: string, amount: number): boolean =>
  PER_LAYER.test(description) &&
  [1, SQ_FT_A_SQUARE].some((size) => PER_LAYER.test(clauseWithAmount(amount * size, description) ?? ''));

/** Whether the part of a description with an amount says that it comes on top. */
function isSaidToAdd(description: string, amount: number): boolean {
  if (!SAYS_ADDED.test(description)) return false;
  const part = clauseWithAmount(amount, description)?.replace(
    /\b(?:\d+|two|three|more) (?:or|and) more\b|\bmore than\b/gi,
    '',
  );
  return part !== undefined && SAYS_ADDED.test(part);
}

/** What cleaners mostly do is no trade alone. */
const USUAL_CLEAN =
  /^(?:(?:standard|regular|basic|general|weekly) )?(?:house|home|domestic|standard|regular|basic|general) clean(?:ing|s)?$/i;

/** Whether a title names work of its own, and not a trade. */
const namesWork = (title: string): boolean =>
  USUAL_CLEAN.test(title.trim()) ||
  (!isTitleOfSize(title) &&
    servicesNamed(serviceIn(title)).some((service) => isKnownService(service) && !isTradeName(service)));

/** "$18 a sq ft over 500 sq ft": a price that only a size decides. */
const isLimitedPrice = ({ kind, amount, condition }: Effect): boolean =>
  (kind === 'unit_rate' || kind === 'fixed') && amount > 0 && isBareSize(condition);

/** "TVs: up to 65 inch $130, bigger $170": whether a rule lists what the work that its title names costs by its size. */
export const listsSizes = ({ title, interpretation: { effects } }: PricingRule): boolean =>
  effects.filter((one) => one.kind === 'fixed' && (isLimitedPrice(one) || saysLarger(one.condition))).length > 1 &&
  serviceOfTitle(title) !== null;

/** "Faucet install $150, $110 if you supply your own". */
const isSuppliedPrice = ({ kind, amount, condition }: Effect): boolean =>
  (kind === 'unit_rate' || kind === 'fixed') && amount > 0 && isOnlySupplied(condition);

/** What the price before it is for, or what the title names. */
function thingBefore({ title, interpretation: { effects } }: PricingRule, effect: Effect): string | null {
  const named = effects.slice(0, effects.indexOf(effect)).findLast(({ condition }) => condition !== null);
  return named?.condition ?? (namesWork(title) ? title : null);
}

/** "$120" under "House cleaning": the price of the one work that the title names. */
const isPriceOfTitle = ({ title, description, interpretation: { effects } }: PricingRule, effect: Effect): boolean =>
  effects.length === 1 &&
  effect.kind === 'fixed' &&
  effect.amount > 0 &&
  effect.condition === null &&
  !/\b(?:fee|charge|call|trip|visit|surcharge|deposit)\b/i.test(`${title} ${description}`) &&
  !isSaidToAdd(description, effect.amount) &&
  namesWork(title);

/**
 * What such a price is for: the work that the title names; the thing of the price before it, where that is one of the same list ("tree
 * removal under 30 ft") or a rate for the same unit; null for neither.
 */
function thingOf({ title, interpretation: { effects } }: PricingRule, effect: Effect): string | null {
  const earlier = effects.slice(0, effects.indexOf(effect));
  const before = earlier.findLast(({ condition }) => condition !== null && !isBareSize(condition));
  const isOfList =
    limitsSet(before?.condition ?? null).length > 0 ||
    countNamed(before?.condition ?? null) !== null ||
    (effect.kind === 'fixed' && before?.kind === 'fixed' && isKnownService(serviceIn(before.condition ?? '') ?? '')) ||
    (effect.unit !== null && before?.unit === effect.unit);
  // "Standard clean": which of them everybody means who says no more
  const named = isOfList ? (before?.condition?.replace(LIMIT, '').replace(USUAL, '').trim() ?? '') : '';
  const work = serviceIn(named);
  const isWorkOfItsOwn = work !== null && isKnownService(work) && work !== serviceIn(title);
  if (namesWork(title) && !isWorkOfItsOwn) return title;
  return named === '' ? null : named;
}

const FLOOR =
  /^(?:(?:on )?the )?(?:ground|first|second|third|upper|lower|main) (?:floor|level|storey|story)$|^(?:up|down)stairs$/i;

function isByFloor({ interpretation: { effects } }: PricingRule, { kind, unit, condition }: Effect): boolean {
  const listed = effects.filter(
    (other) => other.kind === kind && other.unit === unit && FLOOR.test(other.condition ?? ''),
  );
  return kind === 'unit_rate' && FLOOR.test(condition ?? '') && listed.length > 1;
}

const USUAL = /\b(?:standard|regular|basic|normal|usual) /i;

/** "Under 30 ft", "up to 1/4 acre", at the end of a condition. */
const LIMIT = / ?(?:(?:under|over|up to|below|above|more than|less than|from|between|of) )?\d.*$/i;
