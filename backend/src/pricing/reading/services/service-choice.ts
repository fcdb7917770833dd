import { pattern } from '../../language/index.js';
import { isAnother, isSpokenFor } from './another-work.js';
import { isOnlyWashed, isTouchedUp, isWashedFirst } from './beside-other-work.js';
import { nameOf } from './display-name.js';
import {
  isGroundOf,
  isMadeAnew,
  isOfLongerName,
  isOnlyMended,
  isPartOf,
  isPlainVinyl,
  withoutParts,
  withoutUsual,
} from './part-of-another.js';
import { withoutHaunts } from './pest-places.js';
import { isInside, isUnder } from './place-said.js';
import { withoutPreparations } from './preparation.js';
import { withoutGivingWay } from './replaced-materials.js';
import { isMeasured, isSaidAgain } from './said-again.js';
import type { ServiceFound } from './service-found.js';
import { isLesser } from './service-names.js';

const MOST_SERVICES = 3;

/**
 * The services that a text asks for, as it names them ("deck staining and fence repair"). The strongest reading takes its words;
 * what shares none of them, and is no mere place ("in our addition"), is another service.
 */
export function pick(all: ServiceFound[], text: string): string {
  const lower = withoutDeniedNew(text);
  const found = withoutPartsOfOthers(withoutOtherMeanings(all, lower), lower);
  return takeStrongest(withoutPreparations(found, lower), lower)
    .sort((a, b) => Math.min(...a.at) - Math.min(...b.at) || Math.max(...a.at) - Math.max(...b.at))
    .map((one) => nameOf(one, found, lower))
    .join(' and ');
}

const DENIED_NEW = pattern('g')`
  \b(?:no|not|without|don'?t (?:want|need)|won'?t)\b(?! (?:only|just|sure|problem|certain|worries))
    [^.,;!?\n]{0,20}\bnew (?:ones?|fence|deck|roof|floor|wall|door|windows?)\b
`;

/** "No new one", "not putting a new fence in": blanked, so that all else keeps its place. */
const withoutDeniedNew = (lower: string): string => lower.replace(DENIED_NEW, (said) => ' '.repeat(said.length));

/** Without services whose words mean something else here: where a pest lives, what gives way, what is of vinyl. */
function withoutOtherMeanings(all: ServiceFound[], lower: string): ServiceFound[] {
  const asked = [withoutHaunts, withoutGivingWay<ServiceFound>, withoutParts, withoutUsual].reduce(
    (found, without) => without(found, lower),
    all,
  );
  const surely = asked.every(isPlainVinyl) ? asked : asked.filter((one) => !isPlainVinyl(one));
  return surely.filter((one) => !isOnlyMended(one, surely, lower) && !isGroundOf(one, surely));
}

/** Without what only tells more about another service, or is done in its course. */
function withoutPartsOfOthers(all: ServiceFound[], lower: string): ServiceFound[] {
  const isOfOther = [isPartOf, isMadeAnew, isOfLongerName, isWashedFirst, isOnlyWashed, isTouchedUp, isMeasured];
  return all.filter((one) => !isOfOther.some((isOf) => isOf(one, all, lower)));
}

/** What makes a reading the stronger one, the weightiest first: the lower, the stronger. */
const WEAKNESSES: readonly ((one: ServiceFound, lower: string) => number)[] = [
  // "Remove the old carpet" rather than "carpet": the more of its words stand there.
  ({ groups }) => -groups,
  // "6 outlets on our patio": what stands on something rather than that.
  (one, lower) => Number(isUnder(one, lower)),
  // "Fogged glass in 3 windows": what is in something rather than that.
  (one, lower) => Number(isInside(one, lower)),
  // A service that goes with others rather comes after them.
  ({ service }) => Number(isLesser(service)),
  // What is said first.
  ({ at }) => Math.min(...at),
  // "Patio slider" rather than "patio".
  ({ letters }) => -letters,
];

function compareStrength(a: ServiceFound, b: ServiceFound, lower: string): number {
  for (const weakness of WEAKNESSES) {
    const difference = weakness(a, lower) - weakness(b, lower);
    if (difference) return difference;
  }
  return nearer(a, b, lower);
}

/** "Clean my house, and the oven": of two things that a joint parts, the nearer one is what is cleaned. */
function nearer(a: ServiceFound, b: ServiceFound, lower: string): number {
  const [first, second] = [Math.max(...a.at), Math.max(...b.at)];
  const between = lower.slice(Math.min(first, second), Math.max(first, second));
  return /[,;&]| and /.test(between) ? first - second : 0;
}

/** The strongest reading, and up to two more that are other works. */
function takeStrongest(services: ServiceFound[], lower: string): ServiceFound[] {
  const taken: ServiceFound[] = [];
  for (const one of services.toSorted((a, b) => compareStrength(a, b, lower))) {
    const isMore = (): boolean =>
      taken.length < MOST_SERVICES &&
      !isSaidAgain(one, taken, services, lower) &&
      !isSpokenFor(one, taken, services, lower) &&
      isAnother(one, taken, services, lower);
    if (taken.length === 0 || isMore()) taken.push(one);
  }
  return taken;
}
