import { cleanText, contentWords, isTimeUnit, NUMBER_WORD, tokenize, unitAt, lines } from '../language/index.js';
import {
  besidePrice,
  conceptsOf,
  conditionHolds,
  isBareLimit,
  isBareSize,
  isExcepted,
  isOnlyDenied,
  isWithin,
  limitsSet,
  priceThreshold,
  splitExcepted,
  thresholdUnless,
  unitsThatCount,
  type PriceThreshold,
} from '../rules/index.js';
import { emptyDetails, isKnownService, servicesNamed } from '../reading/index.js';
import type { Details, Effect, PricingRule } from '../types.js';
import { areAdditions } from './additions.js';
import { isOfOld } from './price-of.js';
import { isDoneToAnother, isForCeilings, isForNewLawn, isForPuttingIn } from './for-other-work.js';
import { withClaims } from './claims.js';
import { isForEachWorker, workersIn } from './each-worker.js';
import { withoutAlternatives } from './alternatives.js';
import { serviceIn } from './service-in.js';
import { inFewerWords } from './fewer-words.js';
import { withoutGeneral } from './general-rates.js';
import { withoutNested } from './nested-effects.js';
import { areAsked, servicesWanted } from './several-services.js';
import type { Work } from './work.js';

/** An effect of one of the owner's rules that applies to a piece of work, with the units that count. */
export interface AppliedEffect {
  ruleId: string;
  title: string;
  /** How a line of a price is called: the title, and which of its prices it is where a rule has several. */
  label: string;
  effect: Effect;
  /** A condition on the price itself, which only the pricing steps can decide; null when there is none. */
  threshold: PriceThreshold | null;
  /** Said to come on top ("add", "extra"). */
  isAdded: boolean;
  /** One of the prices of a rule that lists them by the floor ("$8 ground floor, $12 upstairs"): no addition for a place. */
  isByFloor: boolean;
  /** Its rule says what another one costs ("each additional $60"): the amount is for the first. */
  isForFirst: boolean;
  /** What a price is for whose condition is nothing but a limit ("over 500 sq ft"); null where it says so itself. */
  thing: string | null;
  /** An amount for every one of those who come (see isForEachWorker). */
  paysEach: boolean;
  /** 1 for effects that count nothing. */
  units: number;
  /** A rate for something beside the work asked for (see areAdditions): it comes on top. */
  isBeside: boolean;
}

interface Entry extends Omit<AppliedEffect, 'units' | 'isBeside'> {
  /** How many kinds of work its condition wants at once; null when it counts none. */
  services: number | null;
  /** The situation in which nothing is charged all the same; the effect's condition is without it. */
  exception: string | null;
}

/** Rules prepared once for many works. */
export interface RuleBook {
  /** Asked of every work. */
  always: Entry[];
  /** Asked only of works that hold the word. */
  byWord: Map<string, Entry[]>;
  /** What was decided already; works of past jobs are kept between estimates. */
  decided: WeakMap<Work, AppliedEffect[]>;
}

/** With more rules than a person writes, only those that share a word with the work are asked: the cost stays bounded. */
const RULES_ASKED_OF_EVERY_WORK = 300;
const MOST_EFFECTS_OF_A_RULE = 20;
const LARGEST_AMOUNT = 1e9;
/** So many rules on one word are a mistake; the rest of them are not asked. */
const MOST_OF_A_WORD = 100;

const opened = new WeakMap<PricingRule[], RuleBook>();

/** The rules that can change a price, in an order that does not depend on the order given. */
export function openRuleBook(rules: PricingRule[]): RuleBook {
  const known = opened.get(rules);
  if (known) return known;
  const active = rules.filter((rule) => rule.isActive && rule.interpretation.status === 'priced');
  const entries = active.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)).flatMap(entriesOf);
  const book: RuleBook = { always: [], byWord: new Map(), decided: new WeakMap() };
  for (const entry of entries) {
    const words = active.length > RULES_ASKED_OF_EVERY_WORK ? conditionWords(entry) : [];
    if (words.length === 0) book.always.push(entry);
    for (const word of words) {
      const list = book.byWord.get(word) ?? [];
      if (list.length < MOST_OF_A_WORD) book.byWord.set(word, [...list, entry]);
    }
  }
  opened.set(rules, book);
  return book;
}

