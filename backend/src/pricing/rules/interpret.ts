import { amountAt, cleanText, textAt, tokenize, unitAt, type Token } from '../language/index.js';
import type { Effect, Interpretation, Unit } from '../types.js';
import { allowancesIn, type Allowance } from './allowance.js';
import { clausesOf, type Clause } from './clauses.js';
import { conditionPhrase, isLabel } from './condition-phrase.js';
import { describeEffects } from './describe.js';
import { effectOf, hoursMinimum, nounBefore, readClause, round, type Reading } from './effects.js';
import { NOTHING_ADDED, PAYMENT_TERMS } from './lexicon.js';
import { noteReason, textOf, type NoteReason } from './notes.js';
import { joinQuestions, sentences } from './sentences.js';

/** Longer texts are not rules; what follows is not read, and the owner is told so. */
const LONGEST_TEXT = 5000;
const LONGEST_TITLE = 300;
const MOST_EFFECTS = 40;
const MOST_DOLLARS = 10_000_000;
const MOST_PERCENT = 1000;

interface Draft {
  reading: Reading;
  tokens: Token[];
  sentence: number;
}

/**
 * Reads a pricing rule in the owner's words into effects. What changes no price that can be computed is a note.
 * The same text always reads the same; no text makes it fail.
 */
export function interpret(title: string, description: string): Interpretation {
  const { head, body } = parts(title, description);
  const remarks: string[] = [];
  const reasons: NoteReason[] = [];
  if (description.length > LONGEST_TEXT) remarks.push(`Only the first ${LONGEST_TEXT.toLocaleString('en-US')} characters were read.`);
  const effects = readRule(head, body, reasons);
  const sane = effects.filter((effect) => isSane(effect, remarks)).map(limited);
  const distinct = withoutRepeats(sane).slice(0, MOST_EFFECTS);
  const { explanation, example } = describeEffects(distinct);
  return {
    status: distinct.length > 0 ? 'priced' : 'note',
    effects: distinct,
    explanation: [distinct.length > 0 ? explanation : noteText(reasons), ...new Set(remarks)].join(' '),
    example,
  };
}

function parts(title: string, description: string): { head: string; body: string } {
  return { head: cleanText(title.slice(0, LONGEST_TITLE)).trim(), body: cleanText(description.slice(0, LONGEST_TEXT)).trim() };
}

function readRule(head: string, body: string, reasons: NoteReason[]): Effect[] {
  const effects = body === '' ? readText(head, '', '', reasons) : readText(body, head, '', reasons);
  return effects.length === 0 && body !== '' && !hasPrice(body) ? readTitle(head, body, reasons) : effects;
}

const REASONS: Record<NoteReason, string> = {
  payment: 'It is about paying, which comes after the price.',
  fact: 'The number in it is not a price.',
  others: 'The amount in it is not yours to charge.',
  materials: 'It is about materials, and a price has no separate line for them.',
  'nothing added': 'It adds nothing.',
  'no promise': '“Up to” names no amount that can be counted on.',
  limit: 'Rounding and upper limits cannot be worked into a price.',
  typical: 'It says what jobs usually cost; your past jobs already show that.',
  command: 'A rule cannot switch other rules off.',
};

function noteText(reasons: NoteReason[]): string {
  const why = reasons[0] ? REASONS[reasons[0]] : 'It names no amount that changes a price.';
  return `A note: it changes no price. ${why}`;
}

/**
 * What an owner should mend in a note that looks as if it was meant to change a price; null for a plain note.
 * Price words without an amount, or an amount that found no place.
 */
export function doubtfulNote(title: string, description: string): string | null {
  const { head, body } = parts(title, description);
  const reasons: NoteReason[] = [];
  if (readRule(head, body, reasons).length > 0 || reasons.length > 0) return null;
  const text = `${head} ${body}`.toLowerCase();
  if (hasPrice(text) && !PAYMENT_TERMS.test(text)) return 'There is an amount in it that was not understood. Write it as “Add 20% for …” or “$3.50 per sq ft”.';
  const meant = /\b(?:costs? (?:more|extra|less)|surcharges?|discounts?|dearer|cheaper|more expensive|extra charges?|charged extra|pay (?:more|less))\b/.test(text);
  return meant && !NOTHING_ADDED.test(text) ? 'It says that a price changes, but not by how much. Add an amount, such as 20% or $50.' : null;
}

/** The amount stands in the title alone: a description that names a situation decides, one that talks does not. */
function readTitle(head: string, body: string, reasons: NoteReason[]): Effect[] {
  const tokens = tokenize(body);
  const talk = tokens.length > 12 || tokens.some((token) => /^(?:we|our|i|you|your|because|only|slow|longer|always|never|please|not|no|takes?)$/.test(token.text));
  const situation = talk ? null : titleCondition(tokens, body);
  return readText(head, '', body, reasons).map((effect) => (situation && effect.kind !== 'minimum' ? { ...effect, condition: situation } : effect));
}

