import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account that nobody can sign in to has no password, instead of one that nobody knows: only then can a reset tell. */
export class WithoutPassword0014 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'WithoutPassword1790000000014';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ALTER COLUMN password_hash DROP NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      SET LOCAL app.scope = 'admin';
      -- No password has this hash.
      UPDATE users SET password_hash = '' WHERE password_hash IS NULL;
      ALTER TABLE users ALTER COLUMN password_hash SET NOT NULL
    `);
  }
}
