import type { PastJob, PriceRequest } from '../../src/pricing/index.js';
import { estimate, learn, searchTerms } from '../../src/pricing/estimate/index.js';
import { readDetails } from '../../src/pricing/reading/index.js';
import type { Prediction } from './baselines.js';
import { openSearch } from './candidates.js';

/** This product's estimator over one business, by the functions that serve the product; null where it refuses. */
export function fitOurs(past: PastJob[]): (job: PastJob) => Prediction | null {
  const model = learn(past, []);
  const search = openSearch(past);
  return (job) => {
    const text = [job.title, job.description].filter((part) => part !== '').join('. ');
    const today = job.date ?? '2000-01-01';
    const request: PriceRequest = { text, details: readDetails(text, { today }), today };
    const { estimate: price } = estimate(request, search(searchTerms(request, model)), [], model);
    return price && { price: price.amountCents, low: price.lowCents, high: price.highCents };
  };
}
