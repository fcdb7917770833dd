import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type TestBusiness, openPainter } from '../support/business.js';
import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { TestVisitor } from '../support/visitor.js';

let app: TestApp;
let greeted: TestBusiness;
const taught: TestBusiness[] = [];

beforeAll(async () => {
  app = await startApp({ DATABASE_POOL: '10' });
  greeted = await openPainter(app.api, 'Quick Brush Painting');
  for (let more = 0; more < 6; more++) taught.push(await openPainter(app.api, `Slow Brush Painting ${more}`));
}, 90_000);
afterAll(() => app.close());

it('while other businesses are being learned from, however long that takes, visitors are answered', async () => {
  const lock = new Client({ connectionString: app.ownerUrl });
  await lock.connect();
  let priced: Promise<unknown>[] = [];
  try {
    // What is learned cannot be stored until this is given free.
    await lock.query('BEGIN');
    await lock.query('SELECT FROM pricing_models WHERE business_id = ANY($1) FOR UPDATE', [taught.map(({ id }) => id)]);
    priced = taught.map(({ id }) => new TestVisitor(app.api, id).say('two rooms, walls only, this month'));
    const blocked = `SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    for (let n = 0; n < 5; n = (await asOwner<{ n: number }>(app, blocked))[0]?.n ?? 0) await sleep(50);
    const { status } = await new TestVisitor(app.api, greeted.id).say('Hello there');
    expect(status).toBe(200);
  } finally {
    await lock.end();
    await Promise.all(priced);
  }
}, 20_000);
