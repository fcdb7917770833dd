import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { check } from './check.mjs';
import { run } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { NODE, path } from './project.mjs';
import { SUITES } from './suites.mjs';
import { startTestDatabase } from './test-database.mjs';

/** `npm test`: everything that must hold, with a closing summary. `npm test -- widget` runs the suites of that name. */
const began = Date.now();
const wanted = process.argv.slice(2);
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const results = [];

await ensureInstalled();
await ensureBuilt();
if (wanted.length === 0) {
  process.stdout.write('\nChecks\n');
  // The unit tests are suites of their own here, and counted one by one.
  const started = Date.now();
  const { total, failed } = await check({ withTests: false });
  const seconds = Math.round((Date.now() - started) / 1000);
  results.push({ name: 'checks', passed: total - failed.length, failed: failed.length, skipped: 0, seconds });
}

const reports = mkdtempSync(join(tmpdir(), 'chalkline-reports-'));
const suites = SUITES.filter(isWanted);
const [database, product] = await Promise.all([
  suites.some((suite) => suite.database) ? startTestDatabase() : null,
  suites.some((suite) => suite.product) ? startProduct() : null,
]);
for (const suite of suites) {
  process.stdout.write(`\n${suite.name}\n`);
  const started = Date.now();
  results.push({ ...(await runSuite(suite)), seconds: Math.round((Date.now() - started) / 1000) });
}
await Promise.all([product?.stop(), database?.stop()]);
rmSync(reports, { recursive: true, force: true });

process.stdout.write('\n');
for (const { name, passed, failed, skipped, seconds, unsteady = [] } of results) {
  const counts = `${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds} s`;
  process.stdout.write(`  ${failed ? 'FAIL' : 'ok  '}  ${name}: ${counts}\n`);
  for (const title of unsteady) process.stdout.write(`        passed only when tried again: ${title}\n`);
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.stdout.write(
  `\n  ${Math.round((Date.now() - began) / 1000)} s in all\n\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`,
);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;

/** The product itself, on an empty database, for the browser's suites. */
async function startProduct() {
  const server = spawn(NODE, [path('backend/run/test-server.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = await new Promise((ready, failed) => {
    server.once('exit', () => failed(new Error('the server for the browser tests did not start')));
    server.stdout.on('data', (chunk) => {
      const line = String(chunk)
        .split('\n')
        .find((text) => text.startsWith('{'));
      if (line) ready(JSON.parse(line).url);
    });
  });
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

async function runSuite({ name, kind, command: [program, args] }) {
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const env = {
    ...(product ? { CHALKLINE_URL: product.url } : {}),
    ...(database ? { TEST_DATABASE_URL: database.url } : {}),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const extra = kind === 'jest' ? ['--json', `--outputFile=${report}`] : [];
  const { code } = await run(program, [...args, ...extra], { show: true, env });
  const counted = existsSync(report)
    ? count(kind, JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  // A suite that ends badly without a failed test (it did not even start) has failed.
  return { name, ...counted, failed: Math.max(counted.failed, code === 0 ? 0 : 1) };
}

function count(kind, report) {
  if (kind === 'jest')
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
    };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped, unsteady: report.suites.flatMap(unsteadyIn) };
}

/** Titles of a Playwright suite's tests that failed and then passed. */
function unsteadyIn({ suites = [], specs = [] }) {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...here.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(unsteadyIn)];
}
