/** Dollars as a person writes them: cents only where there are some. */
export function money(amount: number, currency = 'USD', locale = 'en-US'): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: digits }).format(amount);
}

/**
 * The likely figure as the assistant says it: to the cent it would promise more than an estimate can.
 * A few dollars keep their cents.
 */
export const inDollars = (amount: number): number => (amount < 20 ? amount : Math.round(amount));
