import { expect, it } from '@jest/globals';
import { wonPriceFault, wonStart } from './won-price.ts';

it.each([
  ['the quote', { total: 3749.5 }, { amount: 4000 }, '3749.50'],
  ['the estimate', null, { amount: 4000 }, '4000'],
  ['nothing while a quote may come', undefined, { amount: 4000 }, ''],
  ['nothing where there is neither', null, null, ''],
  ['nothing for a quote over nothing', { total: 0 }, { amount: 4000 }, ''],
  ['nothing for an estimate of nothing', null, { amount: 0 }, ''],
])('starts with %s', (_, quote, estimate, price) => {
  expect(wonStart(quote, estimate).price).toBe(price);
});

it('says that an estimate is one', () => {
  expect(wonStart(null, { amount: 4000 }).hint).toBe('As estimated. Change it if you charged another price.');
  expect(wonStart({ total: 4000 }, { amount: 4000 }).hint).toBe('Adds it to your past jobs');
});

it.each([
  ['1250', null],
  ['$1,250.50', null],
  ['0.01', null],
  ['0', 'Price must be greater than 0'],
  ['0.004', 'Price must be greater than 0'],
  ['-5', 'Price must be greater than 0'],
  ['', 'Enter the price as a number, such as 1250.'],
  ['abc', 'Enter the price as a number, such as 1250.'],
  ['about 900', 'Enter the price as a number, such as 1250.'],
  ['12,50', 'Write "12,50" with a point: 12.50'],
])('says what is wrong with the price %j of a won lead', (typed, fault) => {
  expect(wonPriceFault(typed)).toBe(fault);
});
