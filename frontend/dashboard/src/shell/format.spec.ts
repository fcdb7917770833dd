import { expect, it } from '@jest/globals';
import { ago, counted, cut, dayAndTime } from './format.ts';

it('counts in whole words', () => {
  expect(['0 jobs', '1 job', '1,200 jobs']).toEqual([0, 1, 1200].map((count) => counted(count, 'job')));
});

it('names the year of a moment that is not of this one', () => {
  const thisYear = new Date().getFullYear();
  expect(dayAndTime(`${thisYear - 1}-06-15T12:00:00.000Z`)).toContain(String(thisYear - 1));
  expect(dayAndTime(`${thisYear}-06-15T12:00:00.000Z`)).not.toContain(String(thisYear));
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
  expect(cut(`${'x'.repeat(99)}🛁!`, 100)).toBe(`${'x'.repeat(99)}...`);
});
