import type { Job } from '@chalkline/api';
import type { Faults } from '../form/useSending.ts';

/** A job as it is typed. */
export interface JobForm {
  title: string;
  description: string;
  price: string;
  completedAt: string;
}

/** A job as it is sent. */
export interface JobValues {
  title: string;
  description: string;
  price: number;
  completedAt: string | null;
  updatedAt?: string | undefined;
}

const NO_NUMBER = 'Type the price as a number, such as 900.';

/** What keeps a job from being saved, by field. */
export function jobFaults(form: JobForm): Faults {
  return {
    ...(form.title.trim() === '' ? { title: 'Title is required' } : {}),
    ...(form.description.trim() === '' ? { description: 'Description is required' } : {}),
    ...priceFault(form.price),
  };
}

/** What is wrong with a price, as the fault of a field of that name. */
function priceFault(price: string): { price?: string } {
  if ((readPrice(price) ?? -1) >= 0) return {};
  // What is below 0 is none with a point either.
  const isBelow = /^\D*-/.test(price);
  const doubt = isBelow ? null : amountDoubt(price);
  // "about 900" is not below 0.
  const isInWords = !isBelow && /\d/.test(price);
  return { price: doubt ?? (isInWords ? NO_NUMBER : 'Price must be 0 or greater') };
}

/** Said of a price of 0 where it is typed; null of any other. It may be one, and nothing can be learnt from it. */
export const priceDoubt = (price: string): string | null =>
  readPrice(price) === 0 ? 'A job for $0 is kept, but does not count for estimates.' : null;

/** Said of a day of completion that is still to come; null of one that can be. `today` as 2026-01-31. */
export function completionDoubt(completedAt: string, today: string): string | null {
  return completedAt > today ? 'This day is still to come. Enter the day the work was done, or leave it empty.' : null;
}

/** The sign of the owner's own money, wherever they are: "$", "£", "A$". */
const SIGN = /(?<=^-?)(?:(?:US|AU?|CA?|NZ)? ?\$|£|€)|[$£€]$/i;

const bareAmount = (text: string): string => text.trim().replace(SIGN, '').replaceAll(/\s/g, '');

/** "4.500", as thousands are written where cents come after a comma. */
const THOUSANDS = /^-?[1-9]\d{0,2}(?:\.\d{3})+$/;

/** "12k", "1.5k" */
const IN_THOUSANDS = /^(-?\d{1,4}(?:\.\d{1,3})?)k$/i;

/**
 * Dollars as people type them: "4500", "4,500.00", "$4,500", "-£45", "12k". Null when it is not a number, for "45,50": not
 * 4,550, and for "4.500": not 4.50.
 */
export function readPrice(text: string): number | null {
  const bare = bareAmount(text);
  const [, thousands] = IN_THOUSANDS.exec(bare) ?? [];
  if (thousands !== undefined) return Math.round(Number(thousands) * 1000);
  if (THOUSANDS.test(bare) || !/^-?(\d{1,3}(,\d{3})+|\d+|(?=\.))(\.\d+)?$/.test(bare)) return null;
  return Math.round(Number(bare.replaceAll(',', '')) * 100) / 100;
}

/**
 * What to write for "45,50", "1.234,50" and "4.500"; null of what is written otherwise. Whoever types can be asked, so
 * it is not taken for 45.50: a comma with two digits behind it may be a slip for 45,500 too.
 */
export function amountDoubt(text: string): string | null {
  const bare = bareAmount(text);
  if (THOUSANDS.test(bare)) return `Write "${text.trim()}" without points: ${bare.replaceAll('.', '')}`;
  const [, sign, whole, cents] = /^(-?)(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/.exec(bare) ?? [];
  if (sign === undefined || whole === undefined || cents === undefined) return null;
  return `Write "${text.trim()}" with a point: ${sign}${whole.replaceAll('.', '')}.${cents.padEnd(2, '0')}`;
}

/** Dollars as a field shows them: "4500", "4500.50". */
export const typedPrice = (dollars: number): string => dollars.toFixed(Number.isInteger(dollars) ? 0 : 2);

export function formOf(job: Job | undefined): JobForm {
  return {
    title: job?.title ?? '',
    description: job?.description ?? '',
    price: job === undefined ? '' : typedPrice(job.price),
    completedAt: job?.completedAt?.slice(0, 10) ?? '',
  };
}

/** Call it with a form that has no faults. */
export function valuesOf(form: JobForm, updatedAt: string | undefined): JobValues {
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    price: readPrice(form.price) ?? 0,
    completedAt: form.completedAt === '' ? null : form.completedAt,
    ...(updatedAt === undefined ? {} : { updatedAt }),
  };
}
