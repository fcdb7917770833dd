export { conceptsOf, conditionHolds, isDecidable, type ConditionRequest } from './holds.js';
export { unitsThatCount } from './counting.js';
export { priceThreshold, type PriceThreshold } from './thresholds.js';
