import { contentWords, pattern } from '../../../pricing/index.js';
import type { BusinessFacts } from '../../port.js';

/** Everything an owner has published, as sentences. */
export function publishedTexts({ about, services, rules }: BusinessFacts): string[] {
  return [about ?? '', ...services, ...rules.flatMap(({ title, description }) => [title, description])].filter(Boolean);
}

/** A note longer than this is no answer. */
const LONGEST_NOTE = 180;

const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim());

/** Sentences of the owner's, each ended, as the assistant tells them. */
export const inOwnersWords = (businessName: string, said: readonly string[]): string =>
  `${businessName} says: ${said.map((one) => `${one.replace(/[.!?]*$/, '')}.`).join(' ')}`;

/**
 * The owner's own sentence about a subject, as the assistant tells it to answer a visitor's question; null when they wrote
 * none. Text about the business comes before rules, which are written for pricing.
 */
export function ownerSays(facts: BusinessFacts, subject: RegExp): string | null {
  const about = sentences(facts.about ?? '').filter((sentence) => subject.test(sentence));
  const notes = facts.rules
    .filter(({ description }) => subject.test(description))
    .flatMap(({ description }) => sentences(description));
  const found = [...about, ...notes.filter((sentence) => subject.test(sentence))].find(
    (sentence) => sentence.length <= LONGEST_NOTE,
  );
  // "Financing: 0% for 12 months"
  const titled = facts.rules.find(({ title, description }) => subject.test(title) && description.length <= 120);
  const said = found ?? (titled ? `${titled.title}: ${titled.description}` : null);
  return said === null ? null : inOwnersWords(facts.name, [said]);
}

const LEAST_SHARED = 2;

/**
 * The owner's own note that answers a question: one whose title is named there, or two of whose words are; null where none is.
 * `known` is the work asked for, whose name stands in many notes and decides nothing.
 */
export function noteAbout(facts: BusinessFacts, question: string, known: string | null): string | null {
  const usual = contentWords(known ?? '');
  const asked = contentWords(question).filter((word) => !usual.includes(word));
  const shared = (text: string): number => new Set(contentWords(text).filter((word) => asked.includes(word))).size;
  const notes = facts.rules.filter(({ isPriced, description }) => !isPriced && description.length <= LONGEST_NOTE);
  const titled = notes.find(
    ({ title }) => contentWords(title).length > 0 && shared(title) === contentWords(title).length,
  );
  const found = titled ?? notes.find(({ title, description }) => shared(`${title} ${description}`) >= LEAST_SHARED);
  return found ? inOwnersWords(facts.name, [found.description]) : null;
}

const OF_WHOM = pattern('i')`
  \b(senior|veteran|militar|student|teacher|nurse|responder|first[- ]time|new customer|repeat|returning|referr
    |neighbo|cash|online|police|fire)
`;

/** Of "do you do senior discounts?" what seniors pay; of a mere "any discounts?" every one. */
export function discountAsked(message: string): RegExp {
  const [whose] = OF_WHOM.exec(message) ?? [];
  return whose === undefined ? /\b(?:discount|% off|percent off|save)\b/i : new RegExp(String.raw`\b${whose}`, 'i');
}
