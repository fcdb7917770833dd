import type { PastJob, PriceRequest } from '../../src/pricing/index.js';
import { estimate, learn, MOST_CANDIDATES, searchTerms } from '../../src/pricing/estimate/index.js';
import { readDetails } from '../../src/pricing/reading/index.js';
import { wordsOfWork } from '../../src/pricing/comparables/index.js';
import type { Prediction } from './baselines.js';

/** This product's estimator over one business, by the functions that serve the product; null where it refuses. */
export function fitOurs(past: PastJob[]): (job: PastJob) => Prediction | null {
  const model = learn(past, []);
  const words = past.map((job) => new Set(wordsOfWork(`${job.title}. ${job.description}`)));
  const newest = past.map((_, at) => at).reverse();
  return (job) => {
    const text = [job.title, job.description].filter((part) => part !== '').join('. ');
    const today = job.date ?? '2000-01-01';
    const request: PriceRequest = { text, details: readDetails(text, { today }), today };
    const terms = searchTerms(request, model);
    // What the database's full-text search answers: most words in common first, then newest.
    const shared = words.map((set) => terms.reduce((count, term) => count + (set.has(term) ? 1 : 0), 0));
    const found = [...newest].sort((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0)).slice(0, MOST_CANDIDATES);
    const candidates = found.map((at) => past[at]).filter((one) => one !== undefined);
    const { estimate: price } = estimate(request, candidates, [], model);
    return price && { price: price.amountCents, low: price.lowCents, high: price.highCents };
  };
}
