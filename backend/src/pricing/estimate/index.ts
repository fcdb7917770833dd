export { leftOut } from './assumptions.js';
export { estimate } from './estimate.js';
export { learn, learnFully, type Learned, type LeftOutJob } from './learn.js';
export { leftOutRange } from './price-range.js';
export { median } from './statistics.js';
export { MODEL_VERSION, type BusinessModel } from './model.js';
export { MOST_CANDIDATES } from './neighbours.js';
export { SEARCH, searchTerms } from './search-terms.js';
