import { Pool } from 'pg';
import { CONNECTION } from '../../src/database/database.module.js';
import { Listener } from '../../src/database/listener.js';
import { PreparedClient } from '../../src/database/prepared-client.js';
import { createDatabase } from '../support/app.js';
import { type Line, lineTo } from '../support/line.js';

let database: Awaited<ReturnType<typeof createDatabase>>;
let line: Line;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  line = await lineTo(database.ownerUrl);
});
afterEach(() => line.close());

const listeners: Listener[] = [];
afterEach(() => Promise.all(listeners.splice(0).map((listener) => listener.stop())));

const until = async (done: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 200 && !done(); tries += 1) await new Promise((again) => setTimeout(again, 25));
  expect(done()).toBe(true);
};

describe('a database that no longer answers', () => {
  it('ends a statement after its time, and the next one takes another connection', async () => {
    const pool = new Pool({ connectionString: line.url, max: 1, Client: PreparedClient, query_timeout: 300 });
    const ask = async (statement: string) => {
      const client = await pool.connect();
      client.on('error', () => undefined);
      try {
        return (await client.query<Record<string, number>>(statement)).rows;
      } finally {
        client.release();
      }
    };
    expect(await ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    line.silence();
    await expect(ask('SELECT 2')).rejects.toThrow('Connection terminated: no answer');
    expect(await ask('SELECT 3 AS three')).toEqual([{ three: 3 }]);
    expect(line.made()).toBe(2);
    await pool.end();
  });

  it('is given more time than it gives a statement itself', () => {
    expect(CONNECTION.query_timeout).toBeGreaterThan(CONNECTION.statement_timeout);
  });
});

describe('the connection that listens', () => {
  const listener = (timings: { reconnect: number[]; ask: number; answer: number }) => {
    const heard: string[] = [];
    let begun = 0;
    const listening = async () => void (begun += 1);
    const made = new Listener(line.url, 'test', { told: (payload) => heard.push(payload), listening }, timings);
    listeners.push(made);
    return { made, heard, begun: () => begun };
  };

  it('is noticed to have gone silent, made again, and catches up', async () => {
    const { made, heard, begun } = listener({ reconnect: [20], ask: 100, answer: 200 });
    await made.start();
    line.silence();
    await until(() => begun() === 2);
    const teller = new Pool({ connectionString: database.ownerUrl });
    await teller.query(`NOTIFY test, 'hello'`);
    await until(() => heard.length === 1);
    expect(heard).toEqual(['hello']);
    await teller.end();
  });

  it('is made again as soon after a later loss as after the first', async () => {
    const { made, begun } = listener({ reconnect: [20, 60_000], ask: 60_000, answer: 1_000 });
    await made.start();
    const teller = new Pool({ connectionString: database.ownerUrl });
    // A server that ends connections may end an idle one of these as well.
    teller.on('error', () => undefined);
    for (const times of [2, 3, 4]) {
      await teller.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
      );
      await until(() => begun() === times);
    }
    await teller.end();
  });
});
