import { ensureBuilt } from './build.mjs';
import { run } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { NODE, path } from './project.mjs';

/** `npm run check`: what can be known in under a minute. Two at a time: that is how many cores a small machine has. */
const CHECKS = [
  [
    'lint and the import table',
    'eslint',
    ['-c', '.config/eslint.config.mjs', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '.'],
  ],
  ['types of the server', 'tsc', ['-p', 'backend/tsconfig.json']],
  ['types of the dashboard', 'tsc', ['-p', 'frontend/dashboard/tsconfig.json']],
  ['types of the site', 'npm', ['run', 'typecheck', '-w', 'frontend/site']],
  ['types of the widget', 'tsc', ['-p', 'widget/tsconfig.json']],
  [
    'format',
    'prettier',
    [
      '--config',
      '.config/prettier.json',
      '--ignore-path',
      '.config/prettierignore',
      '--check',
      '--log-level',
      'warn',
      '.',
    ],
  ],
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
  ['the typed client matches the API', NODE, [path('backend/run/api-client.mjs'), '--check']],
  ['size of the widget', NODE, [path('widget/bench/size.ts')]],
  ['size of the dashboard', NODE, [path('frontend/dashboard/steps/size.ts')]],
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
