import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** How a PostgreSQL program is started: as ourselves, or, because it refuses to run as root, as another user. */
export interface Account {
  uid: number | null;
  gid: number | null;
  /** Program and arguments that go before the command. */
  prefix: string[];
}

const OURSELVES: Account = { uid: null, gid: null, prefix: [] };
const USER = 'postgres';
const EXECUTE_BY_OTHERS = 0o001;

/**
 * The account for programs that work in `folders`.
 * @throws Error with the remedy when we are root and no other account can be used.
 */
export function serverAccount(folders: string[]): Account {
  if (process.getuid?.() !== 0) return OURSELVES;
  const ids = idsOf(USER) ?? createUser();
  if (folders.every(openToOthers)) return { ...ids, prefix: [] };
  // Somewhere above is a folder that only root may pass through. The right to look through folders, and no other, goes along.
  const capability = '+dac_read_search';
  const prefix = [
    'setpriv',
    '--reuid',
    USER,
    '--regid',
    USER,
    '--clear-groups',
    '--inh-caps',
    capability,
    '--ambient-caps',
    capability,
  ];
  try {
    execFileSync('setpriv', [...prefix.slice(1), 'true'], { stdio: 'ignore' });
  } catch (error) {
    throw new Error(
      `PostgreSQL does not run as root, and the user "${USER}" may not enter ${folders[0] ?? ''}. Start as another user, or set CHALKLINE_DATA to a folder below one that everybody may enter.`,
      { cause: error },
    );
  }
  return { ...ids, prefix };
}

function idsOf(user: string): { uid: number; gid: number } | null {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    // No such user yet.
    return null;
  }
}

function createUser(): { uid: number; gid: number } {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', USER], { stdio: 'ignore' });
  } catch (error) {
    throw new Error(
      `PostgreSQL does not run as root, and the user "${USER}" could not be created. Start as another user, or set DATABASE_URL.`,
      {
        cause: error,
      },
    );
  }
  const ids = idsOf(USER);
  if (!ids) throw new Error(`The user "${USER}" was created and cannot be found. Set DATABASE_URL instead.`);
  return ids;
}

function openToOthers(folder: string): boolean {
  for (let path = resolve(folder); ; path = dirname(path)) {
    if ((statSync(path).mode & EXECUTE_BY_OTHERS) === 0) return false;
    if (path === dirname(path)) return true;
  }
}
