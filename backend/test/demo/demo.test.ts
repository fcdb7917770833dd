import { DEMO_BUSINESS } from '../../src/demo/demo-business.js';
import { DemoService } from '../../src/demo/index.js';
import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { call, signUp } from '../support/client.js';
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
