import type { JobInput } from '../job.dto.js';
import { MAX_DESCRIPTION, MAX_TITLE, priceProblem } from '../job-limits.js';
import { FIELDS, type Field, type Places } from './columns.js';
import { type Currency, currencyOf } from './currency.js';
import { couldBeEither, type DateStyle, readDate } from './read-date.js';
import { readPrice } from './read-price.js';
import { shortCell } from './short-cell.js';

/** Why a row is no job: the cell at fault, what is wrong with it, and the row as it stands there. */
interface Unreadable {
  message: string;
  field: Field;
  cells: Record<Field, string>;
}

/** A job, what its price is in, and what its owner should know of how it was read. */
type ReadRow = { job: JobInput; currency: Currency | null; note?: string } | Unreadable;

/** Exports put an apostrophe before what a spreadsheet would run; it is no part of what the owner wrote. */
const NO_FORMULA = /^'(?=[=+\-@\t\r])/;

/** Characters of a cell that are shown of a row that is no job. */
const SHOWN = 120;

/**
 * One row of an owner's list as a job, or one sentence on why it cannot be one.
 * @param priceHeader the name of the column that the price is read from; it may name a currency
 */
export function readRow(cells: string[], columns: Places, dates: DateStyle, priceHeader = ''): ReadRow {
  const cell: Record<Field, string> = { title: '', description: '', price: '', date: '' };
  for (const field of FIELDS) {
    const index = columns[field];
    if (index !== undefined) cell[field] = (cells[index] ?? '').replaceAll('\0', '').trim().replace(NO_FORMULA, '');
  }
  const wrong = (field: Field, message: string): Unreadable => {
    const shown = { ...cell };
    for (const name of FIELDS) shown[name] = cell[name].slice(0, SHOWN);
    return { message, field, cells: shown };
  };
  const description = (cell.description || cell.title).slice(0, MAX_DESCRIPTION);
  const title = (cell.title || firstWords(description)).slice(0, MAX_TITLE);
  const isTotal = title
    ? IS_TOTAL.test(title) && description === title
    : cells.some((text) => IS_TOTAL.test(text.trim()));
  if (isTotal) return wrong('title', 'This is the total of the list, not a job');
  if (!title) return wrong('title', 'Title is required');
  const price = readPrice(cell.price);
  if (price === null)
    return wrong('price', cell.price ? `"${cell.price.slice(0, 40)}" is not a price` : 'Price is missing');
  const problem = priceProblem(price);
  if (problem !== null) return wrong('price', problem);
  const completedAt = cell.date ? readDate(cell.date, dates.order) : null;
  if (completedAt !== null && completedAt > tomorrow())
    return wrong(
      'date',
      `"${cell.date.slice(0, 40)}" is still to come: enter the day the work was done, or leave it empty`,
    );
  const job = { title, description, price, completedAt };
  const currency = currencyOf(shortCell(cell.price) ?? '', priceHeader);
  const note = dateDoubt(cell.date, completedAt, dates);
  return note === null ? { job, currency } : { job, currency, note };
}

/** What its owner should know of the date of a job, which may have none; null of one that is read for certain. */
function dateDoubt(date: string, read: string | null, { isMixed }: DateStyle): string | null {
  if (date !== '' && read === null)
    return `"${date.slice(0, 40)}" is not a date: the job comes in without one. You can set the day in the job.`;
  return isMixed && couldBeEither(date) ? 'The date could have the day or the month first: check it.' : null;
}

/** The last day that may have begun somewhere; a job done after it skews what its year's prices say. */
const tomorrow = (): string => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The last line of many a spreadsheet; as a job it would be the dearest of them all. */
const IS_TOTAL = /^(?:grand |sub[- ]?)?totals?(?: \d{4})?:?$/i;

const firstWords = (text: string) => text.split(/\s+/).slice(0, 8).join(' ');
