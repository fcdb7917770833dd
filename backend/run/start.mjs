import { fork } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { environment } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { NODE, ROOT, SERVER, SERVER_FLAGS, path, say } from './project.mjs';

/** `npm start`: from whatever is there to a running product, and a clean end on Ctrl-C. */
process.stdout.write('\nChalkline\n\n');
const began = Date.now();
await ensureInstalled();
await ensureBuilt();

const server = fork(SERVER, [], {
  cwd: ROOT,
  execPath: NODE,
  execArgv: SERVER_FLAGS,
  // Compiled code is kept, so that a second start need not compile all of it again.
  env: environment({
    NODE_COMPILE_CACHE: path('node_modules/.cache/compiled'),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    NODE_ENV: process.env.NODE_ENV ?? 'production',
  }),
});

// The terminal sends Ctrl-C to both; the server ends in its own time, and so does this process after it.
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    say('Stopping');
    server.kill('SIGTERM');
  });
}

server.on('message', (message) => {
  if (message.step) say(message.step);
  if (message.ready) process.stdout.write(whatIsWhere(message.ready));
});
server.on('exit', (code) => process.exit(stopping ? 0 : (code ?? 1)));

function whatIsWhere({ port, started }) {
  const origin = process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  const mail = process.env.SMTP_URL ? [] : [['Kept mail', '/dev/mail']];
  const places = [
    ['Site', '/'],
    ['Dashboard', '/dashboard'],
    ['Demo chat', '/demo/widget'],
    ['API document', '/api/docs'],
    ...mail,
  ];
  const lines = places.map(([name, where]) => `  ${name.padEnd(14)}${origin}${where}`);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  return `\n  Ready after ${seconds} s\n  ${started}\n\n${lines.join('\n')}\n\n  Stop with Ctrl-C.\n\n`;
}
