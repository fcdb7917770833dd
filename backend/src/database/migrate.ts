import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { DataSource, QueryFailedError } from 'typeorm';
import { ADVISORY_LOCKS } from './advisory-locks.js';
import { type DatabaseUrls, SERVING_ROLE } from './connection-urls.js';
import { describeConnectionFailure } from './connection-failure.js';
import { MIGRATIONS } from './migrations/index.js';
import { missingMigrations } from './missing-migrations.js';
import { ensureServingRole, grantRights, refuseUnboundRole, retireSharedRole, roleOf } from './serving-role.js';

/** How long a migration may keep others waiting behind it for a table. */
const LOCK_WAIT_MS = 3_000;
const STAND_BACK_MS = 5_000;
/** Some ten minutes altogether. */
const MOST_ATTEMPTS = 75;

/**
 * Brings the database to the newest schema and gives the serving role its rights. Safe to run from many replicas.
 * @throws Error with one sentence for the operator when the database cannot be reached or the role may not migrate.
 */
export async function migrate(urls: DatabaseUrls): Promise<void> {
  // A serving role of the operator's own must be there before anything is changed for it.
  if (!urls.managesServingRole) await (await connect('DATABASE_URL', urls.serving)).destroy();
  const source = await connect(urls.managesServingRole ? 'DATABASE_URL' : 'DATABASE_OWNER_URL', urls.owner);
  const runner = source.createQueryRunner();
  try {
    // Another replica's migration may take its time.
    await runner.query('SET lock_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
    if (urls.managesServingRole) await ensureServingRole(source, urls.serving);
    await runMigrations(source);
    await grantRights(source, roleOf(urls.serving));
    await asServing(urls.serving, refuseUnboundRole);
    if (roleOf(urls.serving) !== SERVING_ROLE) await retireSharedRole(source);
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCKS.migration]);
    await runner.release();
    await source.destroy();
  }
}

/**
 * While a migration waits for a table that a long statement holds, every statement that comes after it waits too: it
 * stands back soon, lets them pass, and tries again. What a migration has done by then is undone with its transaction.
 */
async function runMigrations(source: DataSource): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await source.runMigrations({ transaction: 'each' });
      return;
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isLockTimeout(error)) throw error;
      await pause(STAND_BACK_MS);
    }
  }
}

/** PostgreSQL's lock_not_available. */
const isLockTimeout = (error: unknown): boolean =>
  error instanceof QueryFailedError && error.driverError instanceof DatabaseError && error.driverError.code === '55P03';

/**
 * Looks whether another process has migrated, for a server that knows the serving role only.
 * @throws Error with one sentence for the operator when it has not, or the role is not bound by row-level security.
 */
export const requireMigrated = (servingUrl: string): Promise<void> =>
  asServing(servingUrl, async (source) => {
    const problem = await missingMigrations((statement) => source.query(statement));
    if (problem !== null) {
      throw new Error(
        `${problem} Run the command "migrate" first, with DATABASE_OWNER_URL, or set MIGRATE_AT_START to true.`,
      );
    }
    await refuseUnboundRole(source);
  });

async function asServing(url: string, work: (source: DataSource) => Promise<void>): Promise<void> {
  const source = await connect('DATABASE_URL', url);
  try {
    await work(source);
  } finally {
    await source.destroy();
  }
}

async function connect(setting: string, url: string): Promise<DataSource> {
  const source = new DataSource({
    type: 'postgres',
    url,
    migrations: MIGRATIONS,
    poolSize: 2,
    extra: { lock_timeout: LOCK_WAIT_MS },
  });
  try {
    return await source.initialize();
  } catch (error) {
    throw new Error(describeConnectionFailure(setting, url, error), { cause: error });
  }
}
