import { ensureBuilt } from './build.mjs';
import { run } from './command.mjs';
import { NODE, path } from './project.mjs';
import { startTestDatabase } from './test-database.mjs';

/** `npm run test:http -- PATTERN`: the tests over HTTP, on a real PostgreSQL that is started for them. */
await ensureBuilt({ only: ['server'] });
const database = await startTestDatabase();
try {
  const jest = ['--experimental-vm-modules', '--no-warnings', path('node_modules/jest/bin/jest.js')];
  const args = [
    ...jest,
    '-c',
    path('.config/jest.backend.mjs'),
    '--maxWorkers',
    '2',
    '--selectProjects',
    'http',
    '--',
    ...process.argv.slice(2),
  ];
  const { code } = await run(NODE, args, { show: true, env: { TEST_DATABASE_URL: database.url } });
  process.exitCode = code;
} finally {
  await database.stop();
}
