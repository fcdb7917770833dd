import type { EstimateLine } from '../types.js';
import { sourceJobs } from './source-jobs.js';
import type { PricedWork } from './works.js';

/** Log price that rounding alone may move. */
const ROUNDING = 0.02;

/** The line of a work, or of one of its kinds, that past jobs price. */
export function jobLine({ work, kind, base }: PricedWork): EstimateLine {
  const sources = sourceJobs(base);
  const jobIds = sources.map(({ past }) => past.id);
  const name = nameOf(work.details.service?.trim() ?? '', kind?.name ?? '');
  const [only, ...others] = sources;
  // Of a job that is not so alike, the others of the business have a say in the price.
  const isAlone = only !== undefined && Math.abs(only.sizedLog - base.log) < ROUNDING;
  const from =
    others.length > 0 ? `from ${jobIds.length} similar jobs` : `${isAlone ? '' : 'mostly '}from 1 similar job`;
  const label = name === '' ? from : `${name}, ${from}`;
  return {
    label: label.charAt(0).toUpperCase() + label.slice(1),
    amountCents: roundCents(Math.exp(base.log)),
    source: { type: 'jobs', jobIds },
  };
}

/** "Window installation, vinyl"; a picket fence needs no more name than its own. */
const nameOf = (service: string, kind: string): string =>
  service.toLowerCase().includes(kind.toLowerCase()) ? service : [service, kind].filter(Boolean).join(', ');

/** Whole dollars, and steps of five from 1,000 up: cents in a price worked out from past jobs would be false precision. */
export function roundCents(cents: number): number {
  const step = cents < 10_000 ? 50 : cents < 100_000 ? 100 : 500;
  return Math.round(cents / step) * step;
}
