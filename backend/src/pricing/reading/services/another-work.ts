import { pattern } from '../../language/index.js';
import { isPlaced } from './place-said.js';
import type { ServiceFound } from './service-found.js';
import { isPest, isTrade, sharesThing, thingsOf } from './service-names.js';

/** "the gate is 36 inches wide" tells about one, and asks for none. */
const DESCRIBED = /^[\p{L}-]+(?: \p{L}+)? (?:is|are|was|were|has|have)\b/u;
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
export const isSpokenFor = (one: ServiceFound, taken: ServiceFound[], all: ServiceFound[], lower: string): boolean =>
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

/** Whether a service is another work than those taken before. */
export function isAnother(one: ServiceFound, taken: ServiceFound[], all: ServiceFound[], lower: string): boolean {
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
