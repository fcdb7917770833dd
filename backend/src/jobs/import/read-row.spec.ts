import { decodeCsv, delimiterOf } from './csv-text.js';
import { couldBeEither, dateStyleOf, type DateStyle, readDate } from './read-date.js';
import { readPrice } from './read-price.js';
import { readRow } from './read-row.js';

const MONTH_FIRST: DateStyle = { order: 'month first', isMixed: false, isGuess: false };

describe('readPrice', () => {
  it.each([
    ['$1,234.50', 1234.5],
    ['1234', 1234],
    ['1.234,50', 1234.5],
    ['USD 900', 900],
    ['(120.00)', -120],
    ['-5', -5],
    ['- $5', -5],
    ['$-5', -5],
    ['USD -5', -5],
    ['120.00-', -120],
    ['2,760.-', 2760],
    ['€ 2.760,--', 2760],
    ['90-', -90],
    ['+ 500', 500],
    ['500+', 500],
    ['500-700', null],
    ['500 - 700', null],
    ['500+200', null],
    ['$500 $700', null],
    ['12 34', null],
    ['.5', 0.5],
    ['1.810', 1810],
    ['$2.450,00', 2450],
    ['1 810,00', 1810],
    ['1.234.567', 1234567],
    ['0.500', 0.5],
    ['12,5', null],
    ['call us', null],
    ['16.9k', 16900],
    ['$12K', 12000],
    ['1,5 k', 1500],
    ['12k-14k', null],
    ['$8,200 cash', 8200],
    ['950 (paid by check)', 950],
    ['$500, paid in full', 500],
    ['$500 deposit', null],
    ['paid', null],
    ['cash', null],
    ['A$16,200.00', 16200],
    ['AU$ 95', 95],
    ['CA$120.50', 120.5],
    ['US$900', 900],
    ['NZ $450', 450],
    ['$780 incl gst', 780],
    ['1,250.00 (inc. GST)', 1250],
    ['£600 VAT included', 600],
    ['640 AUD inc tax', 640],
    ['$780 + GST', null],
    ['$780 ex GST', null],
    ['gst', null],
    ['B$5', null],
    ['', null],
    ['1e400', null],
    [`90${' '.repeat(40_000)}USD`, 90],
    [`9${' 9'.repeat(30)}`, null],
  ])('%s is %s', (text, price) => {
    expect(readPrice(text)).toBe(price);
  });
});

describe('readDate', () => {
  it.each([
    ['2024-03-05', '2024-03-05'],
    ['2024-03-05 14:00:00', '2024-03-05'],
    ['3/5/2024', '2024-03-05'],
    ['25/12/2024', '2024-12-25'],
    ['Mar 5, 2024', '2024-03-05'],
    ['5 March 2024', '2024-03-05'],
    ['June 2, 2025', '2025-06-02'],
    ['June 2 2025', '2025-06-02'],
    ['Jun 2 2025', '2025-06-02'],
    ['3/5/24 9:30 AM', '2024-03-05'],
    ['14/02/25', '2025-02-14'],
    ['5-Mar-24', '2024-03-05'],
    ['1.4.2025', '2025-04-01'],
    ['June 3rd 2024', '2024-06-03'],
    ['June 3rd, 2024', '2024-06-03'],
    ['3rd of June 2024', '2024-06-03'],
    ['Sep-14-2024', '2024-09-14'],
    ['September-14-2024', '2024-09-14'],
    ['Sept. 14, 2024', '2024-09-14'],
    ['Jan. 2 2025', '2025-01-02'],
    ['45589', '2024-10-24'],
    ['45589.75', '2024-10-24'],
    ['12345', null],
    ['99999', null],
    ['soon', null],
    ['0000-01-01', null],
    ['1/1/0000', null],
    ['99/99/2024', null],
    [`3/5/2024${' '.repeat(40_000)}9:30`, '2024-03-05'],
    [`3/5/2024 9:30 ${'x'.repeat(60)}`, null],
  ])('%s is %s', (text, date) => {
    expect(readDate(text, 'month first')).toBe(date);
  });

  it.each([
    ['3/2/2025', '2025-02-03'],
    ['14-02-25', '2025-02-14'],
    ['2/14/2025', '2025-02-14'],
  ])('%s is %s in a list with the day first', (text, date) => {
    expect(readDate(text, 'day first')).toBe(date);
  });
});

describe('dateStyleOf', () => {
  it.each([
    [['3/2/2025', '14/02/25'], 'month first', 'day first', 'told'],
    [['3/2/2025', '2/14/2025'], 'day first', 'month first', 'told'],
    [['14/02/2025', '2/14/2025'], 'month first', 'month first', 'mixed'],
    [['14/02/2025', '2/14/2025', '28-11-24'], 'month first', 'day first', 'mixed'],
    [['3/2/2025', 'Mar 5, 2024', ''], 'month first', 'month first', 'a guess'],
    [['3/2/2025', '4/2/2025'], 'day first', 'day first', 'a guess'],
  ] as const)('%j, usually %s: %s, %s', (dates, usual, order, how) => {
    const [isMixed, isGuess] = [how === 'mixed', how === 'a guess'];
    expect(dateStyleOf([...dates], usual)).toEqual({ order, isMixed, isGuess });
  });

  it.each([
    ['3/5/2024', true],
    ['5/5/2024', false],
    ['14/02/2025', false],
    ['Mar 5, 2024', false],
    ['', false],
  ])('%s could be another day: %s', (date, expected) => {
    expect(couldBeEither(date)).toBe(expected);
  });
});

