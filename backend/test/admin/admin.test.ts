import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type TestApp, startApp, startReplica } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { type TestOwner, call, signUp } from '../support/client.js';
import { TestVisitor } from '../support/visitor.js';

interface Signup {
  id: string;
  email: string;
  viewed: boolean;
  needsPasswordChange: boolean;
  createdAt: string;
}

let app: TestApp;
let admin: TestOwner;
beforeAll(async () => {
  app = await startApp({ ADMIN_EMAILS: 'boss@example.com, second@example.com' });
  admin = await signUp(app.api, { email: 'boss@example.com', businessName: 'Head office', industry: 'Other' });
});
afterAll(() => app.close());

const get = <T = Record<string, unknown>>(path: string, token = admin.token) => call<T>(`${app.api}${path}`, { token });
const post = (path: string, body?: unknown, token = admin.token) =>
  call(`${app.api}${path}`, { method: 'POST', body, token });
const login = (email: string, password: string) =>
  call<{ accessToken: string; user: { user_metadata: { needsPasswordChange: boolean } } }>(`${app.api}/auth/login`, {
    method: 'POST',
    body: { email, password },
  });

describe('the admin calls', () => {
  it('are for admins only', async () => {
    const owner = await signUp(app.api);
    const calls: [string, string][] = [
      ['GET', '/admin/users'],
      ['GET', '/admin/audit'],
      ['GET', `/admin/users/${admin.id}/overview`],
      ['POST', `/admin/users/${admin.id}/mark-viewed`],
      ['POST', `/admin/users/${admin.id}/reset-password`],
    ];
    for (const [method, path] of calls) {
      const body = method === 'POST' ? { temporaryPassword: 'Welcome1' } : undefined;
      expect((await call(`${app.api}${path}`, { method, body })).status).toBe(401);
      expect((await call(`${app.api}${path}`, { method, body, token: owner.token })).status).toBe(403);
    }
  });

  it('list sign-ups, unviewed first, then newest', async () => {
    const first = await signUp(app.api, { businessName: 'First', industry: 'Roofing' });
    const second = await signUp(app.api, { businessName: 'Second', industry: 'Tiling' });
    expect((await post(`/admin/users/${second.id}/mark-viewed`)).status).toBe(204);
    const { status, body } = await get<Signup[]>('/admin/users');
    expect(status).toBe(200);
    expect(body.find(({ id }) => id === first.id)).toEqual({
      id: first.id,
      email: first.email,
      businessName: 'First',
      industry: 'Roofing',
      createdAt: expect.any(String),
      viewed: false,
      needsPasswordChange: false,
    });
    expect(body.find(({ id }) => id === second.id)?.viewed).toBe(true);
    const sorted = [...body].sort(
      (a, b) => Number(a.viewed) - Number(b.viewed) || b.createdAt.localeCompare(a.createdAt),
    );
    expect(body.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
  });

  it('search sign-ups and give them in pages', async () => {
    for (const businessName of ['Needle & Sons 100%', 'Needle East', 'Hay']) {
      await signUp(app.api, { businessName, email: `${businessName.replace(/\W/g, '')}@stack.example`.toLowerCase() });
    }
    const find = async (q: string, range?: string) => {
      const query = new URLSearchParams({ filter: JSON.stringify({ q }), ...(range ? { range } : {}) });
      const { body, headers } = await get<{ businessName: string }[]>(`/admin/users?${query.toString()}`);
      return [body.map(({ businessName }) => businessName), headers.get('content-range')];
    };
    expect(await find('needle')).toEqual([['Needle East', 'Needle & Sons 100%'], 'users 0-1/2']);
    expect(await find('STACK.example', '[0,1]')).toEqual([['Hay', 'Needle East'], 'users 0-1/3']);
    expect(await find('stack.example', '[2,3]')).toEqual([['Needle & Sons 100%'], 'users 2-2/3']);
    expect(await find('100%')).toEqual([['Needle & Sons 100%'], 'users 0-0/1']);
    expect(await find('nobody at all')).toEqual([[], 'users */0']);
    expect((await get('/admin/users?range=all')).status).toBe(400);
  });

  it('answer 404 for people who do not exist', async () => {
    const nobody = '6f9619ff-8b86-4d01-b42d-00c04fc964ff';
    expect((await post(`/admin/users/${nobody}/mark-viewed`)).status).toBe(404);
    expect((await post(`/admin/users/${nobody}/reset-password`, { temporaryPassword: 'Welcome12' })).status).toBe(404);
    expect((await get(`/admin/users/${nobody}/overview`)).status).toBe(404);
    expect((await get('/admin/users/not-an-id/overview')).status).toBe(404);
  });

  it('show what a business has', async () => {
    const owner = await signUp(app.api);
    const job = { title: 'Fence', description: '20 ft of fence', price: 800 };
    expect((await post('/jobs', job, owner.token)).status).toBe(201);
    await call(`${app.api}/widget/${owner.id}`, { headers: { origin: 'https://fences.example' } });
    // Who cannot be reached has chatted, and is no lead.
    await new TestVisitor(app.api, owner.id).say('20 ft of fence please');
    await new TestVisitor(app.api, owner.id).say('20 ft of fence please, I am Ines Duarte, ines@fences.example');
    const { body } = await get(`/admin/users/${owner.id}/overview`);
    expect(body).toEqual({
      jobs: 1,
      rules: 0,
      chats: 2,
      leads: 1,
      lastWidgetSighting: { origin: 'https://fences.example', at: expect.any(String) },
    });
  });
});

describe('a temporary password', () => {
  const reset = (owner: TestOwner, temporaryPassword: string) =>
    post(`/admin/users/${owner.id}/reset-password`, { temporaryPassword });

  it('ends all sessions, opens one, and that one may only change the password', async () => {
    const owner = await signUp(app.api);
    expect((await reset(owner, 'Welcome4821')).status).toBe(204);
    expect((await get('/auth/me', owner.token)).status).toBe(401);
    expect((await login(owner.email, owner.password)).status).toBe(401);

    const { status, body } = await login(owner.email, 'Welcome4821');
    expect(status).toBe(200);
    expect(body.user.user_metadata.needsPasswordChange).toBe(true);
    const token = body.accessToken;
    expect((await get('/auth/me', token)).status).toBe(200);
    for (const path of ['/jobs', '/chats', '/settings/widget', '/setup']) {
      const answer = await get(path, token);
      expect([answer.status, answer.body['code']]).toEqual([403, 'password_change_required']);
    }
    const second = await login(owner.email, 'Welcome4821');
    expect([second.status, second.body]).toEqual([
      401,
      expect.objectContaining({ code: 'temporary_password_expired' }),
    ]);

    const same = await post('/auth/change-password', { newPassword: 'Welcome4821' }, token);
    expect(same.status).toBe(400);
    expect((await post('/auth/change-password', { newPassword: 'my very own' }, token)).status).toBe(204);
    const own = await login(owner.email, 'my very own');
    expect(own.body.user.user_metadata.needsPasswordChange).toBe(false);
    expect((await get('/jobs', own.body.accessToken)).status).toBe(200);
  });

  it('lets only one of many simultaneous sign-ins in', async () => {
    const owner = await signUp(app.api);
    for (const password of ['Welcome77', 'Welcome78', 'Welcome79']) {
      await reset(owner, password);
      const answers = await Promise.all(Array.from({ length: 6 }, () => login(owner.email, password)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    }
  });

  it('ends a link that was asked for before', async () => {
    const owner = await signUp(app.api);
    const token = 'from the mail';
    await asOwner(
      app,
      `INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES (sha256($1::bytea), $2, now() + interval '1 hour')`,
      [token, owner.id],
    );
    await reset(owner, 'Welcome5');
    const late = await post('/auth/reset-password', { token, newPassword: 'brand new' });
    expect([late.status, late.body]).toEqual([400, expect.objectContaining({ code: 'reset_link_invalid' })]);
  });

  it('is worth nothing after 24 hours', async () => {
    const owner = await signUp(app.api);
    await reset(owner, 'Welcome9');
    await asOwner(app, `UPDATE users SET temporary_password_expires_at = now() - interval '1 minute' WHERE id = $1`, [
      owner.id,
    ]);
    const answer = await login(owner.email, 'Welcome9');
    expect([answer.status, answer.body]).toEqual([
      401,
      expect.objectContaining({ code: 'temporary_password_expired' }),
    ]);
  });

  it.each(['welcome4821', 'Welcome', 'Welcome48210', 'Welcome4821!', 'Welcome 4821', 'Fluffy2019'])(
    'is the word and a number, and not %s',
    async (password) => {
      const owner = await signUp(app.api);
      const answer = await reset(owner, password);
      expect([answer.status, answer.body['message']]).toEqual([
        400,
        'Temporary password must be the word Welcome and a number below 10000, like Welcome4821',
      ]);
      expect((await login(owner.email, owner.password)).status).toBe(200);
    },
  );

  it('must be there', async () => {
    const owner = await signUp(app.api);
    const answer = await post(`/admin/users/${owner.id}/reset-password`, {});
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      errors: [{ field: 'temporaryPassword', message: 'Temporary password is required' }],
    });
  });
});

describe('the audit log', () => {
  it('tells who did what to whom, and cannot be changed by the serving role', async () => {
    const owner = await signUp(app.api);
    await post(`/admin/users/${owner.id}/reset-password`, { temporaryPassword: 'Welcome1234' });
    const { body } = await get<{ entries: Record<string, unknown>[]; page: number; hasMore: boolean }>(
      '/admin/audit?page=0',
    );
    expect(body.page).toBe(0);
    expect(body.entries[0]).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      actor: 'boss@example.com',
      action: 'admin_reset_password',
      subject: owner.email,
      ip: '127.0.0.1',
    });
    const [rights] = await asOwner<{ update: boolean; remove: boolean }>(
      app,
      `SELECT has_table_privilege($1, 'audit_log', 'UPDATE') AS update, has_table_privilege($1, 'audit_log', 'DELETE') AS remove`,
      [new URL(app.servingUrl).username],
    );
    expect(rights).toEqual({ update: false, remove: false });
    expect((await get('/admin/audit?page=-1')).status).toBe(400);
  });

  it('is searched by person and by action', async () => {
    const owner = await signUp(app.api);
    await login(owner.email, owner.password);
    await post(`/admin/users/${owner.id}/mark-viewed`);
    const find = async (query: Record<string, string>) => {
      const { body } = await get<{ entries: { action: string; actor: string }[] }>(
        `/admin/audit?${new URLSearchParams(query).toString()}`,
      );
      return body.entries;
    };
    const of = await find({ q: owner.email.toUpperCase() });
    expect(of.map(({ action }) => action)).toEqual(['admin_marked_viewed', 'signed_in', 'signed_up']);
    expect(await find({ q: owner.email, action: 'signed_in' })).toHaveLength(1);
    expect(new Set((await find({ action: 'signed_up' })).map(({ action }) => action))).toEqual(new Set(['signed_up']));
    expect((await get('/admin/audit?action=everything')).status).toBe(400);
  });
});

