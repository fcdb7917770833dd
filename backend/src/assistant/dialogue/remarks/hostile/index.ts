export { type Attempt, attemptIn } from './attempt.js';
export { withoutAttempts } from './without-attempts.js';
