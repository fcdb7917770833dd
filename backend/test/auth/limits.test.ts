import { randomUUID } from 'node:crypto';
import { type TestApp, startApp } from '../support/app.js';
import { call, signUp } from '../support/client.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => app.close());

const login = (email: string, password: string) =>
  call(`${app.api}/auth/login`, { method: 'POST', body: { email, password } });

describe('guessing passwords', () => {
  it('stops after ten guesses, also when they come all at once, and says for how long', async () => {
    const owner = await signUp(app.api);
    const guesses = await Promise.all(Array.from({ length: 15 }, (_, n) => login(owner.email, `guess ${n}`)));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    const stopped = guesses.filter(({ status }) => status === 429);
    expect(stopped).toHaveLength(5);
    expect(Number(stopped[0]?.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(stopped[0]?.body).toMatchObject({
      code: 'rate_limited',
      message: expect.stringMatching(/^Too many attempts\. Try again in 1[45] minutes\.$/),
    });
    expect((await login(owner.email, owner.password)).status).toBe(429);
  });

  it('does not count good sign-ins, nor against other accounts', async () => {
    const owner = await signUp(app.api);
    for (let n = 0; n < 12; n += 1) expect((await login(owner.email, owner.password)).status).toBe(200);
  });

  it('limits the asking for reset links', async () => {
    const owner = await signUp(app.api);
    const ask = () => call(`${app.api}/auth/forgot-password`, { method: 'POST', body: { email: owner.email } });
    for (let n = 0; n < 5; n += 1) expect((await ask()).status).toBe(202);
    expect((await ask()).status).toBe(429);
  });
});

it('limits what one address reads of widgets and visitors’ chats, all together', async () => {
  const owner = await signUp(app.api);
  const read = (path: string) => call(`${app.api}${path}`);
  await Promise.all(Array.from({ length: 1_200 }, () => read(`/widget/${owner.id}`)));
  for (const path of [
    `/widget/${owner.id}`,
    `/quote/chats/${owner.id}`,
    `/quote/chats/${owner.id}/photos/${owner.id}`,
  ]) {
    const { status, headers, body } = await read(path);
    expect([path, status, body['code']]).toEqual([path, 429, 'rate_limited']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

describe('what an owner has computed', () => {
  const PATHS = [
    ['POST', '/quote/estimate', { description: 'Paint 3 rooms' }],
    ['POST', '/rules/interpret', { title: 'Heritage', description: 'Add 20% for heritage' }],
    ['POST', '/rules/impact', { title: 'Heritage', description: 'Add 20% for heritage' }],
    ['GET', '/rules/check', undefined],
    ['GET', '/quote/accuracy', undefined],
    ['POST', '/jobs/import?dryRun=true', new FormData()],
    ['POST', '/rules', { title: 'Heritage', description: 'Add 20% for heritage' }],
    ['PUT', `/rules/${randomUUID()}`, { title: 'Heritage', description: 'Add 20% for heritage' }],
    ['POST', '/rules/starter-packs/painting', undefined],
  ] as const;

  it('leaves room for hundreds of readings a minute', async () => {
    const { token } = await signUp(app.api);
    const [, , body] = PATHS[1];
    const statuses = new Set<number>();
    for (let n = 0; n < 600; n += 1)
      statuses.add((await call(`${app.api}/rules/interpret`, { method: 'POST', token, body })).status);
    expect([...statuses]).toEqual([200]);
  });

  it('ends for a while at what would slow others down, of that business alone', async () => {
    const [busy, other] = [await signUp(app.api), await signUp(app.api)];
    const long = { title: 'Long', description: 'We like to be polite. '.repeat(4_000) };
    const read = (token: string) => call(`${app.api}/rules/interpret`, { method: 'POST', token, body: long });
    let last = await read(busy.token);
    for (let n = 1; n < 61; n += 1) last = await read(busy.token);
    expect(last).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', message: 'That was a lot to work out. Please wait a moment and try again.' },
    });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const [method, path, body] of PATHS) {
      const { status } = await call(`${app.api}${path}`, { method, token: busy.token, body });
      expect([path, status]).toEqual([path, 429]);
    }
    expect((await read(other.token)).status).toBe(200);
  });
});

describe('behind a proxy', () => {
  it('counts the address that the proxy saw, not those that a client claims', async () => {
    const proxied = await startApp({ TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' });
    try {
      const ask = (claimed: string, seen: string) =>
        call(`${proxied.api}/auth/reset-password`, {
          method: 'POST',
          headers: { 'x-forwarded-for': `${claimed}, ${seen}` },
          body: { token: 'guess', newPassword: 'a new password' },
        });
      const guesses = await Promise.all(Array.from({ length: 55 }, (_, n) => ask(`198.51.100.${n}`, '203.0.113.9')));
      expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5);
      expect((await ask('203.0.113.9', '203.0.113.10')).status).toBe(400);
    } finally {
      await proxied.close();
    }
  });
});
