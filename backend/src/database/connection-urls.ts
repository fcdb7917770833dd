import { createHash, createHmac } from 'node:crypto';

/** Begins the name of every serving role that we create. A role of this name alone is for every database of a server; none is made. */
export const SERVING_ROLE = 'chalkline_app';

/** PostgreSQL cuts longer names off. In bytes. */
const LONGEST_NAME = 63;

export interface DatabaseUrls {
  /** Migrates; owns the tables. */
  owner: string;
  /** Serves requests; bound by the policies. */
  serving: string;
  /** Whether migrating also creates the serving role and its password. */
  managesServingRole: boolean;
}

/**
 * With one address, the serving role is set up on that server. Roles belong to a whole server, so its name holds the
 * database's, and installations side by side do not meet.
 * @param secret what every replica knows and which outlasts the owner's password: its own password is derived from it.
 *   Without one, from the owner's
 */
export function databaseUrls(databaseUrl: string, ownerUrl: string | null, secret: string | null = null): DatabaseUrls {
  if (ownerUrl !== null) return { owner: ownerUrl, serving: databaseUrl, managesServingRole: false };
  const serving = new URL(databaseUrl);
  const { username, password } = serving;
  const role = servingRole(decodeURIComponent(serving.pathname.slice(1) || username));
  serving.password = createHmac('sha256', secret ?? `${username}:${password}`)
    .update(role)
    .digest('base64url');
  // The address itself would leave a % as it is.
  serving.username = encodeURIComponent(role);
  return { owner: databaseUrl, serving: serving.href, managesServingRole: true };
}

/** The role that serves a database; of a long name, a part and a digest of the whole. */
export function servingRole(database: string): string {
  const name = `${SERVING_ROLE}_${database}`;
  if (Buffer.byteLength(name) <= LONGEST_NAME) return name;
  const digest = createHash('sha256').update(database).digest('hex').slice(0, 16);
  const start = database.replace(/[^\w-]/g, '').slice(0, LONGEST_NAME - SERVING_ROLE.length - digest.length - 2);
  return `${SERVING_ROLE}_${start}_${digest}`;
}
