import { contentWords, isPiece, pattern } from '../../language/index.js';
import { DOING, servicesNamed } from '../../reading/index.js';
import { conceptsOf, conditionHolds, isBareSize, priceThreshold, thingsSaid } from '../../rules/index.js';
import type { Effect } from '../../types.js';
import { serviceOfTitle, type Work } from '../../work/index.js';

/** Where, to what kind of a place or to which piece of a thing: no work. */
const ONLY_WHICH = conceptsOfEach(
  `house home car vehicle apartment unit double single triple new lock door window room bedroom bathroom attic basement crawlspace upstairs
  downstairs inside outside garage yard lawn gutter roof driveway drive`,
);
const DONE = conceptsOfEach(`${DOING} wash care mow trim prune pump rekey`);
function conceptsOfEach(words: string): Set<string> {
  return new Set(words.split(/\s+/).flatMap(conceptsOf));
}

/** "2 car drive $550" under "Season": for all of it, and not for once. */
const FOR_A_TIME = /^(?:season(?:al)?|monthly|weekly|yearly|annual|contract)\b/i;
const SAYS_TIME = pattern('i')`
  \b(?:season|seasonal|all (?:winter|summer|year|season)|(?:the|this|whole|entire) (?:winter|summer|year)|contract
    |monthly|weekly|yearly|annual(?:ly)?|every (?:time|week|month|year)|per (?:month|season|year))\b
`;

/** "From the panel" under "EV chargers", of how far it is: nothing is done to the panel. */
const STARTS_AT = /^from (?:the|your|our) \p{L}+(?: \p{L}+)?$/iu;

/** Whether a condition only tells which of the things its title names: "house" under "Lockouts", "two story" under "Cleaning". */
function tellsOnlyWhich(condition: string): boolean {
  // "Under $500" under "Small jobs": whatever it is.
  if (priceThreshold(condition) !== null) return false;
  if (STARTS_AT.test(condition)) return true;
  const named = conceptsOf(condition);
  return isBareSize(condition) || (named.length > 0 && named.every((word) => ONLY_WHICH.has(word) || /^\d/.test(word)));
}

/**
 * "House $85" under "Lockouts" is no price of five locks to rekey in a house, and "$1 a ft one story" under "Cleaning" none of new
 * gutters: what the title names is not asked for.
 */
export function isUnderOtherTitle({ kind, amount, unit, condition }: Effect, title: string, work: Work): boolean {
  if (condition === null || amount <= 0 || kind === 'percentage' || kind === 'minimum') return false;
  // "Per window, inside and out" under "Glass" names what it is for.
  const namesPieces = unit !== null && unit !== 'item' && isPiece(unit);
  if (namesPieces || !tellsOnlyWhich(condition)) return false;
  if (FOR_A_TIME.test(title.trim())) return !SAYS_TIME.test(work.text);
  const named = conceptsOf(title);
  if (named.length === 0 || named.some((word) => conceptsOf(condition).includes(word))) return false;
  const service = serviceOfTitle(title);
  const isWork = service !== null || (contentWords(title).length === 1 && named.every((word) => DONE.has(word)));
  if (!isWork || (service !== null && servicesNamed(work.details.service).includes(service))) return false;
  // "20 windows" under "Window cleaning"
  return thingsSaid(title, work.text).said.length === 0 && !conditionHolds(title, work);
}
