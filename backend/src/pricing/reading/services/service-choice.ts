import { pattern } from '../../language/index.js';
import { isOnlyWashed, isTouchedUp, isWashedFirst } from './beside-other-work.js';
import { nameOf } from './display-name.js';
import type { ServiceFound } from './service-found.js';
import { withoutGivingWay } from './replaced-materials.js';
import { withoutHaunts } from './pest-places.js';
import { isMeasured, isSaidAgain } from './said-again.js';
import { isLesser, isPest, isTrade, sharesThing, thingsOf } from './service-names.js';
import { textBefore } from '../scan.js';

const MOST_SERVICES = 3;
/** "in our addition", "behind the deck", "from the dishwasher": where, not what. */
const PLACE_BEFORE = pattern()`
  \b(?:(?<!\b(?:put|putting) )in|(?<!\b(?:price|quote|figure|estimate|bid|set|keen|decided|settled) )on|onto|off|at|behind|under|(?<!\b(?:one|two|three|four|five|six|\d|both|all|some|half|most) )of (?:the|my|our)
    |(?<!\b(?:want|wants|need|needs|like|love|have|had|going|hope|hoping|looking|trying|planning|got|you) )to
    |from|with|near|by|not|counting|above|below|over|around|(?<!(?:'d|would|d) )like|has|have|is|was) (?:(?:the|my|our|a|an|his|her|old|new|back|front|concrete|brick|some) ){0,2}
    $
  |\boff the (?:[a-z]+ )?$|\bhas (?:\d{1,2}|two|three|four|five|six) $
  |\bin (?:\d{1,2}|two|three|four|five|six) $
`;
/** "the gate is 36 inches wide" tells about one, and asks for none. */
const DESCRIBED = /^[\p{L}-]+(?: \p{L}+)? (?:is|are|was|were|has|have)\b/u;
const FOR_NEW = /\b(?:new|install\w*|replac\w*|build\w*|erect\w*|put (?:in|up))\b/;

/** "Fogged glass in 3 windows": what stands in them, and not they. */
const INSIDE = /\b(?:in|on|behind|under|from|near|by|above|below) (?:\d{1,2}|two|three|four|five|six|the|my|our) $/;

/** Spoken of only to say where. */
const isPlace = (at: number, lower: string): boolean => PLACE_BEFORE.test(textBefore(lower, at, 24));
const isPlaced = ({ at }: Pick<ServiceFound, 'at'>, lower: string): boolean =>
  at.some((place) => isPlace(place, lower));
const isInside = ({ at, groups }: ServiceFound, lower: string): boolean =>
  groups > 1 && at.some((place) => INSIDE.test(textBefore(lower, place, 24)));

/** "Ants in the house, it's on a slab", "6 outlets on our patio", "paved off the ranch slider": what something stands on. */
const isUnder = ({ at, groups }: ServiceFound, lower: string): boolean =>
  groups === 1 &&
  at.some((place) =>
    /\b(?:(?<!\b(?:set|keen|price|quote|figure|estimate|bid|decided|settled) )on(?:to)? (?:an?|our|my|the) |off (?:the|our|my) (?:\p{L}+ )?)$/u.test(
      textBefore(lower, place, 20),
    ),
  );

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
const isOfLongerName = ({ service }: ServiceFound, all: ServiceFound[]): boolean =>
  / repair$/.test(service) && all.some((other) => other.service.includes(` ${service.replace(/ repair$/, '')} `));

const isMadeAnew = (one: ServiceFound, all: ServiceFound[], lower: string): boolean =>
  isAnew(one.service, lower) &&
  all.some(({ service, at }) => !OLD_WORK.test(service) && at.some((place) => one.at.includes(place)));

