import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everything that leaves for another system (mail, webhooks) waits here until it is delivered. */
export class Outbox0004 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'Outbox1790000000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        -- Null for account mail (password reset), which belongs to no conversation.
        business_id uuid REFERENCES users (id) ON DELETE CASCADE,
        chat_id uuid REFERENCES chats (id) ON DELETE CASCADE,
        channel text NOT NULL CHECK (channel IN ('email', 'webhook')),
        kind text NOT NULL,
        recipient text NOT NULL,
        payload jsonb NOT NULL,
        -- The same notice is never queued twice.
        dedupe_key text UNIQUE,
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sent', 'failed')),
        attempts integer NOT NULL DEFAULT 0,
        last_error text,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE status = 'pending';
      CREATE INDEX outbox_chat ON outbox (chat_id);
      CREATE INDEX outbox_business ON outbox (business_id, updated_at DESC);

      ALTER TABLE outbox ENABLE ROW LEVEL SECURITY;
      ALTER TABLE outbox FORCE ROW LEVEL SECURITY;
      CREATE POLICY outbox_own ON outbox USING (business_id = app_business() OR app_scope() IN ('worker', 'auth'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outbox');
  }
}
