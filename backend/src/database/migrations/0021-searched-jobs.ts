import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The search of the list of jobs may use the trigrams (migration 0007 says why it needs a function for that): a rare word
 * among 100,000 jobs took a quarter of a second twice, once for the page and once for the number of matches.
 */
export class SearchedJobs0021 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'SearchedJobs1790000000021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The ids of some of the jobs that match, in no order: all of them where there are fewer than most.
      CREATE FUNCTION find_jobs_written(pattern text, most integer) RETURNS SETOF uuid
        LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        BEGIN
          RETURN QUERY EXECUTE
            'SELECT id FROM jobs WHERE business_id = $1 AND (title || '' '' || description) ILIKE $2 LIMIT $3'
            USING app_business(), pattern, most;
        END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION find_jobs_written(text, integer)');
  }
}
