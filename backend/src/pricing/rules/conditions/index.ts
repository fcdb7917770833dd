export { besidePrice, conceptsOf, conditionHolds, isDecidable, isExcepted, thingsSaid } from './holds.js';
export { kindsIn } from './concepts.js';
export { splitExcepted } from '../text/exceptions.js';
export { countNamed, countSet, isBareLimit, isBareSize, isWithin, limitsSet, withoutLimits } from './bare-limits.js';
export { isAskedBare } from './bare-things.js';
export { isOnlyDenied } from './evidence.js';
export { unitsThatCount } from './counting.js';
export { priceThreshold, thresholdUnless, type PriceThreshold } from './price-threshold.js';
export { sizesMeant } from './old-and-new.js';
