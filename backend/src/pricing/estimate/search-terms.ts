import { isServiceMark, rarity, readRequest } from '../comparables/index.js';
import type { PriceRequest } from '../types.js';
import { openModel, type BusinessModel } from './model.js';

const MOST_TERMS = 24;

/**
 * The words (stems) with which the database should look for past jobs like this one: those that the business's jobs know,
 * the service asked for first, then the rarest. [] when no job shares a word with the request.
 */
export function searchTerms(request: PriceRequest, model: BusinessModel): string[] {
  const work = readRequest(request);
  const { counts } = openModel(model);
  const service = new Set(work.serviceWords);
  return work.words
    .filter((word) => counts.words.has(word) && !isServiceMark(word))
    .map((word) => ({ word, weight: rarity(counts, word) + (service.has(word) ? 100 : 0) }))
    .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
    .slice(0, MOST_TERMS)
    .map(({ word }) => word);
}
