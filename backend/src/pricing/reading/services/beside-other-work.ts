import { pattern, textBefore } from '../../language/index.js';
import type { ServiceFound } from './service-found.js';
import { GROWTH } from './trades/words.js';

const BUILDS_DECK = pattern('u')`
  \b(?:build|install|put in|replace) (?:an?|the|our|my|this|that) (?:new )?(?:\p{L}+ )?(?:deck|porch)
  |\bnew (?:\p{L}+ )?(?:deck|porch) (?:built|installed|put in)|\bclean\p{L}*[ -]up\b
`;
/** What is done to a thing besides washing it: "there is mildew on the deck and we want it stained". */
const GROWN = new RegExp(`^(?:${GROWTH})`);
const isGrown = (at: number[], lower: string): boolean => at.some((place) => GROWN.test(lower.slice(place)));
const NOT_WASHED = /(?:staining|painting|sealcoating|refinishing|repair|removal|repointing)$/;
/** "Wash and stain the deck", "build a deck and clean up after": washing is a part of other work on it. */
export const isWashedFirst = ({ service, at }: ServiceFound, all: ServiceFound[], lower: string): boolean =>
  (service === 'deck washing' && (BUILDS_DECK.test(lower) || all.some((other) => other.service === 'deck staining'))) ||
  (service === 'pressure washing' &&
    all.some(
      (other) =>
        (other.service === 'fence staining' || (isGrown(at, lower) && NOT_WASHED.test(other.service))) &&
        other.at.some((place) => at.includes(place)),
    ));

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
const WASHES = /^(?:pressure|house|deck) washing$/;
/** What a service is named after that is said of nothing but a thing outdoors. */
const OUTDOORS = pattern('u')`
  ^(?:deck building|(?:\p{L}+ )*fence|fence installation|(?:concrete|asphalt) driveway|concrete (?:patio|slab|steps|work)|paver patio
    |sidewalk|paving|siding installation|roofing|stair work|brickwork|pergola)$
`;
/** Where anything is made, what is only named may be, too. */
const MADE = pattern()`
  \bnew\b(?! (?:house|home))|\b(?:re-?)?(?:buil[dt]|install|replac|pour|construct|erect|extend)\w*|\b(?:put(?:ting)?|going) (?:in|up)\b
  |\b(?:lay|laid|laying|add|adding)\b
`;

/** "And the driveway", "plus 100 ft of": what is named besides the work has a price of its own. */
const LISTED = pattern('u')`
  (?:^|[.!?;,\n] ?|\b(?:and|plus|also|then) |[&+] )(?:(?:the|our|my|an?) )?(?:[\d,.]+ ?(?:sq(?:uare|\.)? ?(?:ft|feet)|sf|sqft|ft|feet|lf|m2?|met(?:re|er)s?)\.? (?:of )?)?
    (?:[\p{L}\d'-]+ ){0,2}$
`;
const isListedApart = ({ at }: ServiceFound, lower: string): boolean =>
  LISTED.test(textBefore(lower, Math.min(...at), 60));

/** Whether something is washed, and nothing made. */
export const isAllWashed = (all: ServiceFound[], lower: string): boolean =>
  all.some(({ service }) => WASHES.test(service)) && !MADE.test(lower);

/** Its siding is what is washed of a house, however it is listed: "ranch, vinyl siding, one side is green". */
const isOfHouse = ({ service }: ServiceFound): boolean => service === 'siding installation';

/** "House wash, the house is two story with vinyl siding": what is washed is only told of where nothing is made. */
export const isOnlyWashed = (one: ServiceFound, all: ServiceFound[], lower: string): boolean =>
  !WASHES.test(one.service) &&
  ((one.groups === 1 && all.some((other) => other.service === 'pressure washing') && IT_WASHED.test(lower)) ||
    (OUTDOORS.test(one.service) && isAllWashed(all, lower) && (isOfHouse(one) || !isListedApart(one, lower))));
