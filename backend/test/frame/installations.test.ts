import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { databaseUrls, migrate, requireMigrated } from '../../src/database/index.js';
import { MIGRATIONS } from '../../src/database/migrations/index.js';
import { createDatabase } from '../support/app.js';

const SECRET = 'a secret that is only used by tests';
/** The tests' own PostgreSQL, as a superuser. */
const SERVER = process.env['TEST_DATABASE_URL'] ?? '';

async function ask<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

const done: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of done.splice(0).reverse()) await undo();
});

/** An empty database with an owner of its own, who may create roles and is no superuser. */
async function installation(): Promise<{ ownerUrl: string; withPassword: (password: string) => string }> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await ask(SERVER, `CREATE ROLE ${name} LOGIN CREATEROLE PASSWORD 'first'`);
  await ask(SERVER, `CREATE DATABASE ${name} OWNER ${name}`);
  const withPassword = (password: string): string => {
    const url = new URL(SERVER);
    Object.assign(url, { username: name, password, pathname: `/${name}` });
    return url.href;
  };
  const role = new URL(databaseUrls(withPassword('first'), null).serving).username;
  done.push(async () => {
    await ask(SERVER, `DROP DATABASE ${name} WITH (FORCE)`);
    await ask(SERVER, `DROP ROLE IF EXISTS ${role}, ${name}`);
  });
  return { ownerUrl: withPassword('first'), withPassword };
}

const signIn = (url: string) => ask<{ count: number }>(url, 'SELECT count(*)::int FROM users');
const storedPassword = (url: string) =>
  ask(SERVER, `SELECT rolpassword FROM pg_authid WHERE rolname = '${new URL(url).username}'`);

it('two installations on one server do not meet', async () => {
  const [first, second] = [await installation(), await installation()].map(({ ownerUrl }) =>
    databaseUrls(ownerUrl, null, SECRET),
  );
  if (!first || !second) throw new Error('There are two.');
  await migrate(first);
  await migrate(second);
  expect([await signIn(first.serving), await signIn(second.serving)]).toEqual([[{ count: 0 }], [{ count: 0 }]]);

  const across = new URL(first.serving);
  across.pathname = new URL(second.serving).pathname;
  await expect(signIn(across.href)).rejects.toThrow('permission denied');
  const search = "SELECT * FROM find_chats('%', NULL, 10, 0)";
  expect(await ask(second.serving, search)).toEqual([]);
  await expect(ask(across.href, search)).rejects.toThrow('permission denied for function find_chats');
});

it('the role that serves keeps its password when another replica starts, also after the owner got a new one', async () => {
  const { ownerUrl, withPassword } = await installation();
  const old = databaseUrls(ownerUrl, null, SECRET);
  await migrate(old);
  const before = await storedPassword(old.serving);
  await migrate(old);
  await ask(ownerUrl, `ALTER ROLE CURRENT_USER PASSWORD 'second'`);
  await migrate(databaseUrls(withPassword('second'), null, SECRET));
  expect(await storedPassword(old.serving)).toEqual(before);
  expect(await signIn(old.serving)).toEqual([{ count: 0 }]);
});

it('the role that serves gets the right password when it has another one', async () => {
  const urls = databaseUrls((await installation()).ownerUrl, null, SECRET);
  await migrate(urls);
  await ask(SERVER, `ALTER ROLE ${new URL(urls.serving).username} PASSWORD 'of somebody else'`);
  await expect(signIn(urls.serving)).rejects.toThrow('password authentication failed');
  await migrate(urls);
  expect(await signIn(urls.serving)).toEqual([{ count: 0 }]);
});

it('the role that serves keeps its password while others use it with another secret', async () => {
  const { ownerUrl } = await installation();
  const theirs = databaseUrls(ownerUrl, null, SECRET);
  await migrate(theirs);
  const replica = new Client({ connectionString: theirs.serving });
  await replica.connect();
  const other = databaseUrls(ownerUrl, null, 'another secret that is only used by tests');
  await expect(migrate(other)).rejects.toThrow(
    /use this database as the role chalkline_app_\S+ with another AUTH_SECRET/,
  );
  expect(await signIn(theirs.serving)).toEqual([{ count: 0 }]);
  await replica.end();
});

