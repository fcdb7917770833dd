import { Failure } from './failure';

/**
 * Reads `event: token` ({ text }) and the final `event: done` off a server-sent stream and returns what `done` carried.
 * Data is JSON in one line. `alive` is called for every piece that arrives.
 * @throws Failure('network') when the stream ends before `done`
 */
export async function readEvents(
  response: Response,
  onText: (text: string) => void,
  alive: () => void,
): Promise<unknown> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ''; ;) {
    const { done, value } = await reader.read();
    if (done) throw new Failure('network');
    alive();
    const events = (rest + value).split(/\r?\n\r?\n/);
    rest = events.pop() ?? '';
    for (const event of events) {
      const [, kind] = /^event: ?(\w+)/m.exec(event) ?? [];
      const data = JSON.parse(/^data: ?(.*)/m.exec(event)?.[1] ?? '{}') as { text: string };
      if (kind === 'token') onText(data.text);
      if (kind === 'done') {
        void reader.cancel();
        return data;
      }
    }
  }
}
