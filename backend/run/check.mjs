import { ensureBuilt } from './build.mjs';
import { run } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { NODE, path } from './project.mjs';

/** What each check remembers of an earlier run, so that the next one looks at what has changed. */
const cache = (...names) => path('node_modules', '.cache', ...names);
const lint = (part, ...files) => [
  'eslint',
  ['-c', '.config/eslint.config.mjs', '--cache', '--cache-location', `${cache('eslint', part)}/`, ...files],
];
const remembering = (part) => ['--incremental', '--tsBuildInfoFile', cache('tsc', `${part}.tsbuildinfo`)];
const types = (part) => ['tsc', ['-p', `${part}/tsconfig.json`, ...remembering(part.replace('/', '-'))]];

/**
 * `npm run check`, two at a time: that is how many cores a small machine has. The longest go first, so that no core is
 * left with one at the end. Server and pages are linted apart: they share no types.
 */
const CHECKS = [
  [
    'unit tests',
    NODE,
    [
      '--experimental-vm-modules',
      '--no-warnings',
      path('node_modules/jest/bin/jest.js'),
      '-c',
      '.config/jest.backend.mjs',
      '--selectProjects',
      'unit',
      '--silent',
    ],
  ],
  ['lint and the import table, all but the server', ...lint('pages', '--ignore-pattern', 'backend/', '.')],
  ['lint and the import table, the server', ...lint('server', 'backend')],
  ['types of the server', ...types('backend')],
  ['types of the dashboard', ...types('frontend/dashboard')],
  [
    'format',
    'prettier',
    [
      ...['--config', '.config/prettier.json', '--ignore-path', '.config/prettierignore'],
      ...['--cache', '--cache-location', cache('prettier', 'check')],
      ...['--check', '--log-level', 'warn', '.'],
    ],
  ],
  ['types of the site', 'npm', ['run', 'typecheck', '-w', 'frontend/site', '--', ...remembering('frontend-site')]],
  ['the typed client matches the API', NODE, [path('backend/run/api-client.mjs'), '--check']],
  ['types of the widget', ...types('widget')],
  ['size of the dashboard', NODE, [path('frontend/dashboard/steps/size.ts')]],
  ['size of the widget', NODE, [path('widget/bench/size.ts')]],
];

/** @returns how many checks ran, and the names of those that failed */
export async function check({ without = [] } = {}) {
  await ensureInstalled();
  await ensureBuilt({ only: ['server', 'widget', 'dashboard'] });
  const wanted = CHECKS.filter(([name]) => !without.includes(name));
  const waiting = [...wanted];
  const failed = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, program, args] = next;
      const began = Date.now();
      const { code, output } = await run(program, args);
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
