import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { fail } from './project.mjs';

/**
 * `npm run try:main-job -- --jobs FILE.csv --firm ID [--api URL]`: the main job over HTTP against a running server, printed.
 * The file has the columns firm, trade, date, description and price; one firm's rows are imported.
 */
const { values } = parseArgs({
  options: {
    jobs: { type: 'string' },
    firm: { type: 'string' },
    api: { type: 'string', default: 'http://127.0.0.1:3000/api' },
  },
});
if (!values.jobs || !values.firm) fail('Usage: npm run try:main-job -- --jobs FILE.csv --firm ID [--api URL]');

const rows = firmRows(values.jobs, values.firm);
const industry = industryOf(rows[0].trade);
const print = (text = '') => process.stdout.write(`${text}\n`);
const money = (amount) => `$${amount.toLocaleString('en-US', { minimumFractionDigits: amount % 1 ? 2 : 0 })}`;
let token = null;

print(`Firm ${values.firm}: ${rows.length} jobs, ${industry}\n`);
const session = await call('POST', '/auth/signup', {
  email: `owner-${randomUUID()}@example.com`,
  password: 'a good password',
  businessName: `Firm ${values.firm}`,
  industry,
});
token = session.accessToken;
const businessId = session.user.id;
await call('PUT', '/auth/update-details', {
  name: 'Sam Owner',
  phone: '(503) 555-0100',
  businessName: `Firm ${values.firm}`,
  businessAddress: '',
  contactEmail: '',
  industry,
  about: '',
  services: [],
});

const report = await importJobs(rows);
print(`Imported ${report.imported} of ${report.total} jobs (${report.skipped} skipped).`);

const RULES = [
  ['Weekend work', 'Add 20% for weekend work'],
  ['Minimum job', 'Minimum job is $150'],
  ['Permit', 'Permit handling is $95'],
];
for (const [title, description] of RULES) {
  const { interpretation } = await call('POST', '/rules', { title, description, isActive: true });
  print(`Rule "${description}": ${interpretation.explanation}`);
}

print('\nThe visitor');
const visitor = { chatId: null, token: null, estimate: null };
const usual = mostUsual(rows.map(({ description }) => description));
await say(`Hello, I need this done: ${usual}. It has to be on a weekend.`);
await say('It is a house, sometime this month, at 12 Elm Street.');
if (!visitor.estimate) await say('It is the usual size, nothing special.');
await say("I'm Nora Whitfield, nora.whitfield@example.com, 503-555-0128.");
await say('Thank you, that is all.');

const { estimate } = visitor;
print('\nThe estimate');
if (estimate) {
  print(
    `  ${money(estimate.low)} to ${money(estimate.high)}, likely ${money(estimate.amount)} (${estimate.confidence} confidence, ${estimate.basis})`,
  );
  for (const { label, amount, source } of estimate.lines)
    print(
      `  ${money(amount).padStart(12)}  ${label}  [${source.type === 'rule' ? `rule ${source.ruleId}` : `${source.jobIds.length} past jobs`}]`,
    );
  for (const assumption of estimate.assumptions) print(`  assuming: ${assumption}`);
} else print('  none: the owner prices this one');

print('\nThe lead, as the owner sees it');
const page = await call('GET', '/chats?page=0&pageSize=20');
const lead = await call('GET', `/chats/${page.chats[0]?.id}`);
print(
  `  #${lead.id.slice(0, 8)}  ${lead.contact_name}  ${lead.contact_email}  ${lead.contact_phone}  (${lead.status})`,
);
print(`  ${lead.summary}`);
print(`  ${lead.messages.length} messages; behind the estimate:`);
for (const { title, price, similarity } of lead.comparables.slice(0, 5))
  print(`    ${money(price).padStart(10)}  ${title.slice(0, 60)}  (${Math.round(similarity * 100)}% alike)`);
if (lead.id !== visitor.chatId) fail('The lead in the list is not the conversation that was held.');

async function say(message) {
  print(`  > ${message}`);
  const answer = await call(
    'POST',
    '/quote/generate',
    { message, businessId, isPreview: false, chatId: visitor.chatId, messages: [], clientMessageId: randomUUID() },
    visitor.token ? { 'x-visitor-token': visitor.token } : {},
  );
  visitor.chatId = answer.chatId ?? visitor.chatId;
  visitor.token = answer.visitorToken ?? visitor.token;
  visitor.estimate = answer.estimate ?? visitor.estimate;
  print(`    ${answer.message.replaceAll('\n', '\n    ')}`);
}

async function call(method, path, body, headers = {}) {
  const form = body instanceof FormData;
  const response = await fetch(values.api + path, {
    method,
    headers: {
      ...(form || body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token && !path.startsWith('/quote') ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: form ? body : body && JSON.stringify(body),
  }).catch(() => fail(`No server answers at ${values.api}. Start it with "npm start", or name another with --api.`));
  const text = await response.text();
  if (!response.ok) fail(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`);
  return text ? JSON.parse(text) : null;
}

async function importJobs(list) {
  const form = new FormData();
  form.set(
    'file',
    new Blob([stringify(list, { header: true, columns: ['date', 'description', 'price'] })], { type: 'text/csv' }),
    'jobs.csv',
  );
  return call('POST', '/jobs/import?dryRun=false', form);
}

function firmRows(file, firm) {
  const all = parse(readFileSync(file), { columns: true, bom: true });
  const found = all.filter((row) => row.firm === firm);
  if (found.length === 0)
    fail(
      `The file ${file} holds no firm "${firm}". It has for example ${[...new Set(all.map((row) => row.firm))].slice(0, 3).join(', ')}.`,
    );
  return found;
}

function industryOf(trade) {
  const INDUSTRIES = {
    painting: 'Painting',
    landscaping: 'Landscaping',
    plumbing: 'Plumbing',
    roofing: 'Roofing',
    tiling: 'Tiling',
    hvac: 'HVAC',
    electrical: 'Electrical',
    flooring: 'Flooring',
    concrete: 'Concrete',
    windows: 'Window Installation',
    fencing: 'Fencing',
    drywall: 'Drywall',
  };
  return INDUSTRIES[String(trade).toLowerCase()] ?? 'Other';
}

/** The description that the firm's jobs share most, so that the request is work that the firm does. */
function mostUsual(descriptions) {
  const counts = new Map();
  for (const description of descriptions) counts.set(description, (counts.get(description) ?? 0) + 1);
  return [...counts.entries()].sort((a, b) => b[1] - a[1])[0][0];
}
