import { isServiceMark, rarity, readRequest } from '../comparables/index.js';
import type { PriceRequest } from '../types.js';
import { openModel, type BusinessModel } from './model.js';

const MOST_TERMS = 24;
/** The database takes as many jobs of one word: a word that stands in fewer wastes a place among the few it looks for. */
const JOBS_OF_A_WORD = 40;

/**
 * The words (stems) with which the database should look for past jobs like this one: those that the business's jobs know,
 * the service asked for first, then the rarest that stand in enough of them. [] when no job shares a word with the request.
 */
export function searchTerms(request: PriceRequest, model: BusinessModel): string[] {
  const work = readRequest(request);
  const { counts } = openModel(model);
  const service = new Set(work.serviceWords);
  return work.words
    .filter((word) => counts.words.has(word) && !isServiceMark(word))
    .map((word) => {
      const found = Math.sqrt(Math.min(1, (counts.words.get(word) ?? 0) / JOBS_OF_A_WORD));
      return { word, weight: rarity(counts, word) * found + (service.has(word) ? 100 : 0) };
    })
    .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
    .slice(0, MOST_TERMS)
    .map(({ word }) => word);
}
