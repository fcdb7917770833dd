import { jest } from '@jest/globals';
import type { DateStyle } from './read-date.js';
import { readRow } from './read-row.js';

const MONTH_FIRST: DateStyle = { order: 'month first', isMixed: false, isGuess: false };

describe('the cells of a row', () => {
  afterEach(() => void jest.useRealTimers());

  it.each([
    [0, true],
    [1, true],
    [2, false],
  ])('a day that is %s ahead of the server was reached somewhere: %s', (days, isJob) => {
    jest.useFakeTimers({ now: Date.parse('2026-03-31T12:00:00Z') });
    const date = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const read = readRow(['Fence', '90', date], { title: 0, price: 1, date: 2 }, MONTH_FIRST);
    expect('job' in read).toBe(isJob);
  });

  it.each([
    ["'=HYPERLINK(1)", '=HYPERLINK(1)'],
    ["'-20% for neighbours", '-20% for neighbours'],
    ["'@home", '@home'],
    ["'70s bathroom", "'70s bathroom"],
  ])('takes the apostrophe of an export off %s', (cell, text) => {
    expect(readRow([cell, cell, '90'], { title: 0, description: 1, price: 2 }, MONTH_FIRST)).toMatchObject({
      job: { title: text, description: text },
    });
  });
});
