import { lines, pattern } from '../../language/index.js';

/** A number, in digits or as a word up to twelve; a source of regular expressions. */
export const NUMBER = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b`;
const IS_NUMBER = new RegExp(String.raw`\b${NUMBER}`);

/** "Make the deck 12 ft", and not "make the gate 4 ft wide" */
const MAKE_THE = lines`
  make the (?:[a-z]+ ){1,2}(?=\d)(?![\d.]+ ?(?:ft|feet|foot|m|in|inch(?:es)?|['\"])?[ -]?(?:wide|tall|high|deep|thick)\b)
`;
const TOOK_TAPE =
  '(?:(?:out|round|around|over) with|took|got|used|ran|put) (?:the|a|my|our) (?:[a-z]+ )?(?:tape|ruler)';
const WITHOUT_IT = lines`
  take the [a-z]+ (?:off|out|away) and (?:it's|that's)|without (?:it|that|the [a-z]+),? (?:it's|that's)
`;
const WONT_DO = lines`
  (?:won'?t|will not|doesn'?t|does not) (?:cut it|cover (?:it|that|everything)|do(?: it)?(?=\W*$|[.,;!?])|reach|be enough)
`;
const CORRECTED = pattern()`
  \b(?:makes? (?:that|it)|${MAKE_THE}|i mean|i meant|meant (?=\d)|call it (?=\d)|rather|correction
    |(?:scratch|scrap|ignore|strike|forget) that|instead|change (?:that|it)|changed (?:my|our) mind|turns out|turned out
    |change of plans?|plans? (?:have |has )?changed|i was wrong|closer to|more like
    |re-?measured|measured (?:it|again|properly)|after (?:re-?)?measuring|(?:paced|stepped) (?:it|that|them)
    |${TOOK_TAPE}|double[- ]?checked|${WITHOUT_IT}|miscounted|can'?t count|forgot to count|counted again
    |${WONT_DO}|overkill|back to (?:the |just |only )?(?=${NUMBER})|(?:isn'?t|not|won'?t be) enough|too (?:few|many)
    |recounted|would be better|better make (?:it|that)|now (?:it's|that's)
    |(?:in all|altogether|all together|in total|total) now)\b
  |\bno,? (?:it'?s|that'?s|there'?s|\d)|\bnot \d|\bisn'?t \d
`;
/** "Forget what I said earlier", "ignore my last number", and not "I forget what I said about the color". */
const TAKEN_BACK = pattern()`
  (?<!\b(?:i|not|never|n't|dont) )\b(?:ignore|disregard|forget|scratch|strike) (?:(?:about )?
      (?:what|everything|anything|all) i (?:just |already )?
      (?:said|told you|told|wrote|typed|mentioned|sent|gave)
    |(?:my|that|the) (?:(?:previous|prior|last|earlier|first) (?:message|text|answer|reply|comment|number|size|measurement|figure|dimension|one)
      |number|size|measurement|figure|dimension)s?)\b
    (?! about the (?:colou?rs?|dates?|days?|time|price|budget)\b)
`;
const WAS_WRONG = lines`
  (?:had|got|gave you|told you) (?:it|that|the \p{L}+) wrong|(?:it|that) was wrong|my mistake|i was (?:way )?off|i misread
`;
/** These open a correction as often as an afterthought: "oh wait, and the stairs too"; so does what somebody else says of the size. */
const OPENS = pattern('u')`
  \b(?:actually|sorry(?! (?:for|about|if|to)\b)|oops|wait|${WAS_WRONG}|still (?=\d))\b
  |\b(?:says|reckons|thinks|tells me|told me)(?: (?:that|it|it's|is|about|around|nearer))* \d[\d.,]* ?
    (?:sq\.? ?[a-z]+|square [a-z]+|m2|m|ft|feet|met(?:er|re)s|yards)?(?=\W*$|[,.;!]| (?:and|with|now|so|but)\b)
`;
const ADDED = pattern()`
  \b(?:also|plus|as well|another|too|additional(?:ly)?|on top|and then|in addition|forgot(?! to count)
    |(?:oh|wait|sorry|oops),? and)\b
`;
/** "Add the two in the kitchen, so 8 windows then": the sum is said. */
const SUMMED = new RegExp(
  [
    lines`
      \b(?:so|making|makes|make|that'?s|thats|comes? to|now|for a total of|totall?ing) (?:it |that |them |about |around |a total of |now )*
        ${NUMBER}[^.!?]{0,30}\b(?:then|now|total|altogether|in all|all up|all together)\b
    `,
    String.raw`\b${NUMBER}(?: \p{L}+){0,2} (?:in total|in all|altogether|all up|all together)\b`,
    // "With the hall it's 1,150 sq ft"
    String.raw`\bwith (?:the|my|our|that) (?:\p{L}+ ){1,2}(?:it'?s|it is|that'?s|it'?ll be|it comes to|it makes) (?:about |around )?${NUMBER}`,
    // "They want the study done as well, so 6 rooms"
    String.raw`\bso (?:about )?${NUMBER} (?:bed|bath)?(?:rooms|windows|doors|fixtures|outlets|lights|hours)(?=\W*$|[.,;!])`,
    // "Actually it's 4 bedrooms, I forgot the one over the garage"
    lines`
      \b(?:actually|sorry|wait|oops|no),? (?:it'?s |that'?s |make it |there(?:'s| are) |we have )?${NUMBER} \p{L}+
        (?:,| -|\.)? (?:i |we |i'd |we'd |i had )?forgot (?!to\b)
    `,
    // "I forgot the two in the attic, so it's 9"
    lines`
      \b(?:so (?:it'?s|that'?s|that is|that'?d be|that would be|there'?s|there are|we have)
        |(?:that|which) makes(?: it)?)(?: just| only| about)? ${NUMBER}
    `,
  ].join('|'),
  'u',
);
/** Whether a message takes back something said before ("actually", "make that", "no, it's"); not where it adds ("oh wait, the stairs too"). */
export function isCorrection(lower: string): boolean {
  return CORRECTED.test(lower) || TAKEN_BACK.test(lower) || opensCorrection(lower);
}

/** "Sorry, it's 75 square metres. They are high, too": what is added in another sentence takes back no new number. */
const opensCorrection = (lower: string): boolean =>
  OPENS.test(lower) &&
  (!ADDED.test(lower) ||
    lower.split(/(?<=[.!?])\s+/).some((one) => OPENS.test(one) && !ADDED.test(one) && IS_NUMBER.test(one)));

/** Whether a message adds to what was said before ("and the stairs too"). */
export function isAddition(lower: string): boolean {
  return ADDED.test(lower) && !isCorrection(lower);
}

/** "There's a lock on the side door too so 4 cylinders", "there is another one by the bins. So 3 nests" */
const SO_MANY = new RegExp(
  String.raw`\bso (?:about )?${NUMBER} \p{L}+(?: \p{L}+)?(?=\W*$|[.,;!]| (?:on|off|in|then|now|please)\b)`,
  'u',
);

/** Whether a message says how many there are with what it adds ("so 8 in total"). */
export const isSummed = (lower: string): boolean => SUMMED.test(lower) || (ADDED.test(lower) && SO_MANY.test(lower));
