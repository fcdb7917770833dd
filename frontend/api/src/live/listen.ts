import { logProblem } from '../log.ts';
import type { ApiClient } from '../http/client.ts';
import { ApiError } from '../http/errors.ts';
import { EventReader, type ServerEvent } from './events.ts';

/** Pauses before the stream is opened again; the last one repeats. */
const RECONNECT_DELAYS = [1_000, 2_000, 5_000, 10_000] as const;

export interface Listening {
  onEvent: (event: ServerEvent) => void;
  /** Called on every (re)connection: what was missed in between must be fetched. */
  onOpen?: () => void;
}

/**
 * Reads a server-sent event stream with the bearer token (EventSource cannot send one) and opens it again
 * whenever it ends. Returns the way to stop. Gives up when the session is refused.
 */
export function listen(client: ApiClient, path: string, { onEvent, onOpen }: Listening): () => void {
  const stop = new AbortController();
  let attempt = 0;

  const once = async (): Promise<void> => {
    const response = await client.open(path, { headers: { Accept: 'text/event-stream' }, signal: stop.signal });
    attempt = 0;
    onOpen?.();
    const reader = new EventReader();
    const stream = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const piece = await stream?.read();
      if (piece === undefined || piece.done) return;
      reader.feed(piece.value).forEach(onEvent);
    }
  };

  const keepOpen = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      try {
        await once();
      } catch (error) {
        if (stop.signal.aborted || (error instanceof ApiError && [401, 403].includes(error.status))) return;
      }
      await pause(RECONNECT_DELAYS[Math.min(attempt, RECONNECT_DELAYS.length - 1)] ?? 10_000, stop.signal);
      attempt += 1;
    }
  };

  keepOpen().catch((error: unknown) => logProblem('Live updates stopped.', error));
  return () => stop.abort();
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
