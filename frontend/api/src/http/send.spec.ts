import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { NETWORK_ERROR, serverMessageOr } from './errors.ts';
import { download, open, send } from './send.ts';

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
  jest.useRealTimers();
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

describe('a connection that is open and silent', () => {
  const lost = { status: 0, message: NETWORK_ERROR, retryable: true };

  /** Breaks with the call, as the browser's own does. */
  function whenAborted(signal: AbortSignal | null | undefined, end: (reason: unknown) => void): void {
    if (signal?.aborted) end(signal.reason);
    signal?.addEventListener('abort', () => end(signal.reason));
  }

  function silent(): void {
    globalThis.fetch = (_, init) => new Promise((_answered, fail) => whenAborted(init?.signal, fail));
  }

  /** Answers at once, then sends a byte every 30 s; whether the answer ends after so many, or falls silent. */
  function dripping(bytes: number, ends: boolean): void {
    globalThis.fetch = (_, init) => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => whenAborted(init?.signal, (reason) => controller.error(reason)),
        async pull(controller) {
          if (bytes === 0) return ends ? controller.close() : undefined;
          bytes -= 1;
          await new Promise((done) => setTimeout(done, 30_000));
          controller.enqueue(new Uint8Array(1));
        },
      });
      return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/csv' } }));
    };
  }

  it.each([
    ['a call', send, {}, 45_000],
    ['an upload', send, { method: 'POST', body: new FormData() }, 180_000],
    ['a call with a limit of its own', send, { patience: 10_000 }, 10_000],
    ['a file', download, {}, 45_000],
    ['a stream', open, {}, 45_000],
  ])('breaks off %s', async (_, call, options, patience) => {
    jest.useFakeTimers();
    silent();
    const failed = jest.fn();
    const over = call('/api/jobs', options).catch(failed);
    await jest.advanceTimersByTimeAsync(patience - 1);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await over;
    expect(failed).toHaveBeenCalledWith(expect.objectContaining(lost));
  });

  it('waits for as long as something arrives', async () => {
    jest.useFakeTimers();
    dripping(10, true);
    const file = download('/api/chats/export');
    await jest.advanceTimersByTimeAsync(300_000);
    expect(await file).toMatchObject({ size: 10, type: 'text/csv' });
  });

  it('breaks off in the middle of an answer', async () => {
    jest.useFakeTimers();
    dripping(2, false);
    const done = expect(send('/api/jobs')).rejects.toMatchObject(lost);
    await jest.advanceTimersByTimeAsync(60_000 + 45_000);
    await done;
  });

  it('leaves a stream alone once it is open', async () => {
    jest.useFakeTimers();
    dripping(1, true);
    const { body } = await open('/api/chats/events');
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(await new Response(body).text()).toHaveLength(1);
  });

  it('is left when the caller has had enough', async () => {
    silent();
    const enough = new AbortController();
    const call = send('/api/jobs', { signal: enough.signal });
    enough.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await expect(send('/api/jobs', { signal: enough.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
