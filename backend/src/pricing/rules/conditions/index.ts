export { besidePrice, conceptsOf, conditionHolds, isDecidable, isExcepted, thingsSaid } from './holds.js';
export { kindsIn } from './vocabulary/concepts.js';
export { splitExcepted } from '../text/exceptions.js';
export { countNamed, isBareLimit, isBareSize, isWithin, limitsSet, withoutLimits } from './limits/bare-limits.js';
export { isAskedBare, PUT_ON } from './vocabulary/bare-things.js';
export { isOnlyDenied } from './evidence.js';
export { unitsThatCount } from './limits/counting.js';
export { priceThreshold, thresholdUnless, type PriceThreshold } from './limits/price-threshold.js';
export { sizesMeant } from './denials/old-and-new.js';
