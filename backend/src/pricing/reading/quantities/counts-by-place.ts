import { lines, pattern, wordValue } from '../../language/index.js';
import { scan, type Scan } from '../scan.js';

const NUMBER = String.raw`(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight)`;
const PLACE = lines`
  (?:(?:(?:master|main|guest|hall|kids'?|upstairs|downstairs|front|back|side|second|first|ground|third|top|lower|upper|half|powder)
    (?: (?:bath(?:room)?|bed(?:room)?|floor|level|hall|room|yard|door|entrance|suite))?
    |upstairs|downstairs|up|down|kitchen|bath(?:room)?s?|bedrooms?|laundry(?: room)?|basement|attic|garage|hall(?:way)?|ensuite|living room|dining room
    |den|office|outside|inside|porch|patio|yard))
`;
/** "Two down", "1 in the kitchen", "one for the master bath" */
const ONE = String.raw`${NUMBER} (?:(?:is |are )?(?:in|on|at|for|out|off) )?(?:the |our |my )?${PLACE}\b`;
/** "The toilets, one upstairs and two down", "new faucets: 1 in the kitchen and two in the master bath" */
const BY_PLACE = pattern('giu')`
  (?<!\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|both|all|these|rooms?) (?:\p{L}+ )?)\b(\p{L}{3,}s)(,| ?-|:| ?\(|) (${ONE}(?:(?:,? (?:and|&|plus) |, ?)${ONE})+)
`;
const EACH_NUMBER = new RegExp(
  String.raw`\b${NUMBER} (?=(?:(?:is |are )?(?:in|on|at|for|out|off) )?(?:the |our |my )?${PLACE}\b)`,
  'giu',
);

const valueOf = (said: string): number => (/^an?$/i.test(said) ? 1 : (wordValue(said.toLowerCase()) ?? Number(said)));

/** A text in which things that are counted place by place ("the toilets, one upstairs and two down") are counted once: "3 toilets". */
export function withPlacesSummed(scanned: Scan): Scan {
  const summed = scanned.clean.replace(BY_PLACE, (_, things: string, joint: string, places: string) => {
    const counts = [...places.matchAll(EACH_NUMBER)].map(([said]) => valueOf(said.trim()));
    const sum = counts.reduce((total, count) => total + count, 0);
    return `${sum} ${things}${joint} ${places.replace(EACH_NUMBER, '')}`;
  });
  return summed === scanned.clean ? scanned : scan(summed);
}