function hasPrice(clean: string): boolean {
  const tokens = tokenize(clean);
  return tokens.some((_, at) => ['money', 'percent'].includes(amountAt(tokens, at)?.kind ?? ''));
}

/** Reads one text; `title` lends what the text does not say itself, `rest` the situation when the amount stands in the title. */
function readText(clean: string, title: string, rest: string, reasons: NoteReason[]): Effect[] {
  const all = tokenize(clean);
  const titleTokens = tokenize(title);
  const titleText = textOf(titleTokens);
  const drafts: Draft[] = [];
  const minimumHours: { hours: number }[] = [];
  let covered: Allowance | null = null;
  joinQuestions(sentences(all, clean)).forEach((tokens, sentence) => {
    if (isExampleSentence(tokens)) return;
    let terms = false;
    const alone = all.length === tokens.length && (title !== '' || rest === '');
    for (const clause of clausesOf(tokens, alone)) {
      const hours = hoursMinimum(clause.tokens);
      if (hours !== null) minimumHours.push(hours);
      const { price } = clause;
      const note = noteReason(clause, terms ? `deposit ${titleText}` : titleText);
      terms ||= note === 'payment';
      if (note) reasons.push(note);
      if (!price || note !== null) {
        covered = coveredBy(clause, covered);
        continue;
      }
      const reading = readClause(clause, price, clean, covered);
      if (hours !== null) reading.minimum = false;
      if (reading.per && reading.above === null && covered && follows(covered, reading)) {
        reading.above = covered.count;
      }
      if (reading.per && reading.unit === null) reading.unit = openUnit(covered, titleTokens);
      covered = reading.covered ?? covered;
      drafts.push({ reading, tokens: clause.tokens, sentence });
    }
  });
  shareNeighbours(drafts);
  applyTitle(drafts, titleTokens);
  const common = titleCondition(titleTokens, title) ?? titleCondition(tokenize(rest), rest);
  dropFirst(drafts);
  const effects = drafts.map(({ reading }) => effectOf(reading, conditionOf(reading, common)));
  return [...effects, ...hourMinimums(effects, minimumHours)];
}

function isExampleSentence(tokens: Token[]): boolean {
  const [first, second] = [textAt(tokens, 0), textAt(tokens, 1)];
  return first === 'example' || first === 'eg' || (first === 'e' && second === '.') || (first === 'so' && ['a', 'an', 'on', '$', 'for'].includes(second)) || (first === 'for' && ['example', 'instance'].includes(second));
}

function coveredBy(clause: Clause, before: Allowance | null): Allowance | null {
  return allowancesIn(clause.tokens).find((one) => one.unit !== null && one.kind !== 'bundle') ?? before;
}

/** What a bare "each" counts: the thing covered before, or the title's. */
function openUnit(covered: Allowance | null, title: Token[]): Unit | null {
  const named = covered?.unit === 'item' && !covered.words ? null : (covered?.unit ?? null);
  return named ?? nounBefore(title, { at: title.length });
}

/** Whether what an earlier clause covered is free for this one: the same unit, or "each one more". */
function follows(covered: Allowance, reading: Reading): boolean {
  if (covered.kind === 'bundle' && !reading.additional) return false;
  return reading.unit === null || covered.unit === reading.unit || (covered.unit === 'item' && reading.unit === 'item');
}

/** "$60 for the first blind, $35 for each one after": the amount is for blinds, and every job of them has a first. */
function dropFirst(drafts: Draft[]): void {
  for (const [index, { reading }] of drafts.entries()) {
    const later = drafts.slice(index + 1).some((draft) => draft.reading.above === reading.covered?.count);
    if (later && reading.covered?.words && reading.condition) reading.condition = reading.condition.replace(/\b(?:for )?(?:the )?first /i, '');
  }
}

/** A unit, a sign or a word said once holds for both: "walls $3.10 a sq ft, ceilings $2.40", "seniors 10% off, students 5%". */
function shareNeighbours(drafts: Draft[]): void {
  const pairs = drafts.slice(1).map((right, index) => ({ left: drafts[index], right }));
  for (const { left, right } of pairs) if (left) share(left, right, 8);
  for (const { left, right } of pairs.toReversed()) if (left) share(right, left, 4);
}

function share(from: Draft, to: Draft, reach: number): void {
  const [a, b] = [from.reading, to.reading];
  if (!sameBreath(from, to) || a.price.kind !== b.price.kind || b.minimum || b.from || b.once || a.minimum) return;
  if (b.condition !== null && a.discount && !a.price.signed && !b.onTop && a.price.kind === 'percent') b.discount = true;
  const ratio = Math.max(a.price.value / b.price.value, b.price.value / a.price.value);
  if (!a.per || a.above !== null || b.per || b.additional || (b.covered && b.covered.kind !== 'bundle') || b.condition === null || !(ratio <= reach) || b.onTop !== a.onTop) return;
  b.per = { ...a.per, words: null };
  b.unit = a.unit;
  if (a.discount) b.discount = true;
}

