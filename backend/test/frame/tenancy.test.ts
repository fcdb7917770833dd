import { Client } from 'pg';
import { call, signUp } from '../support/client.js';
import { type TestApp, startApp } from '../support/app.js';

const TABLES = [
  'jobs',
  'pricing_rules',
  'pricing_models',
  'chats',
  'chat_messages',
  'guard_notices',
  'chat_photos',
  'widget_sightings',
  'outbox',
  'quotes',
  'profiles',
  'users',
  'refresh_tokens',
];

let test: TestApp;
let serving: Client;

beforeAll(async () => {
  test = await startApp();
  serving = new Client({ connectionString: test.servingUrl });
  await serving.connect();
});
afterAll(async () => {
  await serving.end();
  await test.close();
});

const asBusiness = async (id: string, statement: string, values: unknown[] = []) => {
  await serving.query('BEGIN');
  try {
    await serving.query("SELECT set_config('app.business_id', $1, true)", [id]);
    return await serving.query(statement, values);
  } finally {
    await serving.query('ROLLBACK');
  }
};

describe('row-level security, as the serving role itself', () => {
  // migrations and rate_limits hold nothing of any business.
  it('binds the role, and every table is forced', async () => {
    const { rows: roles } = await serving.query(
      'SELECT rolsuper, rolbypassrls FROM pg_roles WHERE rolname = current_user',
    );
    expect(roles).toEqual([{ rolsuper: false, rolbypassrls: false }]);
    const { rows } = await serving.query(
      `SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
       AND NOT (relrowsecurity AND relforcerowsecurity) AND relname NOT IN ('migrations', 'rate_limits')`,
    );
    expect(rows).toEqual([]);
  });

  it("sees nothing of another business, and can't write into it", async () => {
    const [mine, theirs] = [await signUp(test.api), await signUp(test.api)];
    await call(`${test.api}/jobs`, {
      method: 'POST',
      token: theirs.token,
      body: { title: 'Fence', description: 'Paint the fence', price: 300 },
    });
    await call(`${test.api}/rules`, {
      method: 'POST',
      token: theirs.token,
      body: { title: 'Minimum', description: 'Minimum job is $250' },
    });
    await call(`${test.api}/quote/generate`, {
      method: 'POST',
      body: { message: 'Paint my fence', businessId: theirs.id, isPreview: false, chatId: null, messages: [] },
    });
    const owner = new Client({ connectionString: test.ownerUrl });
    await owner.connect();
    const { rows: kept } = await owner.query(
      'SELECT (SELECT count(*) FROM jobs)::int AS jobs, (SELECT count(*) FROM chats)::int AS chats',
    );
    await owner.end();
    expect(kept).toEqual([{ jobs: 1, chats: 1 }]);
    for (const table of TABLES) {
      const column = ['profiles', 'users'].includes(table)
        ? 'id'
        : table === 'refresh_tokens'
          ? 'user_id'
          : 'business_id';
      const { rows } = await asBusiness(
        mine.id,
        `SELECT ${column} AS business FROM ${table} WHERE ${column} IS DISTINCT FROM $1`,
        [mine.id],
      );
      expect({ table, rows }).toEqual({ table, rows: [] });
      const { rows: unbound } = await serving.query(`SELECT count(*)::int AS seen FROM ${table}`);
      expect({ table, unbound }).toEqual({ table, unbound: [{ seen: 0 }] });
    }
    const searches = [
      `SELECT id FROM find_jobs(to_tsquery('simple', 'fence'), 10)`,
      `SELECT id FROM find_jobs_spelt_like('fense', 10)`,
      `SELECT id FROM find_chats('%', NULL, 10, 0)`,
    ];
    for (const search of searches) {
      expect({ search, rows: (await asBusiness(mine.id, search)).rows }).toEqual({ search, rows: [] });
      expect({ search, rows: (await serving.query(search)).rows }).toEqual({ search, rows: [] });
    }
    expect((await asBusiness(theirs.id, searches.join(' UNION ALL '))).rows).toHaveLength(3);
    await expect(
      asBusiness(
        mine.id,
        "INSERT INTO jobs (business_id, title, description, price_cents, content_hash) VALUES ($1, 'x', 'x', 1, 'x')",
        [theirs.id],
      ),
    ).rejects.toThrow('row-level security');
    const { rowCount } = await asBusiness(mine.id, 'UPDATE jobs SET price_cents = 0');
    expect(rowCount).toBe(0);
  });

  it('may not change the schema, the migrations or the audit log', async () => {
    for (const statement of [
      'CREATE TABLE t (id int)',
      'ALTER TABLE jobs DISABLE ROW LEVEL SECURITY',
      'DELETE FROM migrations',
      'DELETE FROM audit_log',
      "UPDATE audit_log SET actor = ''",
      'DROP POLICY jobs_own ON jobs',
    ]) {
      await expect(serving.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    }
  });
});
