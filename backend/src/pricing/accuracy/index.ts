export { adviceFrom } from './advice.js';
export { backTest, learnAndTest, type Lesson } from './back-test.js';
export { accuracyImpact, type AccuracyImpact } from './impact.js';
