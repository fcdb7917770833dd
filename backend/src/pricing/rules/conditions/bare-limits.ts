import { cleanText, numberAt, remembered, tokenize, unitAt } from '../../language/index.js';
import { limitsIn, type Limit } from './thresholds.js';
import { wantedWords } from './wanted.js';

const MOST_CONDITIONS = 5_000;

/** All limits of a condition, and whether it names anything beside them. */
const limitsOf = remembered(MOST_CONDITIONS, (condition): { limits: Limit[]; isBare: boolean } => {
  const tokens = tokenize(cleanText(condition).toLowerCase());
  const limits = limitsIn(tokens);
  const rest = tokens.filter((_, at) => !limits.some(({ from, to }) => at >= from && at < to));
  return { limits, isBare: limits.length > 0 && wantedWords(rest, true).length === 0 };
});

/** The limits that a condition sets ("tree removal under 30 ft"); [] where it sets none. */
export const limitsSet = (condition: string | null): Limit[] => (condition === null ? [] : limitsOf(condition).limits);

/** Whether a condition names nothing but a limit: "over 500 sq ft", "6 or more". */
export const isBareLimit = (condition: string | null): boolean => condition !== null && limitsOf(condition).isBare;

/** Whether a condition names nothing but a size: a limit, or "3 bedrooms". */
export function isBareSize(condition: string | null): boolean {
  if (condition === null || isBareLimit(condition)) return condition !== null;
  const tokens = tokenize(cleanText(condition).toLowerCase());
  const count = numberAt(tokens, 0);
  const unit = count && unitAt(tokens, count.end);
  return unit !== null && wantedWords(tokens.slice(unit.end), true).length === 0;
}

/** Whether a number is within limits on a count: 8 of "6 or more". */
export const isWithin = (count: number, limits: Limit[]): boolean =>
  limits.every(({ direction, inclusive, value }) => {
    if (direction === 'exactly') return count === value;
    const isEqual = inclusive && count === value;
    return isEqual || (direction === 'over' ? count > value : count < value);
  });
