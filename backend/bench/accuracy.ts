/**
 * How accurate the estimator is on real jobs, beside what simple methods reach on the same jobs.
 *
 *   npm run bench:accuracy -- FILE.csv [--sample 10,30,100,300] [--json]
 *   npm run bench:accuracy -- FILE.csv --windows 9,20,50
 *   npm run bench:accuracy -- FILE.csv --floor
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fitBaselines } from './accuracy/baselines.js';
import { businesses, readJobs, windows, type Business } from './accuracy/businesses.js';
import { floorTable } from './accuracy/floor.js';
import { metricsOf, type Metrics } from './accuracy/metrics.js';
import { fitOurs } from './accuracy/ours.js';
import type { Figures, Method, Result } from './accuracy/results.js';
import { calibrationPlot, errorPlot } from './accuracy/plots.js';
import { table } from './accuracy/table.js';

function run(list: Business[]): Result[] {
  return list.flatMap(({ trade, past, future }) => {
    const ours = fitOurs(past);
    const baselines = fitBaselines(past);
    return future.map((job) => ({
      trade,
      past: past.length,
      actual: job.priceCents,
      ours: ours(job),
      baselines: { median: baselines.median(job), knn: baselines.knn(job), ridge: baselines.ridge(job) },
    }));
  });
}

/** All methods are scored on the jobs that this estimator answered. */
function figures(results: Result[]): Figures {
  const answered = results.filter(({ ours }) => ours !== null);
  const refused = results.length - answered.length;
  const of = (method: Method): Metrics =>
    metricsOf(
      answered.flatMap(({ actual, ours, baselines }) => {
        const prediction = method === 'ours' ? ours : baselines[method];
        return prediction ? [{ actual, prediction }] : [];
      }),
      method === 'ours' ? refused : 0,
    );
  return { n: answered.length, ours: of('ours'), median: of('median'), knn: of('knn'), ridge: of('ridge') };
}

function grouped(results: Result[], keyOf: (result: Result) => string): Record<string, Figures> {
  const keys = [...new Set(results.map(keyOf))].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return Object.fromEntries(keys.map((key) => [key, figures(results.filter((result) => keyOf(result) === key))]));
}

function sizeOf({ past }: Result): string {
  return past < 10 ? '5-9' : past < 30 ? '10-29' : past < 100 ? '30-99' : '100+';
}

function report(results: Result[]) {
  return {
    overall: figures(results),
    byOwnJobs: grouped(results, sizeOf),
    byTrade: grouped(results, ({ trade }) => trade),
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    windows: { type: 'string' },
    json: { type: 'boolean' },
    floor: { type: 'boolean' },
  },
});
const file = positionals[0];
if (file === undefined) {
  console.error('npm run bench:accuracy -- FILE.csv [--sample 10,30,100,300] [--windows 9,20,50] [--json] [--floor]');
  process.exit(2);
}
const rows = readJobs(file);
if (values.floor) {
  console.log(floorTable(businesses(rows, null)));
  process.exit(0);
}
const numbers = (list: string | undefined): number[] => list?.split(',').map(Number) ?? [];
const splits = [
  ...numbers(values.sample).map((count) => ({ count, how: 'random', list: businesses(rows, count) })),
  ...numbers(values.windows).map((count) => ({ count, how: 'consecutive', list: windows(rows, count) })),
];
if (splits.length === 0) splits.push({ count: 0, how: 'all', list: businesses(rows, null) });
const runs = splits.map(({ count, how, list }) => ({ count, how, results: run(list) }));
const all = runs.flatMap(({ results }) => results);

const out = new URL('./out/', import.meta.url);
mkdirSync(out, { recursive: true });
writeFileSync(new URL('calibration.svg', out), calibrationPlot(all));
writeFileSync(new URL('error-by-jobs.svg', out), errorPlot(all));

if (values.json) {
  const bySample = Object.fromEntries(runs.map(({ count, results }) => [String(count), report(results)]));
  console.log(
    JSON.stringify(runs.length === 1 && values.sample === undefined ? report(all) : { ...report(all), bySample }),
  );
} else {
  for (const { count, how, results } of runs) {
    if (count > 0) console.log(`\nLearned from ${count} ${how} past jobs of each business`);
    console.log(table(report(results)));
  }
}
