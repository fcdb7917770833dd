import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { type TestApp, startApp, startReplica } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { type TestOwner, call, signUp } from '../support/client.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const post = <T = Record<string, unknown>>(path: string, body?: unknown, token?: string) =>
  call<T>(`${app.api}${path}`, { method: 'POST', body, token });

const codeAt = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function enabled(): Promise<{ owner: TestOwner; secret: string; recoveryCodes: string[] }> {
  const owner = await signUp(app.api);
  const { password } = owner;
  const setup = await post<{ secret: string; otpauthUrl: string }>('/auth/mfa/setup', { password }, owner.token);
  const { secret, otpauthUrl } = setup.body;
  expect(otpauthUrl).toContain(`otpauth://totp/Chalkline:${encodeURIComponent(owner.email)}?`);
  // One step back, so that the codes of now and of the next step are still unused.
  const answer = await post<{ recoveryCodes: string[] }>('/auth/mfa/enable', { code: codeAt(secret, -1) }, owner.token);
  expect(answer.status).toBe(200);
  return { owner, secret, recoveryCodes: answer.body.recoveryCodes };
}

async function askForCode(owner: TestOwner): Promise<string> {
  const { status, body } = await post<{ mfaRequired?: boolean; mfaToken?: string }>('/auth/login', {
    email: owner.email,
    password: owner.password,
  });
  expect(status).toBe(200);
  expect(body).toEqual({ mfaRequired: true, mfaToken: expect.any(String) });
  return body.mfaToken ?? '';
}

describe('the second factor', () => {
  it('is on only after a right code, and then asked for at sign-in', async () => {
    const { owner, secret, recoveryCodes } = await enabled();
    expect(new Set(recoveryCodes).size).toBe(10);
    const mfaToken = await askForCode(owner);
    const wrong = await post('/auth/mfa/verify', { mfaToken, code: '000000' });
    expect(wrong.status).toBe(400);
    const right = await post('/auth/mfa/verify', { mfaToken, code: codeAt(secret, 0) });
    expect(right.status).toBe(200);
    expect(right.body).toMatchObject({ user: { id: owner.id, mfaEnabled: true } });
  });

  it('takes each code once', async () => {
    const { owner, secret } = await enabled();
    const mfaToken = await askForCode(owner);
    const code = codeAt(secret, 0);
    const answers = await Promise.all([1, 2, 3].map(() => post('/auth/mfa/verify', { mfaToken, code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes a recovery code in place of the app, once, in any spelling', async () => {
    const { owner, recoveryCodes } = await enabled();
    const [code = ''] = recoveryCodes;
    const mfaToken = await askForCode(owner);
    expect((await post('/auth/mfa/verify', { mfaToken, code: code.toLowerCase().replace('-', ' ') })).status).toBe(200);
    expect((await post('/auth/mfa/verify', { mfaToken, code })).status).toBe(400);
    const [stored] = await asOwner<{ used: number }>(
      app,
      `SELECT count(used_at)::int AS used FROM recovery_codes WHERE user_id = $1`,
      [owner.id],
    );
    expect(stored?.used).toBe(1);
  });

  it('is set up by nobody who has only found a session open', async () => {
    const owner = await signUp(app.api);
    for (const body of [undefined, {}, { password: 'a wrong password' }]) {
      const { status, body: answer } = await post('/auth/mfa/setup', body, owner.token);
      expect([status, (answer['errors'] as { field: string }[])[0]?.field]).toEqual([400, 'password']);
    }
    const [user] = await asOwner<{ mfa_secret: string | null }>(app, 'SELECT mfa_secret FROM users WHERE id = $1', [
      owner.id,
    ]);
    expect(user).toEqual({ mfa_secret: null });
  });

  it('cannot be set up anew while it is on, and goes off with a code', async () => {
    const { owner, secret } = await enabled();
    const { password } = owner;
    expect((await post('/auth/mfa/setup', { password }, owner.token)).status).toBe(409);
    expect((await post('/auth/mfa/disable', { code: '000000' }, owner.token)).status).toBe(400);
    expect((await post('/auth/mfa/disable', { code: codeAt(secret, 0) }, owner.token)).status).toBe(204);
    const login = await post('/auth/login', { email: owner.email, password: owner.password });
    expect(login.body).toMatchObject({ accessToken: expect.any(String), user: { mfaEnabled: false } });
  });

  it('asks for the new password once it has been changed in the middle of a sign-in', async () => {
    const { owner, secret } = await enabled();
    const mfaToken = await askForCode(owner);
    const change = { currentPassword: owner.password, newPassword: 'another password' };
    expect((await post('/auth/change-password', change, owner.token)).status).toBe(204);
    expect((await post('/auth/mfa/verify', { mfaToken, code: codeAt(secret, 0) })).status).toBe(401);
  });

  it('does not let the token for the code be used as a session, nor a session as that token', async () => {
    const { owner, secret } = await enabled();
    const mfaToken = await askForCode(owner);
    expect((await call(`${app.api}/auth/me`, { token: mfaToken })).status).toBe(401);
    expect((await post('/auth/mfa/verify', { mfaToken: owner.token, code: codeAt(secret, 0) })).status).toBe(401);
  });
});

// Last: passport is one for the whole process, and knows the newest application's key only.
it('the second factor says what to do, and to the operator why, once the key of its secrets has been changed', async () => {
  const { owner, secret, recoveryCodes } = await enabled();
  const settings = {
    ...app.settings,
    AUTH_SECRET: 'another secret that is only used by tests',
    RATE_LIMIT_FACTOR: 1,
  };
  const changed = await startReplica({ ...app, settings });
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  try {
    const send = <T = Record<string, unknown>>(path: string, body: unknown, token?: string) =>
      call<T>(`${changed.api}${path}`, { method: 'POST', body, token });
    const { email, password } = owner;
    const { mfaToken } = (await send('/auth/login', { email, password })).body;
    // More of them than there are attempts.
    for (let turn = 0; turn < 12; turn += 1) {
      const { status, body } = await send('/auth/mfa/verify', { mfaToken, code: codeAt(secret, 0) });
      expect([status, body['code'], body['message']]).toEqual([
        409,
        'mfa_secret_unreadable',
        expect.stringContaining('Enter a recovery code instead, or ask whoever runs this server'),
      ]);
    }
    expect(logged).toHaveBeenCalledTimes(12);
    expect(logged).toHaveBeenLastCalledWith({ user: owner.id }, expect.stringContaining('another AUTH_SECRET'));
    const [first, second] = recoveryCodes;
    const session = await send<{ accessToken: string }>('/auth/mfa/verify', { mfaToken, code: first });
    expect(session.status).toBe(200);
    expect((await send('/auth/mfa/disable', { code: second }, session.body.accessToken)).status).toBe(204);
    expect((await send('/auth/login', { email, password })).body).toHaveProperty('accessToken');
  } finally {
    logged.mockRestore();
    await changed.close();
  }
});