/** "A patio door": the patio and the door are words of one thing, which is named more exactly so. */
function withoutParts(all: ServiceFound[], lower: string): ServiceFound[] {
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

/** "Vinyl windows": a floor only where nothing else is of vinyl. */
export const isPlainVinyl = ({ service, letters }: ServiceFound): boolean =>
  service === 'vinyl plank flooring' && letters === 5;

/** "4 bedrooms, and we want a deep clean": the bedrooms tell how much, and the kind of clean which. */
const KINDS_OF_CLEAN = /^(?:deep|move-out|post-construction) cleaning$/;
/** "Gutter clean, single storey house": where, and no house to clean. */
const DESCRIBED_HOUSE =
  /(?<!\b(?:our|my|the|whole|entire) )\b[\p{L}\d]+[ -](?:storey|story|level|storied)[ -](?:ranch |brick |weatherboard |detached |terraced |frame )?$/u;

const HOW_OFTEN = /^(?:clean|weekly|bi-?weekly|fortnightly|monthly)/;

function withoutUsual(found: ServiceFound[], lower: string): ServiceFound[] {
  const isOther = found.some(({ service }) => service.endsWith(' cleaning') && service !== 'house cleaning');
  const isPool = found.some(({ service }) => service === 'pool cleaning');
  // "We have a pool and would like a weekly clean"
  const isHowOften = ({ at }: ServiceFound): boolean => at.every((place) => HOW_OFTEN.test(lower.slice(place)));
  const isDescribed = (one: ServiceFound): boolean =>
    isOther &&
    ((isPool && isHowOften(one)) || one.at.some((place) => DESCRIBED_HOUSE.test(textBefore(lower, place, 30))));
  const isKind = found.some(({ service }) => KINDS_OF_CLEAN.test(service));
  return found.filter((one) => one.service !== 'house cleaning' || !(isKind || isDescribed(one)));
}

const DENIED_NEW = pattern('g')`
  \b(?:no|not|without|don'?t (?:want|need)|won'?t)\b(?! (?:only|just|sure|problem|certain|worries))
    [^.,;!?\n]{0,20}\bnew (?:ones?|fence|deck|roof|floor|wall|door|windows?)\b
`;

/** "No new one", "not putting a new fence in": blanked, so that all else keeps its place. */
const withoutDeniedNew = (lower: string): string => lower.replace(DENIED_NEW, (said) => ' '.repeat(said.length));

const REPLACED = /\b(?:upgrad|replac|new|swap|chang|bigger|larger)/;

/** "A burning smell from our electrical panel": what is wrong with it is asked about, and no new one. */
const isOnlyMended = (one: ServiceFound, others: ServiceFound[], lower: string): boolean =>
  one.service === 'panel upgrade' &&
  !REPLACED.test(lower) &&
  others.some(({ service, groups }) => service === 'electrical repair' && groups > 1);

/** Where something goes, or on what it is done, and what that is. */
const GROUNDS = new Map([
  ['glass replacement', 'window film'],
  ['ductwork', 'duct cleaning'],
]);
/** "90 sq ft of glass, solar film": the glass tells where the film goes. */
const isGroundOf = ({ service }: ServiceFound, all: ServiceFound[]): boolean =>
  all.some((other) => other.service === GROUNDS.get(service));

/** The strongest reading takes its words; what shares none of them, and is no mere place ("in our addition"), is another service. */
export function pick(all: ServiceFound[], text: string): string {
  const lower = withoutDeniedNew(text);
  const wanted = [withoutHaunts, withoutGivingWay<ServiceFound>, withoutParts, withoutUsual]
    .reduce((found, without) => without(found, lower), all)
    .filter((one, _, list) => !isPlainVinyl(one) || list.every(isPlainVinyl))
    .filter((one, _, list) => !isOnlyMended(one, list, lower) && !isGroundOf(one, list));
  const found = wanted.filter(
    (one) =>
      !(one.service.endsWith(' repair') && isPartOf(one, wanted, lower)) &&
      !isMadeAnew(one, wanted, lower) &&
      !isOfLongerName(one, wanted) &&
      !isWashedFirst(one, wanted, lower) &&
      !isOnlyWashed(one, wanted, lower) &&
      !isTouchedUp(one, wanted, lower) &&
      !isMeasured(one, wanted, lower),
  );
  const preparations = found.filter((one) => isPreparation(one, found, lower));
  // Of "rip out the old carpet" the carpet alone is no other work, unless nothing else is named.
  const rest = found.filter((one) => !preparations.includes(one));
  const others = rest.filter(
    (one) => !preparations.some((other) => other.groups > one.groups && one.at.every((at) => other.at.includes(at))),
  );
  const services = others.length > 0 ? others : rest.length > 0 ? rest : found;
  const taken: ServiceFound[] = [];
  for (const one of services.toSorted(
    (a, b) =>
      b.groups - a.groups ||
      Number(isUnder(a, lower)) - Number(isUnder(b, lower)) ||
      Number(isInside(a, lower)) - Number(isInside(b, lower)) ||
      Number(isLesser(a.service)) - Number(isLesser(b.service)) ||
      Math.min(...a.at) - Math.min(...b.at) ||
      b.letters - a.letters ||
      nearer(a, b, lower),
  )) {
    const isOpen =
      taken.length < MOST_SERVICES &&
      !isSaidAgain(one, taken, services, lower) &&
      !isSpokenFor(one, taken, services, lower);
    if (taken.length === 0 || (isOpen && isAnother(one, taken, services, lower))) taken.push(one);
  }
  return taken
    .sort((a, b) => Math.min(...a.at) - Math.min(...b.at) || Math.max(...a.at) - Math.max(...b.at))
    .map((one) => nameOf(one, found, lower))
    .join(' and ');
}

/** "Clean my house, and the oven": of two things that a joint parts, the nearer one is what is cleaned. */
function nearer(a: ServiceFound, b: ServiceFound, lower: string): number {
  const [first, second] = [Math.max(...a.at), Math.max(...b.at)];
  const between = lower.slice(Math.min(first, second), Math.max(first, second));
  return /[,;&]| and /.test(between) ? first - second : 0;
}

/** "Get rid of the carpet and put in laminate": one floor makes way for another. */
const FLOOR_OUT = /^(?:carpet|tile) removal$/;
export const takesFloorOut = (service: string): boolean => FLOOR_OUT.test(service);
const FLOOR = /\b(?:flooring|floor|carpet installation)\b/;

/** "Build a deck (to include removal of the old one)": what is included stands apart. */
const CLAUSE_BEGINS = /[,.;!?()\n]|\bincl(?:ud\w+)?\b/;

/** "Tile the floor, remove the old tile first": taking the old away is a part of the other work, which stands elsewhere. */
function isPreparation({ service, groups, at }: ServiceFound, services: ServiceFound[], lower: string): boolean {
  const place = at[0] ?? 0;
  if (groups < 2 || !service.endsWith(' removal')) return false;
  // "A new fence, and remove the old one"
  const thing = service.replace(' removal', '');
  const isInstead = (other: ServiceFound): boolean =>
    other.service !== service &&
    (other.service.includes(thing) || (FLOOR_OUT.test(service) && FLOOR.test(other.service)));
  if (FOR_NEW.test(lower) && services.some(isInstead)) return true;
  const start = place - (lower.slice(0, place).split(CLAUSE_BEGINS).at(-1)?.length ?? 0);
  const clause = /^[^,.;!?()\n]*/.exec(lower.slice(start))?.[0] ?? '';
  if (!/\b(?:old|existing|current)\b/.test(clause)) return false;
  const end = start + clause.length;
  return services.some(
    (other) =>
      !other.service.endsWith(' removal') &&
      !isTrade(other.service) &&
      other.at.some((one) => one < start || one >= end),
  );
}

/** "A sliding glass door, and the glass is fogged": what is wrong with a part tells about the same thing. */
function isPartOf(one: ServiceFound, all: ServiceFound[], lower: string): boolean {
  const isBeside = (place: number): boolean =>
    !one.at.includes(place) && one.at.some((part) => part > place && /^\p{L}+ $/u.test(lower.slice(place, part)));
  // "My oak floor is scratched, can it be fixed": the floor is no part of an oak floor.
  return all.some(
    ({ at, service }) =>
      !service.endsWith(' repair') &&
      !isTrade(service) &&
      !sharesThing(service, one.service) &&
      at.some((place) => isBeside(place)),
  );
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 6;

/** From one thing to the next: "faucet and a ", "gutters and wash ", "house wash 2000 sqft and ". */
const TO_THE_NEXT = pattern('u')`
  ^\p{L}[\p{L}-]*(?: [\p{L}\d]+){0,4}(?:, and |, | and | & | plus | \+ |\/)(?:(?!(?:in|on|at|of|for|to|from|with
        |by|near|under|behind|above|below|around|is|are|was|were|has|have|that|it|its)\b)[\p{L}\d'-]+(?:[.,]\d+)* ){0,4}$
`;

/** From one thing to another new one: "a garage door, an insulated one please, and a new ". */
const TO_A_NEW = /^[^.!?;]*(?:,|,? (?:and|plus|also)) (?:an?|another|two|three|\d+) new (?:\p{L}+ ){0,2}$/u;

/** "Replace the faucet and the water heater": one verb for two things of a list. */
function isListed(one: ServiceFound, other: ServiceFound, lower: string): boolean {
  const things = (of: number[], beside: number[]): number[] => of.filter((at) => !beside.includes(at));
  const [mine, theirs] = [things(one.at, other.at), things(other.at, one.at)];
  if (mine.length === 0 || theirs.length === 0) return false;
  const [from, to] = [Math.min(...mine), Math.min(...theirs)].sort((a, b) => a - b);
  // "My house (one story, 2,000 sq ft) and the driveway"
  const between = lower.slice(from, to).replace(/\([^)]*\) ?/g, '');
  return TO_THE_NEXT.test(between) || TO_A_NEW.test(between);
}

/** "Paint the exterior and the trim": the trim is painted, too, and no trim is put up. */
const isSpokenFor = (one: ServiceFound, taken: ServiceFound[], all: ServiceFound[], lower: string): boolean =>
  one.groups === 1 &&
  all.some(
    (other) =>
      other.groups > 1 &&
      other.at.some((at) => one.at.includes(at)) &&
      taken.some((known) => known.at.some((at) => other.at.includes(at)) && isListed(other, known, lower)),
  );

const ROOM = /^(?:shower|bath|kitchen|floor|wall|ceiling|trim|door|room|bedroom|hall|living|office)/;
const HOUSE = /^(?:exterior|outside|house|home|siding)/;

/**
 * "Bedroom and kitchen cabinets painted", "the cabinets and the walls": of two paintings, the cabinets are another. Two rooms
 * tiled, or the outside and its trim, are one work.
 */
function isNamed(one: ServiceFound, other: ServiceFound, lower: string): boolean {
  const words = (of: ServiceFound, beside: ServiceFound): string[] =>
    of.at.filter((at) => !beside.at.includes(at)).map((at) => lower.slice(at, at + 8));
  const isApart = (word: string): boolean => !ROOM.test(word) && !HOUSE.test(word);
  return words(one, other).some((word) => !ROOM.test(word)) || words(other, one).some(isApart);
}

function isAnother(one: ServiceFound, taken: ServiceFound[], all: ServiceFound[], lower: string): boolean {
  // "Fence staining. Stain wood fence, 60 ft": said twice, and each time of the same fence
  const placesOf = ({ service }: ServiceFound): number[] =>
    all.flatMap((other) => (other.service === service ? other.at : []));
  if (one.groups === 1 && DESCRIBED.test(lower.slice(one.at[0], (one.at[0] ?? 0) + 40))) return false;
  if (isTrade(one.service) || isPlaced(one, lower)) return false;
  if (isPest(one.service) && taken.some(({ service }) => !isPest(service))) return false;
  return taken.every(
    (other) =>
      !isSameThing(one, other, lower) &&
      !other.service.includes(one.service) &&
      !one.service.includes(other.service) &&
      (!one.at.some((place) => placesOf(other).some((used) => isNear(used, place))) ||
        (isListed(one, other, lower) && (!sharesThing(one.service, other.service) || isNamed(one, other, lower)))),
  );
}

/** "Fix the roof and replace missing shingles" is one work; "a driveway and a patio", both of concrete, are two. */
function isSameThing(one: ServiceFound, other: ServiceFound, lower: string): boolean {
  const [mine, theirs] = [thingsOf(one.service), thingsOf(other.service)];
  const [isMore, isLess] = [mine.some((word) => !theirs.includes(word)), theirs.some((word) => !mine.includes(word))];
  if (one.groups > 1) return !isMore && !isLess;
  return sharesThing(one.service, other.service) && !(isMore && isLess && isListed(one, other, lower));
}
