import type { Estimate, Quote } from '@chalkline/api';
import type { QuoteText } from '../../data/owner-calls.ts';
import type { Faults } from '../../form/useSending.ts';
import { amountDoubt, readPrice, typedPrice } from '../../jobs/job-form.ts';
import { price } from '../../shell/format.ts';

/** A line as it is typed; `key` keeps its fields apart from the others'. */
export interface LineForm {
  key: number;
  label: string;
  amount: string;
}

/** A quote as it is typed. */
export interface QuoteForm {
  lines: LineForm[];
  note: string;
  validUntil: string;
}

/** Days that a quote holds unless the owner says otherwise. */
const HOLDS_FOR = 30;

export const addLine = (lines: LineForm[], label = '', amount = ''): LineForm[] => [
  ...lines,
  { key: Math.max(0, ...lines.map(({ key }) => key)) + 1, label, amount },
];

/**
 * The quote as saved, or what the customer was told as a start for one.
 * @param today as 2026-03-31
 */
export function formOf(saved: Quote | undefined, estimate: Estimate | null, today: string): QuoteForm {
  const lines = (saved?.lines ?? firstLines(estimate)).reduce<LineForm[]>(
    (before, { label, amount }) => addLine(before, label, typedPrice(amount)),
    [],
  );
  return {
    lines: lines.length > 0 ? lines : addLine([]),
    note: saved?.note ?? assumed(estimate),
    validUntil: saved ? (saved.validUntil ?? '') : daysAfter(today, HOLDS_FOR),
  };
}

/**
 * "Exterior painting, from 4 similar jobs" and "Decking, mostly from 1 similar job" tell the owner where a price is
 * from; the customer reads what it is for.
 */
const FROM_JOBS = /(?:^|, ?)(?:mostly )?from \d+ similar jobs?$/i;

const firstLines = (estimate: Estimate | null): { label: string; amount: number }[] =>
  (estimate?.lines ?? []).map(({ label, amount }) => ({
    label: label.replace(FROM_JOBS, '') || 'The work',
    amount,
  }));

const assumed = (estimate: Estimate | null): string =>
  estimate && estimate.assumptions.length > 0 ? `This assumes: ${estimate.assumptions.join('; ')}.` : '';

function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * What keeps a quote from being saved, by field: lines, lines.0.label, lines.0.amount, validUntil.
 * @param today as 2026-03-31
 */
export function quoteFaults({ lines, validUntil }: QuoteForm, today: string): Faults {
  const faults: Faults = validUntil !== '' && validUntil < today ? { validUntil: 'This day is past' } : {};
  for (const [index, { label, amount }] of lines.entries()) {
    if (label.trim() === '') faults[`lines.${index}.label`] = 'Say what it is for';
    if (readPrice(amount) === null) faults[`lines.${index}.amount`] = amountDoubt(amount) ?? 'An amount, such as 450';
  }
  if (Object.keys(faults).length > 0 || totalOf(lines) >= 0) return faults;
  faults['lines'] = 'The lines must come to 0 or more';
  // The focus needs a field to go to, and who reads a long quote needs to see which.
  for (const [index, { amount }] of lines.entries()) {
    if ((readPrice(amount) ?? 0) < 0) faults[`lines.${index}.amount`] = 'Takes off more than there is';
  }
  return faults;
}

/** Dollars that the lines come to; what is no amount yet counts as nothing. */
export const totalOf = (lines: LineForm[]): number =>
  lines.reduce((cents, { amount }) => cents + Math.round((readPrice(amount) ?? 0) * 100), 0) / 100;

/** What the lines come to, and which of them are not in it: a sum without them is no total. */
export function totalWords(lines: LineForm[]): string {
  const left = lines.flatMap(({ amount }, index) => (readPrice(amount) === null ? [String(index + 1)] : []));
  if (left.length === lines.length) return 'No total yet';
  if (left.length === 0) return `Total ${price(totalOf(lines))}`;
  const numbers = new Intl.ListFormat('en-GB').format(left);
  return `Total incomplete: ${price(totalOf(lines))} without line${left.length === 1 ? '' : 's'} ${numbers}`;
}

/** Call it with a form that has no faults. */
export const textOf = ({ lines, note, validUntil }: QuoteForm, updatedAt: string | undefined): QuoteText => ({
  lines: lines.map(({ label, amount }) => ({ label: label.trim(), amount: readPrice(amount) ?? 0 })),
  note: note.trim(),
  validUntil: validUntil === '' ? null : validUntil,
  updatedAt: updatedAt ?? null,
});
