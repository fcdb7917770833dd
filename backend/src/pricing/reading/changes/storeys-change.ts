import { storeysNamed, pattern } from '../../language/index.js';
import { isCorrection } from './correction-words.js';

const STOREYS =
  /(?<![\p{L}\d])(single|one|double|two|triple|three|[1-3])[- ]?(?:store?ys?|stories|levels?)(?![\p{L}\d])/giu;

/** "It's ", "the house is only ": what follows is said of the whole building. */
const OF_IT = pattern('i')`
  \b(?:it'?s|it is|(?:house|home|place|building|property|roof)(?:'s| is)) (?:(?:just|only|actually|really|all|an?) )*
    $
`;
/** "The garage is ": what follows is said of another building. */
const OF_ANOTHER =
  /\b(?:garage|shed|barn|carport|flat|studio|unit|extension|addition|wing|porch)(?:'s| is|,)? (?:\p{L}+ )?$/iu;
const ANOTHER = /^ (?:garage|shed|barn|carport|(?:granny )?flat|studio|unit|extension|addition|wing|porch)\b/i;

const numberIn = (words: string): number => storeysNamed(words.toLowerCase()) ?? Number(words);

/**
 * How earlier words read after a later message gave the building another number of storeys: "a double storey house" after
 * "actually it's single level" is "a single level house". Returns the function to apply to them; null when none is changed.
 */
export function storeysChange(earlier: string, text: string): ((words: string) => string) | null {
  const told = [...text.matchAll(STOREYS)];
  const [one] = told;
  if (!one || told.length > 1) return null;
  const before = text.slice(0, one.index);
  const after = text.slice(one.index + one[0].length);
  if (OF_ANOTHER.test(before) || ANOTHER.test(after) || !(OF_IT.test(before) || isCorrection(text.toLowerCase())))
    return null;
  const known = [...earlier.matchAll(STOREYS)].map(([, number = '']) => numberIn(number));
  if (known.length === 0 || known.every((number) => number === numberIn(one[1] ?? ''))) return null;
  return (words) => words.replace(STOREYS, one[0]);
}
