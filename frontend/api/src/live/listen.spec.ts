import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ApiClient } from '../http/client.ts';
import { SessionKeeper } from '../session/keeper.ts';
import type { ServerEvent } from './events.ts';
import { listen } from './listen.ts';

const real = globalThis.fetch;
let stop: () => void = () => undefined;
let lines: ReadableStreamDefaultController<Uint8Array>[] = [];
const left = jest.fn<() => void>();
const events: ServerEvent[] = [];
const onReopen = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  events.length = 0;
  jest.clearAllMocks();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  globalThis.fetch = real;
});

/** Listens to a server that refuses so many times before it answers. */
async function start(refusals: number): Promise<void> {
  globalThis.fetch = () => {
    if (refusals > 0) {
      refusals -= 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    }
    const body = new ReadableStream<Uint8Array>({ start: (line) => void lines.push(line), cancel: left });
    return Promise.resolve(new Response(body));
  };
  const client = new ApiClient('/api', new SessionKeeper(() => Promise.reject(new Error('Nobody is signed in'))));
  stop = listen(client, '/chats/events', { onEvent: (event) => events.push(event), onReopen });
  await jest.advanceTimersByTimeAsync(0);
}

function say(text: string): void {
  lines.at(-1)?.enqueue(new TextEncoder().encode(text));
}

it('stays on a connection that says it is still there', async () => {
  await start(0);
  for (let minute = 0; minute < 10; minute += 1) {
    await jest.advanceTimersByTimeAsync(59_000);
    say(': still here\n\n');
  }
  say('data: news\n\n');
  await jest.advanceTimersByTimeAsync(0);
  expect(events).toEqual([{ event: 'message', data: 'news' }]);
  expect(lines).toHaveLength(1);
  expect(onReopen).not.toHaveBeenCalled();
});

it('leaves a connection that is silent for a minute, and says that news were missed', async () => {
  await start(0);
  await jest.advanceTimersByTimeAsync(61_000);
  expect(left).toHaveBeenCalledTimes(1);
  expect(lines).toHaveLength(2);
  expect(onReopen).toHaveBeenCalledTimes(1);
  say('data: news\n\n');
  await jest.advanceTimersByTimeAsync(0);
  expect(events).toEqual([{ event: 'message', data: 'news' }]);
});

it('says that news were missed while it could not be opened at first', async () => {
  await start(2);
  expect(onReopen).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(lines).toHaveLength(1);
  expect(onReopen).toHaveBeenCalledTimes(1);
});

it('says that news were missed when the server has closed', async () => {
  await start(0);
  lines[0]?.close();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(onReopen).toHaveBeenCalledTimes(1);
});

it('comes back late when the server has closed it for a newer one', async () => {
  await start(0);
  say('event: replaced\ndata: {}\n\n');
  lines[0]?.close();
  await jest.advanceTimersByTimeAsync(59_000);
  expect(lines).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(lines).toHaveLength(2);
  lines[1]?.close();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(lines).toHaveLength(3);
});
