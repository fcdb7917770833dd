const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** One sentence on why a database cannot be used and what to do; names host and database, never the password. */
export function describeConnectionFailure(url: string, error: unknown): string {
  const { hostname, port, pathname, username } = new URL(url);
  const where = `${hostname}:${port || '5432'}`;
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
      return `No PostgreSQL answers at ${where}. Start it, or correct DATABASE_URL (unset it to use the embedded database).`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${hostname} of DATABASE_URL cannot be found. Correct the name (or unset DATABASE_URL to use the embedded database).`;
    case '28P01':
    case '28000':
      return `PostgreSQL at ${where} refuses the role "${username}". Correct the user or password in DATABASE_URL.`;
    case '3D000':
      return `The database "${pathname.slice(1)}" does not exist at ${where}. Create it, or correct DATABASE_URL.`;
    default:
      return `The database at ${where} cannot be used: ${error instanceof Error ? error.message : 'unknown error'}. Check DATABASE_URL.`;
  }
}
