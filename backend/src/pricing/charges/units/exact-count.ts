import { isPiece, wordValue } from '../../language/index.js';
import { countNamed } from '../../rules/index.js';
import type { Effect, Quantity } from '../../types.js';

type Count = NonNullable<ReturnType<typeof countNamed>>;

const isOfHome = (unit: string): boolean => unit === 'bedroom' || unit === 'bathroom';

/** "3 bedrooms", "cleaning 2 rooms": how many a price is for; null for limits and all else. */
export function exactCount(condition: string | null): Count | null {
  const count = countNamed(condition);
  const isOf = count !== null && (isOfHome(count.unit) || (isPiece(count.unit) && count.before === ''));
  return isOf ? count : null;
}

const NUMBER = String.raw`\b(\d+|one|two|three|four|five|six)`;
const HOME = new RegExp(
  String.raw`${NUMBER}[ -]?bed(?:room)?s?[ ,/&-]*(?:and )?${NUMBER}[ -]?(?:full )?ba(?:th(?:room)?)?s?\b`,
  'i',
);
const valueOf = (said = ''): number => wordValue(said.toLowerCase()) ?? Number(said);

/** A home by its rooms, and what else a condition names. */
interface Home {
  bedrooms: number;
  bathrooms: number;
  rest: string | null;
}

/** "3 bed 2 bath" of "3 bed 2 bath $175": the home that a flat price is for; null where it is for none. */
export function homePriced({ kind, condition }: Effect): Home | null {
  const match = kind === 'fixed' ? HOME.exec(condition ?? '') : null;
  if (match === null) return null;
  const rest = (condition ?? '')
    .replace(match[0], ' ')
    .replace(/\b(?:house|home|apartment|condo|place|for|an?)\b/gi, ' ')
    .trim();
  return { bedrooms: valueOf(match[1]), bathrooms: valueOf(match[2]), rest: rest === '' ? null : rest };
}

/** Whether a home has as many of both; where nobody tells of bathrooms, it has one. */
export function isHomeOf({ bedrooms, bathrooms }: Home, quantities: Quantity[]): boolean {
  const of = (unit: string): number | undefined => quantities.find((one) => one.unit === unit)?.quantity;
  return of('bedroom') === bedrooms && (of('bathroom') ?? 1) === bathrooms;
}

/** Whether somebody has just so many, however they call them ("2 bed", "2BR"). */
export const isCountOf = ({ unit, quantity }: Quantity, count: Count): boolean =>
  unit === count.unit && quantity === count.value;
