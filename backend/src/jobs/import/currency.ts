/** What an amount may be in, as it is said to the owner. "dollars" are of no country. */
export type Currency =
  'dollars' | 'US dollars' | 'Australian dollars' | 'Canadian dollars' | 'New Zealand dollars' | 'euros' | 'pounds';

const WRITTEN: [Currency, RegExp][] = [
  ['euros', /€|\beur(?:os?)?\b/i],
  ['pounds', /£|\bgbp\b/i],
  ['US dollars', /\bus ?\$|\busd\b/i],
  ['Australian dollars', /\bau? ?\$|\baud\b/i],
  ['Canadian dollars', /\bca? ?\$|\bcad\b/i],
  ['New Zealand dollars', /\bnz ?\$|\bnzd\b/i],
  ['dollars', /\$/],
];

const currencyIn = (text: string): Currency | null => WRITTEN.find(([, sign]) => sign.test(text))?.[0] ?? null;

/**
 * What a price is in, by what stands at it or in the name of its column; null where neither says.
 * The name tells whose dollars they are: "$300" under "Total (CAD)".
 */
export function currencyOf(price: string, header: string): Currency | null {
  const [own, named] = [currencyIn(price), currencyIn(header)];
  const isOpen = own === null || (own === 'dollars' && named?.endsWith(own) === true);
  return isOpen ? named : own;
}

const DOLLARS: Partial<Record<string, Currency>> = {
  AU: 'Australian dollars',
  CA: 'Canadian dollars',
  NZ: 'New Zealand dollars',
};

/** The dollars that a business means by its prices. @param country ISO 3166 */
export const dollarsOf = (country: string): Currency => DOLLARS[country] ?? 'US dollars';
