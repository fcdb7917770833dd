import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which business is the invented one of the public demo: there is nobody to tell of its leads. */
export class DemoBusiness0019 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'DemoBusiness1790000000019';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profiles ADD COLUMN is_demo boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profiles DROP COLUMN is_demo');
  }
}