it('does not serve as somebody whom the address names elsewhere', async () => {
  const urls = databaseUrls((await installation()).ownerUrl, null, SECRET);
  const { username, password } = new URL(SERVER);
  const serving = `${urls.serving}?user=${username}&password=${password}`;
  await expect(migrate({ ...urls, serving })).rejects.toThrow(`The role ${username} of DATABASE_URL is not bound`);
});

it('says what is missing where the role that serves is of somebody else', async () => {
  const { ownerUrl } = await installation();
  const urls = databaseUrls(ownerUrl, null, SECRET);
  await ask(SERVER, `CREATE ROLE ${new URL(urls.serving).username} LOGIN PASSWORD 'of somebody else'`);
  await expect(migrate(urls)).rejects.toThrow('Give it CREATEROLE and ADMIN OPTION on it, or create a serving role');
});

it('the role that all databases of a server shared has its rights until the last replica of the old version ends', async () => {
  const { ownerUrl, drop } = await createDatabase();
  done.push(drop);
  const urls = databaseUrls(ownerUrl, null, SECRET);
  await ask(ownerUrl, `CREATE ROLE chalkline_app LOGIN PASSWORD 'old'`);
  done.push(() => ask(ownerUrl, 'DROP OWNED BY chalkline_app; DROP ROLE chalkline_app'));
  await ask(
    ownerUrl,
    `GRANT USAGE ON SCHEMA public TO chalkline_app; GRANT SELECT ON ALL TABLES IN SCHEMA public TO chalkline_app;
     GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public TO chalkline_app`,
  );
  const shared = new URL(ownerUrl);
  Object.assign(shared, { username: 'chalkline_app', password: 'old' });
  const oldReplica = new Client({ connectionString: shared.href });
  await oldReplica.connect();

  await migrate(urls);
  await oldReplica.query('SELECT count(*) FROM users');
  expect(await signIn(urls.serving)).toEqual([{ count: 0 }]);
  await oldReplica.end();

  // Its end takes PostgreSQL a moment.
  for (let tries = 0; tries < 50; tries += 1) {
    await migrate(urls);
    const [row] = await ask<{ has: boolean }>(
      ownerUrl,
      `SELECT has_table_privilege('chalkline_app', 'users', 'SELECT') AS has`,
    );
    if (!row?.has) break;
  }
  await expect(signIn(shared.href)).rejects.toThrow('permission denied');
  expect(await signIn(urls.serving)).toEqual([{ count: 0 }]);
});

it('a migration does not wait for long at a busy table, and comes again', async () => {
  const urls = databaseUrls((await installation()).ownerUrl, null, SECRET);
  await migrate(urls);
  await undoNewest(urls.owner);
  const reader = new Client({ connectionString: urls.owner });
  await reader.connect();
  try {
    await reader.query('BEGIN');
    await reader.query('LOCK TABLE migrations IN SHARE MODE');
    const migrated = migrate(urls);
    await until(async () => await isWaiting(urls.owner));
    await until(async () => !(await isWaiting(urls.owner)));
    await reader.query('COMMIT');
    await migrated;
    await expect(requireMigrated(urls.serving)).resolves.toBeUndefined();
  } finally {
    await reader.end();
  }
});

async function undoNewest(url: string): Promise<void> {
  const source = await new DataSource({ type: 'postgres', url, migrations: MIGRATIONS }).initialize();
  try {
    await source.undoLastMigration();
  } finally {
    await source.destroy();
  }
}

const isWaiting = async (url: string): Promise<boolean> =>
  (await ask(url, "SELECT FROM pg_locks WHERE NOT granted AND relation = 'migrations'::regclass")).length > 0;

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resume) => setTimeout(resume, 50));
}
