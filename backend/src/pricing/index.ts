export * from './types.js';
export { amountAt, cleanText, contentWords, isExtent, isSameQuantity, tokenize, unitName } from './language/index.js';
export {
  CONTACT_FIELDS,
  dangerIn,
  emptyDetails,
  holdsContact,
  inEnglish,
  isTitle,
  isKnownService,
  isTradeName,
  servicesNamed,
  dayChange,
  materialChange,
  mergeDetails,
  openAlternatives,
  readAnswer,
  readContact,
  readDetails,
  refusedContact,
  saysYes,
  TREES,
  UNDATED,
  withoutContact,
  withoutOthers,
  withoutTypos,
  type AnswerContext,
  type Contact,
  type ContactField,
  type Topic,
} from './reading/index.js';
export { LONGEST_JOB, sayDollars } from './comparables/index.js';
export {
  checkRules,
  conditionHolds,
  describeEffects,
  interpret,
  STARTER_TRADES,
  starterPack,
  type RuleFinding,
} from './rules/index.js';
export {
  estimate,
  learn,
  leftOut,
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
