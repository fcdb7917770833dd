import { createServer } from 'node:net';
import { listenableHost } from './listenable.js';

it('takes an address of this machine', async () => {
  expect(await listenableHost('PORT', 0, '127.0.0.1')).toBe('127.0.0.1');
});

it('takes all addresses of IPv4 where there is no IPv6', async () => {
  const asked: string[] = [];
  const host = await listenableHost('PORT', 3000, '::', (_, wanted) => {
    asked.push(wanted);
    return Promise.resolve(wanted === '::' ? 'EAFNOSUPPORT' : null);
  });
  expect([host, asked]).toEqual(['0.0.0.0', ['::', '0.0.0.0']]);
});

it('says which port is in use', async () => {
  const rival = createServer();
  const port = await new Promise<number>((listening) =>
    rival.listen(0, '127.0.0.1', () => listening((rival.address() as { port: number }).port)),
  );
  await expect(listenableHost('METRICS_PORT', port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is in use by another program. Stop that program, or set METRICS_PORT to a free one.`,
  );
  rival.close();
});
