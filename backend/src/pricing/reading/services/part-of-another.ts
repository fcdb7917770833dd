import { pattern, textBefore } from '../../language/index.js';
import type { ServiceFound } from './service-found.js';
import { isTrade, sharesThing } from './service-names.js';

/** "Vinyl windows": a floor only where nothing else is of vinyl. */
export const isPlainVinyl = ({ service, letters }: ServiceFound): boolean =>
  service === 'vinyl plank flooring' && letters === 5;

/** "The old deck is rotten, I want a new composite one": what is broken is not mended, another takes its place. */
const ANEW = pattern('u')`
  \b(?:new (?:[\p{L}\d-]+ ){0,4}one|in its place|(?:an?|the|full) (?:replacement|new one)
    |(?:whole|entire) (?:thing|lot) (?:to be )?(?:replaced|redone)
    |replace (?:the )?(?:whole|entire) (?:thing|lot))\b
`;
const OLD_WORK = / (?:repair|removal)$/;

/** Whether something else is to take the place of what is broken. */
export const isAnew = (service: string, lower: string): boolean => OLD_WORK.test(service) && ANEW.test(lower);

/** "The spring on our garage door snapped, I need it fixed": with "garage door springs", and no other door's repair. */
export const isOfLongerName = ({ service }: ServiceFound, all: ServiceFound[]): boolean =>
  / repair$/.test(service) && all.some((other) => other.service.includes(` ${service.replace(/ repair$/, '')} `));

export const isMadeAnew = (one: ServiceFound, all: ServiceFound[], lower: string): boolean =>
  isAnew(one.service, lower) &&
  all.some(({ service, at }) => !OLD_WORK.test(service) && at.some((place) => one.at.includes(place)));

/** "A sliding glass door, and the glass is fogged": what is wrong with a part tells about the same thing. */
export function isPartOf(one: ServiceFound, all: ServiceFound[], lower: string): boolean {
  const isBeside = (place: number): boolean =>
    !one.at.includes(place) && one.at.some((part) => part > place && /^\p{L}+ $/u.test(lower.slice(place, part)));
  if (!one.service.endsWith(' repair')) return false;
  // "My oak floor is scratched, can it be fixed": the floor is no part of an oak floor.
  return all.some(
    ({ at, service }) =>
      !service.endsWith(' repair') &&
      !isTrade(service) &&
      !sharesThing(service, one.service) &&
      at.some((place) => isBeside(place)),
  );
}

/** "A patio door": the patio and the door are words of one thing, which is named more exactly so. */
export function withoutParts(all: ServiceFound[], lower: string): ServiceFound[] {
  const phrases = all.filter(
    ({ at, letters, groups }) => groups === 1 && lower.slice(at[0], (at[0] ?? 0) + letters).includes(' '),
  );
  const isWithin = ({ at, groups }: ServiceFound, { at: [start = 0], letters }: ServiceFound): boolean =>
    at.some((place) => (groups === 1 ? place >= start : place > start) && place < start + letters);
  return all.filter(
    (one) =>
      !phrases.some(
        (phrase) =>
          phrase.service !== one.service &&
          !one.service.endsWith(' repair') &&
          isWithin(one, phrase) &&
          (one.groups === 1 ? one.letters < phrase.letters : sharesThing(one.service, phrase.service)),
      ),
  );
}

/** "4 bedrooms, and we want a deep clean": the bedrooms tell how much, and the kind of clean which. */
const KINDS_OF_CLEAN = /^(?:deep|move-out|post-construction) cleaning$/;
/** "Gutter clean, single storey house": where, and no house to clean. */
const DESCRIBED_HOUSE =
  /(?<!\b(?:our|my|the|whole|entire) )\b[\p{L}\d]+[ -](?:storey|story|level|storied)[ -](?:ranch |brick |weatherboard |detached |terraced |frame )?$/u;

/** "A standard clean of two carpets": how they are cleaned. */
const CLEAN_OF_THING = pattern('u')`
  ^(?:standard|regular|routine|maintenance) clean(?:ing)? (?:of|for|on) (?:(?:the|my|our|an?|one|two|three|four|\d+) )*
    (?!\d|the|my|our|an?|one|two|three|four|house|home|place|apartment|flat|condo|bed|bath|rooms?\b|unit|studio|rental|whole)\p{L}
`;

const HOW_OFTEN = /^(?:clean|weekly|bi-?weekly|fortnightly|monthly)/;

export function withoutUsual(found: ServiceFound[], lower: string): ServiceFound[] {
  const isOther = found.some(({ service }) => service.endsWith(' cleaning') && service !== 'house cleaning');
  const isPool = found.some(({ service }) => service === 'pool cleaning');
  // "We have a pool and would like a weekly clean"
  const isHowOften = ({ at }: ServiceFound): boolean => at.every((place) => HOW_OFTEN.test(lower.slice(place)));
  const isDescribed = (one: ServiceFound): boolean =>
    isOther &&
    ((isPool && isHowOften(one)) ||
      one.at.some(
        (place) => DESCRIBED_HOUSE.test(textBefore(lower, place, 30)) || CLEAN_OF_THING.test(lower.slice(place)),
      ));
  const isKind = found.some(({ service }) => KINDS_OF_CLEAN.test(service));
  return found.filter((one) => one.service !== 'house cleaning' || !(isKind || isDescribed(one)));
}

const REPLACED = /\b(?:upgrad|replac|new|swap|chang|bigger|larger)/;

/** "A burning smell from our electrical panel": what is wrong with it is asked about, and no new one. */
export const isOnlyMended = (one: ServiceFound, others: ServiceFound[], lower: string): boolean =>
  one.service === 'panel upgrade' &&
  !REPLACED.test(lower) &&
  others.some(({ service, groups }) => service === 'electrical repair' && groups > 1);

/** Where something goes, or on what it is done, and what that is. */
const GROUNDS = new Map([
  ['glass replacement', 'window film'],
  ['ductwork', 'duct cleaning'],
]);
/** "90 sq ft of glass, solar film": the glass tells where the film goes. */
export const isGroundOf = ({ service }: ServiceFound, all: ServiceFound[]): boolean =>
  all.some((other) => other.service === GROUNDS.get(service));
