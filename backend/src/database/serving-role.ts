import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { codeOf } from './connection-failure.js';
import { SERVING_ROLE } from './connection-urls.js';

const quoted = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`;

/** The role of an address. */
export const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);

type RoleState = 'missing' | 'unused' | 'in use';

/** Whether anybody is connected to this database as `role`. */
async function stateOf(source: DataSource, role: string): Promise<RoleState> {
  const [row]: { used: boolean }[] = await source.query(
    `SELECT EXISTS (SELECT FROM pg_stat_activity WHERE usename = rolname AND datname = current_database()) AS used
     FROM pg_roles WHERE rolname = $1`,
    [role],
  );
  if (!row) return 'missing';
  return row.used ? 'in use' : 'unused';
}

/**
 * Creates the role that serves, unless it is there and its password is right. One that works is left alone, and so is
 * one that other replicas are using: with a new password they would be locked out.
 * @throws Error with the remedy
 */
export async function ensureServingRole(source: DataSource, servingUrl: string): Promise<void> {
  const role = roleOf(servingUrl);
  // The password is base64url by construction: it holds nothing that a literal would have to escape.
  const { password } = new URL(servingUrl);
  const state = await stateOf(source, role);
  const exists = state !== 'missing';
  if (exists && (await mayLogIn(servingUrl))) return;
  if (state === 'in use') {
    throw new Error(
      `Other servers use this database as the role ${role} with another AUTH_SECRET. Set AUTH_SECRET to theirs, or stop them first.`,
    );
  }
  try {
    await source.query(
      exists
        ? `ALTER ROLE ${quoted(role)} LOGIN PASSWORD '${password}'`
        : `CREATE ROLE ${quoted(role)} LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE PASSWORD '${password}'`,
    );
  } catch (error) {
    const [deed, right] = exists ? ['change', 'CREATEROLE and ADMIN OPTION on it'] : ['create', 'CREATEROLE'];
    throw new Error(
      `The role of DATABASE_URL may not ${deed} the role ${role}. Give it ${right}, or create a serving role yourself, ` +
        'name it in DATABASE_URL and name the migrating role in DATABASE_OWNER_URL.',
      { cause: error },
    );
  }
}

/** Whatever else keeps it out is told when the server connects. */
async function mayLogIn(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    return !['28P01', '28000'].includes(codeOf(error));
  } finally {
    await client.end();
  }
}

/** What the server needs, and no more. */
export async function grantRights(source: DataSource, role: string): Promise<void> {
  const name = quoted(role);
  await source.query(`
    GRANT USAGE ON SCHEMA public TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${name};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public TO ${name};
    REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${name};
    REVOKE UPDATE, DELETE ON audit_log FROM ${name};
    -- A policy says of which rows, and that nothing may take its place.
    GRANT UPDATE (ip) ON audit_log TO ${name};
    -- They read with the owner's rights, and everybody on the server may call a function unless told otherwise.
    REVOKE EXECUTE ON FUNCTION find_jobs, find_jobs_spelt_like, find_jobs_written, find_chats FROM PUBLIC;
  `);
}

/**
 * Takes from the role that all databases of a server once shared its rights in this one, as soon as no replica of an
 * earlier version serves as it any more. Another installation on the server may still be using it elsewhere.
 */
export async function retireSharedRole(source: DataSource): Promise<void> {
  if ((await stateOf(source, SERVING_ROLE)) !== 'unused') return;
  await source.query(`
    REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${SERVING_ROLE};
    REVOKE ALL ON ALL SEQUENCES IN SCHEMA public FROM ${SERVING_ROLE};
    REVOKE ALL ON ALL FUNCTIONS IN SCHEMA public FROM ${SERVING_ROLE};
    REVOKE ALL ON SCHEMA public FROM ${SERVING_ROLE};
  `);
}

/**
 * Row-level security does not bind superusers, roles with BYPASSRLS, and whoever may act as the tables' owner.
 * @param serving a connection to serve by: it tells who it is, whatever its address seems to say
 * @throws Error with the remedy for such a role
 */
export async function refuseUnboundRole(serving: Pick<DataSource, 'query'>): Promise<void> {
  const [unbound]: { role: string }[] = await serving.query(
    `SELECT rolname AS role FROM pg_roles WHERE rolname IN (session_user, current_user) AND (rolsuper OR rolbypassrls
       OR pg_has_role(rolname, (SELECT relowner FROM pg_class WHERE oid = 'public.users'::regclass), 'MEMBER'))`,
  );
  if (unbound) {
    throw new Error(
      `The role ${unbound.role} of DATABASE_URL is not bound by row-level security. Name a role there that is neither a ` +
        'superuser, nor has BYPASSRLS, nor owns the tables.',
    );
  }
}