function entriesOf(rule: PricingRule): Entry[] {
  const { id, title, interpretation } = rule;
  const paysEach = isForEachWorker(rule);
  const first = countedTitle(rule);
  return interpretation.effects
    .slice(0, MOST_EFFECTS_OF_A_RULE)
    .filter(({ amount }) => Number.isFinite(amount) && Math.abs(amount) <= LARGEST_AMOUNT)
    .map((effect) => {
      const { main, exception } = splitExcepted(effect.condition);
      return {
        ruleId: id,
        title,
        label: labelOf(rule, effect),
        effect: { ...effect, condition: main ?? (effect.kind === 'fixed' && exception === null ? first : null) },
        threshold: thresholdOf(main),
        paysEach,
        services: servicesWanted(main),
        exception,
        isByFloor: isByFloor(rule, effect),
        isForFirst: interpretation.effects.some(({ above }) => (above ?? 0) >= 1),
        isAdded: isSaidToAdd(rule.description, effect.amount),
        thing: isLimitedPrice(effect) ? thingOf(rule, effect) : null,
      };
    });
}

const LONGEST_LABEL = 80;

function labelOf({ title, interpretation: { effects } }: PricingRule, { condition }: Effect): string {
  const name = title.trim() || 'Rule';
  const words = conceptsOf(title);
  const isSaid = condition === null || conceptsOf(condition).every((word) => words.includes(word));
  if (effects.length < 2 || isSaid || effects.every((other) => other.condition === condition)) return name;
  const isBegun = condition.toLowerCase().startsWith(name.toLowerCase());
  const holdsTitle = isBegun || (words.length > 0 && words.every((word) => conceptsOf(condition).includes(word)));
  const part = `${condition.charAt(0).toUpperCase()}${condition.slice(1)}`;
  // "Toilet install" under "Toilet" says all; "GFCI" under "Outlets" does not.
  const label = holdsTitle ? part : `${name}: ${condition}`;
  return label.length > LONGEST_LABEL ? name : label;
}

const SAYS_ADDED =
  /\b(?:adds?|added|adding|extra|additional(?:ly)?|another|plus|more|on top|surcharges?|supplement)\b|\+\s?[$£€]?\d/i;

/** Whether the part of a description with an amount says that it comes on top. */
function isSaidToAdd(description: string, amount: number): boolean {
  const number = new RegExp(String.raw`(?<![\d.,])${String(amount)}(?![\d.]*\d)`);
  const part = description
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .split(/[,;!?\n]+|\.(?!\d)/)
    .find((one) => number.test(one));
  return (
    part !== undefined &&
    SAYS_ADDED.test(part.replace(/\b(?:\d+|two|three|more) (?:or|and) more\b|\bmore than\b/gi, ''))
  );
}

/** "$18 a sq ft over 500 sq ft": a price that only a size decides. */
const isLimitedPrice = ({ kind, amount, condition }: Effect): boolean =>
  (kind === 'unit_rate' || kind === 'fixed') && amount > 0 && isBareSize(condition);

