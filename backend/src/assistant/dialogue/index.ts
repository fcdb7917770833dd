export { attemptIn } from './remarks/hostile/index.js';
export { measuresInMetres } from './questions/metric.js';
export { planOverlong } from './overlong.js';
export { isPriceHidden } from './answers/price-words.js';
export { publishedTexts } from './answers/owner-says.js';
export { type Plan, introductionOf, planTurn } from './plan.js';
export { summaryOf } from './summary.js';
export { contactIn } from './taking-in/take-contact.js';
export { takeIn } from './taking-in/take-in.js';
