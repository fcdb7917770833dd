import { isFields } from '../json/index.js';
import { LONGEST_JOB, type Quantity, settledWords, UNITS } from '../pricing/index.js';
import { type Person, withoutPerson } from './without-person.js';

/**
 * What a customer said of work, as a past job tells it: with the sizes that it came to, and without the customer.
 * @param said message by message
 * @param quantities as the conversation settled them, in the shape of the API's details; anything else counts as none
 * @param country of the business, ISO 3166
 */
export const toldAsJob = (said: readonly string[], quantities: unknown, person: Person, country: string): string =>
  settledWords(
    asFarAsRead(said).map((words) => withoutPerson(words, person, country)),
    quantitiesIn(quantities),
  );

/** The messages of which a price could be learned: no more of a job is read, and taking the person out of more takes time. */
function asFarAsRead(said: readonly string[]): string[] {
  let length = 0;
  return said.filter((words) => (length += words.length) <= LONGEST_JOB);
}

function quantitiesIn(stored: unknown): Quantity[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => {
    if (!isFields(one) || typeof one['quantity'] !== 'number') return [];
    const unit = UNITS.find((known) => known === one['unit']);
    return unit ? [{ quantity: one['quantity'], unit, of: typeof one['of'] === 'string' ? one['of'] : null }] : [];
  });
}
