import type { Settings } from '../config/index.js';
import { claimDatabase, databaseUrls, migrate, requireMigrated, startEmbedded } from '../database/index.js';
import { checkFolder } from './data-folder.js';
import { listenableHost } from './listenable.js';

interface Prepared {
  servingUrl: string;
  /** The address to listen on. */
  host: string;
  /** Gives back what was taken: stops an embedded database. */
  stop(): Promise<void>;
}

/**
 * Everything that must be true before the application is created: the port is free, the data folder can be written,
 * a database runs and has the newest schema.
 * @throws Error with one sentence for the operator.
 */
export async function prepare(settings: Settings, progress: (step: string) => void): Promise<Prepared> {
  const { CHALKLINE_DATA, DATABASE_URL, HOST, METRICS_PORT, MIGRATE_AT_START, PORT } = settings;
  const host = await listenableHost('PORT', PORT, HOST);
  if (METRICS_PORT !== 0) await listenableHost('METRICS_PORT', METRICS_PORT, host);
  checkFolder(CHALKLINE_DATA);
  if (DATABASE_URL !== null) {
    const stop = () => Promise.resolve();
    if (!MIGRATE_AT_START) {
      await requireMigrated(DATABASE_URL);
      return { servingUrl: DATABASE_URL, host, stop };
    }
    progress('Bringing the database to the newest schema');
    return { servingUrl: await migrated(settings, DATABASE_URL), host, stop };
  }
  progress('Starting the embedded PostgreSQL');
  const server = await startEmbedded(CHALKLINE_DATA);
  const release = await claimDatabase(server.url);
  if (release === null) {
    throw new Error(
      `Another Chalkline is running on the data folder ${CHALKLINE_DATA}. Stop it, or set CHALKLINE_DATA to another folder.`,
    );
  }
  const urls = databaseUrls(server.url, null);
  const stop = async () => {
    await release();
    await server.stop();
  };
  try {
    progress(server.created ? 'Creating the tables' : 'Bringing the database to the newest schema');
    await migrate(urls);
  } catch (error) {
    await stop();
    throw error;
  }
  return { servingUrl: urls.serving, host, stop };
}

/**
 * Migrates, and nothing else: for a process that knows the owner's secret, before servers that do not.
 * @throws Error with one sentence for the operator.
 */
export async function migrateOnly(settings: Settings): Promise<void> {
  const { DATABASE_OWNER_URL, DATABASE_URL, MIGRATE_AT_START } = settings;
  if (DATABASE_URL === null) {
    throw new Error(
      'The command "migrate" needs DATABASE_URL: an embedded database is migrated when the server starts.',
    );
  }
  if (!MIGRATE_AT_START && DATABASE_OWNER_URL === null) {
    throw new Error(
      'The command "migrate" needs DATABASE_OWNER_URL: where MIGRATE_AT_START is false, DATABASE_URL names the serving role.',
    );
  }
  await migrated(settings, DATABASE_URL);
}

/** The address to serve by, after migrating. */
async function migrated({ AUTH_SECRET, DATABASE_OWNER_URL }: Settings, databaseUrl: string): Promise<string> {
  const urls = databaseUrls(databaseUrl, DATABASE_OWNER_URL, AUTH_SECRET);
  await migrate(urls);
  return urls.serving;
}
