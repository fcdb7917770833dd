import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ADVISORY_LOCKS } from '../../src/database/advisory-locks.js';
import { createDatabase } from '../support/app.js';
import { waiting } from '../support/in-the-way.js';
import { endProcesses, startProcess } from '../support/process.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chalkline-signals-'));
});
afterEach(endProcesses);
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['a server that does not listen yet', [], 'SIGTERM', 143],
  ['a server that does not listen yet', [], 'SIGINT', 130],
  ['a migration', ['migrate'], 'SIGTERM', 143],
] as const)('%s ends at once when it is told to stop (%j, %s)', async (_, command, signal, code) => {
  const { ownerUrl, drop } = await createDatabase();
  const rival = new Client({ connectionString: ownerUrl });
  await rival.connect();
  await rival.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
  const waits = startProcess({ DATABASE_URL: ownerUrl, CHALKLINE_DATA: folder }, [...command]);
  await waiting({ ownerUrl });
  waits.child.kill(signal);
  // A process that only the system ends has no code, and the first one of a container would not be ended.
  expect(await waits.outcome).toEqual({ code, said: '' });
  await rival.end();
  await drop();
});
