import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * From where something was done is nobody's business after a year. Of the audit log the clean-up may take that, of rows so
 * old, and nothing else: the serving role has the right to this column only.
 */
export class OldAuditAddresses0023 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'OldAuditAddresses1790000000023';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX audit_log_addresses ON audit_log (at) WHERE ip <> '';
      CREATE POLICY audit_log_old ON audit_log FOR SELECT
        USING (app_scope() = 'worker' AND at < now() - interval '1 year');
      CREATE POLICY audit_log_forget ON audit_log FOR UPDATE
        USING (app_scope() = 'worker' AND at < now() - interval '1 year') WITH CHECK (ip = '');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP POLICY audit_log_forget ON audit_log;
      DROP POLICY audit_log_old ON audit_log;
      DROP INDEX audit_log_addresses;
    `);
  }
}
