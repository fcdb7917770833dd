import { numberAt, unitAt, type Token } from '../language/index.js';
import { isLabel } from './condition-phrase.js';
import { nounBefore } from './counted-by.js';
import type { Reading } from './effects.js';
import { textOf } from './notes.js';
import { respelled } from './spelling.js';

/** A reading with the words it came from and the number of its sentence. */
export interface Draft {
  reading: Reading;
  tokens: Token[];
  sentence: number;
}

/** "$60 for the first blind, $35 for each one after": the amount is for blinds, and every job of them has a first. */
export function dropFirst(drafts: Draft[]): void {
  for (const [index, { reading }] of drafts.entries()) {
    const later = drafts.slice(index + 1).some((draft) => draft.reading.above === reading.covered?.count);
    if (later && reading.covered?.words && reading.condition)
      reading.condition = reading.condition.replace(/\b(?:for )?(?:the )?first /i, '');
    if (later && isCount(reading.condition)) reading.condition = null;
  }
}

/** "3 rooms" alone: what every job has of them at least, as against "3 bed house". */
function isCount(condition: string | null): boolean {
  const tokens = respelled(condition ?? '');
  const unit = unitAt(tokens, numberAt(tokens, 0)?.end ?? tokens.length);
  return unit !== null && unit.end === tokens.length;
}

/** A unit, a sign or a word said once holds for both: "walls $3.10 a sq ft, ceilings $2.40", "seniors 10% off, students 5%". */
export function shareNeighbours(drafts: Draft[]): void {
  const pairs = drafts.slice(1).map((right, index) => ({ left: drafts[index], right }));
  for (const { left, right } of pairs) if (left) share(left, right, 8);
  for (const { left, right } of pairs.toReversed()) if (left) share(right, left, 4);
}

function share(from: Draft, to: Draft, reach: number): void {
  const [a, b] = [from.reading, to.reading];
  // "$395 plus time at $140 an hour"
  if (['plus', '+'].includes(from.tokens[0]?.text ?? '')) return;
  if (!sameBreath(from, to) || a.price.kind !== b.price.kind || b.minimum || b.from || b.once || a.minimum) return;
  if (b.condition !== null && a.discount && !a.price.signed && !b.onTop && a.price.kind === 'percent')
    b.discount = true;
  const ratio = Math.max(a.price.value / b.price.value, b.price.value / a.price.value);
  if (
    !a.per ||
    a.above !== null ||
    b.per ||
    b.additional ||
    (b.covered && b.covered.kind !== 'bundle') ||
    b.condition === null ||
    !(ratio <= reach) ||
    b.onTop !== a.onTop
  )
    return;
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

/** "Move outs 22 cents a sq ft ($240 min)", "repipe $4,500, $1,100 per additional bath": what adds to a price is for the same work. */
export function inheritSubject(drafts: Draft[]): void {
  for (const [index, { reading, sentence }] of drafts.entries()) {
    const before = drafts[index - 1];
    if (before?.sentence !== sentence || !(reading.minimum || reading.additional)) continue;
    const subject = before.reading.condition;
    if (subject === null || holdsCount(subject) || isLabel(subject)) continue;
    if (reading.condition === null || isLabel(reading.condition)) reading.condition = subject;
  }
}

/** "3 bed house": the number that the later price counts from. */
function holdsCount(condition: string): boolean {
  const tokens = respelled(condition);
  return tokens.some((_, at) => {
    const count = numberAt(tokens, at);
    return count !== null && unitAt(tokens, count.end) !== null;
  });
}

/** What the title says about all amounts: a discount, a minimum, "extra rooms". */
export function applyTitle(drafts: Draft[], title: Token[]): void {
  const text = textOf(title);
  const minimum = /\b(?:minimum|min|minimums|smallest|least)\b/.test(text);
  const discount =
    /\b(?:discounts?|savings?|off|rebate|reduction|concession)\b/.test(text) &&
    !/\b(?:drop|cut|switch|turn)[ -]+off\b/.test(text);
  for (const { reading } of drafts) {
    if (
      minimum &&
      reading.price.kind === 'money' &&
      !reading.per &&
      !reading.onTop &&
      !reading.discount &&
      !reading.once
    )
      reading.minimum = true;
    if (discount && !reading.onTop && !reading.price.signed && !reading.per && !reading.minimum)
      reading.discount = true;
    const unit = /\b(?:extra|additional|another)\b/.test(text) ? nounBefore(title, { at: title.length }) : null;
    if (
      unit &&
      reading.per &&
      (reading.unit === null || reading.unit === unit) &&
      reading.above === null &&
      !reading.discount
    ) {
      Object.assign(reading, { unit, additional: true, above: 1 });
    }
  }
}
