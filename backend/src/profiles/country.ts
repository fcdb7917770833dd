const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Countries whose English is written as in America. */
const AMERICAN = new Set(['US', 'CA', 'PH']);

/** Whether people write March 31 and 3/31 there, rather than 31 March and 31/3. @param country ISO 3166 */
export const isMonthFirst = (country: string): boolean => isAmericanEnglish(country);

/** Whether people there ride in an elevator and tile a backsplash; elsewhere it is a lift and a splashback. @param country ISO 3166 */
export const isAmericanEnglish = (country: string): boolean => AMERICAN.has(country);

/** Made when first needed: asking for the zones of a country takes a while, and there are no more than these codes. */
let countries: Map<string, string> | null = null;

/**
 * Where a time zone is, as an ISO 3166 code; null for one of no country, like UTC.
 * An owner is asked for a time zone only, and each belongs to one country.
 */
export function countryOf(timezone: string): string | null {
  countries ??= readCountries();
  const { timeZone: usual } = new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions();
  return countries.get(timezone) ?? countries.get(usual) ?? null;
}

function readCountries(): Map<string, string> {
  const found = new Map<string, string>();
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    // Missing in TypeScript's library so far. A former country's code becomes that of today's.
    const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${code}`);
    for (const zone of locale.getTimeZones?.() ?? []) found.set(zone, locale.region ?? code);
  }
  return found;
}
