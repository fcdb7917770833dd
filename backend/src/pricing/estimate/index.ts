export { leftOut } from './assumptions.js';
export { type Beside, besideWork } from './declined.js';
export { estimate } from './estimate.js';
export { learn, type Learned, learnFully, type LeftOutJob } from './learn.js';
export { type BusinessModel, MODEL_VERSION } from './methods/model.js';
export { leftOutRange } from './price-range.js';
export { SEARCH, searchTerms } from './search-terms.js';
