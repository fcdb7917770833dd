import { describe, expect, it } from '@jest/globals';
import { clashesWith } from '../pricing/clashes.ts';
import { demoRecords } from '../data/demo-records.ts';
import { missingSteps } from '../setup/steps.ts';
import { inOrder } from '../admin/signup-order.ts';
import { temporaryPassword } from '../admin/temporary-password.ts';
import { ago, cut } from '../shell/format.ts';
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

  it('says nothing about nothing', () => {
    expect(verdict({ ...report, estimated: 0 })).toEqual([]);
  });
});

describe('small judgements', () => {
  it('finds rules that count for the same reason', () => {
    const { pricing } = demoRecords();
    const effects = [{ kind: 'percentage', amount: 5, unit: null, above: null, condition: 'Heritage listed' }] as const;
    expect(clashesWith([...effects], pricing)).toEqual([
      '“Heritage Listed Building” already changes the price for “heritage listed”. Both would count.',
    ]);
    expect(clashesWith([{ ...effects[0], condition: 'brick' }], pricing)).toEqual([]);
  });

  it('asks only for what is missing', () => {
    const done = { jobs: 5, rules: 1, detailsComplete: true, widgetSeen: true, chats: 0, mailFailing: null };
    expect(missingSteps(done)).toEqual([]);
    expect(missingSteps({ ...done, jobs: 4, widgetSeen: false }).map(({ to }) => to)).toEqual([
      '/dashboard/jobs/new',
      '/dashboard/widget',
    ]);
  });

  it('lists unviewed sign-ups first, then the newest', () => {
    const signup = (id: string, viewed: boolean, createdAt: string) => ({
      id,
      viewed,
      createdAt,
      email: '',
      businessName: '',
      industry: '',
      needsPasswordChange: false,
    });
    const list = [signup('a', true, '2026-03'), signup('b', false, '2026-01'), signup('c', false, '2026-02')];
    expect(inOrder(list).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('makes temporary passwords of the agreed shape', () => {
    for (let turn = 0; turn < 200; turn += 1) expect(temporaryPassword()).toMatch(/^Welcome\d{1,4}$/);
  });

  it.each([
    ['2026-01-01T11:59:40Z', 'just now'],
    ['2026-01-01T11:57:00Z', '3 minutes ago'],
    ['2026-01-01T09:30:00Z', '2 hours ago'],
    ['2025-12-30T12:00:00Z', '2 days ago'],
  ])('tells how long ago %s was', (iso, words) => {
    expect(ago(iso, Date.parse('2026-01-01T12:00:00Z'))).toBe(words);
  });

  it('cuts long texts only', () => {
    expect(cut('x'.repeat(100), 100)).toHaveLength(100);
    expect(cut('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}...`);
  });
});
