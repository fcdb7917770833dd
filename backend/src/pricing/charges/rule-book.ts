import { cleanText, contentWords, isTimeUnit, tokenize, unitAt } from '../language/index.js';
import { priceThreshold, splitExcepted, type PriceThreshold } from '../rules/index.js';
import type { Effect, PricingRule } from '../types.js';
import type { Work } from '../work/index.js';
import { beyondLimit } from './alternatives/beyond-limit.js';
import { bySize } from './units/by-piece.js';
import { type Usual, withDefaultRates } from './alternatives/default-rates.js';
import { isForEachWorker } from './units/each-worker.js';
import { type Case, withCases } from './alternatives/two-cases.js';
import { ruleContext, type RuleContext } from './rule-context.js';
import { type Included, includedBy } from './scope/included.js';
import { servicesWanted } from './scope/several-services.js';
import { type PricedSizes, usualSize } from './alternatives/usual-size.js';

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

/** One price of a rule, as it is asked of works. */
export interface Entry extends Omit<AppliedEffect, 'units' | 'isByPiece' | 'isBeside'> {
  /** How many kinds of work its condition wants at once; null when it counts none. */
  services: number | null;
  /** How it is done or made where nobody says otherwise; null where its condition says so, or nothing does. */
  usual: Usual | null;
  /** Of two prices for one thing, which of its two cases (see withCases); null for others. */
  case: Case | null;
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
  /** What rules say is in the price of other work. */
  included: Included[];
  /** What was decided already; works of past jobs are kept between estimates. */
  decided: WeakMap<Work, AppliedEffect[]>;
}

/** With more rules than a person writes, only those that share a word with the work are asked: the cost stays bounded. */
const RULES_ASKED_OF_EVERY_WORK = 300;
const MOST_EFFECTS_OF_A_RULE = 20;
/** Beyond this, an amount or a number of units is a mistake. */
export const LARGEST_AMOUNT = 1e9;
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
  const book: RuleBook = {
    always: [],
    byWord: new Map(),
    hasSizes,
    included: rules.filter(({ isActive }) => isActive).flatMap(includedBy),
    decided: new WeakMap(),
  };
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
  const entries = interpretation.effects
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
        case: null,
        sizes: null,
        exception,
      };
    });
  return withCases(entries);
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

/** What counts kinds of work is asked of every work. */
function conditionWords({ effect, services, case: own }: Entry): string[] {
  return services === null ? [...new Set(contentWords(`${effect.condition ?? ''} ${own?.thing ?? ''}`))] : [];
}

/** Only a condition that names an amount of money is worth reading for one. */
export function thresholdOf(condition: string | null): PriceThreshold | null {
  return /[$£€]|dollar|buck|grand|\dk\b/i.test(condition ?? '') ? priceThreshold(condition) : null;
}
