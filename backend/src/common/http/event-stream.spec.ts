import type { FastifyReply } from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type EventStream, openEventStream } from './event-stream.js';

it('leaves a reader for whom too much waits', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const reader = connect(port, '127.0.0.1').pause();
  reader.on('error', () => undefined);
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const stream = await new Promise<EventStream>((opened) => {
    server.once('request', (_, raw) =>
      opened(openEventStream({ raw, hijack: () => undefined, getHeaders: () => ({}) } as unknown as FastifyReply)),
    );
  });
  const leads = 'x'.repeat(64 * 1024);
  let sent = 0;
  // The operating systems at both ends take some megabytes as well.
  for (; sent < 2_000 && !stream.closed.aborted; sent += 1) {
    stream.send('chat.updated', leads);
    await new Promise(setImmediate);
  }
  expect(stream.closed.aborted).toBe(true);
  expect(sent).toBeGreaterThan(16);
  reader.destroy();
  server.close();
});
