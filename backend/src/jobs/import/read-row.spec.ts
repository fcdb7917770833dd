import { columnsFor } from './columns.js';
import { decodeCsv, delimiterOf } from './csv-text.js';
import { readDate, readPrice, readRow } from './read-row.js';

describe('readPrice', () => {
  it.each([
    ['$1,234.50', 1234.5],
    ['1234', 1234],
    ['1.234,50', 1234.5],
    ['USD 900', 900],
    ['(120.00)', -120],
    ['-5', -5],
    ['.5', 0.5],
    ['12,5', null],
    ['call us', null],
    ['', null],
    ['1e400', null],
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
    ['3/5/24 9:30 AM', '2024-03-05'],
    ['soon', null],
    ['0000-01-01', null],
    ['1/1/0000', null],
    ['99/99/2024', null],
  ])('%s is %s', (text, date) => {
    expect(readDate(text)).toBe(date);
  });
});

describe('columnsFor', () => {
  it('knows the usual names', () => {
    expect(columnsFor(['Invoice Date', 'Project Name', 'Scope of Work', 'Invoice Total'], {})).toEqual({
      date: 0,
      title: 1,
      description: 2,
      price: 3,
    });
  });

  it("prefers the owner's choice", () => {
    expect(columnsFor(['A', 'B', 'price'], { description: 'B', price: 'A' })).toEqual({ description: 1, price: 0 });
  });

  it('names what is missing and what there is', () => {
    expect(() => columnsFor(['foo', 'bar'], {})).toThrow(
      'There is no column for title or description and price. The columns found are "foo", "bar".',
    );
  });
});

describe('readRow', () => {
  it('uses a description as the title when there is none', () => {
    expect(
      readRow(['Paint the long fence along the back of the yard', '100'], { description: 0, price: 1 }),
    ).toMatchObject({
      job: { title: 'Paint the long fence along the back of', price: 100 },
    });
  });

  it.each([
    [['', '', '5'], 'Title is required'],
    [['Fence', '', ''], 'Price is missing'],
    [['Fence', '', 'lots'], '"lots" is not a price'],
    [['Fence', '', '-4'], 'Price must be 0 or greater'],
  ])('%j: %s', (cells, message) => {
    expect(readRow(cells, { title: 0, description: 1, price: 2 })).toEqual({ message });
  });
});

describe('csv text', () => {
  it('finds the delimiter outside of quotes', () => {
    expect(delimiterOf('"a, b, c";price;date\n1;2;3')).toBe(';');
  });

  it('reads UTF-16 and Windows-1252, refuses a binary', () => {
    expect(decodeCsv(Buffer.from('\ufefftítulo', 'utf16le'))).toBe('título');
    expect(decodeCsv(Buffer.from([0x63, 0x61, 0x66, 0xe9]))).toBe('café');
    expect(() => decodeCsv(Buffer.from([0x50, 0x4b, 0, 3]))).toThrow('not text');
  });
});
