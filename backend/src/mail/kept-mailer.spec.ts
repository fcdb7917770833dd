import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeptMailer } from './kept-mailer.js';

const NOW = new Date('2026-06-30T12:00:00.000Z');
let folder: string;
let mailer: KeptMailer;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chalkline-kept-'));
  mailer = new KeptMailer(folder, 'Chalkline <no-reply@chalkline.example>');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A kept mail's file of so many minutes ago. */
const keep = async (minutes: number, ending = '.json'): Promise<string> => {
  const at = new Date(NOW.getTime() - minutes * 60_000).toISOString().replaceAll(':', '-');
  const name = `${at}_00000000-0000-4000-8000-000000000000${ending}`;
  await writeFile(join(folder, name), '{}');
  return name;
};

describe('what is kept of mail', () => {
  it('is the newest 200', async () => {
    const names: string[] = [];
    for (let age = 0; age < 203; age += 1) names.push(await keep(age));
    await mailer.removeOld(NOW);
    expect((await readdir(folder)).sort()).toEqual(names.slice(0, 200).sort());
  });

  it('goes after 30 days, and so does half a mail', async () => {
    const day = 24 * 60;
    const young = [await keep(30 * day - 1), await keep(0, '.json.part')];
    await keep(30 * day + 1);
    await keep(30 * day + 1, '.json.part');
    await mailer.removeOld(NOW);
    expect((await readdir(folder)).sort()).toEqual(young.sort());
  });
});
