import type { FastifyReply } from 'fastify';

const HEARTBEAT_MS = 20_000;
/** Bytes that wait for a reader who is too slow, or has gone without a word: more than a hundred leads. */
const MOST_WAITING = 1024 * 1024;

export interface EventStream {
  send(event: string, data: unknown): void;
  close(): void;
  /** Aborted when the client has gone, or reads too slowly. */
  readonly closed: AbortSignal;
}

/** Opens a `text/event-stream` on a reply. A comment every 20 s keeps proxies from closing a quiet one. */
export function openEventStream(reply: FastifyReply): EventStream {
  const gone = new AbortController();
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    // Headers set before (CORS, rate limits) go along.
    ...Object.fromEntries(
      Object.entries(reply.getHeaders()).filter(
        (entry): entry is [string, string | number | string[]] => entry[1] !== undefined,
      ),
    ),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  const write = (text: string) => {
    raw.write(text);
    if (raw.writableLength <= MOST_WAITING) return;
    finish();
    // Not ended: that would wait until all of it is read.
    raw.destroy();
  };
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  const finish = () => {
    clearInterval(heartbeat);
    gone.abort();
  };
  raw.on('close', finish);
  raw.on('error', finish);
  return {
    closed: gone.signal,
    send(event, data) {
      if (!gone.signal.aborted) write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    close() {
      finish();
      raw.end();
    },
  };
}
