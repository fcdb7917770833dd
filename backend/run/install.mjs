import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './command.mjs';
import { NODE, fail, path, say } from './project.mjs';

const STAMP = path('node_modules', '.installed-lock');

/** Installs exactly what the lock file names, when that is not what is there already. */
export async function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(path('package-lock.json')))
    .digest('hex');
  if (existsSync(NODE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  say('Installing packages (once; one to three minutes)');
  const { code, output } = await run('npm', ['ci', '--include=dev', '--no-fund', '--no-audit']);
  if (code !== 0)
    fail(
      `The packages could not be installed. Check the connection to your npm registry and try again.\n\n${output.slice(-2000)}`,
    );
  if (!existsSync(NODE))
    fail(
      'The package "node" did not install its program. Run "npm ci" with install scripts allowed for it and try again.',
    );
  writeFileSync(STAMP, lock);
}

if (process.argv[1]?.endsWith('install.mjs')) await ensureInstalled();
