import { isPiece } from '../../language/index.js';
import { countNamed } from '../../rules/index.js';
import type { Quantity } from '../../types.js';

type Count = NonNullable<ReturnType<typeof countNamed>>;

const isOfHome = (unit: string): boolean => unit === 'bedroom' || unit === 'bathroom';

/** "3 bedrooms", "cleaning 2 rooms": how many a price is for; null for limits and all else. */
export function exactCount(condition: string | null): Count | null {
  const count = countNamed(condition);
  const isOf = count !== null && (isOfHome(count.unit) || (isPiece(count.unit) && count.before === ''));
  return isOf ? count : null;
}

/** Whether somebody has just so many, however they call them ("2 bed", "2BR"). */
export const isCountOf = ({ unit, quantity }: Quantity, count: Count): boolean =>
  unit === count.unit && quantity === count.value;
