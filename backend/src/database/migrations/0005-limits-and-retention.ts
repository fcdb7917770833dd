import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counters that all replicas share, and what the clean-up of old conversations needs. */
export class LimitsAndRetention0005 implements MigrationInterface {
  // TypeORM wants 13 digits at the end; the last ones are the order.
  name = 'LimitsAndRetention1790000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The column order is the one that rate-limiter-flexible inserts by. Keys are hashes; losing the table in a crash costs nothing.
      CREATE UNLOGGED TABLE rate_limits (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );

      -- Files of deleted photos, whatever deleted the row (the photo, its chat, its business), until the file is gone too.
      CREATE TABLE photo_deletions (
        storage_key text PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      ALTER TABLE photo_deletions ENABLE ROW LEVEL SECURITY;
      ALTER TABLE photo_deletions FORCE ROW LEVEL SECURITY;
      CREATE POLICY photo_deletions_add ON photo_deletions FOR INSERT WITH CHECK (true);
      CREATE POLICY photo_deletions_work ON photo_deletions USING (app_scope() = 'worker');
      CREATE FUNCTION queue_photo_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO photo_deletions (storage_key) VALUES (OLD.storage_key);
        RETURN OLD;
      END $$;
      CREATE TRIGGER chat_photos_deleted AFTER DELETE ON chat_photos
        FOR EACH ROW EXECUTE FUNCTION queue_photo_deletion();

      -- The clean-up sees conversations of every business in order to delete the expired ones, and may do nothing else to them.
      CREATE POLICY chats_expiry_find ON chats FOR SELECT USING (app_scope() = 'worker');
      CREATE POLICY chats_expiry_delete ON chats FOR DELETE USING (app_scope() = 'worker');
      -- One business's oldest first.
      CREATE INDEX chats_oldest ON chats (business_id, updated_at) WHERE NOT is_preview;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX chats_oldest;
      DROP POLICY chats_expiry_delete ON chats;
      DROP POLICY chats_expiry_find ON chats;
      DROP TRIGGER chat_photos_deleted ON chat_photos;
      DROP FUNCTION queue_photo_deletion();
      DROP TABLE photo_deletions, rate_limits;
    `);
  }
}
