import { cleanText, contentWords, isTimeUnit, tokenize, unitAt } from '../language/index.js';
import {
  besidePrice,
  conceptsOf,
  conditionHolds,
  isBareLimit,
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
import type { Effect, PricingRule } from '../types.js';
import type { Work } from '../work/index.js';
import { areAdditions } from './scope/additions.js';
import { withoutAlternatives } from './alternatives/alternatives.js';
import { namesAskedWork } from './scope/asked-work.js';
import { beyondLimit } from './alternatives/beyond-limit.js';
import { flatByClause } from './units/by-clause.js';
import { bySize, inAll, pieceWorks } from './units/by-piece.js';
import { byTheFoot } from './units/by-the-foot.js';
import { withClaimedUnits, withoutService } from './units/claimed-units.js';
import { isCrewRate, isCrewSaid } from './alternatives/crew-rates.js';
import { withDefaultRates, isUnusual, type Usual } from './alternatives/default-rates.js';
import { isForEachWorker, layersIn, workersIn } from './units/each-worker.js';
import { exactCount, isCountOf } from './units/exact-count.js';
import { inFewerWords } from './alternatives/fewer-words.js';
import { forEachPiece } from './units/for-each-piece.js';
import {
  isDoneToAnother,
  isForCeilings,
  isForLaying,
  isForNewLawn,
  isForNewOnes,
  isForPuttingIn,
} from './scope/for-other-work.js';
import { withoutGeneral } from './alternatives/general-rates.js';
import { withoutLowerSteps } from './alternatives/ladders.js';
import { withoutFirstHour, withoutFullPrice, withoutNested } from './alternatives/nested-effects.js';
import { isOfOld } from './scope/price-of.js';
import { isOfThing } from './scope/thing-asked-for.js';
import { ruleContext, type RuleContext } from './rule-context.js';
import { areAsked, servicesWanted } from './scope/several-services.js';
import { shareSaid } from './units/share-of-load.js';
import { isUnderOtherTitle } from './scope/title-scope.js';
import { isOtherSize, type PricedSizes, usualSize } from './alternatives/usual-size.js';
import { withoutExcepted } from './units/excepted-units.js';

/** An effect of one of the owner's rules that applies to a piece of work, with the units that count. */
export interface AppliedEffect extends RuleContext {
  ruleId: string;
  title: string;
  effect: Effect;
  /** A condition on the price itself, which only the pricing steps can decide; null when there is none. */
  threshold: PriceThreshold | null;
  /** An amount for every one of those who come (see isForEachWorker). */
  paysEach: boolean;
  /** 1 for effects that count nothing. */
  units: number;
  /** Each piece that is asked for was asked of it by itself (see bySize): it is due as often as it has units. */
  isByPiece: boolean;
  /** A rate for something beside the work asked for (see areAdditions): it comes on top. */
  isBeside: boolean;
}

interface Entry extends Omit<AppliedEffect, 'units' | 'isByPiece' | 'isBeside'> {
  /** How many kinds of work its condition wants at once; null when it counts none. */
  services: number | null;
  /** How it is done or made where nobody says otherwise; null where its condition says so, or nothing does. */
  usual: Usual | null;
  /** The sizes that have a price (see usualSize); null where it is for any, or says so itself. */
  sizes: PricedSizes | null;
  /** The situation in which nothing is charged all the same; the effect's condition is without it. */
  exception: string | null;
}

/** Rules prepared once for many works. */
export interface RuleBook {
  /** Asked of every work. */
  always: Entry[];
  /** Asked only of works that hold the word. */
  byWord: Map<string, Entry[]>;
  /** Whether any price goes by the size of a piece: only then are works read for their pieces. */
  hasSizes: boolean;
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
  const sorted = active.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const entries = withUsualSizes(withDefaultRates(sorted.flatMap(entriesOf)));
  const hasSizes = bySize(entries).length > 0;
  const book: RuleBook = { always: [], byWord: new Map(), hasSizes, decided: new WeakMap() };
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
    .map((effect, at, effects) => {
      const { main, exception } = splitExcepted(beyondLimit(effect, effects[at - 1]));
      return {
        ruleId: id,
        title,
        ...ruleContext(rule, effect),
        effect: { ...effect, condition: main ?? (effect.kind === 'fixed' && exception === null ? first : null) },
        threshold: thresholdOf(main),
        paysEach,
        // "LED lights $170 each for 4 or more": of the lights, which it counts.
        services: effect.kind === 'unit_rate' ? null : servicesWanted(main),
        usual: null,
        sizes: null,
        exception,
      };
    });
}

const withUsualSizes = (entries: Entry[]): Entry[] =>
  entries.map((entry) => {
    const usual = usualSize(entry, entries);
    return usual ? { ...usual.entry, sizes: usual.priced } : entry;
  });

/** "First socket £74, each further socket £38" under "Sockets": no socket, no first one. Null where the title names no such unit. */
function countedTitle({ title, interpretation }: PricingRule): string | null {
  const tokens = tokenize(cleanText(title).toLowerCase());
  const named = unitAt(tokens, 0);
  if (!named || isTimeUnit(named.unit) || named.end < tokens.length) return null;
  const isCounted = interpretation.effects.some(({ unit, above }) => unit === named.unit && (above ?? 0) >= 1);
  // Bedrooms are rooms, too.
  return isCounted ? (named.unit === 'room' ? `${title} or bedrooms` : title) : null;
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
  const pieces = book.hasSizes ? pieceWorks(work) : [];
  const sized = pieces.length === 0 ? [] : bySize(asked);
  const others = asked.filter((entry) => !sized.includes(entry));
  const holding = holdingFor(others, work);
  const crew = crewIn(others, holding, work);
  const unmet = others.filter((one) => one.thing === null && !isCrewRate(one.effect) && !isOfOtherSize(one, work));
  const implied = [...crew, ...inFewerWords(unmet, holding, work)];
  const chosen = (held: (Entry & { units: number })[], from: Work): (Entry & { units: number })[] =>
    withClaimedUnits(withoutAlternatives(withoutLowerSteps(held), from), from);
  const whole = chosen(withoutGeneral(withoutFirstHour(withoutFullPrice([...holding, ...implied], work), work)), work);
  const ofPieces = pieces.map((piece) => ({ ...piece, held: chosen(holdingFor(sized, piece.work), piece.work) }));
  const counted = withoutNested(
    [...flatByClause(whole, withoutService(work.text, work.details), work), ...inAll(ofPieces)],
    work,
  ).filter(
    ({ effect, title }) =>
      !isUnderOtherTitle(effect, title, work) &&
      !isDoneToAnother(effect, work) &&
      !isForPuttingIn(effect, title, work) &&
      !isForNewOnes(effect, work) &&
      !isForNewLawn(effect, title, work) &&
      !isForLaying(effect, title, work) &&
      !isForCeilings(effect, work),
  );
  const effects = counted.map(({ effect }) => effect);
  const isBeside = !counted.some(({ isByFloor }) => isByFloor) && areAdditions(effects, work);
  const applied = forEachPiece(counted, work).map((one) => ({
    ...one,
    isBeside: isBeside && one.effect.kind === 'unit_rate',
  }));
  book.decided.set(work, applied);
  return applied;
}

const holdingFor = (asked: Entry[], work: Work): (Entry & { units: number })[] =>
  asked
    .map((entry) => ({ ...entry, effect: byTheFoot(entry.effect, entry.isPerFoot, work) }))
    .map((entry) => ({ ...entry, units: unitsFor(entry, work), threshold: limitFor(entry, work) }))
    .filter(({ units }) => units > 0);

/**
 * "$145 an hour for two movers and a truck" is the rate where no other one by the hour holds: nobody says so many men. The "three
 * hour minimum" of that crew goes with it.
 */
function crewIn(asked: Entry[], holding: { effect: Effect }[], work: Work): (Entry & { units: number })[] {
  if (holding.some(({ effect }) => effect.kind === 'unit_rate' && isTimeUnit(effect.unit))) return [];
  const all = asked.filter(({ effect }) => isCrewRate(effect));
  const said = all.filter(({ effect }) => isCrewSaid(effect.condition, work.text));
  const crews = said.length > 0 ? said : all;
  const smallest = crews.toSorted((a, b) => a.effect.amount - b.effect.amount)[0];
  const units = smallest ? unitsThatCount(smallest.effect, work.details, work.text) : 0;
  if (!smallest || units <= 0) return [];
  const isItsLeast = ({ ruleId, effect }: Entry): boolean =>
    ruleId === smallest.ruleId && effect.kind === 'minimum' && effect.condition === smallest.effect.condition;
  return [{ ...smallest, units }, ...asked.filter(isItsLeast).map((least) => ({ ...least, units: 1 }))];
}

/** "Removal: old tiles, $35 a square metre" holds where something old is to go, and not for all that is tiled. */
const isForOld = ({ condition }: Effect, title: string): boolean =>
  isOfOld(condition) && conceptsOf(title).includes('remove');

const isOfOtherSize = ({ sizes }: Entry, { text }: Work): boolean => sizes !== null && isOtherSize(sizes, text);

function unitsFor(entry: Entry, work: Work): number {
  const { effect, title, paysEach, isPerLayer, beyondCrew, services, exception, thing } = entry;
  if (isOfOtherSize(entry, work)) return 0;
  if (entry.share !== null) return entry.share === shareSaid(work.text) ? 1 : 0;
  if (entry.usual !== null && isUnusual(entry.usual, effect.unit, work)) return 0;
  const counts =
    effect.unit !== null && effect.kind !== 'percentage' && effect.kind !== 'fixed' && effect.kind !== 'minimum';
  const workers = paysEach && isTimeUnit(effect.unit) ? workersIn(work.text) : 1;
  const more = beyondCrew === null ? 1 : workersIn(work.text) - beyondCrew;
  const layers = isPerLayer ? layersIn(work.text) : 1;
  const isFreed = exception !== null && isExcepted(exception, work);
  const counted = isFreed && counts ? withoutExcepted(exception, work) : work.details;
  if (isFreed && counted === work.details) return 0;
  const whatCounts = thing === null ? effect : { ...effect, condition: thing };
  const units = counts ? unitsThatCount(whatCounts, counted, work.text) * workers * layers * more : more;
  if (!Number.isFinite(units) || units <= 0) return 0;
  if (isForOld(effect, title) && !conditionHolds('remove', work)) return 0;
  // "The old carpet has been ripped out already"
  if (isOfOld(effect.condition) && isOnlyDenied('remove', work.text)) return 0;
  if (services !== null) return areAsked(services, work) ? Math.min(units, LARGEST_AMOUNT) : 0;
  if (thing !== null && !isOfThing(thing, work)) return 0;
  if (isCrewRate(effect) && !isCrewSaid(effect.condition, work.text)) return 0;
  const count = effect.kind === 'fixed' ? exactCount(effect.condition) : null;
  if (count !== null) {
    const isCounted = work.details.quantities.some((one) => isCountOf(one, count));
    return isCounted && conditionHolds(count.before, work) ? 1 : 0;
  }
  // "$140 each for 6 or more", "LED lights $170 each for 4 or more"
  const limits = counts ? limitsSet(effect.condition) : [];
  const isOnCount = limits.every(({ unit, thing: of, near }) => unit === null && of === null && near.length === 0);
  if (limits.length > 0 && isOnCount) {
    if (!isWithin(units, limits)) return 0;
    if (isBareLimit(effect.condition)) return Math.min(units, LARGEST_AMOUNT);
  }
  // Of "emergencies over $500" this decides the emergency; the price limit is left to the pricing steps.
  const isMeant = conditionHolds(effect.condition, work) || namesAskedWork(effect, work);
  return isMeant ? Math.min(units, LARGEST_AMOUNT) : 0;
}
