import { pattern } from '../language/index.js';
import { limitsSet } from '../rules/index.js';
import type { Effect } from '../types.js';

/** "Bigger ones", "anything larger", "wider": what only the price before it says the limit of. */
const LARGER = pattern('i')`
  ^(?:(?:the|any|anything|all) )?(?:bigger|larger|wider|taller|longer|higher|deeper|thicker|heavier)
    (?: (?:ones?|than that|items?|pieces?|sizes?))?$
`;
const LIMIT = /\b(?:up to|under|below|less than|(?:smaller|shorter|narrower|lighter) than|at most)(?= \d)/i;

/** Whether a price is for what is larger than something that is not said. */
export const saysLarger = (condition: string | null): boolean => LARGER.test(condition ?? '');

/** The condition of a price with the limit that it goes beyond: "TVs over 55 inches" of "bigger ones", after "TVs up to 55 inches". */
export function beyondLimit({ condition, kind, unit }: Effect, before: Effect | undefined): string | null {
  const isNext = before?.kind === kind && before.unit === unit && saysLarger(condition);
  const limits = isNext ? limitsSet(before.condition) : [];
  const isUpTo = limits.length === 1 && limits[0]?.direction === 'under' && LIMIT.test(before?.condition ?? '');
  return isUpTo ? (before?.condition?.replace(LIMIT, 'over') ?? condition) : condition;
}