describe('readRow', () => {
  it('uses a description as the title when there is none', () => {
    expect(
      readRow(['Paint the long fence along the back of the yard', '100'], { description: 0, price: 1 }, MONTH_FIRST),
    ).toMatchObject({
      job: { title: 'Paint the long fence along the back of', price: 100 },
    });
  });

  it.each([
    [['', '', '5', ''], 'title', 'Title is required'],
    [['TOTAL', '', '48200', ''], 'title', 'This is the total of the list, not a job'],
    [['Sub-total:', 'Sub-total:', '900', ''], 'title', 'This is the total of the list, not a job'],
    [['Fence', '', '', ''], 'price', 'Price is missing'],
    [['Fence', '', 'lots', ''], 'price', '"lots" is not a price'],
    [['Fence', '', '-4', ''], 'price', 'Price must be 0 or greater'],
    [['Fence', '', '9'.repeat(61), ''], 'price', `"${'9'.repeat(40)}" is not a price`],
    [
      ['Fence', 'Cedar', '400', '2/3/2999'],
      'date',
      '"2/3/2999" is still to come: enter the day the work was done, or leave it empty',
    ],
  ] as const)('%j: the %s is wrong, %s', (row, field, message) => {
    const [title, description, price, date] = row;
    const read = readRow([...row], { title: 0, description: 1, price: 2, date: 3 }, MONTH_FIRST);
    expect(read).toEqual({ message, field, cells: { title, description, price, date } });
  });

  it.each([
    ['€300', 'Price', 'euros'],
    ['1.250,00 EUR', 'Price', 'euros'],
    ['£300', 'Total', 'pounds'],
    ['300', 'Total (EUR)', 'euros'],
    ['300', 'Amount £', 'pounds'],
    ['$300', 'Price', 'dollars'],
    ['300', 'Amount (USD)', 'US dollars'],
    ['US$300', 'Price', 'US dollars'],
    ['A$300', 'Price', 'Australian dollars'],
    ['NZ $300', 'Price', 'New Zealand dollars'],
    ['C$300', 'Price', 'Canadian dollars'],
    ['300 CAD', 'Price', 'Canadian dollars'],
    ['$300', 'Total (CAD)', 'Canadian dollars'],
    ['A$300', 'Total (CAD)', 'Australian dollars'],
    ['$300', 'Total (EUR)', 'dollars'],
    ['300', 'Europe total', null],
  ])('%s under %s is in %s', (price, header, currency) => {
    expect(readRow(['Fence', price], { title: 0, price: 1 }, MONTH_FIRST, header)).toMatchObject({
      job: { title: 'Fence' },
      currency,
    });
  });

  it('finds the total of the list in a column that is not read', () => {
    const read = readRow(['Totals', '', '£3,216.90'], { description: 1, price: 2 }, MONTH_FIRST);
    expect(read).toMatchObject({ message: 'This is the total of the list, not a job' });
  });

  it.each([
    ['Total rebuild of the porch', ''],
    ['Total', 'New fence and gate'],
  ])('%s, %s is a job', (title, description) => {
    expect(readRow([title, description, '900'], { title: 0, description: 1, price: 2 }, MONTH_FIRST)).toMatchObject({
      job: { title },
    });
  });

  it('keeps a job whose date cannot be read, without it, and says so', () => {
    const read = readRow(['Fence', '400', 'in May'], { title: 0, price: 1, date: 2 }, MONTH_FIRST);
    expect(read).toMatchObject({
      job: { title: 'Fence', price: 400, completedAt: null },
      note: '"in May" is not a date: the job comes in without one. You can set the day in the job.',
    });
  });

  it('doubts a date that could be either in a list that writes both', () => {
    const noteOf = (date: string, isMixed: boolean) => {
      const style: DateStyle = { order: 'day first', isMixed, isGuess: false };
      const read = readRow(['Fence', '90', date], { title: 0, price: 1, date: 2 }, style);
      return 'note' in read ? read.note : null;
    };
    expect(noteOf('3/5/2024', true)).toBe('The date could have the day or the month first: check it.');
    expect(noteOf('14/5/2024', true)).toBeNull();
    expect(noteOf('3/5/2024', false)).toBeNull();
  });

  it('shows no more of a cell than fits', () => {
    const read = readRow(['a'.repeat(5_000), 'lots'], { description: 0, price: 1 }, MONTH_FIRST);
    expect(read).toMatchObject({ cells: { description: 'a'.repeat(120) } });
  });
});

describe('csv text', () => {
  it('finds the delimiter outside of quotes', () => {
    expect(delimiterOf('"a, b, c";price;date\n1;2;3')).toBe(';');
    expect(delimiterOf('Invoices, first half, of 2025\nJob;Total\nTap;90,00\nPump;1.200,00')).toBe(';');
    expect(delimiterOf('Jobs')).toBe(',');
  });

  it('reads UTF-16 and Windows-1252, refuses a binary', () => {
    expect(decodeCsv(Buffer.from('\ufefftítulo', 'utf16le'))).toBe('título');
    expect(decodeCsv(Buffer.from([0x63, 0x61, 0x66, 0xe9]))).toBe('café');
    expect(() => decodeCsv(Buffer.from([0x50, 0x4b, 0, 3]))).toThrow('not text');
  });
});
