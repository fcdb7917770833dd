import { deliverAll, keptMails } from '../mail/deliver.js';
import { type TestApp, startApp } from '../support/app.js';
import { call, signUp } from '../support/client.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ PUBLIC_ORIGIN: 'https://quotes.example.com', SUPPORT_EMAIL: 'help@quotes.example.com' });
});
afterAll(() => app.close());

const post = (path: string, body: unknown, token?: string) =>
  call(`${app.api}${path}`, { method: 'POST', body, token });
const login = (email: string, password: string) => post('/auth/login', { email, password });

async function resetToken(email: string): Promise<string> {
  expect((await post('/auth/forgot-password', { email })).status).toBe(202);
  await deliverAll(app);
  const mail = (await keptMails(app, email)).findLast(({ subject }) => subject === 'Choose a new password');
  const link = /https:\/\/quotes\.example\.com\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '');
  expect(mail?.html).toContain(link?.[0]);
  expect(mail?.replyTo).toBe('help@quotes.example.com');
  return link?.[1] ?? '';
}

describe('a forgotten password', () => {
  it('is replaced through the link, once, and ends every session', async () => {
    const owner = await signUp(app.api);
    const token = await resetToken(owner.email);
    expect((await post('/auth/reset-password', { token, newPassword: 'brand new' })).status).toBe(204);
    expect((await login(owner.email, owner.password)).status).toBe(401);
    expect((await login(owner.email, 'brand new')).status).toBe(200);
    expect((await post('/auth/refresh', { refreshToken: owner.refreshToken })).status).toBe(401);
    expect((await call(`${app.api}/auth/me`, { token: owner.token })).status).toBe(401);
    const again = await post('/auth/reset-password', { token, newPassword: 'once more' });
    expect(again.status).toBe(400);
    expect(again.body).toMatchObject({ code: 'reset_link_invalid' });
  });

  it('makes only the newest link work', async () => {
    const owner = await signUp(app.api);
    const first = await resetToken(owner.email);
    const second = await resetToken(owner.email);
    expect((await post('/auth/reset-password', { token: first, newPassword: 'brand new' })).status).toBe(400);
    expect((await post('/auth/reset-password', { token: second, newPassword: 'brand new' })).status).toBe(204);
  });

  it('answers the same for an unknown address', async () => {
    const owner = await signUp(app.api);
    const known = await post('/auth/forgot-password', { email: owner.email });
    const unknown = await post('/auth/forgot-password', { email: 'stranger@example.com' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await deliverAll(app);
    expect(await keptMails(app, 'stranger@example.com')).toEqual([]);
  });

  it.each([
    ['/auth/forgot-password', { email: 'x' }, 'Invalid email address'],
    ['/auth/reset-password', { token: 't', newPassword: '12345' }, 'Password must be at least 6 characters'],
    ['/auth/reset-password', { token: 't', newPassword: 'x'.repeat(73) }, 'Password must be less than 72 characters'],
  ])('%s refuses %j', async (path, body, message) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message });
  });
});

it('who signs in is told where to write for help', async () => {
  const owner = await signUp(app.api);
  const told = { supportEmail: 'help@quotes.example.com' };
  expect((await login(owner.email, owner.password)).body).toMatchObject({ user: told });
  expect((await call(`${app.api}/auth/me`, { token: owner.token })).body).toMatchObject(told);
});

describe('changing the password', () => {
  it('needs the current one, ends every session and tells by mail', async () => {
    const owner = await signUp(app.api);
    const wrong = await post(
      '/auth/change-password',
      { currentPassword: 'no', newPassword: 'longer one' },
      owner.token,
    );
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({
      errors: [{ field: 'currentPassword', message: 'Current password is incorrect' }],
    });
    const missing = await post('/auth/change-password', { newPassword: 'longer one' }, owner.token);
    expect(missing.status).toBe(400);
    const short = await post(
      '/auth/change-password',
      { currentPassword: owner.password, newPassword: '1234567' },
      owner.token,
    );
    expect(short.body).toMatchObject({ message: 'New password must be at least 8 characters' });
    const good = await post(
      '/auth/change-password',
      { currentPassword: owner.password, newPassword: 'longer one' },
      owner.token,
    );
    expect(good.status).toBe(204);
    expect((await call(`${app.api}/auth/me`, { token: owner.token })).status).toBe(401);
    expect((await login(owner.email, 'longer one')).status).toBe(200);
    await deliverAll(app);
    const subjects = (await keptMails(app, owner.email)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['Your Chalkline account is ready', 'Your password was changed']);
  });

  it('happens once when two windows send it', async () => {
    const owner = await signUp(app.api);
    const wanted = ['of window one', 'of window two'];
    const answers = await Promise.all(
      wanted.map((newPassword) =>
        post('/auth/change-password', { currentPassword: owner.password, newPassword }, owner.token),
      ),
    );
    const changed = wanted.filter((_, index) => answers[index]?.status === 204);
    expect(changed).toHaveLength(1);
    expect((await login(owner.email, changed.join())).status).toBe(200);
  });

  it('ends a link that was asked for before', async () => {
    const owner = await signUp(app.api);
    const token = await resetToken(owner.email);
    const body = { currentPassword: owner.password, newPassword: 'longer one' };
    expect((await post('/auth/change-password', body, owner.token)).status).toBe(204);
    const late = await post('/auth/reset-password', { token, newPassword: 'brand new' });
    expect([late.status, late.body]).toEqual([400, expect.objectContaining({ code: 'reset_link_invalid' })]);
  });
});
