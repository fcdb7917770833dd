import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An admin's temporary password ends the links to a new one that were asked for before it. */
export class AdminEndsLinks0010 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'AdminEndsLinks1790000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE POLICY password_resets_ended ON password_resets FOR DELETE USING (app_scope() = 'admin');
      CREATE POLICY password_resets_found ON password_resets FOR SELECT USING (app_scope() = 'admin');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP POLICY password_resets_found ON password_resets;
      DROP POLICY password_resets_ended ON password_resets;
    `);
  }
}
