import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The yardstick: node:http and pg, nothing else, doing the same tenant-scoped transactions as the product.
 * Run as a process of its own: node bare-server.mjs SERVING_URL POOL. Prints its port.
 */
const [connectionString, max] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: Number(max) });

const JOBS = `SELECT id, business_id AS "businessId", title, description, price_cents::float8 / 100 AS price,
  to_char(completed_at, 'YYYY-MM-DD') AS "completedAt", created_at AS "createdAt", updated_at AS "updatedAt"
  FROM jobs WHERE business_id = $1 ORDER BY created_at DESC, id DESC LIMIT 20`;
const CHATS = `SELECT id, status, unread, contact_name, contact_email, contact_phone, summary, details, estimate, created_at, updated_at,
    (SELECT json_agg(json_build_object('role', role, 'content', content, 'created_at', said.created_at) ORDER BY coalesce(reply_to, said.id), said.id)
     FROM chat_messages said WHERE said.chat_id = chats.id) AS messages
  FROM chats WHERE business_id = $1 AND NOT is_preview ORDER BY created_at DESC, id DESC LIMIT 21`;

const work = {
  async '/jobs'(client, business) {
    return (await client.query(JOBS, [business])).rows;
  },
  async '/chats'(client, business) {
    const { rows } = await client.query(CHATS, [business]);
    return { chats: rows.slice(0, 20), page: 0, hasMore: rows.length > 20 };
  },
  /** What one turn writes at least: a chat, the message, the reply. */
  async '/turn'(client, business) {
    const { rows } = await client.query(`INSERT INTO chats (business_id, is_preview) VALUES ($1, false) RETURNING id`, [
      business,
    ]);
    const say = `INSERT INTO chat_messages (chat_id, business_id, role, content) VALUES ($1, $2, $3, $4)`;
    await client.query(say, [rows[0].id, business, 'user', 'Paint 3 rooms']);
    await client.query(say, [rows[0].id, business, 'assistant', 'When would you like it done?']);
    return { message: 'When would you like it done?', chatId: rows[0].id };
  },
};

const server = createServer(async (request, response) => {
  const [path, business] = request.url.split('?');
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query("SELECT set_config('app.business_id', $1, true)", [business]);
    const body = JSON.stringify(await work[path](client, business));
    await client.query('COMMIT');
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) })
      .end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  } finally {
    client.release();
  }
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
