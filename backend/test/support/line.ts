import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

/** A line to a server on the way of which everything can be swallowed, as when a machine between the two is gone. */
export interface Line {
  /** The server's address through the line. */
  url: string;
  /** How many connections have been made. */
  made(): number;
  /** From now on nothing comes through what is open; new connections work. */
  silence(): void;
  close(): void;
}

export async function lineTo(url: string): Promise<Line> {
  const target = new URL(url);
  const open = new Set<Socket>();
  const pipes: { here: Socket; there: Socket }[] = [];
  let made = 0;
  const server = createServer((here) => {
    made += 1;
    const there = connect(Number(target.port), target.hostname);
    for (const socket of [here, there]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
    }
    here.pipe(there).pipe(here);
    pipes.push({ here, there });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    made: () => made,
    silence() {
      for (const { here, there } of pipes.splice(0)) {
        here.unpipe(there);
        there.unpipe(here);
      }
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
