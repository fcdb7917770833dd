import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { codeOf } from './connection-failure.js';
import { SERVING_ROLE } from './connection-urls.js';

const quoted = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`;

/** The role of an address. */
export const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);

/**
 * Creates the role that serves, unless it is there and its password is right. One that works is left alone, because
 * other replicas are using it.
 */
export async function ensureServingRole(source: DataSource, servingUrl: string): Promise<void> {
  const role = roleOf(servingUrl);
  // The password is base64url by construction: it holds nothing that a literal would have to escape.
  const { password } = new URL(servingUrl);
  const known: unknown[] = await source.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  if (known.length > 0 && (await mayLogIn(servingUrl))) return;
  try {
    await source.query(
      known.length > 0
        ? `ALTER ROLE ${quoted(role)} LOGIN PASSWORD '${password}'`
        : `CREATE ROLE ${quoted(role)} LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE PASSWORD '${password}'`,
    );
  } catch (error) {
    throw new Error(
      `The role of DATABASE_URL may not create the role ${role}. Give it CREATEROLE, or create a serving role yourself, ` +
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
    -- They read with the owner's rights, and everybody on the server may call a function unless told otherwise.
    REVOKE EXECUTE ON FUNCTION find_jobs, find_jobs_spelt_like, find_chats FROM PUBLIC;
  `);
}

/**
 * Takes from the role that all databases of a server once shared its rights in this one, as soon as no replica of an
 * earlier version serves as it any more. Another installation on the server may still be using it elsewhere.
 */
export async function retireSharedRole(source: DataSource): Promise<void> {
  const [row]: { retired: boolean }[] = await source.query(
    `SELECT NOT EXISTS (SELECT FROM pg_stat_activity WHERE usename = $1 AND datname = current_database()) AS retired
     FROM pg_roles WHERE rolname = $1`,
    [SERVING_ROLE],
  );
  if (!row?.retired) return;
  await source.query(`
    REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${SERVING_ROLE};
    REVOKE ALL ON ALL SEQUENCES IN SCHEMA public FROM ${SERVING_ROLE};
    REVOKE ALL ON ALL FUNCTIONS IN SCHEMA public FROM ${SERVING_ROLE};
    REVOKE ALL ON SCHEMA public FROM ${SERVING_ROLE};
  `);
}

/**
 * Row-level security does not bind superusers, roles with BYPASSRLS, and whoever may act as the tables' owner.
 * @throws Error with the remedy for such a role
 */
export async function refuseUnboundRole(source: Pick<DataSource, 'query'>, role: string): Promise<void> {
  const [row]: { unbound: boolean }[] = await source.query(
    `SELECT rolsuper OR rolbypassrls OR pg_has_role(rolname, (SELECT relowner FROM pg_class WHERE oid = 'public.users'::regclass), 'MEMBER')
       AS unbound FROM pg_roles WHERE rolname = $1`,
    [role],
  );
  if (row?.unbound !== false) {
    throw new Error(
      `The role ${role} of DATABASE_URL is not bound by row-level security. Name a role there that is neither a superuser, ` +
        'nor has BYPASSRLS, nor owns the tables.',
    );
  }
}
