import { ordinalAt, textAt, unitAt, type Token } from '../language/index.js';
import type { Effect, Unit } from '../types.js';
import { allowancesIn, type Allowance } from './allowance.js';
import type { Clause } from './clauses.js';
import { conditionPhrase } from './condition-phrase.js';
import { wordSet } from './lexicon.js';
import { hoursMinimum, isDiscount, isFrom, isMinimum, isOnTop } from './markers.js';
import { textOf } from './notes.js';
import { isAdditional, perPhraseAt, type PerPhrase } from './per-phrase.js';
import type { Price } from './prices.js';

/** What a clause says, before it is brought together with its neighbours and the title. */
export interface Reading {
  price: Price;
  per: PerPhrase | null;
  /** The unit that counts, with pronouns ("each", "each one more") still open as null. */
  unit: Unit | null;
  additional: boolean;
  onTop: boolean;
  discount: boolean;
  minimum: boolean;
  /** "from $95": the least, unless it is counted. */
  from: boolean;
  /** "call-out", "flat fee": never the price of a unit that a neighbour named. */
  once: boolean;
  above: number | null;
  covered: Allowance | null;
  condition: string | null;
}

const SKIP_TO_PER = wordSet(
  `extra more additional on top off less labour labor discount surcharge installed flat plus - for is charged
  goes added cheaper dearer . all in fitted laid supplied , gst inc ( roughly about only to`,
);

/** Reads the one price of a clause with all that qualifies it. */
export function readClause(clause: Clause, price: Price, clean: string, before: Allowance | null): Reading {
  const { tokens } = clause;
  const used = tokens.map((_, at) => at >= price.at && at < price.end);
  const mark = (from: number, to: number): void => void used.fill(true, Math.max(0, from), to);
  if (textAt(tokens, price.at - 1) === '$') mark(price.at - 1, price.at);
  const found = findPer(tokens, price);
  if (found) {
    mark(found.at, found.per.words?.[0] ?? found.per.end);
    if (found.per.words) mark(found.per.words[1], found.per.end);
    if (
      found.per.unit === 'item' &&
      textAt(tokens, found.per.end) === 'for' &&
      /^(?:new|the|all)$/.test(textAt(tokens, found.per.end + 1))
    )
      mark(found.per.end, tokens.length);
  }
  const bareUnit = found ? null : additionalUnit(tokens, price);
  if (bareUnit) mark(bareUnit.from, bareUnit.to);
  const unit = found ? (pronoun(found.per) ? nounBefore(tokens, price) : found.per.unit) : (bareUnit?.unit ?? null);
  const allowances = allowancesIn(tokens);
  const counting = found !== null || bareUnit !== null;
  const beyond = counting
    ? allowances.find((one) => one.kind !== 'bundle' && fits(one, unit, tokens) && !isGiven(tokens, one))
    : undefined;
  const covered = counting ? undefined : allowances.find((one) => one.kind !== 'beyond' && one.to - one.from > 1);
  for (const one of allowances)
    if (beyond && one.count === beyond.count && one.kind !== 'bundle') mark(one.from, one.to);
  if (covered && covered.kind !== 'bundle') mark(covered.from, covered.words?.[0] ?? covered.to);
  for (const [from, to] of saidOtherwise(tokens)) mark(from, to);
  const additional =
    found?.per.additional === true ||
    bareUnit !== null ||
    (found !== null &&
      pronoun(found.per) &&
      /\b(?:additional|extra|another|more|further) \p{L}+/u.test(textOf(tokens.slice(0, price.at))) &&
      additionalNoun(tokens, price.at));
  const count = beyond?.count ?? (additional ? (before && fitsUnit(before.unit, unit) ? before.count : 1) : null);
  const discount = price.value < 0 || isDiscount(tokens, price);
  return {
    price,
    per: found?.per ?? null,
    unit: unit ?? beyond?.unit ?? null,
    additional,
    onTop: isOnTop(tokens, price, unit, clause.joins),
    discount,
    minimum: price.kind === 'money' && isMinimum(tokens, price),
    from: price.kind === 'money' && isFrom(tokens, price.at),
    once: /\b(?:call ?-? ?outs?|callouts?|flat|fee|one ?-? ?off|trip charge|lump)\b/.test(textOf(tokens)),
    // "Over 0" frees nothing.
    above: count !== null && count > 0 ? count : null,
    covered: covered ?? null,
    condition: conditionPhrase(tokens, used, clean),
  };
}

/** "on top", "this year", "3 hour minimum": read elsewhere or empty, so no part of the situation. */
function saidOtherwise(tokens: Token[]): [number, number][] {
  const spans: [number, number][] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [here, next] = [textAt(tokens, at), textAt(tokens, at + 1)];
    if ((here === 'on' && next === 'top') || (here === 'this' && ['year', 'season', 'time'].includes(next)))
      spans.push([at, at + 2]);
  }
  const hours = hoursMinimum(tokens);
  return hours ? [...spans, [hours.from, hours.to]] : spans;
}

