import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { Learning } from '../../src/quotes/estimator/learning.js';
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

it('a visitor whose business is being learned from is told in time that the owner answers, and the price with the next message', async () => {
  const business = await openPainter(app.api, 'Patient Brush Painting');
  const visitor = new TestVisitor(app.api, business.id);
  await visitor.say('Hello there');
  const lock = new Client({ connectionString: app.ownerUrl });
  await lock.connect();
  try {
    // What is learned cannot be stored until this is given free.
    await lock.query('BEGIN');
    await lock.query('SELECT FROM pricing_models WHERE business_id = $1 FOR UPDATE', [business.id]);
    const { status, body } = await visitor.say('two rooms, walls only, this month');
    expect(status).toBe(200);
    expect(body.message).toContain("I can't work out the price just now.");
    expect(body.message).not.toMatch(/\$\d/);
    expect(body.estimate).toBeUndefined();
  } finally {
    await lock.end();
  }
  let price: unknown;
  for (const words of ['two coats please', 'a house', '8 Quarry Street, Salem'])
    price ??= (await visitor.say(words)).body.estimate?.amount;
  expect(price).toBeGreaterThan(0);
}, 30_000);

it('what somebody waits for is learned before what nobody does', async () => {
  const learning = app.app.get(Learning, { strict: false });
  const order: string[] = [];
  const learn = (name: string, isAwaited: boolean) =>
    learning.learn(name, true, isAwaited, () => {
      order.push(name);
      return Promise.resolve({ jobs: [], rules: [] });
    });
  await Promise.all([
    ...['first', 'second', 'third'].map((name) => learn(name, false)),
    ...["a visitor's", "another visitor's"].map((name) => learn(name, true)),
  ]);
  expect(order).toHaveLength(5);
  expect(order.slice(-2)).toEqual(['second', 'third']);
}, 30_000);
