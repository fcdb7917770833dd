import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A first message that is sent again has no chat to be looked for in: it is found by its own id. */
export class FirstMessages0006 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'FirstMessages1790000000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX chat_messages_client ON chat_messages (business_id, client_message_id) WHERE client_message_id IS NOT NULL
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX chat_messages_client');
  }
}
