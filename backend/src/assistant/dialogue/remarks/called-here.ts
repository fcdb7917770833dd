import {
  contentWords,
  isKnownService,
  putsIn,
  serviceIn,
  servicesNamed,
  thingsOf,
  pattern,
} from '../../../pricing/index.js';
import { INTAKES } from '../../intake/index.js';
import type { BusinessFacts } from '../../port.js';

const BUILDS = pattern('i')`
  \b(?:build|building|built|install\w*|construct\w*
    |new(?! (?:extension|addition|house|home|place|build|apartment|flat|unit|construction)\b))\b
`;

/** "Replace the glass on my phone": what is put in bears a name of its own; in "replace it" and "new ones" it does not. */
const NAMED_OBJECT = pattern('iu')`
  \b(?:replac(?:e|ing)|install(?:ing)?|chang(?:e|ing)|swap(?:ping)?|put in|new)(?: out)? (?:(?:the|my|our|an?|some|new|old|this|that|\d+) )*
    (?!(?:ones?|it|them|those|this|that|these|for|in|at|on)\b)\p{L}{3}
`;
/** "A new belt", told to a mender of appliances, is no new appliance. */
const isOfAnother = (service: string, text: string): boolean =>
  putsIn(service) && NAMED_OBJECT.test(text) && !thingsOf(service).some((thing) => contentWords(text).includes(thing));

/** "The pump hums", told to Azure Lane Pools, is about a pool's pump: the words name it together, and the name alone does not. */
function withName(text: string, name: string): string | null {
  const own = servicesNamed(serviceIn(name));
  const named = servicesNamed(serviceIn(`${text}. ${name}`));
  return named.find((one) => isKnownService(one) && !own.includes(one) && !isOfAnother(one, text)) ?? null;
}

/** What builders put up, in which others work. */
const BUILDINGS = /^(?:granny flat|home addition|house building|garage construction|sunroom)$/;
const BUILDING_NAMES =
  /\b(?:granny flat|extension|addition|new build|new (?:house|home)|garage|sunroom|conservatory)\b/gi;

/**
 * The work that a visitor's words name, as this trade means it: water through the ceiling, told to a roofer, is a leak in the
 * roof; a deck, told to a painter, is to be stained. `read` is the work that the words name by themselves, `before` the one known.
 */
export function calledHere(
  { trade, name, ...facts }: BusinessFacts,
  text: string,
  read: string | null,
  before: string | null,
): string | null {
  const { implies = [], calls = {}, callsWhen, doesToAnything } = INTAKES[trade];
  // "A granny flat for my dad. Its bathroom needs tiling": to who finishes rooms, where it is.
  if (doesToAnything !== undefined && servicesNamed(read).some((one) => BUILDINGS.test(one))) {
    const others = servicesNamed(read).filter((one) => !BUILDINGS.test(one));
    const rest = others.length > 0 ? others.join(' and ') : serviceIn(text.replace(BUILDING_NAMES, 'place'));
    // "Extend the bathroom": named by no word of a building
    if (rest !== read) return calledHere({ trade, name, ...facts }, text, rest, before);
  }
  const meant = implies.find(({ when }) => when.test(text));
  const implied = meant?.service ?? null;
  if (read === null) return before === null ? (implied ?? withName(text, name)) : null;
  // "One hole", told to a drywaller, is a repair; what has a name of its own is called by it.
  if (before === null && !servicesNamed(read).some(isKnownService)) return implied ?? withName(text, name) ?? read;
  const named = read.split(' and ');
  // A visitor's own word may be the name of anything ("constructor").
  const isOther = (one: string): boolean => Object.hasOwn(calls, one) && (callsWhen?.test(text) ?? true);
  const leads = before === null && meant?.leads?.test(text) === true && !named.includes(meant.service);
  if (BUILDS.test(text) || !(leads || named.some(isOther))) return read;
  const called = named.map((one) => (isOther(one) ? calls[one] : one) ?? one);
  return [...new Set([...(implied ? [implied] : []), ...called])].join(' and ');
}

/** Whether work bears a name that this trade gives to what other trades build: to who washes, a patio is "patio washing". */
export const isCalledHere = (trade: BusinessFacts['trade'], service: string | null): boolean =>
  service !== null && Object.values(INTAKES[trade].calls ?? {}).includes(service);
