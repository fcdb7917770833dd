import { pattern } from '../../pricing/index.js';

/** Where one statement of a sentence ends and the next one begins. */
const BREAK = /[,;:]|[.!?](?= )| - |\b(?:but|so|because|though|although|whereas)\b/gi;

/** A part of a sentence that a pattern found. */
interface Found {
  start: number;
  end: number;
}

/** What stands before and behind a part of a sentence, as far as the same statement goes. */
function clauseAround(text: string, { start, end }: Found): { before: string; after: string } {
  const breaks = [...text.matchAll(BREAK)];
  const from = breaks.filter(({ index }) => index < start).at(-1);
  const to = breaks.find(({ index }) => index >= end);
  return {
    before: text.slice(from ? from.index + from[0].length : 0, start),
    after: text.slice(end, to ? to.index : text.length),
  };
}

/** "No problem" and the like hold a word of denial and deny nothing. */
const DISMISSAL = pattern('gi')`
  \b(?:no (?:problem|worr(?:y|ies)|doubt|question|trouble|issue|catch|big deal|need to (?:worry|pay)[^,;]*)
    |not (?:a|an) (?:problem|issue|worry|bother)|why not|(?:don't|not to|do not) worry|nothing to worry about
    |without (?:a |any )?(?:doubt|question|fail)|(?:can't|cannot|don't|do not) see why not)\b
`;
const DENIAL = pattern('i')`
  \b(?:not|\w+n't|cannot|never|no|nor|nothing|none|nobody|unable|without|instead of|ningun\w*|nicht|kein\w*|pas
    |nie|niet|geen|nao|noch)\b
`;
const DENIED_BEHIND = /^[^.!?]{0,25}?\b(?:is|are|was)(?: not|n't)\b(?! (?:a |an )?(?:problem|issue|bother))/i;

/** Whether a statement is turned down where it stands: "nothing is booked", "a discount is not possible". */
export function isDenied(text: string, found: Found): boolean {
  const { before, after } = clauseAround(text, found);
  const said = `${before}${text.slice(found.start, found.end)}`.replace(DISMISSAL, ' ');
  return DENIAL.test(said) || DENIED_BEHIND.test(after);
}

/** What is left to the owner is not promised: "discounts are for the owner to decide". */
const DEFERRAL = pattern('i')`
  \b(?:for|by|up to|only|until|once|unless|through|ask|comes? from) the owner\b|\bdepends?\b
  |\bquestions? (?:about|on|for|of)\b|\b(?:whether|wonder if)\b
  |\bthe owner (?:(?:will|can|may|could|would|must|alone|only|then|also|personally|gladly) )*
    (?:decides?|confirms?|tells?|answers?|explains?|sets?|calls?|lets?|sees?|reads?|looks?|checks?|quotes?
      |schedules?|arranges?|reviews?|discuss(?:es)?|talks?|has to|needs? to|get back|gets back
      |be (?:in touch|told|asked))\b
`;

/** The owner in other languages; who is named there is the one who decides, in whatever order it is said. */
const OWNER_ABROAD =
  /\b(?:dueno|propietari[oa]|patronne?|proprietaire|inhaber(?:in)?|titolare|dono|wlasciciel\w*|eigenaar)\b/i;

/** Whether a statement leaves the matter to the owner. */
function isDeferred(text: string, found: Found): boolean {
  const { before, after } = clauseAround(text, found);
  return DEFERRAL.test(`${before}${text.slice(found.start, found.end)}${after}`) || OWNER_ABROAD.test(text);
}

/**
 * Finds the first place where a pattern is said and stands: neither turned down nor left to the owner.
 * @param all a global pattern
 */
export const isStated = (text: string, all: RegExp): boolean =>
  [...text.matchAll(all)].some((match) => {
    const found = { start: match.index, end: match.index + match[0].length };
    return !isDenied(text, found) && !isDeferred(text, found);
  });

/** As `isStated`, for a pattern that says no itself ("not a cent more"): only the owner's say takes it back. */
export const isStatedAsNo = (text: string, all: RegExp): boolean =>
  [...text.matchAll(all)].some(
    (match) => !isDeferred(text, { start: match.index, end: match.index + match[0].length }),
  );
