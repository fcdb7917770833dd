import { lines, pattern, wordValue } from '../../language/index.js';
import { scan, type Scan } from '../scan.js';

const NUMBER = String.raw`(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight)`;
const FLOOR = lines`
  (?:upstairs|downstairs|up|down|basement|attic
    |(?:ground|main|first|second|third|top|lower|upper|1st|2nd|3rd)(?: (?:floor|level|stor(?:e?y)))?)
`;
const PLACE = lines`
  (?:(?:(?:master|main|guest|hall|kids'?|upstairs|downstairs|front|back|side|second|first|ground|third|top|lower|upper|half|powder)
    (?: (?:bath(?:room)?|bed(?:room)?|floor|level|hall|room|yard|door|entrance|suite))?
    |upstairs|downstairs|up|down|kitchen|bath(?:room)?s?|bedrooms?|laundry(?: room)?|basement|attic|garage|hall(?:way)?|ensuite|living room|dining room
    |den|office|outside|inside|porch|patio|yard))
`;
const AT = String.raw`(?:(?:is |are )?(?:in|on|at|for|out|off) )?(?:the |our |my )?`;
/** "Two down", "1 in the kitchen", "one in each of the 3 bedrooms" */
const ONE = String.raw`(?:one in each of the ${NUMBER} \p{L}+s|${NUMBER} ${AT}${PLACE}\b)`;
/** "The toilets, one upstairs and two down", "new faucets: 1 in the kitchen and two in the master bath", "outlets need replaced, three up two down" */
const BY_PLACE = pattern('giu')`
  (?<!\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|both|all|these|rooms?) (?:\p{L}+ )?)\b(\p{L}{3,}s)
    ((?: (?:need(?:s|ing)?|to|want(?:s|ed)?|have|that)(?: (?:to be|to|be))? \p{L}+)?(?:,| ?-|:| ?\(|)) (${ONE}(?:(?:,? (?:and|&|plus) |, ?| )${ONE})+)
`;
const EACH_NUMBER = new RegExp(
  String.raw`\bone in each of the (${NUMBER}) (?=\p{L}+s)|\b(${NUMBER}) (?=${AT}${PLACE}\b)`,
  'giu',
);
/** "Two bedrooms upstairs and one down", "2 smoke detectors up, 2 down" */
const ON_FLOORS = pattern('giu')`
  \b(${NUMBER}) ((?:\p{L}+ ){0,2}?\p{L}{3,}) ((?:on )?(?:the )?${FLOOR})\b(,? (?:and|&|plus) |, ?| )(${NUMBER})((?: on)?(?: the)? ${FLOOR})\b
`;

const valueOf = (said: string): number => (/^an?$/i.test(said) ? 1 : (wordValue(said.toLowerCase()) ?? Number(said)));

/**
 * A text in which things that are counted place by place ("the toilets, one upstairs and two down", "two bedrooms up and one down") are
 * counted once: "3 toilets", "3 bedrooms".
 */
export function withPlacesSummed(scanned: Scan): Scan {
  const summed = scanned.clean
    .replace(BY_PLACE, (_, things: string, joint: string, places: string) => {
      const counts = [...places.matchAll(EACH_NUMBER)].map(([, each, own]) => valueOf(each ?? own ?? ''));
      const sum = counts.reduce((total, count) => total + count, 0);
      return `${sum} ${things}${joint} ${places.replace(EACH_NUMBER, '')}`;
    })
    .replace(
      ON_FLOORS,
      (_, first: string, thing: string, floor: string, joint: string, second: string, other: string) =>
        `${valueOf(first) + valueOf(second)} ${thing} ${floor}${joint}${other.trim()}`,
    );
  return summed === scanned.clean ? scanned : scan(summed);
}
