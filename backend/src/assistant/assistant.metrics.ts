import { counter, histogram } from '../common/index.js';
import type { AssistantAnswer } from './port.js';

const turns = counter('chalkline_assistant_turns_total', 'Replies to visitors, by who worded them.', ['answered_by']);
const violations = counter('chalkline_guard_violations_total', 'Sentences that the guard kept from visitors.', [
  'kind',
]);
const fallbacks = counter('chalkline_assistant_fallbacks_total', 'Replies where the model failed, by reason.', [
  'reason',
]);
const tokens = counter('chalkline_assistant_tokens_total', 'Model tokens used.', []);
const seconds = histogram(
  'chalkline_assistant_turn_seconds',
  'Time from a message to its whole reply.',
  [],
  [0.01, 0.025, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30],
);

/** Reasons are free text from providers; a label needs few values. */
function reasonOf(message: string): string {
  if (/took too long|timed? ?out/i.test(message)) return 'timeout';
  if (/resting/.test(message)) return 'circuit_open';
  if (/\b401\b|\b403\b|api key/i.test(message)) return 'unauthorised';
  if (/\b429\b|quota|rate limit/i.test(message)) return 'rate_limited';
  return /\b5\d\d\b/.test(message) ? 'server_error' : 'unusable_answer';
}

export function countFallback(message: string): void {
  fallbacks.inc({ reason: reasonOf(message) });
}

export function countTurn(answer: AssistantAnswer, milliseconds: number): void {
  turns.inc({ answered_by: answer.answeredBy });
  for (const { kind } of answer.notices) violations.inc({ kind });
  if (answer.tokens > 0) tokens.inc(answer.tokens);
  seconds.observe(milliseconds / 1_000);
}
