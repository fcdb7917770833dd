export { attemptIn } from './hostile.js';
export { measuresInMetres } from './metric.js';
export { planOverlong } from './overlong.js';
export { publishedTexts } from './owner-says.js';
export { type Plan, introductionOf, planTurn } from './plan.js';
export { dollars } from './price-words.js';
export { summaryOf } from './summary.js';
export { takeIn } from './take-in.js';
