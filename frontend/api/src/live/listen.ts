import { logProblem } from '../log.ts';
import type { ApiClient } from '../http/client.ts';
import { ApiError } from '../http/errors.ts';
import { EventReader, type ServerEvent } from './events.ts';

/** Pauses before the stream is opened again; the last one repeats. */
const RECONNECT_DELAYS = [1_000, 2_000, 5_000, 10_000] as const;

/** A stream that gave way to a newer one of too many comes back this late, or they would close each other all the time. */
const REPLACED_DELAY = 60_000;

/** The server says every 20 s that it is still there: three times unheard, the connection is dead without a word. */
const SILENCE = 60_000;

export interface Listening {
  onEvent: (event: ServerEvent) => void;
  /** Called when it opens after a connection or a try that failed: what was missed meanwhile must be fetched. */
  onReopen?: () => void;
}

/**
 * Reads a server-sent event stream with the bearer token (EventSource cannot send one) and opens it again
 * whenever it ends or falls silent. Returns the way to stop. Gives up when the session is refused.
 */
export function listen(client: ApiClient, path: string, { onEvent, onReopen }: Listening): () => void {
  const stop = new AbortController();
  let attempt = 0;
  let missed = false;
  let replaced = false;

  const once = async (): Promise<void> => {
    const response = await client.open(path, { headers: { Accept: 'text/event-stream' }, signal: stop.signal });
    attempt = 0;
    replaced = false;
    if (missed) onReopen?.();
    const reader = new EventReader();
    const stream = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (stream === undefined) return;
    for (;;) {
      const { done, value } = await heard(stream);
      if (done) return;
      for (const event of reader.feed(value)) {
        replaced ||= event.event === 'replaced';
        onEvent(event);
      }
    }
  };

  const keepOpen = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      try {
        await once();
      } catch (error) {
        if (stop.signal.aborted || (error instanceof ApiError && [401, 403].includes(error.status))) return;
      }
      missed = true;
      const delay = RECONNECT_DELAYS[Math.min(attempt, RECONNECT_DELAYS.length - 1)] ?? 10_000;
      await pause(replaced ? REPLACED_DELAY : delay, stop.signal);
      attempt += 1;
    }
  };

  keepOpen().catch((error: unknown) => logProblem('Live updates stopped.', error));
  return () => stop.abort();
}

/** The next piece; the end of the stream, which is closed, when nothing comes for too long. */
async function heard(stream: ReadableStreamDefaultReader<string>): Promise<ReadableStreamReadResult<string>> {
  const timer = setTimeout(() => {
    stream.cancel().catch((error: unknown) => logProblem('A silent connection broke while it was closed.', error));
  }, SILENCE);
  try {
    return await stream.read();
  } finally {
    clearTimeout(timer);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
