import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { environment } from './command.mjs';
import { NODE, ROOT, SERVER, SERVER_FLAGS } from './project.mjs';

/**
 * `node backend/run/test-server.mjs --port 4100`: the product on an empty embedded database, with wide rate limits, for
 * browser tests. Prints one JSON line { url, dataDir } when it is ready and removes its data when it ends.
 */
const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
await ensureBuilt();
const dataDir = mkdtempSync(join(tmpdir(), 'chalkline-browser-'));
const server = fork(SERVER, [], {
  cwd: ROOT,
  execPath: NODE,
  execArgv: SERVER_FLAGS,
  env: environment({
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000',
    ADMIN_EMAILS: 'admin@example.com',
    ...process.env,
    PORT: values.port,
    HOST: '127.0.0.1',
    CHALKLINE_DATA: dataDir,
  }),
});
server.on('message', ({ ready }) => {
  if (ready) process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${ready.port}`, dataDir })}\n`);
});
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));
