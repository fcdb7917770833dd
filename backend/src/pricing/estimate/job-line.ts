import type { EstimateLine } from '../types.js';
import { sourceJobs } from './comparables.js';
import type { PricedWork } from './works.js';

/** The line of a work that past jobs price. */
export function jobLine({ work, base }: PricedWork): EstimateLine {
  const jobIds = sourceJobs(base).map(({ past }) => past.id);
  const service = work.details.service?.trim() ?? '';
  const from = jobIds.length === 1 ? 'from 1 similar job' : `from ${jobIds.length} similar jobs`;
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
