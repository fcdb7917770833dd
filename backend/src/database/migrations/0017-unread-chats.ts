import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the dashboard counts whenever a lead comes or changes. */
export class UnreadChats0017 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'UnreadChats1790000000017';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX chats_unread ON chats (business_id) WHERE unread AND NOT is_preview');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX chats_unread');
  }
}