/** What such a price is for: the thing of the price before it in its rule, or the work that the title names; null for neither. */
function thingOf({ title, interpretation: { effects } }: PricingRule, effect: Effect): string | null {
  const before = effects
    .slice(0, effects.indexOf(effect))
    .findLast(({ condition }) => condition !== null && !isBareSize(condition));
  // "Standard clean": which of them everybody means who says no more
  const named = before?.condition?.replace(LIMIT, '').replace(USUAL, '').trim() ?? '';
  if (named !== '') return named;
  return servicesNamed(serviceIn(title)).some(isKnownService) ? title : null;
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

/** "First socket £74, each further socket £38" under "Sockets": no socket, no first one. Null where the title names no such unit. */
function countedTitle({ title, interpretation }: PricingRule): string | null {
  const tokens = tokenize(cleanText(title).toLowerCase());
  const named = unitAt(tokens, 0);
  if (!named || isTimeUnit(named.unit) || named.end < tokens.length) return null;
  const isCounted = interpretation.effects.some(({ unit, above }) => unit === named.unit && (above ?? 0) >= 1);
  return isCounted ? title : null;
}

/** Those that come on top of what past jobs suggest. */
export const besideOf = (applied: AppliedEffect[]): Effect[] =>
  applied.filter(({ isBeside }) => isBeside).map(({ effect }) => effect);

/** Only a condition that names an amount of money is worth reading for one. */
function thresholdOf(condition: string | null): PriceThreshold | null {
  return /[$£€]|dollar|buck|grand|\dk\b/i.test(condition ?? '') ? priceThreshold(condition) : null;
}

/** The limit on the price for one work: of "free for repairs over $300" it is one where a repair is asked for. */
function limitFor({ threshold, exception }: Entry, work: Work): PriceThreshold | null {
  if (threshold !== null || exception === null || thresholdOf(exception) === null) return threshold;
  return conditionHolds(besidePrice(exception), work) ? thresholdUnless(exception) : null;
}

/** What counts kinds of work is asked of every work. */
function conditionWords({ effect, services }: Entry): string[] {
  return services === null ? [...new Set(contentWords(effect.condition ?? ''))] : [];
}

/** The effects that hold for a work. Conditions on the price itself are left to the pricing steps (see thresholdHolds). */
export function effectsFor(work: Work, book: RuleBook): AppliedEffect[] {
  const known = book.decided.get(work);
  if (known) return known;
  const shared = book.byWord.size === 0 ? [] : work.words.flatMap((word) => book.byWord.get(word) ?? []);
  const asked = [...new Set([...book.always, ...shared])];
  const holding = asked
    .map((entry) => ({ ...entry, units: unitsFor(entry, work), threshold: limitFor(entry, work) }))
    .filter(({ units }) => units > 0);
  const implied = [
    ...crewIn(asked, holding, work),
    ...inFewerWords(
      asked.filter(({ thing }) => thing === null),
      holding,
      work,
    ),
  ];
  const counted = withoutNested(
    withClaims(withoutAlternatives(withoutGeneral([...holding, ...implied]), work), work),
    work,
  ).filter(
    ({ effect, title }) =>
      !isDoneToAnother(effect, work) &&
      !isForPuttingIn(effect, title, work) &&
      !isForNewLawn(effect, title, work) &&
      !isForCeilings(effect, work),
  );
  const isBeside =
    !counted.some(({ isByFloor }) => isByFloor) &&
    areAdditions(
      counted.map(({ effect }) => effect),
      work,
    );
  const applied = counted.map((one) => ({ ...one, isBeside: isBeside && one.effect.kind === 'unit_rate' }));
  book.decided.set(work, applied);
  return applied;
}

/** "$145 an hour for two movers and a truck" is the rate where no other one by the hour holds: nobody says so many men. */
function crewIn(asked: Entry[], holding: { effect: Effect }[], work: Work): (Entry & { units: number })[] {
  if (holding.some(({ effect }) => effect.kind === 'unit_rate' && isTimeUnit(effect.unit))) return [];
  const crews = asked.filter(({ effect }) => isCrewRate(effect));
  const smallest = crews.sort((a, b) => a.effect.amount - b.effect.amount)[0];
  const units = smallest ? unitsThatCount(smallest.effect, work.details, work.text) : 0;
  return smallest && units > 0 ? [{ ...smallest, units }] : [];
}

const PEOPLE = lines`
  (?:\d+|${NUMBER_WORD})?[- ]?(?:man|men|movers?|persons?|people|guys?|workers?|cleaners?|painters?|technicians?
    |techs?|crew|helpers?|landscapers?|handym[ae]n)(?: (?:crew|team))?
`;
const BROUGHT = String.raw`(?:a |the |one |our )?(?:truck|van|lorry|tools|trailer|equipment)`;
const JOINT = String.raw`(?: and| with|,| \+) `;
/** "Two movers and a truck", "a truck and two movers". */
const CREW = new RegExp(
  String.raw`^(?:(?:an? |the |our )?${PEOPLE}(?:${JOINT}${BROUGHT})*|${BROUGHT}${JOINT}${PEOPLE})$`,
  'i',
);

/** A rate by the hour whose condition only tells who and what comes for it. */
export const isCrewRate = (effect: Effect): boolean =>
  effect.kind === 'unit_rate' && isTimeUnit(effect.unit) && CREW.test((effect.condition ?? '').trim());

/** "Removal: old tiles, $35 a square metre" holds where something old is to go, and not for all that is tiled. */
const isForOld = ({ condition }: Effect, title: string): boolean =>
  isOfOld(condition) && conceptsOf(title).includes('remove');

/**
 * What else is asked for beside a thing that a rate is not for: of "4 doors and 2 closet doors" with "except closet doors" the 4,
 * of "3 rooms and the stairs" all rooms. The same details where only that thing is asked for, or no thing is excepted.
 */
function withoutExcepted(exception: string, { details }: Work): Details {
  const isMeant = (said: string): boolean =>
    conceptsOf(exception).length > 0 && conditionHolds(exception, { text: said, details: emptyDetails() });
  const quantities = details.quantities.filter(({ of, unit }) => of === null || !isMeant(`${of} ${unit}`));
  const services = servicesNamed(details.service);
  const others = services.filter((service) => !isMeant(service));
  const isBeside =
    quantities.length < details.quantities.length
      ? quantities.length > 0
      : others.length < services.length && others.length > 0;
  return isBeside ? { ...details, quantities } : details;
}

function unitsFor({ effect, title, paysEach, services, exception, thing }: Entry, work: Work): number {
  const counts =
    effect.unit !== null && effect.kind !== 'percentage' && effect.kind !== 'fixed' && effect.kind !== 'minimum';
  const workers = paysEach && isTimeUnit(effect.unit) ? workersIn(work.text) : 1;
  const isFreed = exception !== null && isExcepted(exception, work);
  const counted = isFreed && counts ? withoutExcepted(exception, work) : work.details;
  if (isFreed && counted === work.details) return 0;
  const whatCounts = thing === null ? effect : { ...effect, condition: thing };
  const units = counts ? unitsThatCount(whatCounts, counted, work.text) * workers : 1;
  if (!Number.isFinite(units) || units <= 0) return 0;
  if (isForOld(effect, title) && !conditionHolds('remove', work)) return 0;
  // "The old carpet has been ripped out already"
  if (isOfOld(effect.condition) && isOnlyDenied('remove', work.text)) return 0;
  if (services !== null) return areAsked(services, work) ? Math.min(units, LARGEST_AMOUNT) : 0;
  if (thing !== null && !conditionHolds(thing, work)) return 0;
  // "$140 each for 6 or more"
  const limits = counts && isBareLimit(effect.condition) ? limitsSet(effect.condition) : [];
  if (limits.length > 0 && limits.every((limit) => limit.unit === null && limit.thing === null))
    return isWithin(units, limits) ? Math.min(units, LARGEST_AMOUNT) : 0;
  // Of "emergencies over $500" this decides the emergency; the price limit is left to the pricing steps.
  return conditionHolds(effect.condition, work) ? Math.min(units, LARGEST_AMOUNT) : 0;
}
