import { pattern } from '../../language/index.js';
import { textBefore } from '../scan.js';
import type { ServiceFound } from './service-found.js';

const BUILDS_DECK = pattern('u')`
  \b(?:build|install|put in|replace) (?:an?|the|our|my|this|that) (?:new )?(?:\p{L}+ )?(?:deck|porch)
  |\bnew (?:\p{L}+ )?(?:deck|porch) (?:built|installed|put in)|\bclean\p{L}*[ -]up\b
`;
/** "Wash and stain the deck", "build a deck and clean up after": washing is a part of other work on it. */
export const isWashedFirst = ({ service, at }: ServiceFound, all: ServiceFound[], lower: string): boolean =>
  (service === 'deck washing' && (BUILDS_DECK.test(lower) || all.some((other) => other.service === 'deck staining'))) ||
  (service === 'pressure washing' &&
    all.some((other) => other.service === 'fence staining' && other.at.some((place) => at.includes(place))));

/** "Three bedrooms repainted, minor patching": what painters do before they paint. */
const SLIGHT = pattern('u')`
  \b(?:minor|light|small|tiny|little|hairline|nail|normal|usual|standard|basic) (?:\p{L}+ )?
    (?:(?:to|of|in|on) (?:the |our |my )?)?$
`;
/** "Repair a small hole in the garage": asked for by a verb of its own. */
const ONE_TO_MEND = pattern('u')`
  \b(?:repair|patch|fix|mend)(?:ing|ed)? (?:up )?(?:an?|the|this|that|one|two|three|\d+|my|our) (?!nail)
    (?:\p{L}+ ){0,3}$
`;
const PAINTS = /\bpainting$/;
/** What is mended, and not what is done to it. */
const MENDED = /^(?:wall|ceiling)/;
const isSlight = ({ at }: ServiceFound, lower: string): boolean =>
  at.some((place) => !MENDED.test(lower.slice(place)) && SLIGHT.test(textBefore(lower, place, 40))) &&
  !at.some((place) => ONE_TO_MEND.test(textBefore(lower, place, 40)));

export function isTouchedUp(one: ServiceFound, all: ServiceFound[], lower: string): boolean {
  if (!one.service.startsWith('drywall ') || !all.some((other) => PAINTS.test(other.service))) return false;
  // Of "minor drywall repair" the drywall alone is no other work.
  const repairs = all.filter(
    ({ service, at }) => service === 'drywall repair' && one.at.every((to) => at.includes(to)),
  );
  return isSlight(one, lower) && repairs.some((repair) => isSlight(repair, lower));
}

/** "The driveway, want it pressure washed": what is washed, and no other work. */
const IT_WASHED = pattern()`
  \b(?:it|them|that|those|this) (?:all )?(?:pressure|power|soft)[- ]?(?:wash|clean)
  |\b(?:pressure|power|soft)[- ]?(?:wash|clean) (?:it|them|that|those)\b
`;
export const isOnlyWashed = ({ service, groups }: ServiceFound, all: ServiceFound[], lower: string): boolean =>
  groups === 1 &&
  service !== 'pressure washing' &&
  all.some((other) => other.service === 'pressure washing') &&
  IT_WASHED.test(lower);
