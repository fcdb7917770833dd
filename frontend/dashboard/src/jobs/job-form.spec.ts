import { describe, expect, it } from '@jest/globals';
import { splitHeader } from './import/header.ts';
import { jobsAsCsv } from './export-jobs.ts';
import { amountDoubt, completionDoubt, jobFaults, priceDoubt, readPrice } from './job-form.ts';

describe('readPrice', () => {
  it.each([
    ['4500', 4500],
    ['$4,500.00', 4500],
    ['£45', 45],
    ['A$ 1,210.00', 1210],
    ['90 £', 90],
    ['a45', null],
    [' 1 200.5 ', 1200.5],
    ['.5', 0.5],
    ['0', 0],
    ['-3', -3],
    ['-$10.50', -10.5],
    ['$-10.50', -10.5],
    ['', null],
    ['about 300', null],
    ['1e3', null],
    ['12.3.4', null],
    ['1,234,567.8', 1234567.8],
    ['45,50', null],
    ['1.234,50', null],
    ['4.500', null],
    ['$ 1.234.567', null],
    ['0.500', 0.5],
    ['4500.500', 4500.5],
    ['.', null],
    ['12k', 12000],
    ['$1.5 K', 1500],
    ['-2k', -2000],
    ['16.935k', 16935],
    ['12km', null],
    ['k', null],
    ['$12,000', 12000],
  ])('reads %j', (text, dollars) => {
    expect(readPrice(text)).toBe(dollars);
  });

  it.each([
    ['0', true],
    ['$0.00', true],
    ['0.01', false],
    ['', false],
    ['free', false],
  ])('says of a price of 0 that it does not count: %j', (price, isSaid) => {
    expect(priceDoubt(price) !== null).toBe(isSaid);
  });

  it('lets the form refuse what is no price', () => {
    const form = { title: 'Gate', description: 'Two coats', completedAt: '' };
    for (const price of ['-1', '-12,50', 'x', '']) {
      expect(jobFaults({ ...form, price })).toEqual({ price: 'Price must be 0 or greater' });
    }
    expect(jobFaults({ ...form, price: '12,50' })).toEqual({ price: 'Write "12,50" with a point: 12.50' });
    expect(jobFaults({ ...form, price: '4.500' })).toEqual({ price: 'Write "4.500" without points: 4500' });
    for (const price of ['about 900', '500-700', '900 or so']) {
      expect(jobFaults({ ...form, price })).toEqual({ price: 'Type the price as a number, such as 900.' });
    }
    expect(jobFaults({ ...form, price: '12k' })).toEqual({});
    expect(jobFaults({ ...form, price: '0' })).toEqual({});
    expect(jobFaults({ ...form, price: '1,250' })).toEqual({});
    expect(jobFaults({ ...form, title: ' ', description: '', price: '0' })).toEqual({
      title: 'Title is required',
      description: 'Description is required',
    });
  });
});

it.each([
  ['12,50', '12.50'],
  [' €12,5 ', '12.50'],
  ['1.234,50', '1234.50'],
  ['1 234,50', '1234.50'],
  ['1,250', null],
  ['12,500', null],
  ['12,5,0', null],
  ['1,234,5', null],
  ['a,50', null],
])('of the comma in %j an owner hears to write %j', (text, written) => {
  expect(amountDoubt(text)).toBe(written && `Write "${text.trim()}" with a point: ${written}`);
});

it.each([
  ['4.500', '4500'],
  [' -$1.234.567 ', '-1234567'],
  ['4.50', null],
  ['0.500', null],
  ['4500.500', null],
])('of the points in %j an owner hears to write %j', (text, written) => {
  expect(amountDoubt(text)).toBe(written && `Write "${text.trim()}" without points: ${written}`);
});

it('splits a header at its own delimiter, quotes respected', () => {
  expect(splitHeader('Job;"Price; total"\nx;1')).toEqual(['Job', 'Price; total']);
  expect(splitHeader('a,b')).toEqual(['a', 'b']);
  expect(splitHeader('')).toEqual([]);
  expect(splitHeader('Invoice list 2025;;\n\nTag;Arbeit;Summe\n1;2;3')).toEqual(['Tag', 'Arbeit', 'Summe']);
});

it('writes jobs that a spreadsheet opens without running them', () => {
  const job = { id: '1', businessId: 'b', createdAt: '2026-01-02T12:04:05.000Z', updatedAt: '', completedAt: null };
  const csv = jobsAsCsv([{ ...job, title: '=HYPERLINK("x")', description: 'a, "b"\nc', price: 12 }]);
  expect(csv).toBe(`\uFEFFTitle,Description,Price,Date\r\n"'=HYPERLINK(""x"")","a, ""b""\nc",12.00,\r\n`);
});

it.each([
  ['2026-11-24', true],
  ['2026-11-23', false],
  ['2019-01-01', false],
  ['', false],
])('a job completed on %j on the 23rd of November 2026 is doubted: %s', (completedAt, doubted) => {
  expect(completionDoubt(completedAt, '2026-11-23') !== null).toBe(doubted);
});
