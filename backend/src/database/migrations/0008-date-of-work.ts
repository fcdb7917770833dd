import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a business charges now is told by its newest work, and years of past jobs may be brought in on one day: the newest
 * job is the one that was done last. Where the owner gave no date, it is the day on which the job was brought in.
 */
export class DateOfWork0008 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'DateOfWork1790000000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Stored: a day taken from a time stamp depends on the session's time zone unless one is named, and no index takes that.
      ALTER TABLE jobs ADD COLUMN worked_on date NOT NULL
        GENERATED ALWAYS AS (coalesce(completed_at, (created_at AT TIME ZONE 'UTC')::date)) STORED;
      CREATE INDEX jobs_newest_work ON jobs (business_id, worked_on DESC, created_at DESC, id DESC);
      ${functionsOrderedBy('worked_on DESC, created_at DESC, id DESC')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${functionsOrderedBy('created_at DESC, id DESC')}
      DROP INDEX jobs_newest_work;
      ALTER TABLE jobs DROP COLUMN worked_on;
    `);
  }
}

/** The searches of the migration before, with another idea of which jobs are the newest. */
const functionsOrderedBy = (newest: string) => `
  CREATE OR REPLACE FUNCTION find_jobs(wanted tsquery, most integer) RETURNS SETOF jobs
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    BEGIN
      RETURN QUERY EXECUTE
        'SELECT * FROM jobs WHERE business_id = $1 AND search @@ $2 ORDER BY ${newest} LIMIT $3'
        USING app_business(), wanted, most;
    END $$;

  CREATE OR REPLACE FUNCTION find_jobs_spelt_like(word text, most integer) RETURNS SETOF jobs
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
    SET pg_trgm.word_similarity_threshold = 0.45 AS $$
    BEGIN
      RETURN QUERY EXECUTE
        'SELECT * FROM jobs WHERE business_id = $1 AND (title || '' '' || description) %> $2
         ORDER BY word_similarity($2, title || '' '' || description) DESC, ${newest} LIMIT $3'
        USING app_business(), word, most;
    END $$;`;
