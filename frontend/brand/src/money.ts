/** The cents' digits of amounts that stand in one sum: none where all are whole dollars, two in each where one is not. */
export const digitsOf = (amounts: number[]): number => (amounts.every(Number.isInteger) ? 0 : 2);

/** Dollars as a person writes them: cents only where there are some, or where the sum has some. */
export function money(amount: number, currency = 'USD', locale = 'en-US', digits = digitsOf([amount])): string {
  return amount.toLocaleString(locale, { style: 'currency', currency, minimumFractionDigits: digits });
}

/**
 * A figure that stands by itself, in no sum: to the cent it would promise more than an estimate can.
 * A few dollars keep their cents.
 */
export const inDollars = (amount: number): number => (amount < 20 ? amount : Math.round(amount));
