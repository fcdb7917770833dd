import { contentWords } from '../language/index.js';
import { SERVICES } from './service-words.js';

/** Names with an "and" of their own: "pool opening and closing". */
const WITH_AND = new Set(SERVICES.map(([service]) => service).filter((service) => service.includes(' and ')));

/** The kinds of work that a request's service names: "laminate flooring and stair work" are two. */
export function servicesNamed(service: string | null): string[] {
  const names: string[] = [];
  for (const part of (service ?? '').split(/\s*(?:,|\band\b)\s*/i)) {
    const joined = `${names.at(-1) ?? ''} and ${part}`;
    if (WITH_AND.has(joined.toLowerCase())) names.splice(-1, 1, joined);
    else if (part !== '' && !names.includes(part)) names.push(part);
  }
  return names;
}

/** What is done to a thing, as services name it. */
export const DOING =
  'installation repair replacement removal cleaning treatment control work building delivery new fix';
const DONE = new Set(contentWords(DOING));

/** The thing that a service is done to, in stems: of "drain cleaning" the drain. */
export const thingsOf = (service: string): string[] => contentWords(service).filter((word) => !DONE.has(word));
