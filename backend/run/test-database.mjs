import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { path } from './project.mjs';

export const TEMPLATE = 'chalkline_test_template';

/**
 * A PostgreSQL for tests, with a migrated template that every test file copies: TEST_DATABASE_URL when set, else an
 * embedded one in a folder of its own.
 */
export async function startTestDatabase() {
  const { startEmbedded, migrate, databaseUrls } = await import(path('backend/dist/src/database/index.js'));
  const { default: pg } = await import('pg');
  const given = process.env.TEST_DATABASE_URL;
  const folder = given ? null : mkdtempSync(join(tmpdir(), 'chalkline-test-'));
  const server = folder ? await startEmbedded(folder) : null;
  const url = given ?? server.url;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE}`);
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const template = new URL(url);
  template.pathname = `/${TEMPLATE}`;
  await migrate(databaseUrls(template.href, null));
  return {
    url,
    async stop() {
      await server?.stop();
      if (folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}
