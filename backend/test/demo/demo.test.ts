import { Tenant } from '../../src/database/index.js';
import { DEMO_BUSINESS } from '../../src/demo/demo-business.js';
import { DemoService } from '../../src/demo/index.js';
import { DigestSchedule } from '../../src/notices/digest/digest.schedule.js';
import { NoticeRepository } from '../../src/notices/leads/notice.repository.js';
import { RetentionService } from '../../src/retention/retention.service.js';
import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { call, signUp } from '../support/client.js';
import { TestVisitor } from '../support/visitor.js';
import { deliverAll, keptMails } from '../mail/deliver.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ADMIN_EMAILS: 'boss@example.com' });
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

describe('what strangers say to the demo business', () => {
  const { id, email } = DEMO_BUSINESS;
  const outbox = () => asOwner(app, 'SELECT kind FROM outbox WHERE business_id = $1', [id]);
  const talk = async (message: string): Promise<string> => {
    const visitor = new TestVisitor(app.api, id);
    expect((await visitor.say(message)).status).toBe(200);
    return visitor.chatId ?? '';
  };

  beforeEach(async () => {
    const demo = app.app.get(DemoService, { strict: false });
    await demo.ensure();
    // As an older version has left it.
    await asOwner(app, 'UPDATE profiles SET is_demo = false, retention_days = NULL WHERE id = $1', [id]);
    await demo.ensure();
  });

  it('is mailed to nobody, neither at once nor later', async () => {
    const asked = await talk('Please paint 3 rooms. I am Robin Hale, robin@mail.org, 503-555-0188');
    await talk('Burst pipe, water everywhere! 503-555-0103');
    expect(await outbox()).toEqual([]);
    await asOwner(app, `UPDATE chats SET created_at = now() - interval '20 minutes' WHERE business_id = $1`, [id]);
    const notices = app.app.get(NoticeRepository, { strict: false });
    const missed = app.app.get(Tenant, { strict: false }).asSystem('worker', (em) => notices.listMissedLeads(em));
    expect(await missed).toEqual([]);
    await asOwner(
      app,
      `INSERT INTO outbox (business_id, chat_id, channel, kind, recipient, payload, dedupe_key, status, attempts)
       VALUES ($1, $2::uuid, 'email', 'lead_with_contact', $3, '{}', 'lead:email:' || $2, 'failed', 1)`,
      [id, asked, email],
    );
    const evening = new Date();
    evening.setUTCHours(23, 30, 0, 0);
    await app.app.get(DigestSchedule, { strict: false }).writeDue(evening);
    expect(await outbox()).toEqual([{ kind: 'lead_with_contact' }]);
  });

  it('is gone after a day', async () => {
    const [old, young] = [await talk('Please paint 3 rooms'), await talk('Please paint 2 rooms')];
    await asOwner(app, `UPDATE chats SET updated_at = now() - interval '25 hours' WHERE id = $1`, [old]);
    await app.app.get(RetentionService, { strict: false }).cleanUp();
    const left = await asOwner<{ id: string }>(app, 'SELECT id FROM chats WHERE id = ANY($1)', [[old, young]]);
    expect(left).toEqual([{ id: young }]);
  });
});

describe('the account of the demo business', () => {
  const { id, email } = DEMO_BUSINESS;
  const post = (path: string, body: unknown, token?: string) =>
    call(`${app.api}${path}`, { method: 'POST', body, token });
  const passwordOf = () =>
    asOwner<{ hash: string | null }>(app, 'SELECT password_hash AS hash FROM users WHERE id = $1', [id]);

  it('gets no password from an admin, and is not among the sign-ups', async () => {
    await app.app.get(DemoService, { strict: false }).ensure();
    const boss = await signUp(app.api, { email: 'boss@example.com' });
    const list = await call<{ id: string }[]>(`${app.api}/admin/users`, { token: boss.token });
    expect(list.body.map((signup) => signup.id)).toEqual([boss.id]);
    const path = `/admin/users/${id}/reset-password`;
    const answer = await post(path, { temporaryPassword: 'Welcome1234' }, boss.token);
    expect([answer.status, answer.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'account_without_password',
        message: 'Nobody signs in to this account. It has no password to reset.',
      }),
    ]);
    expect((await post('/auth/login', { email, password: 'Welcome1234' })).status).toBe(401);
  });

  it('gets no link to a new one either', async () => {
    await app.app.get(DemoService, { strict: false }).ensure();
    expect((await post('/auth/forgot-password', { email })).status).toBe(202);
    await deliverAll(app);
    expect(await keptMails(app, email)).toEqual([]);
    await asOwner(
      app,
      `INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES (sha256($1::bytea), $2, now() + interval '1 hour')`,
      ['an older link', id],
    );
    const late = await post('/auth/reset-password', { token: 'an older link', newPassword: 'brand new' });
    expect([late.status, late.body['code']]).toEqual([400, 'reset_link_invalid']);
    expect(await passwordOf()).toEqual([{ hash: null }]);
  });

  it('loses a password that it got from an older version, and who came in by it', async () => {
    const demo = app.app.get(DemoService, { strict: false });
    await demo.ensure();
    const other = await signUp(app.api);
    await asOwner(
      app,
      `UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = $2), needs_password_change = true WHERE id = $1`,
      [id, other.id],
    );
    const { status, body } = await post('/auth/login', { email, password: other.password });
    expect(status).toBe(200);
    await demo.ensure();
    expect(await passwordOf()).toEqual([{ hash: null }]);
    expect((await post('/auth/refresh', { refreshToken: body['refreshToken'] })).status).toBe(401);
    expect((await call(`${app.api}/auth/me`, { token: String(body['accessToken']) })).status).toBe(401);
    expect((await post('/auth/login', { email, password: other.password })).status).toBe(401);
  });
});
