import { call, signUp } from '../support/client.js';
import { type TestApp, startApp } from '../support/app.js';

interface Operation {
  method: string;
  path: string;
}

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  allOf?: Schema[];
  items?: Schema;
}

interface ApiDocument {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, Schema> };
}

/** Routes that are open on purpose. Everything else must refuse a stranger. */
const OPEN = new Set([
  'post /api/auth/signup',
  'post /api/auth/login',
  'post /api/auth/mfa/verify',
  'post /api/auth/refresh',
  'post /api/auth/logout',
  'post /api/auth/forgot-password',
  'post /api/auth/reset-password',
  'get /api/widget/{businessId}',
  'post /api/quote/generate',
  'get /api/quote/chats/{id}',
  'post /api/quote/photos',
  'get /api/quote/chats/{id}/photos/{photoId}',
  'get /api/health/live',
  'get /api/health/ready',
]);
const ANY_ID = '3f1c9d1e-6f0a-4b7e-9a55-0c6e7d1f2a3b';

let test: TestApp;
let operations: Operation[];
let schemas: Record<string, Schema>;

beforeAll(async () => {
  test = await startApp();
  const { body } = await call<ApiDocument>(`${test.api}/openapi.json`);
  schemas = body.components.schemas;
  operations = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method, path })),
  );
});
afterAll(() => test.close());

const address = (path: string) => test.origin + path.replace(/\{[^}]+\}/g, ANY_ID);

describe('every registered route', () => {
  it('is in the document', () => {
    expect(operations.length).toBeGreaterThan(40);
    const names = operations.map(({ method, path }) => `${method} ${path}`);
    expect([...OPEN].filter((name) => !names.includes(name))).toEqual([]);
  });

  it('is kept by no cache on the way', async () => {
    const { id, token } = await signUp(test.api);
    // What a widget is told as well: by how long that takes it judges the line, and saved settings count at once.
    for (const path of ['/auth/me', '/chats', '/chats/export', '/health/live', `/widget/${id}`, '/nothing']) {
      const { headers } = await call(`${test.api}${path}`, { token });
      expect(`${path}: ${headers.get('cache-control')}`).toBe(`${path}: no-store`);
    }
  });

  it('asks browsers for TLS on its own name, and on no other', async () => {
    for (const url of [`${test.api}/health/live`, `${test.origin}/`]) {
      expect((await fetch(url)).headers.get('strict-transport-security')).toBe('max-age=31536000');
    }
  });

  it('refuses a stranger, unless it is open on purpose', async () => {
    const wrong: string[] = [];
    for (const { method, path } of operations) {
      const name = `${method} ${path}`;
      const { status } = await call(address(path), {
        method: method.toUpperCase(),
        ...(method === 'get' ? {} : { body: {} }),
      });
      const refused = status === 401;
      if (refused === OPEN.has(name) || status >= 500) wrong.push(`${name}: ${status}`);
    }
    // Open calls may answer 401 to an empty body (no credentials): only a guard's refusal before that counts.
    expect(wrong.filter((line) => !/post \/api\/auth\/(?:login|refresh|mfa\/verify): 401/.test(line))).toEqual([]);
  });

  it('refuses a forged token', async () => {
    const forged = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(`{"sub":"${ANY_ID}","role":"admin"}`).toString('base64url')}.`;
    for (const token of [forged, 'nonsense']) {
      for (const { method, path } of operations.filter(({ method, path }) => !OPEN.has(`${method} ${path}`))) {
        const { status } = await call(address(path), { method: method.toUpperCase(), token });
        expect(`${method} ${path}: ${status}`).toBe(`${method} ${path}: 401`);
      }
    }
  });

  it("never answers a stranger's token with somebody else's record, and never with a 5xx", async () => {
    const stranger = await signUp(test.api);
    for (const { method, path } of operations.filter(
      ({ path }) => /\{(?:id|chatId|photoId)\}/.test(path) && !path.includes('/quote/'),
    )) {
      const { status } = await call(address(path), {
        method: method.toUpperCase(),
        token: stranger.token,
        ...(method === 'get' ? {} : { body: {} }),
      });
      const expected = path.includes('/admin/') ? [403] : [404, 400];
      expect(expected).toContain(status);
    }
  });
});

it('every field of the document says what it holds', () => {
  const untold = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).flatMap(([field, { items, ...schema }]) => {
      const { type, properties: known, additionalProperties, allOf } = items ?? schema;
      return type === 'object' && !(known ?? additionalProperties ?? allOf) ? [`${name}.${field}`] : [];
    }),
  );
  // Whatever a visitor's program sends there is not read.
  expect(untold).toEqual(['GenerateInput.messages']);
});
