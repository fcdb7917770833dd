export { leftOut } from './assumptions.js';
export { besideWork, type Beside } from './declined.js';
export { estimate } from './estimate.js';
export { learn, learnFully, type Learned, type LeftOutJob } from './learn.js';
export { leftOutRange } from './price-range.js';
export { median } from './statistics/statistics.js';
export { MODEL_VERSION, type BusinessModel } from './methods/model.js';
export { MOST_CANDIDATES } from './comparing/neighbours.js';
export { SEARCH, searchTerms } from './search-terms.js';
