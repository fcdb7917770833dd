import { type TestApp, startApp } from '../support/app.js';
import { type TestOwner, call, signUp } from '../support/client.js';

interface QuickEstimate {
  estimate: {
    amount: number;
    low: number;
    high: number;
    lines: { label: string; amount: number; source: { type: string; ruleId?: string; jobIds?: string[] } }[];
  } | null;
  reason?: string;
  details: { quantities: { quantity: number; unit: string }[] };
  comparables: {
    jobId: string;
    title: string;
    price: number;
    adjusted: number;
    similarity: number;
    adjustments: string[];
  }[];
}
interface Accuracy {
  jobs: number;
  estimated: number;
  rangeCoverage: number | null;
  byJob: { jobId: string; actual: number; estimate: number; low: number; high: number }[];
}

/** Square feet and dollars of exterior jobs that cost about 2.70 a square foot. */
const SIZES = [1400, 950, 1900, 1600, 2100, 1250, 1750, 1100, 2300, 1500];

let test: TestApp;
let owner: TestOwner;
let ruleId: string;

const post = <T>(path: string, body: unknown) =>
  call<T>(`${test.api}${path}`, { method: 'POST', token: owner.token, body });
const cents = (dollars: number) => Math.round(dollars * 100);

beforeAll(async () => {
  test = await startApp();
  owner = await signUp(test.api);
  for (const [index, size] of SIZES.entries()) {
    const price = Math.round(size * (2.6 + (index % 3) * 0.1));
    await post('/jobs', {
      title: 'Exterior repaint',
      description: `${size} sq ft of siding, single storey, two coats`,
      price,
    });
  }
  const { body } = await post<{ id: string }>('/rules', {
    title: 'Heritage Listed Building',
    description: 'Add 20% for heritage listed buildings',
  });
  ruleId = body.id;
});
afterAll(() => test.close());

describe("the owner's quick estimate", () => {
  it('comes from the past jobs and the active rules, line by line', async () => {
    const { status, body } = await post<QuickEstimate>('/quote/estimate', {
      description: 'Exterior repaint of a heritage listed cottage, 1,700 sq ft of siding, single storey',
    });
    expect(status).toBe(200);
    const { estimate } = body;
    if (!estimate) throw new Error('no estimate');
    expect(body.details.quantities).toContainEqual(expect.objectContaining({ quantity: 1700, unit: 'sq_ft' }));
    expect(estimate.lines.reduce((sum, line) => sum + cents(line.amount), 0)).toBe(cents(estimate.amount));
    expect(estimate.amount).toBeGreaterThan(1700 * 2.4 * 1.2);
    expect(estimate.amount).toBeLessThan(1700 * 3 * 1.2);
    expect(estimate.low).toBeLessThanOrEqual(estimate.amount);
    expect(estimate.high).toBeGreaterThanOrEqual(estimate.amount);
    expect(estimate.lines.map(({ source }) => source.type)).toEqual(['jobs', 'rule']);
    expect(estimate.lines[1]?.source.ruleId).toBe(ruleId);
    expect(body.comparables.length).toBeGreaterThan(0);
    expect(body.comparables[0]).toMatchObject({ title: 'Exterior repaint' });
  });

  it('follows a rule as soon as it is switched off', async () => {
    const ask = async () =>
      (
        await post<QuickEstimate>('/quote/estimate', {
          description: 'Exterior repaint, heritage listed, 1,500 sq ft of siding',
        })
      ).body.estimate?.lines.length;
    const rule = { title: 'Heritage Listed Building', description: 'Add 20% for heritage listed buildings' };
    const put = (isActive: boolean) =>
      call(`${test.api}/rules/${ruleId}`, { method: 'PUT', token: owner.token, body: { ...rule, isActive } });
    expect(await ask()).toBe(2);
    await put(false);
    expect(await ask()).toBe(1);
    await put(true);
  });

  it('refuses honestly where there is nothing to go on', async () => {
    const fresh = await signUp(test.api);
    const { body } = await call<QuickEstimate>(`${test.api}/quote/estimate`, {
      method: 'POST',
      token: fresh.token,
      body: { description: 'Exterior repaint, 1,500 sq ft' },
    });
    expect(body).toMatchObject({ estimate: null, reason: 'no_basis', comparables: [] });
  });

  it.each([
    ['nothing', { description: ' ' }, 400],
    ['a text that is too long', { description: 'x'.repeat(100_001) }, 400],
    [
      'odd details',
      { description: 'Paint', details: { quantities: [{ quantity: -5, unit: 'furlong' }], urgency: 7 } },
      200,
    ],
    ['100 kB of text', { description: `${'paint the wall 12x14 ft '.repeat(4000)}` }, 200],
    ['right-to-left text', { description: 'صباغة البيت ١٧٠٠ قدم' }, 200],
  ])('takes %s without an error of its own', async (_, body, status) => {
    expect((await post('/quote/estimate', body)).status).toBe(status);
  });
});

