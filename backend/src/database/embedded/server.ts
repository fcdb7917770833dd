import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Account, serverAccount } from './account.js';
import { type Binaries, postgresBinaries } from './binaries.js';

const run = promisify(execFile);
const START_SECONDS = 60;
const DATABASE = 'postgres';

interface EmbeddedServer {
  /** Address of the owner role. */
  url: string;
  /** Whether the cluster was made just now. */
  created: boolean;
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL of a data folder, creating it the first time. A server that a killed process left running on
 * the same folder is taken over. It is started through pg_ctl, in a session of its own, so that Ctrl-C reaches the
 * application first and the database is stopped after the last request.
 */
export async function startEmbedded(dataFolder: string): Promise<EmbeddedServer> {
  const cluster = resolve(dataFolder, 'postgres');
  const binaries = postgresBinaries();
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  const account = serverAccount([resolve(dataFolder), binaries.root]);
  if (account.uid !== null && account.gid !== null) chownSync(cluster, account.uid, account.gid);
  const secret = join(resolve(dataFolder), 'postgres-password');
  const created = !existsSync(join(cluster, 'PG_VERSION'));
  if (created) await createCluster(binaries, account, cluster, secret);
  const password = readFileSync(secret, 'utf8').trim();
  const port = (await runningPort(binaries, account, cluster)) ?? (await startCluster(binaries, account, cluster));
  return {
    created,
    url: `postgres://postgres:${password}@127.0.0.1:${port}/${DATABASE}`,
    stop: async () => {
      await command(account, binaries.pgCtl, ['-D', cluster, '-m', 'fast', '-w', 'stop']);
    },
  };
}

function command(account: Account, program: string, args: string[]) {
  const [first = program, ...rest] = [...account.prefix, program, ...args];
  const switched = account.prefix.length === 0 && account.uid !== null && account.gid !== null;
  const identity = switched ? { uid: account.uid ?? undefined, gid: account.gid ?? undefined } : {};
  return run(first, rest, { ...identity, cwd: '/', env: { ...process.env, LC_ALL: 'C' }, maxBuffer: 16 * 1024 * 1024 });
}

async function createCluster(binaries: Binaries, account: Account, cluster: string, secret: string): Promise<void> {
  // What an interrupted first start left behind is not a cluster yet.
  rmSync(cluster, { recursive: true, force: true });
  mkdirSync(cluster, { mode: 0o700 });
  if (account.uid !== null && account.gid !== null) chownSync(cluster, account.uid, account.gid);
  writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account.uid !== null && account.gid !== null) chownSync(secret, account.uid, account.gid);
  await command(account, binaries.initdb, [
    `--pgdata=${cluster}`,
    '--username=postgres',
    `--pwfile=${secret}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]);
}

async function startCluster(binaries: Binaries, account: Account, cluster: string): Promise<number> {
  const port = await freePort();
  const log = join(cluster, 'server.log');
  try {
    await command(account, binaries.pgCtl, [
      ...['-D', cluster, '-l', log, '-w', '-t', String(START_SECONDS)],
      ...['-o', `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`],
      'start',
    ]);
  } catch (error) {
    const tail = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ') : '';
    throw new Error(`The embedded PostgreSQL did not start: ${tail || 'no reason given'}. Its log is ${log}.`, {
      cause: error,
    });
  }
  return port;
}

/** The port of a server that runs on this cluster already, else null. */
async function runningPort(binaries: Binaries, account: Account, cluster: string): Promise<number | null> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return null;
  try {
    await command(account, binaries.pgCtl, ['-D', cluster, 'status']);
  } catch {
    // Exit code 3: the file is what a crash left; PostgreSQL recovers and replaces it when it starts.
    return null;
  }
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  return Number.isInteger(port) && port > 0 ? port : null;
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => {
        found(port);
      });
    });
  });
}
