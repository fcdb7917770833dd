import { load, median, quantile, table } from './load.mjs';
import { seedChats, seedJobs } from './seed.mjs';
import { post, signUp, startBare, startServer } from './server.mjs';

/**
 * `npm run bench`: the API beside a bare node:http + pg server that does the same tenant-scoped transaction, in the same
 * run and in turns, as ratios; then what grows with the data, and memory.
 */
const ROUNDS = 5;
const server = await startServer();
const bare = await startBare(server.servingUrl, server.pool);
const few = await signUp(server.api);
const many = await signUp(server.api);
await seedJobs(server.sql, few.id, 20);
await seedChats(server.sql, few.id, 1000);
const bearer = ({ token }) => ({ authorization: `Bearer ${token}` });

const turn = JSON.stringify({
  message: 'I need 3 rooms painted, walls only',
  businessId: few.id,
  isPreview: false,
  chatId: null,
  messages: [],
});
const CASES = [
  {
    name: 'GET /jobs, 20 rows',
    ours: { url: `${server.api}/jobs`, headers: bearer(few) },
    bare: { url: `${bare.origin}/jobs?${few.id}` },
  },
  {
    name: 'GET /chats, page 0',
    ours: { url: `${server.api}/chats?page=0&pageSize=20`, headers: bearer(few) },
    bare: { url: `${bare.origin}/chats?${few.id}` },
  },
  {
    name: 'built-in chat turn',
    ours: {
      url: `${server.api}/quote/generate`,
      method: 'POST',
      body: turn,
      headers: { 'content-type': 'application/json' },
    },
    bare: { url: `${bare.origin}/turn?${few.id}` },
  },
];

const rows = [];
for (const { name, ours, bare: yardstick } of CASES) {
  for (const options of [ours, yardstick]) await load({ ...options, duration: 2 });
  const [a, b] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    a.push(await load(ours));
    b.push(await load(yardstick));
  }
  const of = (results, key) => median(results.map((result) => result[key]));
  rows.push([
    name,
    of(a, 'rate').toFixed(0),
    of(b, 'rate').toFixed(0),
    (of(a, 'rate') / of(b, 'rate')).toFixed(2),
    `${of(a, 'p50')} / ${of(a, 'p99')}`,
    `${of(b, 'p50')} / ${of(b, 'p99')}`,
  ]);
}
process.stdout.write('\nRequests per second, 10 connections\n');
table(['', 'ours', 'bare', 'ratio', 'ours p50/p99 ms', 'bare p50/p99 ms'], rows);

const SMALL = 1000;
const LARGE = 1_000_000;
await seedChats(server.sql, many.id, LARGE);
const pageTime = async (owner) => {
  const times = [];
  for (let n = 0; n < 300; n++) {
    const began = performance.now();
    await (await fetch(`${server.api}/chats?page=0&pageSize=20`, { headers: bearer(owner) })).arrayBuffer();
    times.push(performance.now() - began);
  }
  return median(times.slice(50));
};
const [small, large] = [await pageTime(few), await pageTime(many)];
process.stdout.write(
  `Page 0 of the chats: ${small.toFixed(2)} ms at ${SMALL}, ${large.toFixed(2)} ms at ${LARGE}, ratio ${(large / small).toFixed(2)}\n\n`,
);

const curve = [];
for (const count of [100, 1000, 10_000, 100_000]) {
  const owner = await signUp(server.api);
  await seedJobs(server.sql, owner.id, count);
  const ask = (n) =>
    post(
      `${server.api}/quote/estimate`,
      { description: `Exterior repaint of ${900 + (n % 40) * 25} sq ft, two coats` },
      bearer(owner),
    );
  await ask(0);
  const times = [];
  for (let n = 0; n < 200; n++) {
    const began = performance.now();
    await ask(n);
    times.push(performance.now() - began);
  }
  curve.push([count, median(times).toFixed(1), quantile(times, 0.99).toFixed(1)]);
}
process.stdout.write('One estimate by the number of past jobs\n');
table(['past jobs', 'p50 ms', 'p99 ms'], curve);
process.stdout.write(`Memory of the API process: ${server.memory().toFixed(0)} MB\n`);
bare.stop();
await server.stop();
