import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which past job a won lead was filed as, so that winning it again corrects that job and files no other. */
export class WonJobs0011 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'WonJobs1790000000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE chats ADD COLUMN won_job_id uuid REFERENCES jobs (id) ON DELETE SET NULL;
      -- For the deletion of a job, which looks for the lead that it came from.
      CREATE INDEX chats_won_job ON chats (won_job_id) WHERE won_job_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE chats DROP COLUMN won_job_id');
  }
}
