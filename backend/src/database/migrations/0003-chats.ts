import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations and all that hangs on one: messages, photos, guard notices, sightings of the widget. */
export class Chats0003 implements MigrationInterface {
  // TypeORM orders by the 13 digits at the end.
  name = 'Chats1790000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE chats (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        business_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        is_preview boolean NOT NULL DEFAULT false,
        status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'contacted', 'quoted', 'won', 'lost', 'spam')),
        unread boolean NOT NULL DEFAULT true,
        contact_name text,
        contact_email text,
        contact_phone text,
        summary text NOT NULL DEFAULT '',
        details jsonb,
        estimate jsonb,
        comparables jsonb,
        -- What the assistant remembers between turns; both assistants read and write it.
        state jsonb,
        origin text,
        visitor_token_hash bytea,
        turns integer NOT NULL DEFAULT 0,
        -- While a turn is being answered no other one is: a lease, so that a crashed process blocks nobody for long.
        busy_until timestamptz,
        tokens_used integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        search text GENERATED ALWAYS AS (lower(coalesce(contact_name, '') || ' ' || coalesce(contact_email, '') || ' '
          || coalesce(contact_phone, '') || ' ' || summary)) STORED
      );
      -- Leads, newest first: what the owner's list reads a page of at a time.
      CREATE INDEX chats_newest ON chats (business_id, created_at DESC, id DESC) WHERE NOT is_preview;
      CREATE INDEX chats_status ON chats (business_id, status, created_at DESC, id DESC) WHERE NOT is_preview;
      CREATE INDEX chats_previews ON chats (created_at) WHERE is_preview;
      CREATE INDEX chats_search ON chats USING gin (business_id, search gin_trgm_ops) WHERE NOT is_preview;

      CREATE TABLE chat_messages (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        chat_id uuid NOT NULL REFERENCES chats (id) ON DELETE CASCADE,
        business_id uuid NOT NULL,
        role text NOT NULL CHECK (role IN ('user', 'assistant')),
        content text NOT NULL,
        client_message_id text,
        -- For a reply: the visitor's message it answers, and the whole answer as it was sent.
        reply_to bigint REFERENCES chat_messages (id) ON DELETE CASCADE,
        answer jsonb,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX chat_messages_order ON chat_messages (chat_id, id);
      CREATE UNIQUE INDEX chat_messages_once ON chat_messages (chat_id, client_message_id) WHERE client_message_id IS NOT NULL;
      CREATE UNIQUE INDEX chat_messages_reply ON chat_messages (reply_to) WHERE reply_to IS NOT NULL;

      CREATE TABLE guard_notices (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        chat_id uuid NOT NULL REFERENCES chats (id) ON DELETE CASCADE,
        business_id uuid NOT NULL,
        kind text NOT NULL,
        original text NOT NULL,
        shown text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX guard_notices_chat ON guard_notices (chat_id, id);

      CREATE TABLE chat_photos (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        chat_id uuid NOT NULL REFERENCES chats (id) ON DELETE CASCADE,
        business_id uuid NOT NULL,
        storage_key text NOT NULL,
        content_type text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        bytes integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX chat_photos_chat ON chat_photos (chat_id, created_at);

      CREATE TABLE widget_sightings (
        business_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        origin text NOT NULL,
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (business_id, origin)
      );

      CREATE TABLE token_usage (
        business_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        day date NOT NULL,
        tokens bigint NOT NULL DEFAULT 0,
        PRIMARY KEY (business_id, day)
      );

      DO $$
      DECLARE name text;
      BEGIN
        FOREACH name IN ARRAY ARRAY['chats', 'chat_messages', 'guard_notices', 'chat_photos', 'widget_sightings', 'token_usage'] LOOP
          EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
          EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
          EXECUTE format('CREATE POLICY %I ON %I USING (business_id = app_business())', name || '_own', name);
        END LOOP;
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE token_usage, widget_sightings, chat_photos, guard_notices, chat_messages, chats');
  }
}
