import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { call, signUp } from '../support/client.js';
import { type TestApp, startApp } from '../support/app.js';

let test: TestApp;
let token: string;
let businessId: string;

beforeAll(async () => {
  test = await startApp();
  ({ token, id: businessId } = await signUp(test.api));
});
afterAll(() => test.close());

/** Sends a body as it is written, which JSON.stringify would not write. */
const send = async (method: string, path: string, body: string, type = 'application/json') => {
  const headers = { 'content-type': type, authorization: `Bearer ${token}` };
  const answer = await fetch(`${test.api}${path}`, { method, headers, body });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
/** Bytes as they are, and what comes back until the server closes. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(test.origin).port), '127.0.0.1', () => socket.write(bytes));
  return text(socket);
}
const nested = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
const listed = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const HALF = String.raw`\ud83d`;

describe('what no browser would send', () => {
  it('takes half an emoji wherever a text is kept', async () => {
    const visitor = (text: string) =>
      `{"message":"${text}","businessId":"${businessId}","isPreview":null,"chatId":null,"clientMessageId":"${text}"}`;
    const answers = [
      await send('POST', '/quote/generate', visitor(`Paint 3 rooms, I am Bob${HALF} at 12 Elm${HALF} St`)),
      await send('POST', '/rules', `{"title":"a${HALF} b","description":"Add 20% for ${HALF}heritage${HALF} things"}`),
      await send('POST', '/jobs', `{"title":"a${HALF} b","description":"${HALF}","price":1}`),
      await send('PUT', '/auth/update-details', `{"about":"${HALF}","services":["${HALF}"]}`),
      await send('POST', '/quote/estimate', `{"description":"${HALF}","details":{"service":"${HALF}"}}`),
      await send(
        'POST',
        '/auth/signup',
        `{"email":"half@example.com","password":"secret${HALF}","businessName":"${HALF}","industry":"Painting"}`,
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 201, 200, 200, 201]);
  });

  it('keeps a message that is cut through an emoji on its way', async () => {
    for (const lead of ['', 'x', 'xx']) {
      const message = `${lead}${'🎨'.repeat(1990)}`;
      const answer = await call(`${test.api}/quote/generate`, { method: 'POST', body: { message, businessId } });
      expect(answer.status).toBe(200);
    }
  });

  it.each([
    ['POST', '/quote/generate', () => `{"message":"hi","businessId":"${businessId}","messages":${listed(20_000)}}`],
    ['POST', '/quote/generate', () => `{"message":"hi","businessId":"${businessId}","contact":${nested(20_000)}}`],
    ['POST', '/quote/estimate', () => `{"description":"hi","details":${nested(20_000)}}`],
    ['POST', '/auth/login', () => `{"email":${listed(200_000)}}`],
    ['PUT', '/auth/update-details', () => `{"services":${listed(20_000)}}`],
    ['POST', '/auth/login', () => String.raw`{"\u005f_proto__":{"role":"admin"}}`],
  ])('refuses what is nested without end: %s %s', async (method, path, body) => {
    expect(await send(method, path, body())).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  it.each([
    [{ q: 'a\0b' }, 200],
    [{ id: ['a\0b'] }, 200],
    [{ q: { toString: 1 } }, 200],
  ])('filters jobs and rules by %j', async (filter, status) => {
    for (const list of ['jobs', 'rules']) {
      const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["title",{"toString":1}]' });
      expect((await call(`${test.api}/${list}?${query.toString()}`, { token })).status).toBe(status);
    }
  });

  it.each(['jobs', 'rules'])('keeps %s of a hundred thousand characters, and refuses longer ones', async (list) => {
    const longest = 'Add 20% for heritage. '.repeat(5_000).slice(0, 99_999).concat('.');
    const post = (description: string) =>
      call(`${test.api}/${list}`, { method: 'POST', token, body: { title: 'Long', description, price: 1 } });
    const { status, body } = await post(longest);
    expect([status, body['description']]).toEqual([201, longest]);
    expect(await post(`${longest}!`)).toMatchObject({
      status: 400,
      body: { message: 'Description must be at most 100,000 characters' },
    });
  });

  it.each(['2026-W05', '2026-05', '20260501', '2026-02-30', '0000-01-01', '+275760-09-13'])(
    'takes %s for no day',
    async (completedAt) => {
      const body = { title: 'Fence', description: 'Fence', price: 1, completedAt };
      expect(await call(`${test.api}/jobs`, { method: 'POST', token, body })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'completedAt', message: 'Date must look like 2026-03-31' }] },
      });
    },
  );

  it.each([
    ['0000-01-01', 400],
    ['2026-W05', 400],
    ['2026-05-01T10:00:00+23:00', 409],
    ['9999-12-31T23:59:59Z', 409],
  ])('takes %s for the time of the last change: %d', async (updatedAt, status) => {
    for (const list of ['jobs', 'rules']) {
      const body = { title: 'Fence', description: 'Fence', price: 1 };
      const { body: made } = await call(`${test.api}/${list}`, { method: 'POST', token, body });
      const url = `${test.api}/${list}/${String(made['id'])}`;
      expect((await call(url, { method: 'PUT', token, body: { ...body, updatedAt } })).status).toBe(status);
    }
  });

  it('takes null for "as it is" in settings', async () => {
    const widget = { greeting: null, color: null, position: null, allowedOrigins: null, priceVisibility: null };
    const before = await call(`${test.api}/settings/widget`, { token });
    expect(await call(`${test.api}/settings/widget`, { method: 'PUT', token, body: widget })).toMatchObject({
      status: 200,
      body: before.body,
    });
    const notices = { mode: null, timezone: null, webhookUrl: null, retentionDays: null };
    expect((await call(`${test.api}/settings/notices`, { method: 'PUT', token, body: notices })).status).toBe(200);
  });

  it('answers a broken form with what is wrong', async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc';
    for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data']) {
      const sent = await send('POST', '/jobs/import', head, type);
      expect(sent).toMatchObject({ status: 400, body: { statusCode: 400, code: 'bad_request' } });
      // The key of the chat is asked for before anything is read.
      const photo = await send('POST', '/quote/photos', head, type);
      expect([photo.status, photo.body['code']]).toEqual(
        type.includes('=') ? [404, 'not_found'] : [400, 'bad_request'],
      );
    }
  });

  it.each([
    ['an address that cannot be read', 'GET /api/jobs/% HTTP/1.1\r\nHost: x', 400, 'bad_request'],
    ['no HTTP at all', 'SSH-2.0-client', 400, 'bad_request'],
    ['two lengths of one body', 'POST /api/jobs HTTP/1.1\r\nHost: x\r\nContent-Length: 1, 2', 400, 'bad_request'],
    ['a header without end', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}`, 431, 'too_large'],
  ])('answers %s in the one shape of errors', async (_, request, statusCode, code) => {
    const answer = await sendRaw(`${request}\r\nConnection: close\r\n\r\n`);
    expect(answer).toContain(`HTTP/1.1 ${statusCode} `);
    const body: unknown = JSON.parse(answer.slice(answer.indexOf('{')));
    expect(body).toEqual({ statusCode, code, message: expect.any(String) });
  });
});
