import { DataSource } from 'typeorm';
import { ADVISORY_LOCKS } from './advisory-locks.js';
import { type DatabaseUrls, SERVING_ROLE } from './connection-urls.js';
import { describeConnectionFailure } from './connection-failure.js';
import { MIGRATIONS } from './migrations/index.js';

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
    await runner.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
    if (urls.managesServingRole) await createServingRole(source, urls.serving);
    await source.runMigrations({ transaction: 'each' });
    await grantRights(source, servingRoleName(urls));
    await refuseUnboundRole(source, servingRoleName(urls));
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCKS.migration]);
    await runner.release();
    await source.destroy();
  }
}

async function connect(setting: string, url: string): Promise<DataSource> {
  const source = new DataSource({ type: 'postgres', url, migrations: MIGRATIONS, poolSize: 2 });
  try {
    return await source.initialize();
  } catch (error) {
    throw new Error(describeConnectionFailure(setting, url, error), { cause: error });
  }
}

/** Row-level security does not bind superusers, roles with BYPASSRLS, and whoever may act as the tables' owner. */
async function refuseUnboundRole(source: DataSource, role: string): Promise<void> {
  const [row]: { unbound: boolean }[] = await source.query(
    `SELECT rolsuper OR rolbypassrls OR pg_has_role(rolname, current_user, 'MEMBER') AS unbound FROM pg_roles WHERE rolname = $1`,
    [role],
  );
  if (row?.unbound !== false) {
    throw new Error(
      `The role ${role} of DATABASE_URL is not bound by row-level security. Name a role there that is neither a superuser, ` +
        'nor has BYPASSRLS, nor owns the tables.',
    );
  }
}

const servingRoleName = (urls: DatabaseUrls) => decodeURIComponent(new URL(urls.serving).username);

const quoted = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`;

async function createServingRole(source: DataSource, servingUrl: string): Promise<void> {
  const password = new URL(servingUrl).password;
  try {
    await source.query(`DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${SERVING_ROLE}') THEN
        CREATE ROLE ${SERVING_ROLE} LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
      END IF;
    END $$`);
    // The password is base64url by construction: it holds nothing that a literal would have to escape.
    await source.query(`ALTER ROLE ${SERVING_ROLE} LOGIN PASSWORD '${password}'`);
  } catch (error) {
    throw new Error(
      `The role of DATABASE_URL may not create the role ${SERVING_ROLE}. Give it CREATEROLE, or create a serving role yourself, ` +
        'name it in DATABASE_URL and name the migrating role in DATABASE_OWNER_URL.',
      { cause: error },
    );
  }
}

async function grantRights(source: DataSource, role: string): Promise<void> {
  const name = quoted(role);
  await source.query(`
    GRANT USAGE ON SCHEMA public TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${name};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public TO ${name};
    REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${name};
    REVOKE UPDATE, DELETE ON audit_log FROM ${name};
  `);
}
