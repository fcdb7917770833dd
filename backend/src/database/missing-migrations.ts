import type { DataSource } from 'typeorm';
import { codeOf } from './connection-failure.js';
import { MIGRATIONS } from './migrations/index.js';

/** No such table; no right to read it, which the migrations give. */
const NEVER_MIGRATED = ['42P01', '42501'];

/** One sentence on what the database lacks of the schema that this version needs, or null. */
export async function missingMigrations(source: DataSource): Promise<string | null> {
  const missing = MIGRATIONS.length - (await applied(source));
  return missing > 0 ? `The database lacks ${missing} of ${MIGRATIONS.length} migrations.` : null;
}

async function applied(source: DataSource): Promise<number> {
  try {
    const [row]: { applied: number }[] = await source.query('SELECT count(*)::int AS applied FROM migrations');
    return row?.applied ?? 0;
  } catch (error) {
    if (NEVER_MIGRATED.includes(codeOf(error))) return 0;
    throw error;
  }
}
