export { interpret } from './interpret.js';
export { declinedWorks } from './notes/declined-works.js';
export { describeEffects } from './describe.js';
export { saysOnTop } from './written-details.js';
export { effectFault, plainEffect } from './effect-check.js';
export {
  besidePrice,
  conceptsOf,
  conditionHolds,
  thingsSaid,
  isAskedBare,
  PUT_ON,
  kindsIn,
  countNamed,
  isBareLimit,
  isBareSize,
  isExcepted,
  isOnlyDenied,
  isWithin,
  limitsSet,
  priceThreshold,
  sizesMeant,
  splitExcepted,
  thresholdUnless,
  unitsThatCount,
  withoutLimits,
  type PriceThreshold,
} from './conditions/index.js';
export { checkRules, type RuleFinding } from './check.js';
export { STARTER_TRADES, starterPack } from './starter-packs.js';
