import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Access tokens outlive a deleted account by minutes, and of the account only the audit log still tells: the guard may ask it. */
export class DeletedAccounts0009 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'DeletedAccounts1790000000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX audit_log_deleted_accounts ON audit_log (at) WHERE action = 'account_deleted';
      CREATE POLICY audit_log_deleted_accounts ON audit_log FOR SELECT
        USING (app_scope() = 'auth' AND action = 'account_deleted');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP POLICY audit_log_deleted_accounts ON audit_log;
      DROP INDEX audit_log_deleted_accounts;
    `);
  }
}
