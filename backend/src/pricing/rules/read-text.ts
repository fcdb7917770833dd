import { amountAt, textAt, tokenize, unitAt, type Token } from '../language/index.js';
import type { Effect, Unit } from '../types.js';
import { allowancesIn, type Allowance } from './allowance.js';
import { clausesOf, type Clause } from './clauses.js';
import { conditionPhrase, isLabel } from './condition-phrase.js';
import { effectOf, nounBefore, readClause, round, type Reading } from './effects.js';
import { hoursMinimum } from './markers.js';
import { applyTitle, dropFirst, shareNeighbours, type Draft } from './neighbours.js';
import { noteReason, textOf, type NoteReason } from './notes.js';
import { joinQuestions, sentences } from './sentences.js';

/** Reads one text; `title` lends what the text does not say itself, `rest` the situation when the amount stands in the title. */
export function readText(clean: string, title: string, rest: string, reasons: NoteReason[]): Effect[] {
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
  return (
    first === 'example' ||
    first === 'eg' ||
    (first === 'e' && second === '.') ||
    (first === 'so' && ['a', 'an', 'on', '$', 'for'].includes(second)) ||
    (first === 'for' && ['example', 'instance'].includes(second))
  );
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

function conditionOf(reading: Reading, common: string | null): string | null {
  const own = reading.minimum ? withoutRefusal(reading.condition) : reading.condition;
  const participles =
    own !== null &&
    common !== null &&
    own.split(/\s+/).every((word) => /ed$|^(?:and|&|or)$/i.test(word) || isLabel(word));
  if (own !== null && !isLabel(own) && !participles) return saidByUnit(own, reading) ? null : own;
  return common !== null && saidByUnit(common, reading) ? null : common;
}

const SAID_BY: Partial<Record<Unit, RegExp>> = {
  mile: /^(?:away|out|far|distance|travel|mileage|miles?|drive|driving|trips?|radius|from|over|beyond|us)$/,
  km: /^(?:away|out|far|distance|travel|kms?|drive|driving|trips?|radius|from|over|beyond|us)$/,
  hour: /^(?:labou?r|time|hourly|hours?)$/,
  day: /^(?:labou?r|daily|days?)$/,
};

/** "Fixtures" beside "per fixture" adds nothing, nor does "away" beside "a mile". */
function saidByUnit(condition: string, reading: Reading): boolean {
  const unit = reading.unit;
  if (unit === null || unit === 'item' || (reading.per === null && !reading.additional)) return false;
  const tokens = tokenize(condition.toLowerCase());
  const end = unitAt(tokens, 0);
  const said = SAID_BY[unit];
  return (
    (end?.unit === unit && end.end === tokens.length) ||
    (said !== undefined && tokens.every((token) => said.test(token.text)))
  );
}

/** "don't come out for less than $180" names no situation but the minimum itself. */
function withoutRefusal(own: string | null): string | null {
  if (
    own === null ||
    !/\b(?:not|don't|dont|won't|wont|can't|cannot|never|no|nothing|doesn't|under|below|less than)\b/i.test(own)
  )
    return own;
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
  return [
    { kind: 'minimum', amount: round(rate.amount * first.hours), unit: null, above: null, condition: rate.condition },
  ];
}

/** The amount stands in the title alone: a description that names a situation decides, one that talks does not. */
export function readTitle(head: string, body: string, reasons: NoteReason[]): Effect[] {
  const tokens = tokenize(body);
  const talk =
    tokens.length > 12 ||
    tokens.some((token) =>
      /^(?:we|our|i|you|your|because|only|slow|longer|always|never|please|not|no|takes?)$/.test(token.text),
    );
  const situation = talk ? null : titleCondition(tokens, body);
  return readText(head, '', body, reasons).map((effect) =>
    situation && effect.kind !== 'minimum' ? { ...effect, condition: situation } : effect,
  );
}

/** Whether a text holds an amount with a sign or a word of money or percent. */
export function hasPrice(clean: string): boolean {
  const tokens = tokenize(clean);
  return tokens.some((_, at) => ['money', 'percent'].includes(amountAt(tokens, at)?.kind ?? ''));
}