describe('the back-test', () => {
  it("estimates each of the owner's jobs from the others", async () => {
    const { body } = await call<Accuracy>(`${test.api}/quote/accuracy`, { token: owner.token });
    expect(body).toMatchObject({ jobs: SIZES.length });
    expect(body.estimated).toBeGreaterThan(5);
    expect(body.byJob[0]).toMatchObject({
      actual: expect.any(Number),
      estimate: expect.any(Number),
      low: expect.any(Number),
      high: expect.any(Number),
    });
  });

  it('says what a rule would change before it is saved', async () => {
    const { status, body } = await post<{ before: Accuracy; after: Accuracy; jobsAffected: number; message: string }>(
      '/rules/impact',
      { title: 'Siding', description: 'Add 30% for siding' },
    );
    expect(status).toBe(200);
    expect(body.before.jobs).toBe(SIZES.length);
    expect(body.message).not.toBe('');
    const words = { title: 'Our usual courtesy', description: 'The Miller way' };
    const discount = { kind: 'percentage', amount: -5, unit: null, above: null, condition: null };
    const unread = await post<{ jobsAffected: number }>('/rules/impact', words);
    const confirmed = await post<{ jobsAffected: number }>('/rules/impact', { ...words, confirmedEffects: [discount] });
    expect([unread.body.jobsAffected, confirmed.body.jobsAffected]).toEqual([0, SIZES.length]);
  });

  it.each([true, false])(
    'tells a rule that is switched off or changed from one that stays as it is (active: %s)',
    async (isActive) => {
      const words = { title: 'Siding', description: 'Add 30% for siding' };
      const { body: rule } = await post<{ id: string }>('/rules', { ...words, isActive });
      const tried = { ruleId: rule.id, ...words, isActive };
      const impact = async (change: object) =>
        (await post<{ change: string; jobsAffected: number }>('/rules/impact', { ...tried, ...change })).body;
      const all = SIZES.length;
      expect(await impact({})).toMatchObject({ change: 'on', jobsAffected: all });
      expect(await impact({ title: 'Cladding' })).toMatchObject({ change: 'on', jobsAffected: all });
      expect(await impact({ isActive: false })).toMatchObject({ change: isActive ? 'off' : 'on', jobsAffected: all });
      const dearer = { description: 'Add 40% for siding' };
      expect(await impact(dearer)).toMatchObject({ change: isActive ? 'changed' : 'on', jobsAffected: all });
      if (isActive) expect(await impact({ remove: true })).toMatchObject({ change: 'off', jobsAffected: all });
      await call(`${test.api}/rules/${rule.id}`, { method: 'DELETE', token: owner.token });
    },
  );

  it('knows no rule of others', async () => {
    expect((await post('/rules/impact', { ruleId: '3f1c9d1e-6f0a-4b7e-9a55-0c6e7d1f2a3b', remove: true })).status).toBe(
      404,
    );
  });
});
