import { contentWords, remembered, lines } from '../../language/index.js';
import { SERVICES } from './service-words.js';

/** Names with an "and" of their own: "drywall hanging and finishing". */
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

const KNOWN = new Set(SERVICES.map(([service]) => service));

/** Whether a service is one that the trades have a name for, and not a visitor's own words. */
export const isKnownService = (service: string): boolean => KNOWN.has(service);

/** What takes the place of what was to be mended: "toilet replacement" for "toilet repair"; null where no trade has a name for it. */
export function renewal(service: string): string | null {
  const thing = service.replace(/ repair$/, '');
  if (thing === service) return null;
  return [`${thing} replacement`, `${thing} installation`].find(isKnownService) ?? null;
}

/** Those of the kinds of work named that the trades have a name for. */
export const knownServices = (service: string | null): string[] => servicesNamed(service).filter(isKnownService);

/** What is done to a thing, as services name it. */
export const DOING =
  'installation repair replacement removal cleaning washing treatment control work building delivery new fix';
const DONE = new Set(contentWords(DOING));

/** Whether a service puts a whole thing in or up: "window installation", "furnace replacement", "deck building". */
export const putsIn = (service: string): boolean => / (?:installation|replacement|building)$/.test(service);

const MOST_SERVICES = 2_000;

/** The thing that a service is done to, in stems: of "drain cleaning" the drain. */
export const thingsOf = remembered(MOST_SERVICES, (service) => contentWords(service).filter((word) => !DONE.has(word)));

/** Whether two services are done to the same thing: "door installation" and "garage door repair". */
export function sharesThing(one: string, other: string): boolean {
  const things = thingsOf(one);
  return thingsOf(other).some((thing) => things.includes(thing));
}

/** Names of trades: beside an exact service they add nothing. */
const GENERAL = new Set(
  lines`
  painting|landscaping|plumbing|roofing|tiling|HVAC|flooring|plastering|cleaning|remodeling|planting|paving
  |electrical work|concrete work|electrical repair|floor repair|heating repair|house building|home addition
  |garage construction|shed construction|wall removal|HVAC maintenance|framing|lawn care|pest control|moving
  |insulation|junk removal|diagnostic visit
`.split('|'),
);

/** Whether a service is a trade's name, as the table of services writes it. */
export const isTrade = (service: string): boolean => GENERAL.has(service);

/** Beside other work they are what is wrong there: "carpenter ants got into the deck, it needs repair". */
const PESTS = /^(?:ant|termite|cockroach|rodent|flea|spider|bed bug|wasp nest|wildlife) /;
export const isPest = (service: string): boolean => PESTS.test(service);
/** Whether a service gives way to any other one that is named beside it. */
export const isLesser = (service: string): boolean => GENERAL.has(service) || PESTS.test(service);

/** Whether a service is only the trade's name ("roofing"), which tells no two jobs of the trade apart. */
export const isTradeName = (service: string): boolean => GENERAL.has(service) || GENERAL.has(service.toUpperCase());

/** Those of the kinds of work named that are a service of a trade, and not the trade's name. */
export const exactServices = (service: string | null): string[] =>
  knownServices(service).filter((name) => !isTradeName(name));

/** What only one of the services is done to. */
export function ownThings(services: string[], at: number): string[] {
  const others = services.flatMap((service, other) => (other === at ? [] : contentWords(service)));
  return thingsOf(services[at] ?? '').filter((word) => !others.includes(word));
}

/** Whether words name what only one of the services is done to: "kitchen tiles", of tiling beside painting. */
export const namesOwnThing = (words: string | null, services: string[], at: number): boolean =>
  ownThings(services, at).some((thing) => contentWords(words ?? '').includes(thing));
