import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the owner has been told of a lead by a digest: every lead is told of once, and once more when its contact comes later. */
export class ToldByDigest0013 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'ToldByDigest1790000000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- In the words of the notices' kinds; null: nothing.
      ALTER TABLE chats ADD COLUMN digested text CHECK (digested IN ('lead', 'lead_with_contact'))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE chats DROP COLUMN digested');
  }
}
