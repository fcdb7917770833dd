import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { NETWORK_ERROR, serverMessageOr } from './errors.ts';
import { download, open, send } from './send.ts';

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

function answering(status: number, body: string | null): jest.Mock<typeof fetch> {
  const fake = jest.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
  globalThis.fetch = fake;
  return fake;
}

describe('send', () => {
  it('sends JSON with the bearer token', async () => {
    const fake = answering(200, '{"id":"7"}');
    const answer = await send('/api/jobs', { method: 'POST', json: { title: 'Gate' } }, 'token');
    expect(answer.json).toEqual({ id: '7' });
    const init = fake.mock.calls[0]?.[1];
    expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer token');
    expect(init?.body).toBe('{"title":"Gate"}');
  });

  it('takes an empty answer as null', async () => {
    answering(204, null);
    expect((await send('/api/jobs/1', { method: 'DELETE' })).json).toBeNull();
  });

  it.each([
    ['the server’s sentence', 400, '{"code":"invalid","message":"Title is required"}', 'Title is required', 'invalid'],
    ['a sentence of our own', 500, '{}', 'An error occurred', 'unknown'],
    ['a body that is no object', 500, '"oops"', 'An error occurred', 'unknown'],
    [
      'the start of what is not JSON',
      502,
      `<html>${'x'.repeat(300)}`,
      `Server error: <html>${'x'.repeat(194)}`,
      'not_json',
    ],
    ['what is not JSON, even as a success', 200, 'hello', 'Server error: hello', 'not_json'],
  ])('fails with %s', async (_, status, body, message, code) => {
    answering(status, body);
    await expect(send('/api/jobs')).rejects.toMatchObject({ status, message, code });
  });

  it.each([
    ['{"message":"This user is gone"}', 'This user is gone'],
    ['{"code":"internal"}', 'Failed to fetch users'],
    ['<html>', 'Server error: <html>'],
  ])('says of %s: %s', async (body, message) => {
    answering(500, body);
    const failure: unknown = await send('/api/admin/users').catch((error: unknown) => error);
    expect(serverMessageOr(failure, 'Failed to fetch users')).toBe(message);
  });

  it('gives the messages by field, the first of each', async () => {
    const errors = [
      { field: 'title', message: 'Title is required' },
      { field: 'title', message: 'second' },
      { field: 'price', message: 'Price must be 0 or greater' },
      'nonsense',
    ];
    answering(400, JSON.stringify({ code: 'invalid', message: 'Check the form', errors }));
    await expect(send('/api/jobs')).rejects.toMatchObject({
      body: { errors: { title: 'Title is required', price: 'Price must be 0 or greater' } },
    });
  });

  it('says so when no answer arrives', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(send('/api/jobs')).rejects.toMatchObject({ status: 0, message: NETWORK_ERROR, retryable: true });
  });

  /** An answer whose connection breaks after its first words. */
  const cut = (status: number): Response => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"jobs":['));
        controller.error(new TypeError('terminated'));
      },
    });
    return new Response(body, { status });
  };

  it.each([
    ['an answer', send, 200],
    ['a refusal', send, 400],
    ['the refusal of a stream', open, 400],
    ['a file', download, 200],
  ])('says so when %s is cut off', async (_, call, status) => {
    globalThis.fetch = () => Promise.resolve(cut(status));
    await expect(call('/api/jobs')).rejects.toMatchObject({ status: 0, message: NETWORK_ERROR, retryable: true });
  });

  it('is no broken connection when the caller has had enough', async () => {
    const enough = new AbortController();
    globalThis.fetch = () => {
      enough.abort();
      return Promise.resolve(cut(200));
    };
    await expect(send('/api/jobs', { signal: enough.signal })).rejects.toBeInstanceOf(TypeError);
  });
});
