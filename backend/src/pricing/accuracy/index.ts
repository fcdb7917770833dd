export { adviceFrom } from './advice.js';
export { backTest, learnAndTest } from './back-test.js';
export { accuracyImpact, type AccuracyImpact } from './impact.js';
