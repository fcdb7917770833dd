import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner's own price for a lead, as the customer gets it in writing. It goes when the chat goes. */
export class Quotes0012 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'Quotes1790000000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE quotes (
        chat_id uuid PRIMARY KEY REFERENCES chats (id) ON DELETE CASCADE,
        business_id uuid NOT NULL,
        -- [{ "label", "cents" }]
        lines jsonb NOT NULL,
        note text NOT NULL DEFAULT '',
        valid_until date,
        sent_at timestamptz,
        sent_to text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      ALTER TABLE quotes ENABLE ROW LEVEL SECURITY;
      ALTER TABLE quotes FORCE ROW LEVEL SECURITY;
      CREATE POLICY quotes_own ON quotes USING (business_id = app_business());
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE quotes');
  }
}
