import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the widget was asked for and refused, kept beside where it was shown. */
export class RefusedWebsites0015 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'RefusedWebsites1790000000015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE widget_sightings ADD COLUMN refused boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      SET LOCAL app.scope = 'admin';
      DELETE FROM widget_sightings WHERE refused;
      ALTER TABLE widget_sightings DROP COLUMN refused
    `);
  }
}
