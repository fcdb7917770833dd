/** PostgreSQL's or the system's code of an error; empty when it has none. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** One sentence on why a database cannot be used and what to do; names host and database, never the password. */
export function describeConnectionFailure(setting: string, url: string, error: unknown): string {
  const { hostname, port, pathname, username } = new URL(url);
  const where = `${hostname}:${port || '5432'}`;
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
      return `No PostgreSQL answers at ${where}. Start it, or correct ${setting} (unset it to use the embedded database).`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${hostname} of ${setting} cannot be found. Correct the name (or unset it to use the embedded database).`;
    case '28P01':
    case '28000':
      return `PostgreSQL at ${where} refuses the role "${username}". Correct the user or password in ${setting}.`;
    case '3D000':
      return `The database "${pathname.slice(1)}" does not exist at ${where}. Create it, or correct ${setting}.`;
    default:
      return `The database at ${where} cannot be used: ${error instanceof Error ? error.message : 'unknown error'}. Check ${setting}.`;
  }
}
