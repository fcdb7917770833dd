import { ensureBuilt } from './build.mjs';
import { run } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { NODE, path } from './project.mjs';
import { jest } from './suites.mjs';

/**
 * `npm run check`, two at a time: that is how many cores a small machine has. The longest go first, so that no core is
 * left with one at the end. Each is a name and a command.
 */
const CHECKS = [
  ['unit tests of the backend', jest('.config/jest.together.mjs', '--silent')],
  ['lint, the import table and all types', ['oxlint', ['-c', '.oxlint.config.ts']]],
  [
    'format',
    [
      'prettier',
      [
        ...['--config', '.config/prettier.json', '--ignore-path', '.config/prettierignore'],
        ...['--cache', '--cache-location', path('node_modules', '.cache', 'prettier', 'check')],
        ...['--check', '--log-level', 'warn', '.'],
      ],
    ],
  ],
  ['unit tests of the dashboard', jest('frontend/dashboard/jest.config.mjs', '--silent')],
  ['the typed client matches the API', [NODE, [path('backend/run/api-client.mjs'), '--check']]],
  ['size of the dashboard', [NODE, [path('frontend/dashboard/steps/size.ts')]]],
  ['size of the widget', [NODE, [path('widget/bench/size.ts')]]],
];

/** Of a property's thousand cases: how many are tried here. `npm test` tries them all. */
const CASES = { PROPERTY_RUNS: '20' };

/** @returns how many checks ran, and the names of those that failed */
export async function check({ withTests = true } = {}) {
  await ensureInstalled();
  await ensureBuilt({ only: ['server', 'widget', 'dashboard'] });
  const wanted = CHECKS.filter(([name]) => withTests || !name.startsWith('unit tests'));
  const waiting = [...wanted];
  const failed = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, [program, args]] = next;
      const began = Date.now();
      const { code, output } = await run(program, args, { env: CASES });
      process.stdout.write(
        `  ${code === 0 ? 'ok  ' : 'FAIL'}  ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`,
      );
      if (code !== 0) {
        failed.push(name);
        process.stdout.write(`${output.trimEnd()}\n`);
      }
    }
  };
  await Promise.all([worker(), worker()]);
  return { total: wanted.length, failed };
}

if (process.argv[1]?.endsWith('check.mjs')) {
  const { failed } = await check();
  process.stdout.write(failed.length ? `\n  Failed: ${failed.join(', ')}\n` : '\n  All checks passed.\n');
  process.exitCode = failed.length ? 1 : 0;
}
