import { isTimeUnit, lines, NUMBER_WORD, numberAt, tokenize } from '../../language/index.js';
import type { Effect } from '../../types.js';

const PEOPLE = lines`
  (?:\d+|${NUMBER_WORD})?[- ]?(?:man|men|movers?|persons?|people|guys?|workers?|cleaners?|painters?|technicians?
    |techs?|crew|helpers?|landscapers?|handym[ae]n)(?: (?:crew|team))?
`;
const BROUGHT = String.raw`(?:a |the |one |our )?(?:truck|van|lorry|tools|trailer|equipment)`;
const JOINT = String.raw`(?: and| with|,| \+)? `;
/** "Two movers and a truck", "2 movers + truck", "a truck and two movers". */
const CREW = new RegExp(
  String.raw`^(?:(?:an? |the |our )?${PEOPLE}(?:${JOINT}${BROUGHT})*|${BROUGHT}${JOINT}${PEOPLE})$`,
  'i',
);

/** A rate by the hour whose condition only tells who and what comes for it. */
export const isCrewRate = (effect: Effect): boolean =>
  effect.kind === 'unit_rate' && isTimeUnit(effect.unit) && CREW.test((effect.condition ?? '').trim());

const CREW_COUNT = new RegExp(
  String.raw`\b(\d+|${NUMBER_WORD})[- ](?:\p{L}+ )?(?:man|men|movers?|persons?|people|guys?|workers?|cleaners?|painters?|helpers?|crew)\b`,
  'giu',
);
/** The numbers of people that a text speaks of: of "2 movers and a truck" the 2. */
export const crewIn = (text: string): number[] =>
  [...text.matchAll(CREW_COUNT)].flatMap(([, count = '']) => numberAt(tokenize(count.toLowerCase()), 0)?.value ?? []);

/** Whether a text asks for as many as a rate is for, or for no number of them: "2 movers for 4 hours" asks for no four. */
export function isCrewSaid(condition: string | null, text: string): boolean {
  const wanted = crewIn(condition ?? '')[0];
  const said = crewIn(text);
  return wanted === undefined || said.length === 0 || said.includes(wanted);
}
