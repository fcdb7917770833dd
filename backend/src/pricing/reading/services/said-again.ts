import { pattern, textBefore } from '../../language/index.js';
import type { ServiceFound } from './service-found.js';
import { groupsAt, SERVICE_WORDS } from './service-index.js';
import { beginsWithAction } from './trades/words.js';

/** "A concrete driveway. Then a driveway wash": one work follows the other. */
const FOLLOWS = /[.,;!?] (?:and )?(?:then|plus|followed by|afterwards?|after that)\b/;

/** "A driveway wash. 1,000 sq ft concrete driveway": the thing that is washed, told once more. */
export const isSaidAgain = (one: ServiceFound, taken: ServiceFound[], all: ServiceFound[], lower: string): boolean =>
  one.groups === 1 &&
  all.some(
    ({ service, at }) =>
      service === one.service &&
      taken.some(
        (known) =>
          known.groups > 1 &&
          known.at.some((place) => at.includes(place)) &&
          !FOLLOWS.test(lower.slice(one.at[0], Math.min(...known.at))),
      ),
  );

/** "2,200 sq ft of ", "the siding is ": how much of it or what it is like, unless it comes beside the work ("and 40 ft of"). */
const TOLD = pattern('u')`
  (?<!(?:\band|\balso|\bplus|\bwith|\badd|&|\+) (?:\p{L}+ ){0,2})(?:\b[\d.,]+ ?
      (?:sq(?:uare|\.)? ?(?:f(?:ee|oo)?t|m\w*)|sf|sqft|sqm|ft|feet|foot|lf|m2?|met(?:re|er)s?) (?:of )?
    |\b(?:it'?s|it is|they'?re|is|are) (?:all |just |mostly )?)(?:\p{L}+ )?$
`;
/** "Vinyl siding", "fence" */
const NAMED = /^\p{L}[\p{L}-]* $/u;

/** Whether the words at these places stand side by side, behind how much of it there is, and none of them says what is done. */
function isTold(places: number[], lower: string): boolean {
  const [from, to] = [Math.min(...places), Math.max(...places)];
  return (
    TOLD.test(textBefore(lower, from, 60)) &&
    (from === to || NAMED.test(lower.slice(from, to))) &&
    !places.some((place) => beginsWithAction(lower, place))
  );
}

const WORDS = /^\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}/u;

/** Whether a word, or one of the two behind it, would do for what the work of a service is done to. */
function isObjectOf({ service }: ServiceFound, place: number, lower: string): boolean {
  const [words = ''] = WORDS.exec(lower.slice(place)) ?? [];
  const places = [place, ...[...words.matchAll(/ /g)].map(({ index }) => place + index + 1)];
  const groups = places.flatMap((at) => groupsAt(lower, at).map(({ group }) => group));
  return SERVICE_WORDS.some(
    (words) => words.service === service && words.groups.some((group) => groups.includes(group)),
  );
}

/** What leaves a thing as it is, and so is measured by it. */
const KEEPS = /(?:washing|cleaning|staining|exterior painting)$/;

/** "House wash, 2,200 sq ft of vinyl siding", "fence staining, 150 ft of cedar fence": the size of what the work is done to. */
export const isMeasured = (one: ServiceFound, all: ServiceFound[], lower: string): boolean =>
  all.some((other) => {
    const own = one.at.filter((place) => !other.at.includes(place));
    return (
      other.groups > 1 &&
      other.service !== one.service &&
      KEEPS.test(other.service) &&
      own.length > 0 &&
      isTold(own, lower) &&
      !isTold(other.at, lower) &&
      (own.length < one.at.length || own.some((place) => isObjectOf(other, place, lower)))
    );
  });