function pronoun(per: PerPhrase): boolean {
  return per.unit === 'item' && per.words === null;
}

/** The phrase that says what is counted: right after the price, else anywhere in the clause. */
function findPer(tokens: Token[], price: Price): { per: PerPhrase; at: number } | null {
  // "$5.50 sq ft": no word between
  const next = price.kind === 'money' ? unitAt(tokens, price.end) : null;
  if (next && /^(?:sq|lin|cu)_/.test(next.unit))
    return { per: { unit: next.unit, size: next.scale, additional: false, words: null, end: next.end }, at: price.end };
  for (let at = price.end; at < tokens.length; at += 1) {
    const per = perPhraseAt(tokens, at);
    if (per) return { per, at };
    if (!SKIP_TO_PER.has(textAt(tokens, at))) break;
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const article = ['a', 'an', '/'].includes(textAt(tokens, at));
    if (at >= price.at && at < price.end) continue;
    const per = perPhraseAt(tokens, at);
    if (!per || (per.unit === 'day' && per.size !== 1 && article)) continue;
    if (article && !(per.additional && per.unit !== 'item')) continue;
    if (textAt(tokens, at) === 'every' && per.size !== 1 && ['hour', 'day'].includes(per.unit)) continue;
    return { per, at };
  }
  return null;
}

/** "Extra rooms are $90", "additional windows $40": counted from the second, although no "each" says so. */
function additionalUnit(tokens: Token[], price: Price): { unit: Unit; from: number; to: number } | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const unit = isAdditional(textAt(tokens, at)) && textAt(tokens, at) !== 'more' ? unitAt(tokens, at + 1) : null;
    if (unit && unit.end <= price.at) return { unit: unit.unit, from: at, to: unit.end };
  }
  return null;
}

function additionalNoun(tokens: Token[], end: number): boolean {
  for (let at = 0; at < end; at += 1)
    if (
      isAdditional(textAt(tokens, at)) &&
      tokens[at + 1]?.kind === 'word' &&
      at + 1 < end &&
      !['for', 'cost', 'charge', 'than', 'to'].includes(textAt(tokens, at + 1))
    )
      return true;
  return false;
}

const COUNTABLE = new Set<Unit>(['room', 'bedroom', 'bathroom', 'storey', 'window', 'door', 'fixture', 'outlet']);

/** "Interior doors, $140 each": the thing counted stands before the price. */
export function nounBefore(tokens: Token[], price: { at: number }): Unit | null {
  for (let at = 0; at < price.at; at += 1) {
    const unit = unitAt(tokens, at);
    if (unit && COUNTABLE.has(unit.unit) && ordinalAt(tokens, at - 1) === null) return unit.unit;
  }
  return null;
}

function fits(one: Allowance, unit: Unit | null, tokens: Token[]): boolean {
  if (one.unit === null || unit === null || one.unit === unit)
    return one.unit !== 'item' || unit !== null || one.words !== null;
  if (one.unit !== 'item' || !one.words) return false;
  return unit === 'item' || textOf(tokens.slice(...one.words)).length === 0;
}

/** "if you do more than 20": a number after an "if" is a situation, unless it names the unit again. */
function isGiven(tokens: Token[], one: Allowance): boolean {
  return (
    one.unit === null &&
    one.kind === 'beyond' &&
    one.count > 1 &&
    tokens.slice(0, one.from).some((token) => ['if', 'when', 'where'].includes(token.text))
  );
}

function fitsUnit(a: Unit | null, b: Unit | null): boolean {
  return a === null || b === null || a === b;
}

/** The effect that a finished reading stands for. */
export function effectOf(reading: Reading, condition: string | null): Effect {
  const { price } = reading;
  const size = reading.per?.size ?? 1;
  const unit = reading.per === null && !reading.additional ? null : (reading.unit ?? 'item');
  const scaled = unit === null ? price.value : price.value / size;
  const amount = round(reading.discount && scaled > 0 ? -scaled : scaled);
  if (price.kind === 'percent')
    return {
      kind: unit ? 'percentage_per_unit' : 'percentage',
      amount,
      unit,
      above: unit ? reading.above : null,
      condition,
    };
  if (reading.minimum && !reading.per?.words && (unit === null || unit === 'item' || reading.per === null))
    return { kind: 'minimum', amount: Math.abs(amount), unit: null, above: null, condition };
  if (unit === null)
    return {
      kind: reading.from && amount > 0 && !reading.onTop ? 'minimum' : 'fixed',
      amount,
      unit: null,
      above: null,
      condition,
    };
  const top = reading.onTop || reading.discount || reading.above !== null || unit === 'mile' || unit === 'km';
  return { kind: top ? 'fixed_per_unit' : 'unit_rate', amount, unit, above: reading.above, condition };
}

/** Amounts keep the precision of "$9 per 1,000 sq ft" and lose that of binary fractions. */
export function round(value: number): number {
  return Number(value.toPrecision(12));
}
