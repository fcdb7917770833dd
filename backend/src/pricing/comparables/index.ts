export { asCompared, chargedWords } from './compared.js';
export { areAdditions, isSecondAlone, nameWork, sizesBut, withoutBeside } from './additions.js';
export { ANY_DOING, isPriceOf, PLACES, TAKING_AWAY } from './price-of.js';
export { isCrewRate } from './crew.js';
export { timesDue } from './counted-flat.js';
export { besideOf, effectsFor, openRuleBook, type AppliedEffect, type RuleBook } from './applied-effects.js';
export { centsOf, isMoney, stepsOf, thresholdHolds, type PriceSteps } from './price-steps.js';
export { sayDollars, sayEffect, sayNumber } from './say.js';
export { asSaid } from './say-size.js';
export { partWith } from './part-with.js';
export { countWords, rarity, similarity, vectorOf, type WordCounts, type WordVector } from './similarity.js';
export { listsSizes } from './of-rule.js';
export { serviceIn } from './service-in.js';
export { withoutService } from './claims.js';
export { withoutOldThings, withoutThereNow, withoutWhatGoes } from './what-goes.js';
export {
  extentsOf,
  isExtentMeasure,
  sayMeasure,
  sizesOf,
  TREES_COUNTED,
  unitOfMeasure,
  type Sizes,
  withinFree,
} from './sizes.js';
export { settledWords } from './settled.js';
export { takeOut } from './take-out.js';
export {
  dayOf,
  isOfService,
  isServiceMark,
  LONGEST_JOB,
  readJob,
  readRequest,
  serviceMark,
  capacityIn,
  wordsOfWork,
  type Work,
} from './work.js';
