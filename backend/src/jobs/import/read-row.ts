import { DateTime } from 'luxon';
import type { JobInput } from '../job.dto.js';
import { MAX_DESCRIPTION, MAX_TITLE, priceProblem } from '../job-limits.js';
import { FIELDS, type Field } from './columns.js';

export type ReadRow = { job: JobInput } | { message: string };

/** One row of an owner's list as a job, or one sentence on why it cannot be one. */
export function readRow(cells: string[], columns: Partial<Record<Field, number>>): ReadRow {
  const cell: Record<Field, string> = { title: '', description: '', price: '', date: '' };
  for (const field of FIELDS) {
    const index = columns[field];
    if (index !== undefined) cell[field] = (cells[index] ?? '').replaceAll('\0', '').trim();
  }
  const description = (cell.description || cell.title).slice(0, MAX_DESCRIPTION);
  const title = (cell.title || firstWords(description)).slice(0, MAX_TITLE);
  if (!title) return { message: 'Title is required' };
  const price = readPrice(cell.price);
  if (price === null)
    return { message: cell.price ? `"${cell.price.slice(0, 40)}" is not a price` : 'Price is missing' };
  const problem = priceProblem(price);
  if (problem !== null) return { message: problem };
  const completedAt = cell.date ? readDate(cell.date) : null;
  if (cell.date && completedAt === null) return { message: `"${cell.date.slice(0, 40)}" is not a date` };
  return { job: { title, description, price, completedAt } };
}

const firstWords = (text: string) => text.split(/\s+/).slice(0, 8).join(' ');

/** Reads "$1,234.50", "1234.5", "1.234,50", "USD 900", "(120.00)"; null when it is not an amount. */
export function readPrice(text: string): number | null {
  const negative = /^\(.*\)$|^-|^[$€£]\s*-/.test(text.trim());
  const digits = text.replace(/[$€£]|\b(?:usd|aud|cad|nzd|gbp|eur)\b|[\s()+-]/gi, '');
  const plain = /^\d{1,3}(?:\.\d{3})*,\d{2}$/.test(digits)
    ? digits.replaceAll('.', '').replace(',', '.')
    : digits.replace(/,(?=\d{3}(?:\D|$))/g, '');
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return negative ? -Number(plain) : Number(plain);
}

const FORMATS = [
  'M/d/yyyy',
  'M/d/yy',
  'd/M/yyyy',
  'M-d-yyyy',
  'd-M-yyyy',
  'd.M.yyyy',
  'yyyy/M/d',
  'MMM d, yyyy',
  'MMMM d, yyyy',
  'd MMM yyyy',
  'd MMMM yyyy',
  'MMM d yyyy',
  'd-MMM-yy',
  'd-MMM-yyyy',
];

/** Reads ISO dates and the usual written forms, month first where both orders are possible; null otherwise. */
export function readDate(text: string): string | null {
  const iso = DateTime.fromISO(text.replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T'), { setZone: true });
  if (iso.isValid && iso.year > 0 && /^\d{4}-\d/.test(text)) return iso.toISODate();
  const day = text.replace(/,?\s+\d{1,2}:\d{2}.*$/, '');
  const read = FORMATS.map((format) => DateTime.fromFormat(day, format, { locale: 'en-US' })).find(
    ({ isValid }) => isValid,
  );
  return read && read.year > 0 ? read.toISODate() : null;
}
