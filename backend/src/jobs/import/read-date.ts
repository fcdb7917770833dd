import { DateTime } from 'luxon';

/** Which of two numbers is the day where both could be: "3/5/2024". */
export type DayOrder = 'month first' | 'day first';

/**
 * How a list writes its dates: day first when one of them can only be read so ("14/02/2025") and none only the other
 * way, month first when it is the other way round, else as usual.
 */
export function dayOrderOf(dates: string[], usual: DayOrder): DayOrder {
  const pairs = dates.flatMap((date) => {
    const [, first, second] = /^\s*(\d{1,2})[/-](\d{1,2})[/-]\d{2}/.exec(date) ?? [];
    return first === undefined || second === undefined ? [] : [{ first: Number(first), second: Number(second) }];
  });
  const dayFirst = pairs.some(({ first, second }) => first > 12 && second <= 12);
  const monthFirst = pairs.some(({ first, second }) => second > 12 && first <= 12);
  return dayFirst === monthFirst ? usual : dayFirst ? 'day first' : 'month first';
}

const MONTH_FIRST = ['M/d/yyyy', 'M/d/yy'];
const DAY_FIRST = ['d/M/yyyy', 'd/M/yy'];
const NUMBERS: Record<DayOrder, string[]> = {
  'month first': [...MONTH_FIRST, ...DAY_FIRST],
  'day first': [...DAY_FIRST, ...MONTH_FIRST],
};
const WORDS = [
  'd.M.yyyy',
  'd.M.yy',
  'yyyy/M/d',
  'MMM d, yyyy',
  'MMMM d, yyyy',
  'd MMM yyyy',
  'd MMMM yyyy',
  'MMM d yyyy',
  'd/MMM/yy',
  'd/MMM/yyyy',
];

/** Reads ISO dates and the usual written forms; null otherwise. */
export function readDate(text: string, order: DayOrder): string | null {
  const iso = DateTime.fromISO(text.replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T'), { setZone: true });
  if (iso.isValid && iso.year > 0 && /^\d{4}-\d/.test(text)) return iso.toISODate();
  const day = text.replace(/,?\s+\d{1,2}:\d{2}.*$/, '').replaceAll('-', '/');
  const read = [...NUMBERS[order], ...WORDS]
    .map((format) => DateTime.fromFormat(day, format, { locale: 'en-US' }))
    .find(({ isValid }) => isValid);
  return read && read.year > 0 ? read.toISODate() : null;
}
