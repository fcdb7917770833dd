import type { Effect, PricingRule } from '../types.js';
import { conceptsOf, isBareLimit, isDecidable, limitsSet, withoutLimits } from './conditions/index.js';
import { doubtfulNote } from './interpret.js';

/** Something about a business's rules that its owner should look at. */
export interface RuleFinding {
  kind: 'overlap' | 'contradiction' | 'never_fires' | 'unreadable';
  ruleIds: string[];
  /** One or two plain sentences. */
  message: string;
}

const MOST_FINDINGS = 100;
const MOST_EFFECTS_OF_A_RULE = 20;
/** Dollars below which nobody adds a flat amount to a job: "Laminate: $3.10" is meant for each square foot. */
const LEAST_FLAT = 10;

interface Entry {
  rule: PricingRule;
  effect: Effect;
}

/**
 * Looks through a business's active rules for what their owner may not have meant: two that count for the same job, two that
 * cannot both be meant, one that never counts, one that names no usable amount, a rate that does not say of what. At most 100 findings.
 */
export function checkRules(rules: PricingRule[]): RuleFinding[] {
  const active = rules.filter((rule) => rule.isActive);
  const findings: RuleFinding[] = [];
  for (const rule of active) {
    if (findings.length >= MOST_FINDINGS) return findings;
    const doubt = rule.interpretation.status === 'note' ? doubtfulNote(rule.title, rule.description) : null;
    if (doubt)
      findings.push({ kind: 'unreadable', ruleIds: [rule.id], message: `“${name(rule)}” changes no price. ${doubt}` });
  }
  const entries = active.flatMap((rule) =>
    rule.interpretation.effects.slice(0, MOST_EFFECTS_OF_A_RULE).map((effect) => ({ rule, effect })),
  );
  return [...findings, ...tinyFlats(entries), ...neverFiring(entries), ...pairs(entries)].slice(0, MOST_FINDINGS);
}

const tinyFlats = (entries: Entry[]): RuleFinding[] =>
  entries
    .filter(({ effect: { kind, amount } }) => kind === 'fixed' && amount > 0 && amount < LEAST_FLAT)
    .map(({ rule, effect: { amount } }) => ({
      kind: 'unreadable',
      ruleIds: [rule.id],
      message: `“${name(rule)}” adds ${money(amount)} to the whole job. If that is a rate, write for each what: “${money(amount)} per sq ft”.`,
    }));

function neverFiring(entries: Entry[]): RuleFinding[] {
  const findings: RuleFinding[] = [];
  const minimums = entries.filter(({ effect }) => effect.kind === 'minimum' && effect.condition === null);
  const highest = minimums.reduce<Entry | null>(
    (best, one) => (best && best.effect.amount >= one.effect.amount ? best : one),
    null,
  );
  for (const { rule, effect } of entries) {
    if (findings.length >= MOST_FINDINGS) break;
    if (effect.condition !== null && !isDecidable(effect.condition)) {
      findings.push({
        kind: 'never_fires',
        ruleIds: [rule.id],
        message: `“${name(rule)}” never counts: nothing that a customer writes can match “${effect.condition}”. Name the situation in plain words.`,
      });
    }
    if (highest && effect.kind === 'minimum' && rule.id !== highest.rule.id && effect.amount < highest.effect.amount) {
      findings.push({
        kind: 'never_fires',
        ruleIds: [rule.id, highest.rule.id],
        message: `The minimum of ${money(effect.amount)} in “${name(rule)}” never counts: “${name(highest.rule)}” already charges at least ${money(highest.effect.amount)}.`,
      });
    }
  }
  return findings;
}

/** Pairs with the same situation, or where one's situation is a part of the other's. Indexed: the cost grows with the rules, not their square. */
function pairs(entries: Entry[]): RuleFinding[] {
  const findings: RuleFinding[] = [];
  const seen = new Map<string, Entry>();
  const told = new Set<string>();
  const keyed = entries.map((entry) => ({ entry, keys: keysOf(entry.effect) }));
  for (const { entry, keys } of keyed) for (const key of keys.own) if (!seen.has(key)) seen.set(key, entry);
  for (const { entry, keys } of keyed) {
    for (const key of [...keys.own, ...keys.parts]) {
      const other = seen.get(key);
      if (!other || other.rule.id === entry.rule.id || findings.length >= MOST_FINDINGS) continue;
      const both = [entry.rule.id, other.rule.id].sort().join(' ');
      const finding = told.has(both) ? null : compare(other, entry, keys.own.includes(key));
      if (!finding) continue;
      told.add(both);
      findings.push(finding);
    }
  }
  return findings;
}

