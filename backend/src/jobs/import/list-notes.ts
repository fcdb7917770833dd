import { DateTime } from 'luxon';
import type { Currency } from './currency.js';
import { couldBeEither, type DateStyle, otherWay, readDate } from './read-date.js';

/** What to know of the prices of a list: once of all of them, and of those that are unlike the others. */
interface CurrencyNotes {
  ofList: string | null;
  ofPrice: (currency: Currency | null) => string | null;
}

const inWords = new Intl.ListFormat('en-GB');

/**
 * Numbers are stored and shown as dollars, whatever they were: the owner has to know before they count.
 * @param prices what each price of the list is in; null where nothing says
 * @param own the dollars that the business means by its prices
 */
export function currencyNotes(prices: (Currency | null)[], own: Currency): CurrencyNotes {
  const foreign = (currency: Currency | null) => (currency === 'dollars' || currency === own ? null : currency);
  const counts = new Map<Currency | null, number>([[null, 0]]);
  for (const price of prices) counts.set(foreign(price), (counts.get(foreign(price)) ?? 0) + 1);
  const seen = [...counts.keys()].filter((currency) => currency !== null);
  if (seen.length === 0) return { ofList: null, ofPrice: () => null };

  const isMixed = seen.length > 1 || counts.get(null) !== 0;
  const [usual] = [...counts].reduce((best, next) => (next[1] > best[1] ? next : best));
  const into = seen.some((currency) => currency.endsWith('dollars')) ? own : 'dollars';
  return {
    ofList: `${isMixed ? 'Some' : 'The'} prices of this list are in ${inWords.format(seen)}. They come in as the same numbers of ${into}, not converted.`,
    ofPrice: (currency) =>
      isMixed && foreign(currency) !== usual
        ? `The price ${currency === null ? 'names no currency' : `is in ${currency}`}, unlike others of this list: check it.`
        : null,
  };
}

/** Said once of a list whose dates may have been read the wrong way round, with the first such date; null of others. */
export function dateNote(dates: string[], { order, isMixed, isGuess }: DateStyle): string | null {
  if (!isMixed && !isGuess) return null;
  for (const date of dates) {
    if (!couldBeEither(date)) continue;
    const [read, otherwise] = [readDate(date, order), readDate(date, otherWay(order))];
    if (read === null || otherwise === null) continue;
    const words = DateTime.fromISO(read).toFormat(order === 'day first' ? 'd MMMM yyyy' : 'MMMM d, yyyy');
    const why = isMixed
      ? 'This list writes some dates with the day first, some with the month.'
      : 'Nothing in this list says whether its dates have the day or the month first.';
    return `${why} ${date.trim().slice(0, 20)} is read as ${words}. If that is wrong, write the year first: ${otherwise}.`;
  }
  return null;
}
