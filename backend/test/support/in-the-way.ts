import { Client } from 'pg';
import type { TestApp } from './app.js';
import { asOwner } from './as-owner.js';

/**
 * Runs `meanwhile` while another unit of work has run a statement and not committed it; then it commits. What calls in
 * `meanwhile` begin may wait for it: do not await those there, but `waiting()` until they do.
 */
export async function inTheWay<T>(
  app: TestApp,
  statement: string,
  values: unknown[],
  meanwhile: () => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: app.ownerUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(statement, values);
    const result = await meanwhile();
    await client.query('COMMIT');
    return result;
  } finally {
    await client.end();
  }
}

/** Until this many units of work wait for a lock. */
export async function waiting(app: Pick<TestApp, 'ownerUrl'>, count = 1): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const rows = await asOwner(
      app,
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (rows.length >= count) return;
    await new Promise((resume) => setTimeout(resume, 25));
  }
  throw new Error('nothing waits for a lock');
}
