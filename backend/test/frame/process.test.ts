import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { siteOrigin } from '../../src/operations/built-for.js';
import { createDatabase } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { call, signUp } from '../support/client.js';
import { ModelServer } from '../support/model-server.js';
import { endProcesses, portOf, startProcess } from '../support/process.js';

/** The tests' own PostgreSQL. */
const SERVER = process.env['TEST_DATABASE_URL'] ?? '';

/** Each test starts whole servers, one after the other. */
jest.setTimeout(240_000);

let folder: string;
let model: ModelServer | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chalkline-process-'));
});
afterEach(endProcesses);
afterEach(async () => {
  await model?.close();
  model = null;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the server as a process', () => {
  it('keeps every acknowledged message when it is killed in the middle of a burst', async () => {
    const { ownerUrl, drop } = await createDatabase();
    const environment = { DATABASE_URL: ownerUrl, CHALKLINE_DATA: folder };
    const first = startProcess(environment);
    const api = `http://127.0.0.1:${await portOf(first)}/api`;
    const owner = await signUp(api);
    const acknowledged: string[] = [];
    const burst = Array.from({ length: 200 }, async (_, index) => {
      const message = `Paint room number ${index}, please ${randomUUID()}`;
      const answer = await call(`${api}/quote/generate`, {
        method: 'POST',
        body: { message, businessId: owner.id, isPreview: false, chatId: null, messages: [] },
      });
      if (answer.status < 300) acknowledged.push(message);
      if (acknowledged.length === 60) first.child.kill('SIGKILL');
    });
    await Promise.allSettled(burst);
    await first.ended;
    expect(acknowledged.length).toBeGreaterThanOrEqual(60);
    expect(acknowledged.length).toBeLessThan(200);

    const second = startProcess(environment);
    await portOf(second);
    const asked = "SELECT content FROM chat_messages WHERE role = 'user'";
    const rows = await asOwner<{ content: string }>({ ownerUrl }, asked);
    const kept = new Set(rows.map(({ content }) => content));
    expect(acknowledged.filter((message) => !kept.has(message))).toEqual([]);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    await drop();
  });

  it('finishes the answers that it has begun before it stops', async () => {
    const { ownerUrl, drop } = await createDatabase();
    const server = startProcess({ DATABASE_URL: ownerUrl, CHALKLINE_DATA: folder });
    const api = `http://127.0.0.1:${await portOf(server)}/api`;
    const owner = await signUp(api);
    const statuses: number[] = [];
    const burst = Array.from({ length: 60 }, async (_, index) => {
      const body = {
        message: `Paint room ${index}`,
        businessId: owner.id,
        isPreview: false,
        chatId: null,
        messages: [],
      };
      const { status } = await call(`${api}/quote/generate`, { method: 'POST', body });
      statuses.push(status);
      if (statuses.length === 5) server.child.kill('SIGTERM');
    });
    const ends = await Promise.allSettled(burst);
    expect(await server.ended).toBe(0);
    // All were received at once, before the signal: none is cut off.
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(statuses.filter((status) => status >= 300)).toEqual([]);
    await drop();
  });

  it('takes in what somebody sent who has closed the page, before it stops', async () => {
    const { ownerUrl, drop } = await createDatabase();
    model = await ModelServer.start();
    const environment = { OPENAI_API_KEY: 'any', OPENAI_BASE_URL: model.baseUrl };
    const server = startProcess({ DATABASE_URL: ownerUrl, CHALKLINE_DATA: folder, ...environment });
    const api = `http://127.0.0.1:${await portOf(server)}/api`;
    const owner = await signUp(api);
    const page = new AbortController();
    model.whileAsked = async () => {
      page.abort();
      await sleep(200);
      server.child.kill('SIGTERM');
      await sleep(200);
    };
    const message = "Paint 3 rooms please. I'm Nora Whitfield, 541-555-0128";
    const body = { message, businessId: owner.id, isPreview: false, chatId: null, messages: [] };
    const sent = fetch(`${api}/quote/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: page.signal,
    });
    await expect(sent).rejects.toThrow('aborted');
    expect(await server.ended).toBe(0);
    const rows = await asOwner<{ name: string }>({ ownerUrl }, 'SELECT contact_name AS name FROM chats');
    expect(rows).toEqual([{ name: 'Nora Whitfield' }]);
    await drop();
  });

  it('says at its start what it uses and what may not be meant, without a secret', async () => {
    const { ownerUrl, drop } = await createDatabase();
    const server = startProcess({
      ...{ DATABASE_URL: ownerUrl, CHALKLINE_DATA: folder, PUBLIC_ORIGIN: 'https://quotes.x.example' },
      LOG_LEVEL: 'info',
    });
    const port = await portOf(server);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const lines = server.logged().trim().split('\n');
    // These tests run with and without a site that is built.
    const builtFor = siteOrigin();
    const told = lines.map((line) => JSON.parse(line) as { level: number; msg: string; context: string });
    expect(told.map(({ level, context, msg }) => [level, context, msg])).toEqual([
      [30, 'NestFactory', 'Starting Nest application...'],
      [30, 'NestApplication', 'Nest application successfully started'],
      [
        ...[30, 'Start'],
        `Chalkline 0.1.0 listens on 127.0.0.1:${port}: database at ${new URL(ownerUrl).host}, mail kept, photos in a folder, model none`,
      ],
      [40, 'Start', expect.stringContaining('SMTP_URL is not set')],
      ...(builtFor === null ? [] : [[40, 'Start', expect.stringContaining(`the site was built for ${builtFor}: `)]]),
      [40, 'Start', expect.stringContaining('PHOTO_BUCKET_URL is not set')],
    ]);
    expect(server.logged()).not.toContain(new URL(ownerUrl).password);
    await drop();
  });

  it('serves as a role that cannot migrate, after a process of its own has', async () => {
    const { ownerUrl, drop } = await createDatabase();
    const [name = ''] = new URL(ownerUrl).pathname.split('/').slice(1);
    const sql = new Client({ connectionString: ownerUrl });
    await sql.connect();
    await sql.query(
      `CREATE ROLE ${name}_own LOGIN PASSWORD 'hunter2'; CREATE ROLE ${name}_serve LOGIN PASSWORD 'hunter2'`,
    );
    const as = (role: string) => {
      const url = new URL(ownerUrl);
      Object.assign(url, { username: `${name}_${role}`, password: 'hunter2', pathname: `/${name}_new` });
      return url.href;
    };
    await sql.query(`CREATE DATABASE ${name}_new OWNER ${name}_own`);
    const environment = { DATABASE_URL: as('serve'), MIGRATE_AT_START: 'false', CHALKLINE_DATA: folder };

    expect(await startProcess(environment).outcome).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^The database lacks \d+ of \d+ migrations\. Run the command "migrate" first/),
    });
    expect(await startProcess(environment, ['migrate']).outcome).toMatchObject({
      code: 1,
      said: expect.stringContaining('needs DATABASE_OWNER_URL'),
    });
    const migration = startProcess({ ...environment, DATABASE_OWNER_URL: as('own') }, ['migrate']);
    expect(await migration.outcome).toEqual({ code: 0, said: '' });
    const server = startProcess({ ...environment, HOST: '::' });
    const port = await portOf(server);
    const hasIPv6 = Object.values(networkInterfaces()).some((found) => found?.some(({ family }) => family === 'IPv6'));
    for (const host of ['127.0.0.1', ...(hasIPv6 ? ['[::1]'] : [])]) {
      expect((await call(`http://${host}:${port}/api/health/ready`)).status).toBe(200);
    }
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await startProcess({ ...environment, DATABASE_URL: as('own') }).outcome).toMatchObject({
      code: 1,
      said: expect.stringContaining('is not bound by row-level security'),
    });
    await sql.query(`DROP DATABASE ${name}_new WITH (FORCE)`);
    await sql.query(`DROP ROLE ${name}_own, ${name}_serve`);
    await sql.end();
    await drop();
  });

  it('does not serve as a role that row-level security does not bind', async () => {
    const { ownerUrl, drop } = await createDatabase();
    const environment = { DATABASE_URL: ownerUrl, DATABASE_OWNER_URL: ownerUrl, CHALKLINE_DATA: folder };
    expect(await startProcess(environment).outcome).toMatchObject({
      code: 1,
      said: expect.stringContaining('is not bound by row-level security'),
    });
    await drop();
  });

  it('starts on its embedded database, ends cleanly on Ctrl-C, and starts again after a kill', async () => {
    const environment = { CHALKLINE_DATA: folder };
    const first = startProcess(environment);
    const owner = await signUp(`http://127.0.0.1:${await portOf(first)}/api`);
    first.child.kill('SIGKILL');
    await first.ended;

    const second = startProcess(environment);
    const api = `http://127.0.0.1:${await portOf(second)}/api`;
    const { status } = await call(`${api}/auth/login`, {
      method: 'POST',
      body: { email: owner.email, password: owner.password },
    });
    expect(status).toBe(200);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it.each([
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:1/db' },
      'No PostgreSQL answers at 127.0.0.1:1.',
    ],
    [
      'a database address of another kind',
      { DATABASE_URL: 'mysql://someone:hunter2@127.0.0.1/db' },
      'DATABASE_URL must be an address that starts with postgres://',
    ],
    [
      'an owner of the database that cannot be reached',
      { DATABASE_OWNER_URL: 'postgres://someone:hunter2@127.0.0.1:1/db', DATABASE_URL: SERVER },
      'or correct DATABASE_OWNER_URL',
    ],
    [
      'a serving role that does not exist',
      { DATABASE_OWNER_URL: SERVER, DATABASE_URL: SERVER.replace(/\/\/[^@]*@/, '//stranger:hunter2@') },
      'refuses the role "stranger". Correct the user or password in DATABASE_URL.',
    ],
    [
      'a database that all share and no secret for all',
      { DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:1/db', AUTH_SECRET: '' },
      'AUTH_SECRET must be set together with DATABASE_URL',
    ],
    ['an address of another machine', { HOST: '203.0.113.1' }, 'The address 203.0.113.1 cannot be listened on'],
    ['a port that is none', { PORT: 'eighty' }, 'PORT is "eighty", but it must be a whole number from 0 to 65535.'],
    [
      'a data folder that cannot be',
      { CHALKLINE_DATA: '/dev/null/data' },
      'The data folder /dev/null/data cannot be written.',
    ],
    [
      'a data folder where the system makes none',
      { CHALKLINE_DATA: '/proc/foo' },
      'The data folder /proc/foo cannot be written.',
    ],
  ])('says one sentence about %s and ends with 1', async (_, environment, sentence) => {
    const outcome = await startProcess({ CHALKLINE_DATA: folder, ...environment }).outcome;
    expect(outcome).toMatchObject({ code: 1, said: expect.stringContaining(sentence) });
    expect(JSON.stringify(outcome)).not.toContain('hunter2');
  });

  it('leaves no database running when it cannot listen after all', async () => {
    const rival = createServer();
    const listening = (port: number) =>
      new Promise<number>((done) =>
        rival.listen(port, '127.0.0.1', () => done((rival.address() as { port: number }).port)),
      );
    const port = await listening(0);
    await new Promise((closed) => rival.close(closed));
    const server = startProcess({ CHALKLINE_DATA: folder, PORT: String(port) });
    // The first step comes after the port was found to be free.
    server.child.once('message', () => void listening(port));
    expect(await server.outcome).toMatchObject({ code: 1, said: expect.stringContaining('EADDRINUSE') });
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
    rival.close();
  });

  it('says which port is busy', async () => {
    const busy = createServer();
    const port = await new Promise<number>((listening) =>
      busy.listen(0, '127.0.0.1', () => listening((busy.address() as { port: number }).port)),
    );
    const outcome = await startProcess({ CHALKLINE_DATA: folder, PORT: String(port) }).outcome;
    expect(outcome).toMatchObject({
      code: 1,
      said: expect.stringContaining(`Port ${port} is in use by another program.`),
    });
    busy.close();
  });
});
