export {
  asksRemoval,
  clausesWithoutRemoval,
  withoutOldThings,
  withoutReplacedThings,
  withoutThereNow,
} from './replaced-things.js';
export { sayDollars, sayNumber } from './say-numbers.js';
export { asSaid } from './say-size.js';
export { isTitleOfSize, serviceIn, serviceOfTitle } from './service-in.js';
export { withSettledCapacity } from './settled-capacity.js';
export { settledWords } from './settled-words.js';
export {
  extentsOf,
  isExtentMeasure,
  sayMeasure,
  type Sizes,
  sizesOf,
  TREES_COUNTED,
  unitOfMeasure,
  withinFree,
} from './sizes.js';
export {
  capacityIn,
  dayOf,
  isMarkOf,
  isOfService,
  isServiceMark,
  LONGEST_JOB,
  readJob,
  readRequest,
  bearsService,
  serviceMark,
  wordsOfWork,
  type Work,
} from './work.js';
