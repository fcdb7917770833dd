import { rarity } from '../comparables/index.js';
import type { PriceRequest } from '../types.js';
import { isServiceMark, readRequest } from '../work/index.js';
import { openModel, type BusinessModel } from './methods/model.js';

/** How much the search for past jobs takes, whatever it searches in. */
export const SEARCH = {
  /** Words that it looks for. */
  words: 6,
  /** Jobs of one word alone. */
  ofOneWord: 40,
  /** Jobs with several words at once, among the newest: older ones are found by their rarest words. */
  ofSeveral: 120,
  newest: 2_000,
  /** The newest jobs, where there is no word to look for. */
  withoutWords: 20,
} as const;

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
      // A word that stands in fewer jobs than the search takes of it wastes a place among the few words.
      const found = Math.sqrt(Math.min(1, (counts.words.get(word) ?? 0) / SEARCH.ofOneWord));
      return { word, weight: rarity(counts, word) * found + (service.has(word) ? 100 : 0) };
    })
    .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
    .slice(0, SEARCH.words)
    .map(({ word }) => word);
}
