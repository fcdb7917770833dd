import { createApp } from '../../src/app.setup.js';
import { CONNECTION } from '../../src/database/database.module.js';
import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { call, signUp } from '../support/client.js';
import { inTheWay, waiting } from '../support/in-the-way.js';
import { lineTo } from '../support/line.js';
import { TestVisitor } from '../support/visitor.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Cuts the server off from its database, or lets it come back. */
const limitConnections = async (most: number) => {
  const name = new URL(app.ownerUrl).pathname.slice(1);
  await asOwner(app, `ALTER DATABASE ${name} CONNECTION LIMIT ${most}`);
  const others =
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()';
  await asOwner(app, others, [name]);
};

it('says in a few seconds that it is not ready when the database no longer answers', async () => {
  const line = await lineTo(app.servingUrl);
  const replica = await createApp(app.settings, line.url);
  await replica.listen(0, '127.0.0.1');
  const ready = `${await replica.getUrl()}/api/health/ready`;
  expect((await call(ready)).status).toBe(200);
  line.silence();
  const asked = Date.now();
  const { status, body } = await call(ready);
  expect([status, body]).toEqual([503, expect.objectContaining({ message: 'The database does not answer.' })]);
  expect(Date.now() - asked).toBeLessThan(CONNECTION.query_timeout / 2);
  line.close();
  await replica.close();
});

it('is ready while every connection of the requests waits for a table, since the database answers', async () => {
  const { token } = await signUp(app.api);
  const all = app.settings.DATABASE_POOL;
  const { ready, asked } = await inTheWay(app, 'LOCK TABLE jobs IN ACCESS EXCLUSIVE MODE', [], async () => {
    const lists = Array.from({ length: 2 * all }, () => call(`${app.api}/jobs`, { token }));
    await waiting(app, all);
    return { ready: await call(`${app.api}/health/ready`), asked: lists };
  });
  expect(ready.status).toBe(200);
  expect((await Promise.all(asked)).filter(({ status }) => status !== 200)).toEqual([]);
});

it('while the database is away it says so, and goes on by itself when it is back', async () => {
  const owner = await signUp(app.api);
  const visitor = new TestVisitor(app.api, owner.id);
  expect((await visitor.say('Paint 3 rooms')).status).toBe(200);

  await limitConnections(0);
  const calls = [
    () => call(`${app.api}/jobs`, { token: owner.token }),
    () => call(`${app.api}/chats/export`, { token: owner.token }),
    () => call(`${app.api}/auth/refresh`, { method: 'POST', body: { refreshToken: owner.refreshToken } }),
    () => call(`${app.api}/auth/login`, { method: 'POST', body: { email: owner.email, password: owner.password } }),
    () => visitor.say('and the hall'),
  ];
  for (const ask of calls) {
    const { status, headers, body } = await ask();
    expect(body).toEqual({ statusCode: 503, code: 'unavailable', message: expect.stringContaining('try again') });
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  }
  expect((await call(`${app.api}/health/ready`)).status).toBe(503);
  expect((await call(`${app.api}/health/live`)).status).toBe(200);

  await limitConnections(-1);
  expect((await call(`${app.api}/health/ready`)).status).toBe(200);
  expect((await visitor.say('and the hall')).status).toBe(200);
  expect((await calls[2]?.())?.status).toBe(200);
});
