export { asCompared } from './compared.js';
export { areAdditions, nameWork, withoutBeside } from './additions.js';
export { effectsFor, isCrewRate, openRuleBook, type AppliedEffect, type RuleBook } from './applied-effects.js';
export { centsOf, stepsOf, thresholdHolds, type PriceSteps } from './price-steps.js';
export { sayDollars, sayEffect, sayNumber } from './say.js';
export { countWords, rarity, similarity, vectorOf, type WordCounts, type WordVector } from './similarity.js';
export { measureOf, sayMeasure, sizesOf, type Sizes } from './sizes.js';
export { takeOut, type TakenOut } from './take-out.js';
export { dayOf, isServiceMark, readJob, readRequest, type Work } from './work.js';
