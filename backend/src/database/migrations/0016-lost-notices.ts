import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which digest told of a lead: one that did not get through has told of nothing. */
export class LostNotices0016 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'LostNotices1790000000016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The digest's dedupe_key.
      ALTER TABLE chats ADD COLUMN digested_by text;
      CREATE INDEX outbox_failed ON outbox (business_id, updated_at) WHERE status = 'failed'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_failed; ALTER TABLE chats DROP COLUMN digested_by');
  }
}
