import { isAmericanEnglish } from '../../../profiles/index.js';

/** Where they live in a flat. */
const FLATS = new Set(['GB', 'IE']);

const swap = (words: string, from: string, to: string): string =>
  words.replace(new RegExp(String.raw`\b(an )?${from}`, 'gi'), (found, article?: string) =>
    article ? `a ${to}` : /^[A-Z]/.test(found) ? `${to.charAt(0).toUpperCase()}${to.slice(1)}` : to,
  );

/**
 * A question, or an answer to tap, in the words of the country.
 * @param country ISO 3166 code
 */
export function inCountry(words: string, country: string): string {
  const local = isAmericanEnglish(country) ? words : swap(swap(words, 'elevator', 'lift'), 'backsplash', 'splashback');
  return FLATS.has(country) ? swap(local, 'apartment', 'flat') : local;
}
