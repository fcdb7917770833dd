import { isFields } from '../../json/index.js';
import { LONGEST_JOB, type Quantity, settledWords, UNITS } from '../../pricing/index.js';
import { type Person, removePerson } from './remove-person.js';
import { removeTalk } from './remove-talk.js';

/**
 * What a customer said of work, as a past job tells it: with the sizes that it came to, without the customer and without what
 * they only asked.
 * @param said message by message
 * @param settled what is known of the work besides, in few words each; told where the messages do not hold it
 * @param quantities as the conversation settled them, in the shape of the API's details; anything else counts as none
 * @param country of the business, ISO 3166
 */
export function describeJob(
  said: readonly string[],
  settled: readonly string[],
  quantities: unknown,
  person: Person,
  country: string,
): string {
  const ofWork = asFarAsRead(said).map((words) => removeTalk(removePerson(words, person, country)));
  const all = ofWork.join(' ').toLowerCase();
  const more = settled.filter((words) => !all.includes(words.toLowerCase()));
  return settledWords(
    [...ofWork, ...more.map((words) => removePerson(words, person, country))],
    quantitiesIn(quantities),
  );
}

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
