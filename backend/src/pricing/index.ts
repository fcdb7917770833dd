export * from './types.js';
export { amountAt, cleanText, contentWords, isExtent, tokenize, unitName } from './language/index.js';
export * from './reading/index.js';
export * from './rules/index.js';
export {
  EMPTY_MODEL,
  estimate,
  learn,
  MODEL_VERSION,
  MOST_CANDIDATES,
  SEARCH,
  searchTerms,
  type BusinessModel,
} from './estimate/index.js';
export {
  accuracyImpact,
  adviceFrom,
  backTest,
  learnAndTest,
  type AccuracyImpact,
  type Lesson,
} from './accuracy/index.js';
