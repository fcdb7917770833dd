import { ensureBuilt } from './build.mjs';
import { run } from './command.mjs';
import { jest } from './suites.mjs';
import { startTestDatabase } from './test-database.mjs';

/** `npm run test:http -- PATTERN`: the tests over HTTP, on a real PostgreSQL that is started for them. */
await ensureBuilt({ only: ['server'] });
const database = await startTestDatabase();
try {
  const [program, args] = jest('.config/jest.backend.mjs', '--selectProjects', 'http', '--');
  const env = { TEST_DATABASE_URL: database.url };
  const { code } = await run(program, [...args, ...process.argv.slice(2)], { show: true, env });
  process.exitCode = code;
} finally {
  await database.stop();
}
