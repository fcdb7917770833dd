import { describe, expect, it } from '@jest/globals';
import { insideRange, scaleFor, shownRows } from './scale.ts';
import { verdict } from './words.ts';

const row = (actual: number, low: number, high: number) => ({
  jobId: String(actual),
  actual,
  estimate: low,
  low,
  high,
});

describe('the chart', () => {
  const rows = [row(4000, 3000, 5000), row(500, 600, 900), row(900, 700, 900)];

  it('keeps every price on the scale, dearer ones higher', () => {
    const scale = scaleFor(rows);
    for (const dollars of [500, 700, 5000]) {
      expect(scale.at(dollars)).toBeGreaterThanOrEqual(0);
      expect(scale.at(dollars)).toBeLessThanOrEqual(1);
    }
    expect(scale.at(5000)).toBeGreaterThan(scale.at(4000));
    expect(scale.ticks).toEqual([500, 1000, 2000, 5000]);
  });

  it('draws the cheapest job first and thins evenly', () => {
    expect(shownRows(rows, 10).map(({ actual }) => actual)).toEqual([500, 900, 4000]);
    expect(
      shownRows(
        Array.from({ length: 100 }, (_, index) => row(index + 1, 1, 2)),
        5,
      ).map(({ actual }) => actual),
    ).toEqual([1, 26, 51, 75, 100]);
  });

  it('knows which prices held', () => {
    expect(rows.map(insideRange)).toEqual([true, false, true]);
  });
});

describe('the verdict', () => {
  const report = {
    jobs: 48,
    estimated: 41,
    medianAbsolutePercentageError: 17.2,
    withinTwentyFivePercent: 0.68,
    rangeCoverage: 0.8,
    medianRangeWidth: 0.42,
    tooLow: 0.45,
    tooHigh: 0.55,
  };

  it('speaks in whole figures', () => {
    const text = verdict(report).join(' ');
    expect(text).toContain('41 of your 48 jobs');
    expect(text).toContain('within 17%');
    expect(text).toContain('About 7 in 10');
    expect(text).toContain('80% of the time');
  });

  it('does not round nearly all up to all', () => {
    expect(verdict({ ...report, withinTwentyFivePercent: 0.98 }).join(' ')).toContain('Nearly all were');
  });

  it('counts a few jobs instead of giving shares of them', () => {
    const three = { ...report, jobs: 4, estimated: 3, withinTwentyFivePercent: 2 / 3, rangeCoverage: 1 };
    expect(verdict(three).slice(2)).toEqual([
      '2 of them were within a quarter of your price.',
      'Your price was inside the range for all of them.',
    ]);
    expect(verdict({ ...three, withinTwentyFivePercent: 1 / 3, rangeCoverage: 0 }).slice(2)).toEqual([
      'One of them was within a quarter of your price.',
      'Your price was inside the range for none of them.',
    ]);
  });

  it('says nothing about nothing', () => {
    expect(verdict({ ...report, estimated: 0 })).toEqual([]);
  });
});
