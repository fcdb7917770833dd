import { load, median, quantile, table } from './load.mjs';
import { startSlowModel } from './slow-model.mjs';
import { seedChats, seedJobs } from './seed.mjs';
import { post, signUp, startServer } from './server.mjs';

/**
 * `npm run bench:conversation`: what the product adds to a model's own first token, how quick the built-in assistant is
 * at 1,000 past jobs and 30 rules, and 500 visitors at once with a model that takes five seconds.
 */
const RELAYED = 60;
const VISITORS = 500;
const SSE = { accept: 'text/event-stream', 'content-type': 'application/json' };

const generate = (api, businessId, message, more = {}) =>
  fetch(`${api}/quote/generate`, {
    method: 'POST',
    headers: { ...SSE, ...(more.token ? { 'x-visitor-token': more.token } : {}) },
    body: JSON.stringify({ message, businessId, isPreview: false, chatId: more.chatId ?? null, messages: [] }),
  });

/** Milliseconds until a stream holds a match, and all of its text. */
async function readUntil(response, pattern, started) {
  const decoder = new TextDecoder();
  let text = '';
  let first = null;
  for await (const piece of response.body) {
    text += decoder.decode(piece, { stream: true });
    if (first === null && pattern.test(text)) first = performance.now() - started;
  }
  return { first, text };
}

const doneOf = (text) => JSON.parse(/event: done\ndata: (.*)/.exec(text)?.[1] ?? '{}');

async function relayed(server, businessId) {
  const opening = doneOf((await readUntil(await generate(server.api, businessId, 'Walls to paint'), /token/, 0)).text);
  const started = performance.now();
  const response = await generate(server.api, businessId, '3 rooms', {
    chatId: opening.chatId,
    token: opening.visitorToken,
  });
  return (await readUntil(response, /event: token/, started)).first;
}

async function direct(model) {
  const started = performance.now();
  const response = await fetch(`${model.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: SSE,
    body: '{"stream":true}',
  });
  return (await readUntil(response, /"content"/, started)).first;
}

async function addRules({ api }, { token }, count) {
  const words = [
    'heritage',
    'steep',
    'weekend',
    'pets',
    'ladder',
    'lead paint',
    'night',
    'narrow access',
    'high ceilings',
    'rush',
  ];
  for (let n = 0; n < count; n++) {
    const word = words[n % words.length];
    await post(
      `${api}/rules`,
      { title: `${word} ${n}`, description: `Add ${5 + n}% for ${word} jobs of kind ${n}`, isActive: true },
      { authorization: `Bearer ${token}` },
    );
  }
}

async function relay() {
  const model = await startSlowModel({ firstToken: 40, betweenTokens: 14 });
  const server = await startServer({
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: model.baseUrl,
    ASSISTANT_DAILY_TOKENS: '1000000000',
  });
  const owner = await signUp(server.api);
  await seedJobs(server.sql, owner.id, 50);
  for (let n = 0; n < 5; n++) await relayed(server, owner.id);
  const [ours, own] = [[], []];
  for (let n = 0; n < RELAYED; n++) {
    own.push(await direct(model));
    ours.push(await relayed(server, owner.id));
  }
  table(
    ['first words, ms', 'p50', 'p95'],
    [
      ['model itself', median(own).toFixed(1), quantile(own, 0.95).toFixed(1)],
      ['through the product', median(ours).toFixed(1), quantile(ours, 0.95).toFixed(1)],
      ['added', (median(ours) - median(own)).toFixed(1), ''],
    ],
  );
  await server.stop();
  await model.stop();
}

async function builtIn() {
  const server = await startServer();
  const owner = await signUp(server.api);
  await seedJobs(server.sql, owner.id, 1_000);
  await addRules(server, owner, 30);
  const body = JSON.stringify({
    message: 'Interior walls, 1,200 sq ft, two coats, this month',
    businessId: owner.id,
    isPreview: false,
    chatId: null,
    messages: [],
  });
  const times = [];
  for (let n = 0; n < 220; n++) {
    const started = performance.now();
    await post(`${server.api}/quote/generate`, JSON.parse(body));
    if (n >= 20) times.push(performance.now() - started);
  }
  const busy = await load({
    url: `${server.api}/quote/generate`,
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    connections: 8,
    duration: 10,
  });
  table(
    ['built-in turn at 1,000 jobs and 30 rules', 'p50 ms', 'p99 ms', 'a second'],
    [
      ['one visitor at a time', median(times).toFixed(1), quantile(times, 0.99).toFixed(1), ''],
      ['8 at a time', busy.p50, busy.p99, busy.rate.toFixed(0)],
    ],
  );
  await server.stop();
}

async function crowd() {
  const model = await startSlowModel({ firstToken: 5_000, betweenTokens: 0 });
  const server = await startServer({
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: model.baseUrl,
    ASSISTANT_DAILY_TOKENS: '1000000000',
  });
  const owner = await signUp(server.api);
  await seedJobs(server.sql, owner.id, 50);
  await seedChats(server.sql, owner.id, 1_000);
  const lists = [];
  let peak = server.memory();
  let over = false;
  const watch = (async () => {
    while (!over) {
      const started = performance.now();
      await fetch(`${server.api}/chats?page=0&pageSize=20`, {
        headers: { authorization: `Bearer ${owner.token}` },
      }).then((answer) => answer.text());
      lists.push(performance.now() - started);
      peak = Math.max(peak, server.memory());
      await new Promise((next) => setTimeout(next, 100));
    }
  })();
  const answers = await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      const started = performance.now();
      const response = await generate(server.api, owner.id, 'Walls of 2 rooms to paint, this month');
      const { text } = await readUntil(response, /event: token/, started);
      return { good: response.status === 200 && Boolean(doneOf(text).message), whole: performance.now() - started };
    }),
  );
  over = true;
  await watch;
  table(
    [`${VISITORS} visitors at once, a model that takes 5 s`, ''],
    [
      ['answered', `${answers.filter(({ good }) => good).length} of ${VISITORS}`],
      ['whole answer, slowest', `${(Math.max(...answers.map(({ whole }) => whole)) / 1_000).toFixed(1)} s`],
      ['memory at most', `${peak.toFixed(0)} MB`],
      ["owner's list meanwhile, median", `${median(lists).toFixed(0)} ms`],
      ["owner's list meanwhile, p95", `${quantile(lists, 0.95).toFixed(0)} ms`],
    ],
  );
  await server.stop();
  await model.stop();
}

const PARTS = { relay, builtIn, crowd };
const wanted = process.argv.slice(2);
for (const [name, part] of Object.entries(PARTS)) if (wanted.length === 0 || wanted.includes(name)) await part();
