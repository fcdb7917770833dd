export { interpret } from './interpret.js';
export { describeEffects } from './describe.js';
