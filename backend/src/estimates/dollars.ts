/** Cents as the API shows them. */
export const dollars = (cents: number): number => cents / 100;
