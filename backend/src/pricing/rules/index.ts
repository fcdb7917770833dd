export { interpret } from './interpret.js';
export { describeEffects } from './describe.js';
export { conditionHolds, priceThreshold, unitsThatCount, type ConditionRequest, type PriceThreshold } from './conditions/index.js';
