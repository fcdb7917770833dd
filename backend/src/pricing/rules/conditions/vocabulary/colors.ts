import { pattern, textBefore, textOf } from '../../../language/index.js';
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

const DARK_COLORS =
  /^(?:(?:very|any|all) )?(?:dark(?:er)?|deep(?:er)?)(?: or (?:deep|bold|dark|bright|strong))? colou?rs?$/;
const DARK_BEFORE = /(?<!\b(?:no|not|nothing|never|too) (?:too |very )?)\b(?:dark|deep)(?: \p{L}+)? $/u;
const DARK_NAMES = /^(?:black|anthracite|charcoal|navy|burgundy|maroon|chocolate)$/;
/** "Painted navy", "in black", and not "black mould". */
const WANTED_IN =
  /\b(?:in|to|paint(?:ed)?(?: (?:it|them|all|the \p{L}+))?|wants?(?: (?:it|them))?|going|colou?r(?: is)?)(?: an?)? $/u;

/** "They had it all dark brown", "it is dark green now" */
const SO_FAR = /\b(?:(?:was|were|had|old|existing|current|currently)\b[^.;,!?]{0,20}|from (?:an? )?(?:dark |deep )?)$/;
const UNTIL_NOW = /^ (?:now|already|right now|at the moment|currently|today)\b/;

/** "Dark colors": "a dark green", "painted navy". Null for a condition that is no such thing. */
export function darkColorCheck(condition: string): Check | null {
  if (!DARK_COLORS.test(condition)) return null;
  return ({ tokens, denied }) => {
    if (denied.has('dark')) return false;
    const text = textOf(tokens);
    return [...text.matchAll(NAMES)].some(({ 0: said, index }) => {
      const before = textBefore(text, index, 40);
      if (SO_FAR.test(before) || UNTIL_NOW.test(text.slice(index + said.length))) return false;
      return DARK_BEFORE.test(before) || (DARK_NAMES.test(said) && WANTED_IN.test(before));
    });
  };
}

const spelledAlike = (name = ''): string => name.replace('grey', 'gray');
