import { DomainError } from './domain-error.js';
import { outage } from './outage.js';

/** Said of a failure that nobody has foreseen. */
export const UNFORESEEN = 'Something went wrong on our side. Please try again.';

/** What a person may be told of whatever was thrown. */
export function sentenceOf(error: unknown): string {
  return (error instanceof DomainError ? error : outage(error))?.message ?? UNFORESEEN;
}
