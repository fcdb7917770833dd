import { Client } from 'pg';
import { claimDatabase } from '../../src/database/index.js';
import { RetentionService } from '../../src/retention/retention.service.js';
import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { call, signUp } from '../support/client.js';
import { TestVisitor } from '../support/visitor.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function chatOf(businessId: string, daysOld: number, preview = false): Promise<string> {
  const visitor = new TestVisitor(app.api, businessId);
  await visitor.say('Two rooms, please');
  await asOwner(
    app,
    `UPDATE chats SET updated_at = now() - $2 * interval '1 day', created_at = now() - $2 * interval '1 day', is_preview = $3 WHERE id = $1`,
    [visitor.chatId, daysOld, preview],
  );
  return visitor.chatId ?? '';
}

const remaining = async () => new Set((await asOwner<{ id: string }>(app, 'SELECT id FROM chats')).map(({ id }) => id));

it('lets go of old chats where the owner wants it, of previews after a day, and of nothing else', async () => {
  const keeper = await signUp(app.api);
  const mover = await signUp(app.api);
  const settings = await call(`${app.api}/settings/notices`, {
    method: 'PUT',
    token: mover.token,
    body: { retentionDays: 30 },
  });
  expect(settings.body).toMatchObject({ retentionDays: 30 });
  const kept = [await chatOf(keeper.id, 400), await chatOf(mover.id, 29), await chatOf(mover.id, 0.5, true)];
  const gone = [await chatOf(mover.id, 31), await chatOf(keeper.id, 2, true)];
  await asOwner(app, `UPDATE refresh_tokens SET expires_at = now() - interval '1 minute' WHERE user_id = $1`, [
    keeper.id,
  ]);

  expect(await app.app.get(RetentionService, { strict: false }).cleanUp()).toBe(false);

  const left = await remaining();
  expect(kept.filter((id) => !left.has(id))).toEqual([]);
  expect(gone.filter((id) => left.has(id))).toEqual([]);
  expect(await asOwner(app, 'SELECT 1 FROM chat_messages WHERE chat_id = ANY($1)', [gone])).toEqual([]);
  expect(await asOwner(app, 'SELECT 1 FROM refresh_tokens WHERE user_id = $1', [keeper.id])).toEqual([]);
  expect(await asOwner(app, 'SELECT 1 FROM refresh_tokens WHERE user_id = $1', [mover.id])).toHaveLength(1);
  const audit = await asOwner<{ subject: string }>(app, `SELECT subject FROM audit_log WHERE action = 'chats_expired'`);
  expect(audit).toEqual([{ subject: `${mover.id}: 1` }]);
});

it('leaves the past job of an expired lead without a word of the visitor', async () => {
  const { id, token } = await signUp(app.api);
  await call(`${app.api}/settings/notices`, { method: 'PUT', token, body: { retentionDays: 30 } });
  const chat = await chatOf(id, 31);
  const won = await call(`${app.api}/chats/${chat}/won`, { method: 'POST', token, body: { finalPrice: 900 } });
  expect(won.body).toMatchObject({ job: { description: 'Two rooms' } });
  await asOwner(app, `UPDATE chats SET updated_at = now() - interval '31 days' WHERE id = $1`, [chat]);

  await app.app.get(RetentionService, { strict: false }).cleanUp();

  expect(await remaining()).not.toContain(chat);
  expect((await call(`${app.api}/jobs`, { token })).body).toMatchObject([{ price: 900, description: '2 rooms' }]);
  const audit = await asOwner(app, `SELECT 1 FROM audit_log WHERE action = 'chats_expired' AND subject = $1`, [
    `${id}: 1`,
  ]);
  expect(audit).toHaveLength(1);
});

it.each([
  ['reading it', { unread: false }, true],
  ['a status that it has already', { status: 'new' }, true],
  ['nothing', {}, true],
  ['another status', { status: 'contacted' }, false],
])('a quiet lead and %s', async (_, body, expires) => {
  const { id, token } = await signUp(app.api);
  await call(`${app.api}/settings/notices`, { method: 'PUT', token, body: { retentionDays: 30 } });
  const chat = await chatOf(id, 31);
  expect((await call(`${app.api}/chats/${chat}`, { method: 'PATCH', token, body })).status).toBe(200);
  await app.app.get(RetentionService, { strict: false }).cleanUp();
  expect((await remaining()).has(chat)).toBe(!expires);
});

it('cleans up on an embedded database, which its own process has claimed', async () => {
  const release = await claimDatabase(app.ownerUrl);
  const owner = await signUp(app.api);
  const gone = await chatOf(owner.id, 2, true);

  await app.app.get(RetentionService, { strict: false }).cleanUp();

  expect(release).not.toBeNull();
  expect(await remaining()).not.toContain(gone);
  await release?.();
});

it('forgets after a year from where somebody did something, and neither sooner nor anything else', async () => {
  const add = `INSERT INTO audit_log (at, actor, action, subject, ip)
    SELECT now() - days * interval '1 day', 'ann@x.example', 'signed_in', 'old ' || n, '203.0.113.9'
    FROM (VALUES (364, 1), (367, 501)) AS ages (days, count), generate_series(1, count) AS n`;
  await asOwner(app, add);
  await app.app.get(RetentionService, { strict: false }).tick();
  const rows = await asOwner<{ days: number; count: number; ips: string[] }>(
    app,
    `SELECT date_part('day', now() - at)::int AS days, count(*)::int AS count, array_agg(DISTINCT ip) AS ips
     FROM audit_log WHERE actor = 'ann@x.example' AND action = 'signed_in' AND subject LIKE 'old %' GROUP BY 1 ORDER BY 1`,
  );
  expect(rows).toEqual([
    { days: 364, count: 1, ips: ['203.0.113.9'] },
    { days: 367, count: 501, ips: [''] },
  ]);
});

it('the serving role may take an address out of an old row, and put no other in', async () => {
  const serving = new Client({ connectionString: app.servingUrl });
  await serving.connect();
  try {
    const add = `INSERT INTO audit_log (at, actor, action, ip) VALUES (now() - $1 * interval '1 day', 'bo', 'signed_in', '::1')`;
    for (const days of [3, 400]) await asOwner(app, add, [days]);
    await serving.query(`SELECT set_config('app.scope', 'worker', false)`);
    const forge = serving.query(`UPDATE audit_log SET ip = '203.0.113.1' WHERE actor = 'bo'`);
    await expect(forge).rejects.toThrow('row-level security');
    expect((await serving.query(`UPDATE audit_log SET ip = '' WHERE actor = 'bo'`)).rowCount).toBe(1);
  } finally {
    await serving.end();
  }
});

it.each([[0], [-5], [1.5], [4000], ['soon']])('refuses to keep chats for %j days', async (retentionDays) => {
  const owner = await signUp(app.api);
  const answer = await call(`${app.api}/settings/notices`, {
    method: 'PUT',
    token: owner.token,
    body: { retentionDays },
  });
  expect(answer.status).toBe(400);
});
