import {
  isFine,
  pattern,
  restOfSentence,
  stays,
  textAt,
  textOf,
  type Token,
  startOfSentence,
} from '../../../language/index.js';

/** What goes with another thing and needs no work of its own where it works. */
const GOES_WITH = /^(?:openers?|remotes?|keypads?|timers?)$/;
const WORKS = /^ (?:still )?(?:works?|runs?)(?: (?:fine|ok|okay|great|good|well|perfectly))?(?: [.;!)]|$)/;
/** Of these, one that stays is not touched; around "two skylights that stay" there may be work. */
const MOVABLE = pattern()`
  ^(?:fridge|refrigerator|freezer|washer|dryer|dishwasher|stove|range|oven|microwave|sofa|couch|piano|dresser
    |mattress|bed|bunk|table|desk|tv|treadmill|tub|safe|bookcase|wardrobe|recliner)s?(?:es)?$
`;
const STILL_TO_DO = pattern()`
  \b(?:but|just|needs?|(?<!\b(?:tenants?|owners?|buyers?|landlord|neighbou?rs?|he|she|they|sister|brother) )wants?
    |paint|clean|stain|seal|repair|replace|refinish|wash|leaks?)\b
`;

/** "We have our own boxes", and not "our own pool" */
const SUPPLIES = /^(?:boxes|bins|totes|blankets|tape)$/;
const isOwnSupply = (tokens: Token[], at: number): boolean =>
  SUPPLIES.test(textAt(tokens, at)) &&
  textAt(tokens, at - 1) === 'own' &&
  /^(?:my|our|their)$/.test(textAt(tokens, at - 2)) &&
  /^(?:have|got|use|using|i've|we've)$/.test(textAt(tokens, at - 3));

const LOOKED_AT =
  /\b(?:looked (?:at|over|under)|checked(?: out)?|inspected|examined|tested) (?:the|our|my|all (?:of )?the) $/;
/** "… last year and said the subfloor is sound" */
const foundFine = (word: string): RegExp =>
  new RegExp(
    `^(?: ?(?:last \\w+|yesterday|recently|\\w+ \\w+ ago))?,? ?(?:and )?(?:(?:he |she |they )?(?:said|says|told us|told me|reckons|thinks) (?:that )?)?(?:it|that|they|the ${word}) (?:is|are) (?:all |still |perfectly )?(?:sound|fine|ok|okay|good|solid)\\b(?! to\\b)`,
  );
const IS_ASKED = /\b(?:please|go ahead|so (?:just )?(?:clean|move|do|take|remove))\b/;
const HAZARD = /^(?:mou?ld|asbestos|lead)$/;
/** "A man looked at the subfloor and said the subfloor is sound": what was found to be nothing to do about. */
function isFoundFine(tokens: Token[], at: number): boolean {
  const word = textAt(tokens, at);
  const rest = restOfSentence(tokens, at + 1);
  const isSeen = LOOKED_AT.test(`${startOfSentence(tokens, at)} `);
  return isSeen && /^[a-z]+$/.test(word) && !HAZARD.test(word) && foundFine(word).test(rest) && !IS_ASKED.test(rest);
}

/**
 * Whether a thing is left as it is: "the opener still works", "the fridge stays", "the gutters themselves are fine", "our own boxes";
 * not where something is to be done to it all the same ("the tub stays, it just needs refinishing").
 */
export function isLeftAsIs(tokens: Token[], at: number): boolean {
  const word = textAt(tokens, at);
  const after = ` ${textOf(tokens.slice(at + 1, at + 6))}`;
  if (isOwnSupply(tokens, at) || isFoundFine(tokens, at) || (GOES_WITH.test(word) && WORKS.test(after))) return true;
  if (STILL_TO_DO.test(restOfSentence(tokens, at + 1))) return false;
  const isItself = /^(?:itself|themselves)$/.test(textAt(tokens, at + 1));
  return (MOVABLE.test(word) && stays(after)) || (isItself && isFine(after));
}