it('what an owner deletes is in the audit log', async () => {
  const owner = await signUp(app.api);
  const job = { title: 'Fence', description: '20 ft of fence', price: 800 };
  const rule = { title: 'Hills', description: 'Add 10% on hills', isActive: true };
  for (const [path, body, action] of [
    ['/jobs', job, 'job_deleted'],
    ['/rules', rule, 'rule_deleted'],
  ] as const) {
    const { body: made } = await post(path, body, owner.token);
    const id = String(made['id']);
    const removed = await call(`${app.api}${path}/${id}`, { method: 'DELETE', token: owner.token });
    expect(removed.status).toBeLessThan(300);
    const rows = await asOwner(app, 'SELECT actor, action FROM audit_log WHERE subject = $1', [id]);
    expect(rows).toEqual([{ actor: owner.email, action }]);
  }
});

describe('the admin role', () => {
  it('follows the setting at every sign-in', async () => {
    const owner = await signUp(app.api);
    await asOwner(app, `UPDATE users SET role = 'admin' WHERE id = $1`, [owner.id]);
    const { body } = await login(owner.email, owner.password);
    expect(body.user).toMatchObject({ role: 'owner' });
    expect((await get('/admin/users', body.accessToken)).status).toBe(403);
  });

  it('is told to be free at every start until somebody has signed up with the address', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const toldBy = async (emails: string[]) => {
      warn.mockClear();
      await (await startReplica({ ...app, settings: { ...app.settings, ADMIN_EMAILS: emails } })).close();
      return warn.mock.calls.map(([message]) => String(message)).filter((message) => message.includes('ADMIN_EMAILS'));
    };
    await signUp(app.api, { email: 'Third@Example.com' });
    expect(await toldBy(['boss@example.com', 'free@example.com', 'third@example.com', 'late@example.com'])).toEqual([
      expect.stringMatching(/^Nobody has signed up with free@example\.com, late@example\.com of ADMIN_EMAILS: /),
    ]);
    expect(await toldBy(['boss@example.com', 'third@example.com'])).toEqual([]);
    expect(await toldBy([])).toEqual([]);
    warn.mockRestore();
  });
});
