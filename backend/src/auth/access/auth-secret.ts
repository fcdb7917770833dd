import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../config/index.js';

/** The signing secret: the setting, or one that is made at the first start and kept in the data folder. */
export function authSecret(settings: Pick<Settings, 'AUTH_SECRET' | 'CHALKLINE_DATA'>): string {
  if (settings.AUTH_SECRET !== null) return settings.AUTH_SECRET;
  const file = join(settings.CHALKLINE_DATA, 'auth-secret');
  mkdirSync(settings.CHALKLINE_DATA, { recursive: true });
  try {
    // wx: of two processes that start together, one writes and both read the same.
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
