import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { createApp } from '../../src/app.setup.js';
import type { Settings } from '../../src/config/index.js';
import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { type TestOwner, call, signUp } from '../support/client.js';

interface Session {
  accessToken: string;
  refreshToken: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const refresh = (refreshToken: string, idempotencyKey?: string) =>
  call<Session>(`${app.api}/auth/refresh`, { method: 'POST', body: { refreshToken, idempotencyKey } });
const me = (token: string) => call(`${app.api}/auth/me`, { token });

/** Renews a session over a connection that breaks before the answer is read. */
async function renewUnheard({ id, refreshToken }: TestOwner, idempotencyKey: string): Promise<void> {
  const body = JSON.stringify({ refreshToken, idempotencyKey });
  const { hostname, port } = new URL(app.origin);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /api/auth/refresh HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  const spent = 'SELECT 1 FROM refresh_tokens WHERE user_id = $1 AND used_at IS NOT NULL';
  while ((await asOwner(app, spent, [id])).length === 0) await new Promise((resume) => setTimeout(resume, 20));
  socket.destroy();
}

/** Another server on the same database, for as long as `use` takes; it gets the address of its API. */
async function withReplica(settings: Settings, use: (api: string) => Promise<void>): Promise<void> {
  const replica = await createApp(settings, app.servingUrl);
  try {
    await replica.listen(0, '127.0.0.1');
    const { port } = replica.getHttpServer().address() as AddressInfo;
    await use(`http://127.0.0.1:${port}/api`);
  } finally {
    await replica.close();
  }
}

describe('a session', () => {
  it('is renewed again and again, each token once', async () => {
    const owner = await signUp(app.api);
    const second = await refresh(owner.refreshToken);
    expect(second.status).toBe(200);
    const third = await refresh(second.body.refreshToken);
    expect(third.status).toBe(200);
    expect((await me(third.body.accessToken)).status).toBe(200);
    expect(new Set([owner.refreshToken, second.body.refreshToken, third.body.refreshToken]).size).toBe(3);
  });

  it('ends altogether when an old token comes back, and other sessions live on', async () => {
    const owner = await signUp(app.api);
    const other = await call<Session>(`${app.api}/auth/login`, {
      method: 'POST',
      body: { email: owner.email, password: owner.password },
    });
    const renewed = await refresh(owner.refreshToken);
    const stolen = await refresh(owner.refreshToken);
    expect(stolen.status).toBe(401);
    expect(stolen.body).toMatchObject({ code: 'session_ended' });
    expect((await refresh(renewed.body.refreshToken)).status).toBe(401);
    expect((await me(renewed.body.accessToken)).status).toBe(401);
    expect((await refresh(other.body.refreshToken)).status).toBe(200);
    const rows = await asOwner(
      app,
      `SELECT 1 FROM audit_log WHERE action = 'session_reuse_detected' AND actor_id = $1`,
      [owner.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('outlives an answer that is lost on its way, when the renewal is tried again with its key', async () => {
    const owner = await signUp(app.api);
    const key = randomUUID();
    await renewUnheard(owner, key);
    const again = await refresh(owner.refreshToken, key);
    expect(again.status).toBe(200);
    expect((await me(again.body.accessToken)).status).toBe(200);
    const once = 'SELECT 1 FROM refresh_tokens WHERE user_id = $1 AND used_at IS NULL';
    expect(await asOwner(app, once, [owner.id])).toHaveLength(1);
    const third = await refresh(again.body.refreshToken, randomUUID());
    expect(third.status).toBe(200);
    // Now that its answer has arrived for sure, it is a copy of an old token like any other.
    expect((await refresh(owner.refreshToken, key)).status).toBe(401);
    expect((await refresh(third.body.refreshToken)).status).toBe(401);
  });

  it.each([
    ['without', undefined],
    ['with another', randomUUID()],
  ])('ends altogether when a token that was spent with a key comes back %s', async (_, other) => {
    const owner = await signUp(app.api);
    const renewed = await refresh(owner.refreshToken, randomUUID());
    expect((await refresh(owner.refreshToken, other)).status).toBe(401);
    expect((await refresh(renewed.body.refreshToken)).status).toBe(401);
    expect((await me(renewed.body.accessToken)).status).toBe(401);
  });

  it('that has ended is not brought back by the key of its last renewal', async () => {
    const owner = await signUp(app.api);
    const key = randomUUID();
    const { refreshToken } = (await refresh(owner.refreshToken, key)).body;
    await call(`${app.api}/auth/logout`, { method: 'POST', body: { refreshToken } });
    expect((await refresh(owner.refreshToken, key)).status).toBe(401);
  });

  it('gives the same token to all tries of one renewal, also at once', async () => {
    const owner = await signUp(app.api);
    const key = randomUUID();
    const tries = await Promise.all([1, 2, 3].map(() => refresh(owner.refreshToken, key)));
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(tries.map(({ body }) => body.refreshToken)).size).toBe(1);
  });

  it.each(['', 'too short', 'x'.repeat(101), 7])('refuses %j as a key', async (key) => {
    const { refreshToken } = await signUp(app.api);
    const body = { refreshToken, idempotencyKey: key };
    expect((await call(`${app.api}/auth/refresh`, { method: 'POST', body })).status).toBe(400);
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('that ends by re-use leaves word of whether it may have been an answer that was lost', async () => {
    const reuse = async (steps: number) => {
      const owner = await signUp(app.api);
      let token = owner.refreshToken;
      for (let step = 0; step < steps; step += 1) token = (await refresh(token)).body.refreshToken;
      expect((await refresh(owner.refreshToken)).status).toBe(401);
      const [row] = await asOwner<{ subject: string }>(
        app,
        `SELECT subject FROM audit_log WHERE action = 'session_reuse_detected' AND actor_id = $1`,
        [owner.id],
      );
      return row?.subject;
    };
    expect(await reuse(1)).toMatch(/^spent \d s before, successor unused$/);
    expect(await reuse(2)).toMatch(/^spent \d s before, successor used$/);
  });

  it('lets one of two simultaneous renewals through at most', async () => {
    const owner = await signUp(app.api);
    const answers = await Promise.all([
      refresh(owner.refreshToken),
      refresh(owner.refreshToken),
      refresh(owner.refreshToken),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ends with the sign-out', async () => {
    const owner = await signUp(app.api);
    const logout = await call(`${app.api}/auth/logout`, { method: 'POST', body: { refreshToken: owner.refreshToken } });
    expect(logout.status).toBe(204);
    expect((await refresh(owner.refreshToken)).status).toBe(401);
    expect((await me(owner.token)).status).toBe(401);
    expect(
      (await call(`${app.api}/auth/logout`, { method: 'POST', body: { refreshToken: owner.refreshToken } })).status,
    ).toBe(204);
  });

  it('keeps tokens hashed and passwords as argon2id', async () => {
    const owner = await signUp(app.api);
    const [stored] = await asOwner<{ hash: string; password: string }>(
      app,
      `SELECT encode(token_hash, 'hex') AS hash, password_hash AS password FROM refresh_tokens JOIN users ON users.id = user_id WHERE user_id = $1`,
      [owner.id],
    );
    expect(stored?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(stored?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([['not a token'], ['x'.repeat(150)]])('refuses %s', async (token) => {
    expect((await refresh(token)).status).toBe(401);
  });

  it('is not opened by a token that was signed with no algorithm', async () => {
    const owner = await signUp(app.api);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: owner.id, email: owner.email, role: 'admin', aud: 'access', at: Date.now() })}.`;
    expect((await me(forged)).status).toBe(401);
  });

  it('ends with a change of password, however busily its tokens are renewed meanwhile', async () => {
    const owner = await signUp(app.api);
    const login = { email: owner.email, password: owner.password };
    const open = () => call<Session>(`${app.api}/auth/login`, { method: 'POST', body: login });
    const sessions = await Promise.all(Array.from({ length: 6 }, open));
    let changed = false;
    const renewals = sessions.map(async ({ body: { refreshToken } }) => {
      let token = refreshToken;
      let afterwards = 0;
      while (afterwards < 2) {
        if (changed) afterwards += 1;
        const { status, body } = await refresh(token);
        if (status !== 200) return status;
        token = body.refreshToken;
      }
      return 200;
    });
    const change = await call(`${app.api}/auth/change-password`, {
      method: 'POST',
      token: owner.token,
      body: { currentPassword: owner.password, newPassword: 'another password' },
    });
    changed = true;
    expect(change.status).toBe(204);
    expect(await Promise.all(renewals)).toEqual(sessions.map(() => 401));
  });

  it('that has ended is known to a replica that starts later', async () => {
    const owner = await signUp(app.api);
    await call(`${app.api}/auth/logout`, { method: 'POST', body: { refreshToken: owner.refreshToken } });
    await withReplica(app.settings, async (there) => {
      expect((await call(`${there}/auth/me`, { token: owner.token })).status).toBe(401);
    });
  });

  it('of an account that is deleted is known to a replica that starts later', async () => {
    const owner = await signUp(app.api);
    const body = { password: owner.password };
    await call(`${app.api}/auth/delete-account`, { method: 'POST', token: owner.token, body });
    await withReplica(app.settings, async (there) => {
      expect((await call(`${there}/jobs`, { token: owner.token })).status).toBe(401);
    });
  });

  it('keeps an admin no longer than the settings do', async () => {
    const owner = await signUp(app.api, { email: 'boss@example.com' });
    const role = async (api: string, refreshToken: string) => {
      const body = { refreshToken };
      const answer = await call<Session & { user: { role: string } }>(`${api}/auth/refresh`, { method: 'POST', body });
      const { user, refreshToken: next, accessToken } = answer.body;
      return { role: user.role, refreshToken: next, accessToken };
    };
    const users = async (api: string, token: string) => (await call(`${api}/admin/users`, { token })).status;
    await withReplica({ ...app.settings, ADMIN_EMAILS: ['boss@example.com'] }, async (there) => {
      const promoted = await role(there, owner.refreshToken);
      expect(promoted.role).toBe('admin');
      expect(await users(there, promoted.accessToken)).toBe(200);
      // Nor until the token ends: what counts is what the server that is asked has been told.
      await withReplica(app.settings, async (now) => {
        expect(await users(now, promoted.accessToken)).toBe(403);
      });
      expect((await role(app.api, promoted.refreshToken)).role).toBe('owner');
    });
  });

  it('ends in every replica', async () => {
    await withReplica(app.settings, async (there) => {
      const owner = await signUp(app.api);
      const meThere = () => call(`${there}/auth/me`, { token: owner.token });
      expect((await meThere()).status).toBe(200);
      await call(`${app.api}/auth/logout`, { method: 'POST', body: { refreshToken: owner.refreshToken } });
      let status = 200;
      for (let tries = 0; tries < 50 && status === 200; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        ({ status } = await meThere());
      }
      expect(status).toBe(401);
    });
  });
});
