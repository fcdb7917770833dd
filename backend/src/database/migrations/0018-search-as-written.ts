import type { MigrationInterface, QueryRunner } from 'typeorm';

const searchable = (phone: string) =>
  `lower(coalesce(contact_name, '') || ' ' || coalesce(contact_email, '') || ' ' || ${phone} || ' ' || summary)`;

const PHONE = `coalesce(contact_phone, '')`;

/** Leads are found by the digits of their phone number, however it is written, and by the start of their id. */
export class SearchAsWritten0018 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'SearchAsWritten1790000000018';

  async up(runner: QueryRunner): Promise<void> {
    await searchIn(runner, searchable(`${PHONE} || ' ' || regexp_replace(${PHONE}, '\\D', '', 'g')`));
    await runner.query(`
      DROP FUNCTION find_chats(text, text, integer, integer);

      -- One page of the leads that match, the newest first: those with the pattern, with the other one, or with an id
      -- between two. The replicas that still know only the first four are answered as before.
      CREATE FUNCTION find_chats(pattern text, wanted_status text, most integer, skipped integer,
        other_pattern text DEFAULT NULL, first_id uuid DEFAULT NULL, last_id uuid DEFAULT NULL) RETURNS SETOF chats
        LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        BEGIN
          RETURN QUERY EXECUTE
            'SELECT * FROM chats WHERE business_id = $1 AND NOT is_preview AND (search LIKE $2'
            || CASE WHEN other_pattern IS NULL THEN '' ELSE ' OR search LIKE $6' END
            || CASE WHEN first_id IS NULL THEN '' ELSE ' OR id BETWEEN $7 AND $8' END
            || CASE WHEN wanted_status IS NULL THEN ')' ELSE ') AND status = $3' END
            || ' ORDER BY created_at DESC, id DESC LIMIT $4 OFFSET $5'
            USING app_business(), pattern, wanted_status, most, skipped, other_pattern, first_id, last_id;
        END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION find_chats(text, text, integer, integer, text, uuid, uuid);
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
    await searchIn(runner, searchable(PHONE));
  }
}

/** Not every PostgreSQL can give a column that is computed another expression. */
const searchIn = (runner: QueryRunner, expression: string): Promise<unknown> =>
  runner.query(`
    ALTER TABLE chats DROP COLUMN search;
    ALTER TABLE chats ADD COLUMN search text GENERATED ALWAYS AS (${expression}) STORED;
    CREATE INDEX chats_search ON chats USING gin (business_id, search gin_trgm_ops)
      WITH (gin_pending_list_limit = 128) WHERE NOT is_preview
  `);
