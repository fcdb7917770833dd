import { lines, pattern } from './pattern.js';

/** What the names of streets end with: sources of regular expressions over lower-case text. */

/** Said of nothing but streets. */
const ONLY = lines`
  street|st|avenue|ave|av|road|rd|lane|ln|boulevard|blvd|crescent|cres|highway|hwy|parkway|pkwy|terrace|ter|pike
  |turnpike
`;
/** Hardly said of anything else where a name stands before. */
const MOSTLY = 'drive|dr|court|ct|circle|cir|way|place|pl|trail|trl';

/** Ordinary words, too: only a capital shows that a street is meant. */
const PERHAPS = lines`
  pde|square|close|grove|parade|row|walk|loop|alley|hills?|hollow|rise|mews|wynd|vennel|gardens?|point|ridge|run|path|bend
  |crossing|cove|glen|view|vista|plaza|broadway|esplanade|promenade|quay|green|landing|meadows?|commons|creek|island|park
  |reach|summit|valley|woods?|heights|estates?|canyon|springs?|knoll|trace|pass|fork|mill|chase|lea
  |vale|croft|dell|brae|mead|wharf|mount|garth|drove
`;

const capitalised = (names: string): string => names.replace(/(?<=^|\|)\p{L}/gu, (letter) => letter.toUpperCase());

/** `capital` holds all of them as they stand in an address: "Row", and not "row". */
export const STREET = {
  only: ONLY,
  mostly: `${ONLY}|${MOSTLY}`,
  perhaps: `${MOSTLY}|${PERHAPS}`,
  capital: capitalised(`${ONLY}|${MOSTLY}|${PERHAPS}`),
};

const NO_NAME = lines`
  sq|square|ft|foot|feet|m|met(?:er|re)s?|yards?|inch(?:es)?|stor(?:e?y|ies)|levels?|floors?|bed\p{L}*|bath\p{L}*
  |rooms?|x|by|per|of|on|in|at|to|for|the|an?|and|or|miles?|km|cubic|hours?|days?|years?|lanes?|windows?|doors?
`;
const ADDRESS = pattern('gu')`
  (?<![\d.,$/#-])\b\d{1,5}[a-z]?,? (?:[NSEWnsew]{1,2}\.? )?(?:(?!(?:${NO_NAME}) )\p{Lu}[\p{L}'.-]* ){1,2}
    (?:${ONLY}|${capitalised(ONLY)})\b
`;
/** A text without "5112 Pacific Street": the name of a street tells nothing of the work. */
export const withoutAddresses = (text: string): string => text.replace(ADDRESS, ' ');

const ENDS = new Set(STREET.mostly.split('|'));

/** Whether the name of a street ends with a word, in lower case. */
export const isStreetEnd = (word: string): boolean => ENDS.has(word);
