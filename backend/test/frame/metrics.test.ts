import { type AddressInfo, createServer } from 'node:net';
import { DigestSchedule } from '../../src/notices/digest/digest.schedule.js';
import { RetentionService } from '../../src/retention/retention.service.js';
import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { call, signUp } from '../support/client.js';
import { TestVisitor } from '../support/visitor.js';

let app: TestApp;
let port: number;
beforeAll(async () => {
  port = await freePort();
  app = await startApp({ METRICS_PORT: String(port) });
});
afterAll(() => app.close());

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => found(free));
    });
  });

/** What Prometheus reads: each line's name with its labels, and its value. */
async function metrics(): Promise<Map<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

it('counts requests by the template of their route, and names nobody', async () => {
  const owner = await signUp(app.api);
  await new TestVisitor(app.api, owner.id).say('Paint 3 rooms, call me at 503-555-0142');
  for (const id of [owner.id, '5f3f7a4e-0000-4000-8000-000000000000']) {
    await call(`${app.api}/chats/${id}`, { token: owner.token });
  }
  await call(`${app.origin}/nowhere/${owner.email}`);
  await call(`${app.api}/nowhere/${owner.email}`, { method: 'POST' });
  const read = await metrics();
  const count = (labels: string) => read.get(`chalkline_http_request_seconds_count{${labels}}`);
  expect(count('method="GET",route="/api/chats/:id",status="404"')).toBe(2);
  expect(count('method="POST",route="/api/auth/signup",status="201"')).toBe(1);
  expect(count('method="GET",route="/*",status="404"')).toBe(1);
  expect(count('method="POST",route="none",status="404"')).toBe(1);
  const names = [...read.keys()].join('\n');
  expect(names).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|@|555/);
});

it('tells what waits to leave, for how long, and what never will', async () => {
  const ago = (channel: string, status: string, minutes: number) =>
    asOwner(
      app,
      `INSERT INTO outbox (channel, kind, recipient, payload, status, created_at, next_attempt_at)
       VALUES ($1, 'test', 'pat@x.example', '{}', $2, now() - make_interval(mins => $3), now() + interval '1 day')`,
      [channel, status, minutes],
    );
  await asOwner(app, 'DELETE FROM outbox');
  await ago('email', 'pending', 5);
  await ago('email', 'pending', 90);
  await ago('email', 'sent', 900);
  await ago('webhook', 'failed', 900);
  let read = await metrics();
  expect(read.get('chalkline_outbox_waiting{channel="email"}')).toBe(2);
  expect(Math.floor((read.get('chalkline_outbox_oldest_seconds{channel="email"}') ?? 0) / 60)).toBe(90);
  expect(read.get('chalkline_outbox_waiting{channel="webhook"}')).toBe(0);
  expect(read.get('chalkline_outbox_oldest_seconds{channel="webhook"}')).toBe(0);
  expect(read.get('chalkline_outbox_given_up_total{channel="webhook"}')).toBe(0);

  // Its content is no webhook: nobody can send it.
  await asOwner(
    app,
    `INSERT INTO outbox (channel, kind, recipient, payload, attempts) VALUES ('webhook', 'test', 'http://127.0.0.1:1/', '{}', 8)`,
  );
  for (let tries = 0; tries < 100; tries += 1) {
    read = await metrics();
    if (read.get('chalkline_outbox_given_up_total{channel="webhook"}') === 1) break;
    await new Promise((again) => setTimeout(again, 100));
  }
  expect(read.get('chalkline_outbox_given_up_total{channel="webhook"}')).toBe(1);
});

it('tells how many files of erased photos wait to be removed, for the first time or again', async () => {
  await asOwner(app, 'DELETE FROM photo_deletions');
  await asOwner(
    app,
    `INSERT INTO photo_deletions (storage_key, due_at, attempts)
     VALUES ('x/tried', now() + interval '1 hour', 3), ('x/on-its-way', now() + interval '1 hour', 0)`,
  );
  const read = await metrics();
  expect(read.get('chalkline_photo_deletions_waiting{state="untried"}')).toBe(0);
  expect(read.get('chalkline_photo_deletions_waiting{state="tried"}')).toBe(1);
});

it('tells of the pool, and when the work on a schedule was done', async () => {
  const before = Date.now() / 1_000;
  await app.app.get(RetentionService, { strict: false }).tick();
  await app.app.get(DigestSchedule, { strict: false }).tick();
  const read = await metrics();
  expect(read.get('chalkline_database_pool{state="total"}')).toBeGreaterThan(0);
  expect(read.get('chalkline_database_pool{state="idle"}')).toBeGreaterThanOrEqual(0);
  expect(read.get('chalkline_database_pool{state="waiting"}')).toBe(0);
  for (const work of ['clean_up', 'digest']) {
    expect(read.get(`chalkline_last_run_timestamp_seconds{work="${work}"}`)).toBeGreaterThanOrEqual(before);
  }
});
