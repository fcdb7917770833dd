import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an owner brings: past jobs and pricing rules, and what was learned from both. */
export class JobsAndRules0002 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'JobsAndRules1790000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE jobs (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        business_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        title text NOT NULL,
        description text NOT NULL,
        price_cents bigint NOT NULL CHECK (price_cents >= 0),
        completed_at date,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        -- Same text, price and date: the same job brought in twice.
        content_hash bytea NOT NULL,
        -- The simple dictionary: stems differ between the reader and the database otherwise, and trade words are not prose.
        search tsvector GENERATED ALWAYS AS (to_tsvector('simple', title || ' ' || description)) STORED
      );
      CREATE INDEX jobs_newest ON jobs (business_id, created_at DESC, id DESC);
      CREATE INDEX jobs_content ON jobs (business_id, content_hash);
      CREATE INDEX jobs_search ON jobs USING gin (business_id, search);
      CREATE INDEX jobs_trigrams ON jobs USING gin (business_id, (title || ' ' || description) gin_trgm_ops);

      CREATE TABLE pricing_rules (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        business_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        title text NOT NULL,
        description text NOT NULL,
        is_active boolean NOT NULL DEFAULT true,
        interpretation jsonb NOT NULL,
        -- The owner's own confirmation of a reading that the grammar did not find.
        confirmed boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX pricing_rules_newest ON pricing_rules (business_id, created_at DESC, id DESC);

      -- What the jobs and rules teach, computed once and reused until either changes.
      CREATE TABLE pricing_models (
        business_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        -- Counts every change of a job or rule; the model is stale while learned_revision lags behind.
        revision bigint NOT NULL DEFAULT 1,
        learned_revision bigint NOT NULL DEFAULT 0,
        learned_at timestamptz,
        model jsonb,
        accuracy jsonb
      );

      -- No writer can forget it: any change of jobs or rules makes what was learned from them stale.
      CREATE FUNCTION pricing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF app_business() IS NOT NULL THEN
          INSERT INTO pricing_models (business_id) VALUES (app_business())
          ON CONFLICT (business_id) DO UPDATE SET revision = pricing_models.revision + 1;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER jobs_changed AFTER INSERT OR UPDATE OR DELETE ON jobs FOR EACH STATEMENT EXECUTE FUNCTION pricing_changed();
      CREATE TRIGGER pricing_rules_changed AFTER INSERT OR UPDATE OR DELETE ON pricing_rules
        FOR EACH STATEMENT EXECUTE FUNCTION pricing_changed();

      ALTER TABLE jobs ENABLE ROW LEVEL SECURITY;
      ALTER TABLE jobs FORCE ROW LEVEL SECURITY;
      CREATE POLICY jobs_own ON jobs USING (business_id = app_business());
      ALTER TABLE pricing_rules ENABLE ROW LEVEL SECURITY;
      ALTER TABLE pricing_rules FORCE ROW LEVEL SECURITY;
      CREATE POLICY pricing_rules_own ON pricing_rules USING (business_id = app_business());
      ALTER TABLE pricing_models ENABLE ROW LEVEL SECURITY;
      ALTER TABLE pricing_models FORCE ROW LEVEL SECURITY;
      CREATE POLICY pricing_models_own ON pricing_models USING (business_id = app_business());
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE pricing_models, pricing_rules, jobs; DROP FUNCTION pricing_changed()');
  }
}
