import { isPiece } from '../language/index.js';
import { countSet } from '../rules/index.js';
import type { Quantity } from '../types.js';

type Count = NonNullable<ReturnType<typeof countSet>>;

const isOfHome = (unit: string): boolean => unit === 'bedroom' || unit === 'bathroom';

/** "3 bedrooms", "2 rooms": how many a price is for; null for limits and all else. */
export function exactCount(condition: string | null): Count | null {
  const count = countSet(condition);
  return count !== null && (isPiece(count.unit) || isOfHome(count.unit)) ? count : null;
}

/** Whether somebody has just so many, however they call them ("2 bed", "2BR"). */
export const isCountOf = ({ unit, quantity }: Quantity, count: Count): boolean =>
  unit === count.unit && quantity === count.value;
