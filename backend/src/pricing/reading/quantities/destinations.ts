import { pattern, textBefore } from '../../language/index.js';
import type { Scan } from '../scan.js';
import { type Found } from './found.js';

const MOVES = /\b(?:mov(?:e|es|ing|ers?)|reloca\w+|shift(?:ing)?|downsiz\w+|upsiz\w+|from)\b/;
/** "Turn a 2 bedroom into a 3 bedroom": nobody moves. */
const MADE_INTO = /\b(?:convert\w*|turn\w*|chang\w*|mak(?:e|ing)|add(?:ing)?|extend\w*|remodel\w*|renovat\w*)\b/;
const WHERE_TO = pattern()`
  \b(?:to|into) (?:(?:an?|another|the|our|my|their|new|bigger|smaller|larger|different|nearby|brand) )*$
`;

/** "From a 2 bedroom apartment to another 2 bedroom", "a 3 bedroom house into a 2 bedroom condo": what is carried is what stands in the first. */
export function withoutDestinations({ lower, tokens }: Scan, found: Found[]): Found[] {
  if (!MOVES.test(lower) || MADE_INTO.test(lower)) return found;
  const isWhereTo = ({ start }: Found): boolean => WHERE_TO.test(textBefore(lower, tokens[start]?.start ?? 0, 40));
  const homes = found.filter(({ unit }) => unit === 'bedroom');
  return homes.every(isWhereTo) ? found : found.filter((one) => !homes.includes(one) || !isWhereTo(one));
}
