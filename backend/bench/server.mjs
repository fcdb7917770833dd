import { fork, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../run/build.mjs';
import { environment } from '../run/command.mjs';
import { NODE, ROOT, SERVER, SERVER_FLAGS, path } from '../run/project.mjs';

const POOL = 10;
const AUTH_SECRET = 'a secret that is only used by benchmarks';

/** The product on an empty database of its own, with limits wide enough to measure, and SQL access as the owner. */
export async function startServer(settings = {}) {
  await ensureBuilt({ only: ['server'] });
  const { startEmbedded, databaseUrls } = await import(path('backend/dist/src/database/index.js'));
  const { default: pg } = await import('pg');
  const dataDir = mkdtempSync(join(tmpdir(), 'chalkline-bench-'));
  const database = await startEmbedded(dataDir);
  const child = fork(SERVER, [], {
    cwd: ROOT,
    execPath: NODE,
    execArgv: SERVER_FLAGS,
    env: environment({
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000000',
      DATABASE_POOL: String(POOL),
      NODE_ENV: 'production',
      AUTH_SECRET,
      ...settings,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      CHALKLINE_DATA: dataDir,
    }),
  });
  const port = await new Promise((ready, failed) => {
    child.on('message', (message) => message.ready && ready(message.ready.port));
    child.on('exit', (code) => failed(new Error(`the server ended with code ${code}`)));
  });
  const sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
  return {
    ...{
      sql,
      pid: child.pid,
      api: `http://127.0.0.1:${port}/api`,
      servingUrl: databaseUrls(database.url, null, AUTH_SECRET).serving,
      pool: POOL,
    },
    /** Resident memory in MB. */
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024,
    async stop() {
      await sql.end();
      await new Promise((ended) => {
        child.removeAllListeners('exit').on('exit', ended);
        child.kill('SIGTERM');
      });
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The yardstick server on the same database. */
export async function startBare(servingUrl, pool) {
  const child = spawn(NODE, [path('backend/bench/bare-server.mjs'), servingUrl, String(pool)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise((ready) => child.stdout.once('data', (chunk) => ready(Number(String(chunk)))));
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

export async function signUp(api, industry = 'Painting') {
  const answer = await post(`${api}/auth/signup`, {
    email: `bench-${Date.now()}-${Math.random()}@example.com`,
    password: 'a good password',
    businessName: 'Bench Painting',
    industry,
  });
  return { id: answer.user.id, token: answer.accessToken };
}

export async function post(url, body, headers = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${(await response.text()).slice(0, 200)}`);
  return response.json();
}
