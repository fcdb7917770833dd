import { lines, pattern, textOf } from '../../../language/index.js';
import type { Check } from '../evidence.js';

const OF_HOUSE = pattern()`
  ^(?:(?:whole|entire|full|complete) )?(?:house|home) (?:soft ?|pressure ?|power ?)?wash(?:es|ing)?
    (?: (?:on|of|for) (?:an? +)?(?:house|home|building|place)s?)?$
`;

const ITSELF = lines`
  (?:house|home|siding|exterior|outside walls|weatherboards?|stucco|render|fa[cç]ade|vinyl|bungalow|townhouse|building)
`;
/** "Wash my house and the driveway", as against "the patio at my house" and "it's a house". */
const HOUSE_NAMED = pattern('u')`
  (?<!\b(?:of|at|behind|around|round|in|inside|for|from|by|next to|beside|near|against|outside|it's|its|it is|is|that's)
      (?: (?:the|my|our|a|an))? )(?<!(?:^|[.,] ))\b${ITSELF}\b(?! (?:is|has|number)\b)
  |\b(?:front|back|rear|sides?|outside|whole|rest) of (?:the|my|our) ${ITSELF}\b
  |(?:^|[.,] )${ITSELF} (?!is\b|has\b|number\b)\p{L}
`;
const OTHER_SURFACE = pattern('u')`
  \b(?:patios?|driveways?|decks?|decking|fences?|fencing|roofs?|walkways?|paths?|pathways?|sidewalks?|pavers|paving
    |concrete|gutters?|windows?|pool|garage|carport|bins|steps|porch|shed|terrace)\b
`;

/** "House washing" of who washes patios, too: false for a job that only names another surface. No check where it is something else. */
export function houseCheck(part: string): Check[] {
  if (!OF_HOUSE.test(part.trim())) return [];
  return [
    ({ tokens }) => {
      const said = textOf(tokens);
      return HOUSE_NAMED.test(said) || !OTHER_SURFACE.test(said);
    },
  ];
}
