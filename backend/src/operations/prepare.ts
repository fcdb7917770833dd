import { createServer } from 'node:net';
import type { Settings } from '../config/index.js';
import { claimDatabase, databaseUrls, migrate, startEmbedded } from '../database/index.js';
import { checkFolder } from './data-folder.js';

export interface Prepared {
  servingUrl: string;
  /** Gives back what was taken: stops an embedded database. */
  stop(): Promise<void>;
}

/**
 * Everything that must be true before the application is created: the port is free, the data folder can be written,
 * a database runs and has the newest schema.
 * @throws Error with one sentence for the operator.
 */
export async function prepare(settings: Settings, progress: (step: string) => void): Promise<Prepared> {
  await checkPort('PORT', settings.PORT, settings.HOST);
  if (settings.METRICS_PORT !== 0) await checkPort('METRICS_PORT', settings.METRICS_PORT, settings.HOST);
  checkFolder(settings.CHALKLINE_DATA);
  if (settings.DATABASE_URL !== null) {
    const urls = databaseUrls(settings.DATABASE_URL, settings.DATABASE_OWNER_URL, settings.AUTH_SECRET);
    progress('Bringing the database to the newest schema');
    await migrate(urls);
    return { servingUrl: urls.serving, stop: () => Promise.resolve() };
  }
  progress('Starting the embedded PostgreSQL');
  const server = await startEmbedded(settings.CHALKLINE_DATA);
  const release = await claimDatabase(server.url);
  if (release === null) {
    throw new Error(
      `Another Chalkline is running on the data folder ${settings.CHALKLINE_DATA}. Stop it, or set CHALKLINE_DATA to another folder.`,
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
  return { servingUrl: urls.serving, stop };
}

/** Asked first, because everything that follows takes longer. */
function checkPort(setting: string, port: number, host: string): Promise<void> {
  return new Promise((free, busy) => {
    const probe = createServer();
    probe.once('error', ({ code = 'unknown error' }: NodeJS.ErrnoException) => {
      const sentences: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use by another program. Stop that program, or set ${setting} to a free one.`,
        EACCES: `Port ${port} may not be listened on by this user. Set ${setting} to one above 1023.`,
      };
      const elsewhere = `The address ${host} cannot be listened on (${code}). Set HOST to an address of this machine.`;
      busy(new Error(sentences[code] ?? elsewhere));
    });
    probe.listen(port, host, () => {
      probe.close(() => free());
    });
  });
}
