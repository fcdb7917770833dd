/** Whole cents, as money is kept, in the dollars of the API. */
export const toDollars = (cents: number): number => cents / 100;

/** Dollars, as an owner types them or the API has them, in whole cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);
