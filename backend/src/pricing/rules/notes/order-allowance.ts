import { pattern, textOf, type Token } from '../../language/index.js';
import { PEOPLE } from '../text/lexicon.js';
import type { Clause } from '../text/price.js';
import { MORE_STOCK, ORDER_ALLOWANCE } from './note-words.js';
import { changesPrice } from './notes.js';

const OF_WASTE =
  /^(?:(?:material|cutting|roof|tile|our) )?(?:waste|wastage|overage|offcuts?)(?: (?:factor|allowance|percentage|percent|rate)s?)?$/;
const WHEN = pattern()`
  \b(?:week-?ends?|\w+days?|holidays?|nights?|evenings?|rush|emergenc\w+|after|before|cash|card)\b
`;

/** Whether a clause says how much more is ordered than is needed: "10% waste on gables". */
export const isOrderAllowance = ({ tokens, price }: Clause): boolean =>
  price?.kind === 'percent' && (ORDER_ALLOWANCE.test(textOf(tokens)) || MORE_STOCK.test(textOf(tokens)));

const names = (tokens: Token[]): boolean => !PEOPLE.test(textOf(tokens)) && !WHEN.test(textOf(tokens));

/**
 * "15% on hips" behind "10% waste on gables", or under "Waste": as much waste there, and no word of a price.
 * @param before whether the clause before it in its sentence is about what is ordered
 */
export const isAlsoOrdered = ({ tokens, price }: Clause, before: boolean, title: string): boolean =>
  price?.kind === 'percent' &&
  !price.signed &&
  (before || OF_WASTE.test(title.trim())) &&
  names(tokens) &&
  !tokens.some((token, at) => changesPrice(tokens, token, at));
