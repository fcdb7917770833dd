import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../config/index.js';
import { SecretSeal } from './secret-seal.js';

const folder = mkdtempSync(join(tmpdir(), 'chalkline-seal-'));
const sealWith = (secret: string) => new SecretSeal(readSettings({ AUTH_SECRET: secret, CHALKLINE_DATA: folder }));
const seal = sealWith('a'.repeat(40));
const SECRET = 'JBSWY3DPEHPK3PXP';

afterAll(() => rmSync(folder, { recursive: true }));

describe('SecretSeal', () => {
  it('opens for the user it was sealed for', () => {
    const sealed = seal.seal(SECRET, 'one');
    expect(sealed).not.toContain(SECRET);
    expect(seal.open(sealed, 'one')).toBe(SECRET);
    expect(seal.seal(SECRET, 'one')).not.toBe(sealed);
  });

  it.each([
    ['another user', () => seal.open(seal.seal(SECRET, 'one'), 'two')],
    ['another AUTH_SECRET', () => sealWith('b'.repeat(40)).open(seal.seal(SECRET, 'one'), 'one')],
    ['a cut text', () => seal.open(seal.seal(SECRET, 'one').slice(0, -4), 'one')],
    ['a text that was never sealed', () => seal.open(SECRET, 'one')],
  ])('stays shut for %s', (_, open) => {
    expect(open()).toBeNull();
  });
});
