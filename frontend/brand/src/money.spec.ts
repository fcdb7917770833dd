import { describe, expect, it } from '@jest/globals';
import { digitsOf, inDollars, money } from './money.ts';

describe('money', () => {
  it.each([
    [1290, '$1,290'],
    [1290.4, '$1,290.40'],
  ])('%d is written %s', (amount, text) => expect(money(amount)).toBe(text));

  it.each([
    [
      [4585, 917, 458.5],
      ['$4,585.00', '$917.00', '$458.50'],
    ],
    [
      [4585, 917],
      ['$4,585', '$917'],
    ],
  ])('%j are written alike', (sum, texts) =>
    expect(sum.map((amount) => money(amount, 'USD', 'en-US', digitsOf(sum)))).toEqual(texts),
  );

  it.each([
    [16783.5, 16784],
    [1290.4, 1290],
    [20, 20],
    [12.5, 12.5],
  ])('%d is likely %d', (amount, likely) => expect(inDollars(amount)).toBe(likely));
});
