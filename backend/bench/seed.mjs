/** Fills one business's tables directly: benches need many rows, and the API's own speed is measured elsewhere. */

const WORK = [
  'exterior repaint',
  'interior walls',
  'fence stain',
  'deck refinish',
  'kitchen cabinets',
  'bathroom ceiling',
  'stucco repair',
  'trim and doors',
  'garage floor',
  'stairwell',
];

/** Jobs whose price follows their size, spread over three years. */
export async function seedJobs(sql, businessId, count) {
  await sql.query("SELECT set_config('app.business_id', $1, false)", [businessId]);
  await sql.query(
    `INSERT INTO jobs (business_id, title, description, price_cents, completed_at, created_at, content_hash)
     SELECT $1, initcap(work), format('%s, %s sq ft, %s coats, street %s', work, size, 1 + n % 3, n % 997),
       round(size * (2 + length(work) % 5 * 0.4) * (0.85 + random() * 0.3) * 100), current_date - (n % 1095), now() - make_interval(secs => n), decode(md5(n::text), 'hex')
     FROM (SELECT n, ($2::text[])[1 + n % array_length($2::text[], 1)] AS work, 200 + (n * 37) % 2200 AS size FROM generate_series(1, $3) n) jobs`,
    [businessId, WORK, count],
  );
  await sql.query('ANALYZE jobs');
}

/** Only the newest chats are read, so only they hold messages. */
const MOST_TALKED = 1_000;
const TURNS = 6;

export async function seedChats(sql, businessId, count) {
  await sql.query("SELECT set_config('app.business_id', $1, false)", [businessId]);
  await sql.query(
    `INSERT INTO chats (business_id, contact_name, contact_email, summary, details, estimate, created_at)
     SELECT $1, 'Customer ' || n, 'c' || n || '@example.com', 'Exterior painting, 1,800 sq ft, two storey house, this month',
       '{"service":"exterior painting","quantities":[{"quantity":1800,"unit":"sq_ft","of":null}]}', '{"amount":5400,"low":4900,"high":6100,"lines":[]}', now() - make_interval(secs => n)
     FROM generate_series(1, $2) n`,
    [businessId, count],
  );
  await sql.query(
    `INSERT INTO chat_messages (business_id, chat_id, role, content)
     SELECT $1, chats.id, CASE turn % 2 WHEN 1 THEN 'user' ELSE 'assistant' END, 'The outside of a two storey house, about 1,800 sq ft, this month'
     FROM (SELECT id FROM chats WHERE business_id = $1 ORDER BY created_at DESC LIMIT $2) chats, generate_series(1, $3) turn`,
    [businessId, MOST_TALKED, TURNS],
  );
  await sql.query('ANALYZE chats, chat_messages');
}
