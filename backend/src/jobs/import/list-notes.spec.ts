import { type Currency, dollarsOf } from './currency.js';
import { currencyNotes, dateNote } from './list-notes.js';
import { dateStyleOf } from './read-date.js';

describe('currencyNotes', () => {
  const inAll = (count: number, currency: Currency | null) => Array.from({ length: count }, () => currency);

  it.each([
    ['US', [null, 'dollars', 'US dollars']],
    ['CA', [null, 'dollars', 'Canadian dollars']],
    ['AU', ['Australian dollars']],
    ['NZ', ['New Zealand dollars']],
    ['IE', ['US dollars']],
    ['US', []],
  ] as const)('says nothing in %s of %j', (country, prices) => {
    const { ofList, ofPrice } = currencyNotes([...prices], dollarsOf(country));
    expect([ofList, ...prices.map(ofPrice)].filter((note) => note !== null)).toEqual([]);
  });

  it.each([
    ['GB', 'pounds', 'dollars'],
    ['US', 'euros', 'dollars'],
    ['US', 'Canadian dollars', 'US dollars'],
    ['AU', 'New Zealand dollars', 'Australian dollars'],
    ['CA', 'US dollars', 'Canadian dollars'],
  ] as const)('says once in %s that all is in %s', (country, currency, into) => {
    const { ofList, ofPrice } = currencyNotes(inAll(3, currency), dollarsOf(country));
    expect(ofList).toBe(
      `The prices of this list are in ${currency}. They come in as the same numbers of ${into}, not converted.`,
    );
    expect(ofPrice(currency)).toBeNull();
  });

  it('doubts the prices that are unlike most', () => {
    const { ofList, ofPrice } = currencyNotes([...inAll(2, null), 'dollars', 'euros', 'pounds'], 'US dollars');
    expect(ofList).toBe(
      'Some prices of this list are in euros and pounds. They come in as the same numbers of dollars, not converted.',
    );
    expect(ofPrice('euros')).toBe('The price is in euros, unlike others of this list: check it.');
    expect([ofPrice(null), ofPrice('dollars')]).toEqual([null, null]);
  });

  it('doubts what names no currency, or dollars, where most is in another', () => {
    const { ofPrice } = currencyNotes([...inAll(3, 'euros'), null, 'dollars'], 'US dollars');
    expect(ofPrice('euros')).toBeNull();
    expect(ofPrice(null)).toBe('The price names no currency, unlike others of this list: check it.');
    expect(ofPrice('dollars')).toBe('The price is in dollars, unlike others of this list: check it.');
  });
});

describe('dateNote', () => {
  const guess = 'Nothing in this list says whether its dates have the day or the month first.';
  const mixed = 'This list writes some dates with the day first, some with the month.';
  it.each([
    [['03/04/2024', '5/5/2024'], 'month first', `${guess} 03/04/2024 is read as March 4, 2024.`, '2024-04-03'],
    [['5/5/2024', '3-4-24'], 'day first', `${guess} 3-4-24 is read as 3 April 2024.`, '2024-03-04'],
    [['14/02/2025', '2/14/2025', '1/2/25'], 'day first', `${mixed} 1/2/25 is read as 1 February 2025.`, '2025-01-02'],
  ] as const)('of %j, usually %s', (dates, usual, said, otherwise) => {
    expect(dateNote([...dates], dateStyleOf([...dates], usual))).toBe(
      `${said} If that is wrong, write the year first: ${otherwise}.`,
    );
  });

  it.each([
    [['03/04/2024', '14/04/2024']],
    [['5/5/2024', '2024-04-03', '']],
    [['0/4/2024']],
    [['14/02/2025', '2/14/2025']],
    [[]],
  ])('says nothing of %j', (dates) => {
    expect(dateNote(dates, dateStyleOf(dates, 'month first'))).toBeNull();
  });
});
