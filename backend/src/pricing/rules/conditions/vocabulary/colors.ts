import { pattern, textOf } from '../../../language/index.js';
import type { Check } from '../evidence.js';

const ANY_BUT = pattern('u')`
  ^(?:any |all |every |other )?colou?rs? (?:but|except(?: for)?|other than|apart from|besides|bar|that (?:is not|isn't|are not|aren't)) (?:plain )?
    (\p{L}+)(?: (?:or|and) (\p{L}+))?$
`;
/** What is denied ("I don't want black or grey"), what is so already ("our brick is red"), people and streets ("Mrs Brown", "Green Street"). */
const NAMES = pattern('gu')`
  (?<!\b(?:no|not|mrs?|ms|miss|(?:don't|do not|won't) (?:want|like)(?: any)?(?: \p{L}+ or)?) )
    (?<!\b(?:bricks?|house|home|siding|walls?|roof|trim|shutters|stone) (?:is|are) (?:all |mostly |dark |light )?)
    \b(?:black|gr[ae]y|anthracite|charcoal|slate|green|sage|olive|blue|navy|teal|red|burgundy|maroon|brown|chocolate|tan|beige
    |cream|ivory|almond|bronze|silver|gold|yellow|orange|pink|purple|oak|rosewood|walnut|mahogany|white)\b
    (?! (?:street|st|road|rd|ave|avenue|lane|ln|drive|dr|court|ct|way|house|home|bricks?|siding)\b)
`;

/** "Any colour but white": which one is asked for decides. Null for a condition that is no such thing. */
export function otherColorCheck(condition: string): Check | null {
  const [, first, second] = ANY_BUT.exec(condition) ?? [];
  if (first === undefined) return null;
  const usual = [first, second].map(spelledAlike);
  return ({ tokens }) => [...textOf(tokens).matchAll(NAMES)].some(([said]) => !usual.includes(spelledAlike(said)));
}

const spelledAlike = (name = ''): string => name.replace('grey', 'gray');
