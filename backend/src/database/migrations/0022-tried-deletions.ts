import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A photo's file that could not be removed is tried again later, behind the others, and counts as waiting until it is gone.
 * It is due, whenever the next attempt comes: a replica that does not know of attempts may remove it as well.
 */
export class TriedDeletions0022 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'TriedDeletions1790000000022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE photo_deletions ADD COLUMN attempts integer NOT NULL DEFAULT 0;
      CREATE POLICY photo_deletions_tried ON photo_deletions USING (app_scope() = 'worker' AND attempts > 0)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP POLICY photo_deletions_tried ON photo_deletions;
      ALTER TABLE photo_deletions DROP COLUMN attempts
    `);
  }
}