/** Neighbours of one sentence; of two only where both are counted alike ("Inside walls are $3.10 a sq ft. Outside is $3.90."). */
function sameBreath(from: Draft, to: Draft): boolean {
  if (from.sentence === to.sentence) return true;
  const size = !/^(?:hour|day|mile|km|item)$/.test(from.reading.unit ?? 'item');
  const ratio = from.reading.price.value / to.reading.price.value;
  return size && to.sentence === from.sentence + 1 && ratio < 3 && ratio > 1 / 3 && to.tokens.length <= 8;
}

/** What the title says about all amounts: a discount, a minimum, "extra rooms". */
function applyTitle(drafts: Draft[], title: Token[]): void {
  const text = textOf(title);
  const minimum = /\b(?:minimum|min|minimums|smallest|least)\b/.test(text);
  const discount = /\b(?:discounts?|savings?|off|rebate|reduction|concession)\b/.test(text) && !/\b(?:drop|cut|switch|turn)[ -]+off\b/.test(text);
  for (const { reading } of drafts) {
    if (minimum && reading.price.kind === 'money' && !reading.per && !reading.onTop && !reading.discount && !reading.once) reading.minimum = true;
    if (discount && !reading.onTop && !reading.price.signed && !reading.per && !reading.minimum) reading.discount = true;
    const unit = /\b(?:extra|additional|another)\b/.test(text) ? nounBefore(title, { at: title.length }) : null;
    if (unit && reading.per && (reading.unit === null || reading.unit === unit) && reading.above === null && !reading.discount) {
      Object.assign(reading, { unit, additional: true, above: 1 });
    }
  }
}

function conditionOf(reading: Reading, common: string | null): string | null {
  const own = reading.minimum ? withoutRefusal(reading.condition) : reading.condition;
  const participles = own !== null && common !== null && own.split(/\s+/).every((word) => /ed$|^(?:and|&|or)$/i.test(word) || isLabel(word));
  if (own !== null && !isLabel(own) && !participles) return saidByUnit(own, reading) ? null : own;
  return common !== null && saidByUnit(common, reading) ? null : common;
}

/** "Fixtures" beside "per fixture" adds nothing. */
function saidByUnit(condition: string, reading: Reading): boolean {
  const unit = reading.unit;
  if (unit === null || unit === 'item' || (reading.per === null && !reading.additional)) return false;
  const tokens = tokenize(condition);
  const end = unitAt(tokens, 0);
  return end?.unit === unit && end.end === tokens.length;
}

/** "don't come out for less than $180" names no situation but the minimum itself. */
function withoutRefusal(own: string | null): string | null {
  if (own === null || !/\b(?:not|don't|dont|won't|wont|can't|cannot|never|no|nothing|doesn't|under|below|less than)\b/i.test(own)) return own;
  return /\b(?:for|on) (?!less\b)(?:an? |the |any )?(.*\p{L}.*)$/iu.exec(own)?.[1] ?? null;
}

/** The situation that a title names; null for a label such as "Labour" or "Call-out fee". */
function titleCondition(tokens: Token[], clean: string): string | null {
  const used = tokens.map(() => false);
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = amountAt(tokens, at);
    if (amount && amount.kind !== 'number') used.fill(true, at, amount.end);
  }
  const found = conditionPhrase(tokens, used, clean);
  return found === null || isLabel(found, true) ? null : found;
}

/** Minimum hours are money only together with an hourly rate of the same rule. */
function hourMinimums(effects: Effect[], hours: { hours: number }[]): Effect[] {
  const rate = effects.find((effect) => effect.kind === 'unit_rate' && effect.unit === 'hour');
  const first = hours[0];
  if (!rate || !first) return [];
  return [{ kind: 'minimum', amount: round(rate.amount * first.hours), unit: null, above: null, condition: rate.condition }];
}

function isSane(effect: Effect, remarks: string[]): boolean {
  const most = effect.kind.startsWith('percentage') ? MOST_PERCENT : MOST_DOLLARS;
  if (Number.isFinite(effect.amount) && effect.amount !== 0 && Math.abs(effect.amount) <= most) return true;
  if (effect.amount !== 0) remarks.push(`An amount was left out: no rule may go above ${effect.kind.startsWith('percentage') ? '1,000%' : '$10,000,000'}.`);
  return false;
}

/** Nobody takes more than the whole price off. */
function limited(effect: Effect): Effect {
  return effect.kind.startsWith('percentage') && effect.amount < -100 ? { ...effect, amount: -100 } : effect;
}

function withoutRepeats(effects: Effect[]): Effect[] {
  const seen = new Set<string>();
  return effects.filter((effect) => {
    const key = JSON.stringify(effect);
    return !seen.has(key) && seen.add(key);
  });
}