/** The ways to name an effect's own situation, and every single part of it. */
interface Keys {
  own: string[];
  parts: string[];
}

/** Effects of different families never meet. */
function keysOf(effect: Effect): Keys {
  const family =
    effect.kind === 'percentage' || effect.kind === 'fixed' ? 'once' : `${effect.kind} ${effect.unit ?? ''}`;
  const concepts = effect.condition === null ? [] : conceptsOf(effect.condition).slice(0, 8).sort();
  const key = (situation: string): string => `${family}|${situation}`;
  if (family !== 'once') return { own: [key(concepts.join(' '))], parts: [] };
  const { own, parts } = limitsOf(effect.condition);
  const singles = concepts.length > 1 ? concepts : [];
  const isSteep = concepts.includes('steep') && limitsSet(effect.condition).length === 0 && concepts.every(isOfRoof);
  return {
    own: [concepts.join(' '), ...own, ...(isSteep ? [STEEP] : [])].map(key),
    parts: [...singles, ...parts].map(key),
  };
}

/** How steep a roof is, in other words than by its pitch. */
const STEEP = 'steep roof';
const isOfRoof = (concept: string): boolean => /^(?:steep|roof|pitch|slope)$/.test(concept);

/** "Over 8/12", "steeper than 8/12", "steep roofs over 8/12 pitch": a limit by its numbers, however it is said. */
function limitsOf(condition: string | null): Keys {
  const limits = limitsSet(condition);
  const said = limits.map(({ unit, direction, value }) => `${direction} ${Number(value.toFixed(6))} ${unit ?? ''}`);
  const [limit] = limits;
  const isPitch = limits.length === 1 && limit?.unit === 'ratio' && limit.direction === 'over';
  const isBare = isBareLimit(condition) || (isPitch && conceptsOf(withoutLimits(condition)).every(isOfRoof));
  const steep = isPitch && isBare ? [STEEP] : [];
  return limits.length === 1 && isBare ? { own: said, parts: steep } : { own: [], parts: [...said, ...steep] };
}

function compare(a: Entry, b: Entry, same: boolean): RuleFinding | null {
  const ruleIds = [a.rule.id, b.rule.id];
  const both = `“${name(a.rule)}” and “${name(b.rule)}”`;
  const situation = b.effect.condition === null ? 'every job' : `“${b.effect.condition}”`;
  if (same && JSON.stringify(a.effect) === JSON.stringify(b.effect)) {
    return { kind: 'overlap', ruleIds, message: `${both} say the same thing, so it counts twice. Switch one off.` };
  }
  if (a.effect.kind === 'unit_rate' || a.effect.kind === 'minimum') {
    if (!same || a.effect.amount === b.effect.amount || a.effect.kind === 'minimum') return null;
    return {
      kind: 'contradiction',
      ruleIds,
      message: `${both} give two prices for ${situation}: ${money(a.effect.amount)} and ${money(b.effect.amount)} for the same unit. Keep one, or say when each counts.`,
    };
  }
  if (a.effect.condition === null && b.effect.condition === null) return null;
  if (a.effect.amount < 0 !== b.effect.amount < 0) {
    return same
      ? {
          kind: 'contradiction',
          ruleIds,
          message: `${both} pull in opposite directions for ${situation}: ${said(a.effect)} and ${said(b.effect)}. Both count together now.`,
        }
      : null;
  }
  return {
    kind: 'overlap',
    ruleIds,
    message: `${both} both count for ${situation}: ${said(a.effect)} and ${said(b.effect)} together. If you mean only one of them, switch the other off.`,
  };
}

function said({ kind, amount }: Effect): string {
  const sign = amount < 0 ? '−' : '+';
  return kind.startsWith('percentage') ? `${sign}${Math.abs(amount)}%` : `${sign}${money(Math.abs(amount))}`;
}

function money(amount: number): string {
  const cents = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: cents, maximumFractionDigits: 4 })}`;
}

function name(rule: PricingRule): string {
  const title = rule.title.trim() === '' ? rule.description : rule.title;
  return title.trim().slice(0, 60);
}
