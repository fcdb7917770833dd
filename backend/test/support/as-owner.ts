import { Client } from 'pg';
import type { TestApp } from './app.js';

/** Runs SQL as the role that owns the tables and sees everything. */
export async function asOwner<Row>(
  app: Pick<TestApp, 'ownerUrl'>,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: app.ownerUrl });
  await client.connect();
  try {
    // The caller names the shape of the rows that it asks for. The owner is bound by forced policies, a superuser is not.
    return (await client.query(statement, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
