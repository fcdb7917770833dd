import { contentWords } from '../language/index.js';
import { conditionHolds, priceThreshold, unitsThatCount } from '../rules/index.js';
import type { Effect, PricingRule } from '../types.js';
import type { Work } from './work.js';

/** An effect of one of the owner's rules that applies to a piece of work, with the units that count. */
export interface AppliedEffect {
  ruleId: string;
  title: string;
  effect: Effect;
  /** 1 for effects that count nothing. */
  units: number;
}

/** Rules prepared once for many works. */
export interface RuleBook {
  entries: { rule: PricingRule; words: Set<string> }[];
}

/** With more rules than a person writes, only those that share a word with the work are asked: the cost stays bounded. */
const RULES_ASKED_OF_EVERY_WORK = 300;
const MOST_EFFECTS_OF_A_RULE = 20;
const LARGEST_AMOUNT = 1e9;

/** The rules that can change a price, in an order that does not depend on the order given. */
export function openRuleBook(rules: PricingRule[]): RuleBook {
  const active = rules.filter((rule) => rule.isActive && rule.interpretation.status === 'priced');
  const sorted = [...active].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const many = sorted.length > RULES_ASKED_OF_EVERY_WORK;
  return {
    entries: sorted.map((rule) => ({ rule, words: new Set(many ? conditionWords(rule) : []) })),
  };
}

function conditionWords(rule: PricingRule): string[] {
  const effects = rule.interpretation.effects.slice(0, MOST_EFFECTS_OF_A_RULE);
  return effects.flatMap((effect) => contentWords(`${effect.condition ?? ''} ${effect.unit ?? ''}`));
}

/** The effects that hold for a work. Conditions on the price itself are left to the pricing steps (see thresholdHolds). */
export function effectsFor(work: Work, book: RuleBook): AppliedEffect[] {
  const words = new Set(book.entries.length > RULES_ASKED_OF_EVERY_WORK ? work.words : []);
  const applied: AppliedEffect[] = [];
  for (const { rule, words: asked } of book.entries) {
    if (asked.size > 0 && words.size > 0 && ![...asked].some((word) => words.has(word))) continue;
    for (const effect of rule.interpretation.effects.slice(0, MOST_EFFECTS_OF_A_RULE)) {
      const units = unitsFor(effect, work);
      if (units > 0) applied.push({ ruleId: rule.id, title: rule.title, effect, units });
    }
  }
  return applied;
}

function unitsFor(effect: Effect, work: Work): number {
  if (!Number.isFinite(effect.amount) || Math.abs(effect.amount) > LARGEST_AMOUNT) return 0;
  const isPriceCondition = priceThreshold(effect.condition) !== null;
  if (!isPriceCondition && !conditionHolds(effect.condition, work)) return 0;
  if (effect.unit === null || effect.kind === 'percentage' || effect.kind === 'fixed' || effect.kind === 'minimum')
    return 1;
  const units = unitsThatCount(effect, work.details);
  return Number.isFinite(units) && units > 0 ? Math.min(units, LARGEST_AMOUNT) : 0;
}
