import { DateTime } from 'luxon';
import { shortCell } from './short-cell.js';

/** Which of two numbers is the day where both could be: "3/5/2024". */
export type DayOrder = 'month first' | 'day first';

export const otherWay = (order: DayOrder): DayOrder => (order === 'day first' ? 'month first' : 'day first');

/** How the dates of a list are written. */
export interface DateStyle {
  order: DayOrder;
  /** Some have the day first and some the month: what could be either is only a guess. */
  isMixed: boolean;
  /** None can only be read one way: all are read as is usual where the business is. */
  isGuess: boolean;
}

/** The two numbers before the year; null where it is not written so. */
function pairOf(date: string): { first: number; second: number } | null {
  const [, first, second] = /^\s*(\d{1,2})[/-](\d{1,2})[/-]\d{2}/.exec(date) ?? [];
  return first === undefined || second === undefined ? null : { first: Number(first), second: Number(second) };
}

/** The way most of those are written that can only be read one way ("14/02/2025"), else as usual. */
export function dateStyleOf(dates: string[], usual: DayOrder): DateStyle {
  const pairs = dates.flatMap((date) => pairOf(date) ?? []);
  const dayFirst = pairs.filter(({ first, second }) => first > 12 && second <= 12).length;
  const monthFirst = pairs.filter(({ first, second }) => second > 12 && first <= 12).length;
  const order = dayFirst === monthFirst ? usual : dayFirst > monthFirst ? 'day first' : 'month first';
  return { order, isMixed: dayFirst > 0 && monthFirst > 0, isGuess: dayFirst + monthFirst === 0 };
}

/** "3/5/2024", not "5/5/2024": another day when it is read the other way round. */
export function couldBeEither(date: string): boolean {
  const pair = pairOf(date);
  return pair !== null && pair.first <= 12 && pair.second <= 12 && pair.first !== pair.second;
}

const MONTH_FIRST = ['M/d/yyyy', 'M/d/yy'];
const DAY_FIRST = ['d/M/yyyy', 'd/M/yy'];
const NUMBERS: Record<DayOrder, string[]> = {
  'month first': [...MONTH_FIRST, ...DAY_FIRST],
  'day first': [...DAY_FIRST, ...MONTH_FIRST],
};

/** The formats that a date of each look may have: to try every format on each of many thousand dates takes seconds. */
const FORMATS: Partial<Record<string, string[]>> = {
  '9.9.9': ['d.M.yyyy', 'd.M.yy'],
  'a 9, 9': ['MMM d, yyyy', 'MMMM d, yyyy'],
  'a 9 9': ['MMM d yyyy', 'MMMM d yyyy'],
  'a/9/9': ['MMM/d/yyyy', 'MMM/d/yy', 'MMMM/d/yyyy'],
  '9 a 9': ['d MMM yyyy', 'd MMMM yyyy'],
  '9/a/9': ['d/MMM/yy', 'd/MMM/yyyy'],
};

/** "a 9, 9" of "March 5, 2024" */
const lookOf = (day: string): string => day.replace(/\d{1,4}/g, '9').replace(/\p{L}+/gu, 'a');

const formatsOf = (day: string, order: DayOrder): string[] => {
  const look = lookOf(day);
  return look === '9/9/9' ? [...NUMBERS[order], 'yyyy/M/d'] : (FORMATS[look] ?? []);
};

/** "June 3rd", "3rd of June", "Sept. 14": as the formats have them. */
const asFormatted = (day: string): string =>
  day
    .replace(/(\d)(?:st|nd|rd|th)\b(?: of\b)?/i, '$1')
    .replace(/\bsept\b/i, 'Sep')
    .replace(/(?<=\p{L})\./u, '');

/**
 * "45589": the day that a spreadsheet counts from 30 December 1899, where the column has lost its format. From May
 * 1990 (33000) to 2077; with a point behind it stands the time of the day.
 */
const SERIAL = /^(3[3-9]|[45]\d|6[0-4])\d{3}(?:\.\d+)?$/;
const FIRST_SERIAL = DateTime.fromISO('1899-12-30', { zone: 'utc' });

/** Reads ISO dates, a spreadsheet's serial numbers and the usual written forms; null otherwise. */
export function readDate(cell: string, order: DayOrder): string | null {
  const text = shortCell(cell)?.trim() ?? null;
  if (text === null) return null;
  if (SERIAL.test(text)) return FIRST_SERIAL.plus({ days: Math.floor(Number(text)) }).toISODate();
  if (/^\d{4}-\d/.test(text)) {
    const iso = DateTime.fromISO(text.replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T'), { setZone: true });
    if (iso.isValid && iso.year > 0) return iso.toISODate();
  }
  const day = asFormatted(text.replace(/,?\s+\d{1,2}:\d{2}.*$/, '')).replaceAll('-', '/');
  for (const format of formatsOf(day, order)) {
    const read = DateTime.fromFormat(day, format, { locale: 'en-US' });
    if (read.isValid) return read.year > 0 ? read.toISODate() : null;
  }
  return null;
}
