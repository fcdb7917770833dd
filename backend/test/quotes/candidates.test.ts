import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type TestApp, startApp } from '../support/app.js';
import { type TestOwner, call, signUp } from '../support/client.js';

interface Quick {
  comparables: { title: string; price: number }[];
}

const MANY = 10_000;
/** As many of the newest as are certain to be looked at. */
const NEWEST = 120;
/** So many with another word are looked at, and were done longest ago of all jobs that are learned from; as many again are older. */
const FENCES = 40;
const LEARNED = 2000;
const [PRICE_NOW, PRICE_THEN] = [2400, 1000];

let test: TestApp;
let owner: TestOwner;
let database: Client;

/** One job a day back from the last one, the newest work first in the file: brought in first of all. */
function pastJobs(): string {
  const last = Date.parse('2025-06-30');
  return Array.from({ length: MANY }, (_, age) => {
    const date = new Date(last - age * 86_400_000).toISOString().slice(0, 10);
    if (age < LEARNED - FENCES || age >= LEARNED + FENCES)
      return `Exterior repaint,"1,500 sq ft of siding, two coats",${age < NEWEST ? PRICE_NOW : PRICE_THEN},${date}`;
    return `Fence repaint,"Wooden fence painted, two coats",${age < LEARNED ? 700 : 300},${date}`;
  }).join('\n');
}

async function comparables(description: string): Promise<Quick['comparables']> {
  const { status, body } = await call<Quick>(`${test.api}/quote/estimate`, {
    method: 'POST',
    token: owner.token,
    body: { description },
  });
  expect(status).toBe(200);
  expect(body.comparables.length).toBeGreaterThan(0);
  return body.comparables;
}

beforeAll(async () => {
  test = await startApp();
  owner = await signUp(test.api);
  database = new Client({ connectionString: test.ownerUrl });
  await database.connect();
  const form = new FormData();
  form.set('file', new Blob([`title,description,price,date\n${pastJobs()}\n`], { type: 'text/csv' }), 'jobs.csv');
  const { body } = await call(`${test.api}/jobs/import?dryRun=false`, {
    method: 'POST',
    token: owner.token,
    body: form,
  });
  expect(body).toMatchObject({ imported: MANY });
  // What the database does by itself a minute later.
  await database.query('ANALYZE jobs');
});
afterAll(async () => {
  await database.end();
  await test.close();
});

describe('of many imported jobs', () => {
  it('an estimate is made from those that were done last', async () => {
    const found = await comparables('Exterior repaint, 1,500 sq ft of siding, two coats');
    expect(found.map(({ price }) => price)).toEqual(found.map(() => PRICE_NOW));
  });

  it('those with a word that the newest do not have are found, and the last done of them', async () => {
    const found = (await comparables('Fence repaint, the wooden fence painted, two coats')).filter(({ title }) =>
      title.startsWith('Fence'),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ price }) => price)).toEqual(found.map(() => 700));
  });

  it('the newest are read from their index, under row-level security too', async () => {
    const read = async () => {
      const { rows } = await database.query<{ scans: number; whole: number }>(
        `SELECT (SELECT idx_scan FROM pg_stat_user_indexes WHERE indexrelname = 'jobs_newest_work')::int AS scans,
           (SELECT seq_scan FROM pg_stat_user_tables WHERE relname = 'jobs')::int AS whole`,
      );
      return rows[0] ?? { scans: 0, whole: 0 };
    };
    const before = await read();
    let after = before;
    // A session tells what it has read once in a while.
    for (let tries = 0; tries < 60 && after.scans === before.scans; tries++) {
      await comparables('Exterior repaint, 1,500 sq ft of siding, two coats');
      await sleep(250);
      after = await read();
    }
    expect(after.scans).toBeGreaterThan(before.scans);
    expect(after.whole).toBe(before.whole);
  });
});
