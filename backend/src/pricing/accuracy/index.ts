export { adviceFrom } from './advice.js';
export { backTest, learnAndTest, type Lesson } from './back-test.js';
export { accuracyImpact, type AccuracyImpact, RULE_CHANGES, type RuleChange } from './impact.js';
