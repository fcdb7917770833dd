import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The file of a photo is due for deletion from before it is written until its row is: whatever comes between, nobody's
 * picture stays behind. A business may only touch what lies under its own id.
 */
export class PhotosOnTheirWay0020 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'PhotosOnTheirWay1790000000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE photo_deletions ADD COLUMN due_at timestamptz NOT NULL DEFAULT now();
      CREATE INDEX photo_deletions_due ON photo_deletions (due_at);
      CREATE POLICY photo_deletions_own ON photo_deletions USING (storage_key LIKE app_business() || '/%');
      -- A replica that knows nothing of due_at must not see what is not due: its photo may be on its way.
      DROP POLICY photo_deletions_work ON photo_deletions;
      CREATE POLICY photo_deletions_work ON photo_deletions USING (app_scope() = 'worker' AND due_at <= now())
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP POLICY photo_deletions_work ON photo_deletions;
      CREATE POLICY photo_deletions_work ON photo_deletions USING (app_scope() = 'worker');
      DROP POLICY photo_deletions_own ON photo_deletions;
      DROP INDEX photo_deletions_due;
      ALTER TABLE photo_deletions DROP COLUMN due_at
    `);
  }
}
