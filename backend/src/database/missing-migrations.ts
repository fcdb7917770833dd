import { codeOf } from './connection-failure.js';
import { MIGRATIONS } from './migrations/index.js';

/** No such table; no right to read it, which the migrations give. */
const NEVER_MIGRATED = ['42P01', '42501'];

/** Runs a statement and gives its rows, over whichever connection. */
type Ask = (statement: string) => Promise<{ applied: number }[]>;

/** One sentence on what the database lacks of the schema that this version needs, or null. */
export async function missingMigrations(ask: Ask): Promise<string | null> {
  const missing = MIGRATIONS.length - (await applied(ask));
  return missing > 0 ? `The database lacks ${missing} of ${MIGRATIONS.length} migrations.` : null;
}

async function applied(ask: Ask): Promise<number> {
  try {
    const [row] = await ask('SELECT count(*)::int AS applied FROM migrations');
    return row?.applied ?? 0;
  } catch (error) {
    if (NEVER_MIGRATED.includes(codeOf(error))) return 0;
    throw error;
  }
}
