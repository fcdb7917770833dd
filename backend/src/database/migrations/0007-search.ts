import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Searches that may use the indexes for words and trigrams. Under row-level security PostgreSQL keeps a search out of an
 * index unless its operator is known not to leak rows through errors; those of full text and trigrams are not, and every
 * search would read all jobs of a business. These functions run with the owner's rights instead and name the business
 * themselves: the one that the unit of work is bound to, never one that a caller passes. Their statements are planned
 * anew for each word, because a common word is found fastest from the newest row and a rare one by its index.
 */
export class Search0007 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'Search1790000000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE POLICY jobs_search ON jobs FOR SELECT TO CURRENT_USER USING (true);
      CREATE POLICY chats_search ON chats FOR SELECT TO CURRENT_USER USING (true);

      -- Rows that wait to be merged into an index are read one by one by every search.
      ALTER INDEX jobs_search SET (fastupdate = off);
      ALTER INDEX jobs_trigrams SET (gin_pending_list_limit = 128);
      ALTER INDEX chats_search SET (gin_pending_list_limit = 128);

      -- The newest jobs that match.
      CREATE FUNCTION find_jobs(wanted tsquery, most integer) RETURNS SETOF jobs
        LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        BEGIN
          RETURN QUERY EXECUTE
            'SELECT * FROM jobs WHERE business_id = $1 AND search @@ $2 ORDER BY created_at DESC, id DESC LIMIT $3'
            USING app_business(), wanted, most;
        END $$;

      -- The jobs with a word spelt most like this one. One letter in five may be another: "fense" finds a fence.
      CREATE FUNCTION find_jobs_spelt_like(word text, most integer) RETURNS SETOF jobs
        LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
        SET pg_trgm.word_similarity_threshold = 0.45 AS $$
        BEGIN
          RETURN QUERY EXECUTE
            'SELECT * FROM jobs WHERE business_id = $1 AND (title || '' '' || description) %> $2
             ORDER BY word_similarity($2, title || '' '' || description) DESC, created_at DESC, id DESC LIMIT $3'
            USING app_business(), word, most;
        END $$;

      -- One page of the leads that match, the newest first.
      CREATE FUNCTION find_chats(pattern text, wanted_status text, most integer, skipped integer) RETURNS SETOF chats
        LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        BEGIN
          RETURN QUERY EXECUTE
            'SELECT * FROM chats WHERE business_id = $1 AND NOT is_preview AND search LIKE $2'
            || CASE WHEN wanted_status IS NULL THEN '' ELSE ' AND status = $3' END
            || ' ORDER BY created_at DESC, id DESC LIMIT $4 OFFSET $5'
            USING app_business(), pattern, wanted_status, most, skipped;
        END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION find_chats(text, text, integer, integer);
      DROP FUNCTION find_jobs_spelt_like(text, integer);
      DROP FUNCTION find_jobs(tsquery, integer);
      ALTER INDEX chats_search RESET (gin_pending_list_limit);
      ALTER INDEX jobs_trigrams RESET (gin_pending_list_limit);
      ALTER INDEX jobs_search RESET (fastupdate);
      DROP POLICY chats_search ON chats;
      DROP POLICY jobs_search ON jobs;
    `);
  }
}
