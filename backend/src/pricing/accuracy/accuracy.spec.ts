import { learn } from '../estimate/index.js';
import { job, rule } from '../estimate/samples.fixture.js';
import type { AccuracyReport } from '../types.js';
import { accuracyImpact, adviceFrom, backTest, learnAndTest } from './index.js';

const SIZES = [800, 950, 1_100, 1_250, 1_400, 1_600, 1_800, 2_000, 2_200, 2_500];
const PLAIN = SIZES.map((size, k) =>
  job(`p${k}`, 'Exterior painting', `${size} sq ft of siding`, size * 2.6 + 40 * (k % 3)),
);
const LISTED = [1_000, 1_300, 1_700, 2_100].map((size, k) =>
  job(`l${k}`, 'Exterior painting', `${size} sq ft of siding, heritage listed`, size * 2.6 * 1.25),
);
const HERITAGE = rule('heritage', 'Heritage', { kind: 'percentage', amount: 25, condition: 'heritage listed' });
const rate = (amount: number) =>
  rule('rate', 'Rate', { kind: 'unit_rate', amount, unit: 'sq_ft', condition: 'siding' });

/** Mean error of the jobs that the surcharge is about, as a share of their prices. */
function errorOfListed({ byJob }: AccuracyReport): number {
  const rows = byJob.filter(({ jobId }) => LISTED.some(({ id }) => id === jobId));
  const errors = rows.map(({ actualCents, estimateCents }) => Math.abs(estimateCents / actualCents - 1));
  return errors.reduce((sum, error) => sum + error, 0) / rows.length;
}

describe('backTest', () => {
  it('leaves each job out and finds it again from the others', () => {
    const report = backTest(PLAIN, []);
    expect(learnAndTest(PLAIN, [])).toEqual({ model: learn(PLAIN, []), report });
    expect(report).toMatchObject({ jobs: 10, estimated: 10 });
    expect(report.medianAbsolutePercentageError).toBeLessThan(8);
    expect(report.withinTwentyFivePercent).toBe(1);
    expect(report.rangeCoverage).toBeGreaterThanOrEqual(0.8);
    expect((report.tooLow ?? 0) + (report.tooHigh ?? 0)).toBeLessThanOrEqual(1);
    for (const { estimateCents, lowCents, highCents } of report.byJob) {
      expect(lowCents).toBeLessThanOrEqual(estimateCents);
      expect(highCents).toBeGreaterThanOrEqual(estimateCents);
    }
  });

  it('has nothing to say without jobs', () => {
    expect(backTest([], [])).toMatchObject({ jobs: 0, estimated: 0, medianAbsolutePercentageError: null, byJob: [] });
  });
});

describe('accuracyImpact', () => {
  it('shows that a rule which was really charged brings estimates closer', () => {
    const { before, after, jobsAffected, message } = accuracyImpact([...PLAIN, ...LISTED], [], [HERITAGE]);
    expect(jobsAffected).toBe(4);
    expect(errorOfListed(after)).toBeLessThan(errorOfListed(before) / 2);
    expect(after.medianAbsolutePercentageError).toBeLessThanOrEqual(before.medianAbsolutePercentageError ?? 0);
    expect(message).toMatch(
      /^This applies to 4 of the 14 past jobs it was tried on\. Estimates (?:come closer|stay about as close)/,
    );
  });

  it('counts no job that was done for nothing', () => {
    const free = job('f', 'Exterior painting', '900 sq ft of siding, heritage listed', 0);
    expect(accuracyImpact([...PLAIN, ...LISTED, free], [], [HERITAGE]).jobsAffected).toBe(4);
    expect(accuracyImpact([free], [], [HERITAGE])).toMatchObject({
      jobsAffected: 0,
      message: 'None of your past jobs has a price to try it on.',
    });
  });

  it('says when it applies to no past job', () => {
    expect(accuracyImpact(PLAIN, [], [HERITAGE])).toMatchObject({
      jobsAffected: 0,
      message: expect.stringMatching(/^This applies to none of your past jobs/),
    });
  });

  it('says of a rule that is switched off what is without it, with advice for keeping it', () => {
    const houses = ['cottage', 'villa', 'barn', 'chapel', 'school', 'farmhouse', 'bungalow', 'mill', 'hotel', 'museum'];
    const dearer = houses.map((condition, k) => ({ kind: 'percentage' as const, amount: 40 * k, condition }));
    const kinds = rule('kinds', 'Kinds', ...dearer);
    const charged = PLAIN.map(({ id, title, description, priceCents }, k) =>
      job(id, title, `${description}, ${houses[k] ?? ''}`, (priceCents / 100) * (1 + 0.4 * k)),
    );
    const { change, message } = accuracyImpact(charged, [kinds], [{ ...kinds, isActive: false }]);
    expect(change).toBe('off');
    expect(message).toMatch(/^This applies to all 10 past jobs it was tried on\. Without it, estimates move away/);
    expect(message).toMatch(/: keep it on if you still charge it\.$/);
    expect(accuracyImpact(PLAIN, [rate(9)], []).message).toMatch(
      /Without it, estimates come closer .*: it may not be what you really charged\.$/,
    );
  });

  it('says of a rule that is changed what it is like as changed', () => {
    expect(accuracyImpact(LISTED, [rate(3.25)], [rate(9)])).toMatchObject({
      change: 'changed',
      message: expect.stringMatching(
        /^The change applies to all 4 .* As changed, estimates move away .*: check what you changed, or/,
      ),
    });
  });

  it('says of a rule for every job that it applies to all, and mentions none', () => {
    const minimum = rule('minimum', 'Small jobs', { kind: 'minimum', amount: 350 });
    const { change, message } = accuracyImpact(PLAIN, [], [minimum]);
    expect(change).toBe('on');
    expect(message).toMatch(/^This applies to all 10 past jobs it was tried on\. Estimates stay about as close/);
    expect(message).toMatch(/\(typical error [\d.]+%\)\.$/);
  });
});

describe('without past jobs', () => {
  it('says that a rule cannot be tried on any yet', () => {
    expect(accuracyImpact([], [], [HERITAGE]).message).toMatch(/^You have no past jobs yet/);
  });
});

describe('adviceFrom', () => {
  it.each([
    ['asks for more jobs', PLAIN.slice(0, 3), /^Add 5 more past jobs/],
    [
      'asks for sizes where none is known',
      PLAIN.map((one) => ({ ...one, description: 'siding' })),
      /no job has one yet/,
    ],
  ])('%s', (_, jobs, expected) => {
    expect(adviceFrom(backTest(jobs, []), learn(jobs, [])).join('\n')).toMatch(expected);
  });
});
