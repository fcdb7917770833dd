import type { EstimateLine } from '../types.js';
import { sourceJobs } from './comparables.js';
import type { PricedWork } from './works.js';

/** Log price that rounding alone may move. */
const ROUNDING = 0.02;

/** The line of a work that past jobs price. */
export function jobLine({ work, base }: PricedWork): EstimateLine {
  const sources = sourceJobs(base);
  const jobIds = sources.map(({ past }) => past.id);
  const service = work.details.service?.trim() ?? '';
  const [only, ...others] = sources;
  // Of a job that is not so alike, the others of the business have a say in the price.
  const isAlone = only !== undefined && Math.abs(only.sizedLog - base.log) < ROUNDING;
  const from =
    others.length > 0 ? `from ${jobIds.length} similar jobs` : `${isAlone ? '' : 'mostly '}from 1 similar job`;
  const label = service === '' ? from : `${service}, ${from}`;
  return {
    label: label.charAt(0).toUpperCase() + label.slice(1),
    amountCents: roundCents(Math.exp(base.log)),
    source: { type: 'jobs', jobIds },
  };
}

/** Whole dollars, and steps of five from 1,000 up: cents in a price worked out from past jobs would be false precision. */
export function roundCents(cents: number): number {
  const step = cents < 10_000 ? 50 : cents < 100_000 ? 100 : 500;
  return Math.round(cents / step) * step;
}
