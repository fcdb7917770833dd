import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People, their businesses and their sessions, and the two functions that every policy asks. */
export class Accounts0001 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'Accounts1790000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE EXTENSION IF NOT EXISTS btree_gin;

      -- The business that the current unit of work is for, and what kind of system work it is, if any.
      CREATE FUNCTION app_business() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
        AS $$ SELECT nullif(current_setting('app.business_id', true), '')::uuid $$;
      CREATE FUNCTION app_scope() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
        AS $$ SELECT coalesce(current_setting('app.scope', true), '') $$;

      CREATE TABLE users (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text NOT NULL,
        password_hash text NOT NULL,
        role text NOT NULL DEFAULT 'owner' CHECK (role IN ('owner', 'admin')),
        needs_password_change boolean NOT NULL DEFAULT false,
        temporary_password_expires_at timestamptz,
        mfa_secret text,
        mfa_enabled boolean NOT NULL DEFAULT false,
        mfa_last_step bigint,
        viewed boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX users_email ON users (lower(email));
      CREATE INDEX users_signups ON users (viewed, created_at DESC, id DESC);

      CREATE TABLE profiles (
        id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        business_name text NOT NULL,
        industry text NOT NULL,
        name text NOT NULL DEFAULT '',
        phone text NOT NULL DEFAULT '',
        business_address text NOT NULL DEFAULT '',
        contact_email text NOT NULL DEFAULT '',
        about text NOT NULL DEFAULT '',
        services text[] NOT NULL DEFAULT '{}',
        country text NOT NULL DEFAULT 'US',
        timezone text NOT NULL DEFAULT 'America/New_York',
        widget_greeting text NOT NULL DEFAULT '',
        widget_color text NOT NULL DEFAULT '#1F5FBF',
        widget_position text NOT NULL DEFAULT 'right' CHECK (widget_position IN ('left', 'right')),
        allowed_origins text[] NOT NULL DEFAULT '{}',
        price_visibility text NOT NULL DEFAULT 'at_once' CHECK (price_visibility IN ('at_once', 'after_contact', 'never')),
        notice_mode text NOT NULL DEFAULT 'each' CHECK (notice_mode IN ('each', 'digest')),
        webhook_url text,
        webhook_secret text,
        retention_days integer CHECK (retention_days BETWEEN 1 AND 3650),
        updated_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE refresh_tokens (
        token_hash bytea PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        family_id uuid NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        revoked_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX refresh_tokens_family ON refresh_tokens (family_id);
      CREATE INDEX refresh_tokens_user ON refresh_tokens (user_id);

      CREATE TABLE password_resets (
        token_hash bytea PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX password_resets_user ON password_resets (user_id);

      CREATE TABLE recovery_codes (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        used_at timestamptz,
        PRIMARY KEY (user_id, code_hash)
      );

      CREATE TABLE audit_log (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        actor_id uuid,
        actor text NOT NULL,
        action text NOT NULL,
        subject text NOT NULL DEFAULT '',
        ip text NOT NULL DEFAULT ''
      );
      CREATE INDEX audit_log_newest ON audit_log (id DESC);

      ALTER TABLE users ENABLE ROW LEVEL SECURITY;
      ALTER TABLE users FORCE ROW LEVEL SECURITY;
      CREATE POLICY users_own ON users USING (id = app_business() OR app_scope() IN ('auth', 'admin'));
      ALTER TABLE profiles ENABLE ROW LEVEL SECURITY;
      ALTER TABLE profiles FORCE ROW LEVEL SECURITY;
      CREATE POLICY profiles_own ON profiles USING (id = app_business() OR app_scope() IN ('auth', 'admin', 'worker'));
      ALTER TABLE refresh_tokens ENABLE ROW LEVEL SECURITY;
      ALTER TABLE refresh_tokens FORCE ROW LEVEL SECURITY;
      CREATE POLICY refresh_tokens_own ON refresh_tokens USING (user_id = app_business() OR app_scope() IN ('auth', 'admin', 'worker'));
      ALTER TABLE password_resets ENABLE ROW LEVEL SECURITY;
      ALTER TABLE password_resets FORCE ROW LEVEL SECURITY;
      CREATE POLICY password_resets_own ON password_resets USING (user_id = app_business() OR app_scope() IN ('auth', 'worker'));
      ALTER TABLE recovery_codes ENABLE ROW LEVEL SECURITY;
      ALTER TABLE recovery_codes FORCE ROW LEVEL SECURITY;
      CREATE POLICY recovery_codes_own ON recovery_codes USING (user_id = app_business() OR app_scope() = 'auth');
      ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY;
      ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;
      CREATE POLICY audit_log_write ON audit_log FOR INSERT WITH CHECK (true);
      CREATE POLICY audit_log_read ON audit_log FOR SELECT USING (app_scope() = 'admin' OR actor_id = app_business());
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE audit_log, recovery_codes, password_resets, refresh_tokens, profiles, users;
      DROP FUNCTION app_scope();
      DROP FUNCTION app_business();
    `);
  }
}
