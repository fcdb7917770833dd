import { pattern } from '../language/index.js';
import { emptyDetails } from '../reading/index.js';
import { conditionHolds } from '../rules/index.js';

const CLAUSES = /[.,;!?\n]+|\b(?:so|but|and)\b/i;

/** "The old wood ones", "converting from a 40 gallon tank to …" */
const OLD_THING = pattern('giu')`
  \b(?:old|existing|current) (?:[\p{L}-]+ ?){1,2}
  |\b(?:convert|switch|chang|upgrad|go)(?:e|ed|ing)? (?:over )?from (?:[\p{L}\d-]+ ){1,5}?(?=(?:over )?to )
`;

/** A text without what is there and makes way: of "vinyl windows in place of old wood ones" the vinyl. */
export const withoutOldThings = (text: string): string => text.replace(OLD_THING, ' ');

/** "There's a treated one there now, rotted": what is there, and not what is to come. */
const THERE_NOW = /\bthere(?:'s| is| are) [^.;!?\n]*\b(?:there|now|currently|already)\b[^.;!?\n]*/giu;
export const withoutThereNow = (text: string): string => text.replace(THERE_NOW, ' ');

/** "Replace the carpet with vinyl plank", "vinyl plank instead of carpet", "over the tile" */
const MAKES_WAY = pattern('giu')`
  \b(?:replac|swap|chang|switch|exchang)(?:e|ed|ing|ping)? (?:out )?(?:[\p{L}-]+ ){1,4}?(?=(?:with|for|by|to)\b)
  |\b(?:instead of|in place of|(?:over|on top of) (?=the|our|my|old)) ?(?:(?:the|our|my|old) )*[\p{L}-]+
`;
const POINTS_BACK = /\b(?:that|it|them|those|these|this)\b/i;

const isGoing = (text: string): boolean => conditionHolds('remove', { text, details: emptyDetails() });

/** Whether a clause of a text asks that something be taken away. */
export const asksRemoval = (text: string): boolean => text.split(CLAUSES).some(isGoing);

/** The clauses of a text by which nothing is to go: of "the carpet is worn so tear it out, and lay oak" the oak. */
export function clausesWithoutRemoval(text: string): string[] {
  const clauses = text.split(CLAUSES);
  const isPointedAt = (next: string | undefined): boolean =>
    next !== undefined && POINTS_BACK.test(next) && isGoing(next);
  return clauses.filter((clause, at) => !isGoing(clause) && !isPointedAt(clauses[at + 1]));
}

/** What is left of a text once all is left out that is there now and makes way. */
export const withoutReplacedThings = (text: string): string =>
  withoutThereNow(withoutOldThings(clausesWithoutRemoval(text.replace(MAKES_WAY, ' ')).join('. ')));
