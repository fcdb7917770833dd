import { DEMO_BUSINESS } from '../../src/demo/demo-business.js';
import { DemoService } from '../../src/demo/index.js';
import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('the demo business is filled once, by whichever replica starts first', async () => {
  const demo = app.app.get(DemoService, { strict: false });
  await Promise.all([demo.ensure(), demo.ensure(), demo.ensure()]);
  await demo.ensure();
  const [found] = await asOwner<{ jobs: number; rules: number }>(
    app,
    `SELECT (SELECT count(*)::int FROM jobs WHERE business_id = $1) AS jobs, (SELECT count(*)::int FROM pricing_rules WHERE business_id = $1) AS rules`,
    [DEMO_BUSINESS.id],
  );
  expect(found).toEqual({ jobs: DEMO_BUSINESS.jobs.length, rules: DEMO_BUSINESS.rules.length });
});
