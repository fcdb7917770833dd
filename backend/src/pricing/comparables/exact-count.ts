import { cleanText, isPiece, numberAt, remembered, tokenize, unitAt } from '../language/index.js';
import { isBareSize, limitsSet } from '../rules/index.js';
import type { Quantity, Unit } from '../types.js';

/** A number of pieces. */
interface Count {
  unit: Unit;
  value: number;
}

const MOST_CONDITIONS = 5_000;

const countOf = remembered(MOST_CONDITIONS, (condition): Count | null => {
  if (limitsSet(condition).length > 0 || !isBareSize(condition)) return null;
  const tokens = tokenize(cleanText(condition).toLowerCase());
  const count = numberAt(tokens, 0);
  const unit = count && unitAt(tokens, count.end);
  const isCounted = unit !== null && (isPiece(unit.unit) || /^(?:bed|bath)room$/.test(unit.unit));
  return count && isCounted ? { unit: unit.unit, value: count.value } : null;
});

/** "3 bedrooms", "2 rooms": how many a price is for; null for limits and all else. */
export const exactCount = (condition: string | null): Count | null => (condition === null ? null : countOf(condition));

/** Whether somebody has just so many, however they call them ("2 bed", "2BR"). */
export const isCountOf = ({ unit, quantity }: Quantity, count: Count): boolean =>
  unit === count.unit && quantity === count.value;
