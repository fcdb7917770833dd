import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFolder } from './data-folder.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'chalkline-folder-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('makes the data folder with all above it, and leaves it empty', () => {
  const folder = join(root, 'a', 'b');
  checkFolder(folder);
  checkFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
});

it('says at once what cannot be one', () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  const impossible = [file, join(file, 'data'), ...(existsSync('/proc/self') ? ['/proc', '/proc/foo/bar'] : [])];
  for (const folder of impossible) {
    expect(() => checkFolder(folder)).toThrow(`The data folder ${folder} cannot be written. Make it writable`);
  }
});
