/**
 * Finds the Chromium that browser tests and benchmarks run in: the one of the machine where there is one,
 * else the one that npm installed (@sparticuz/chromium), so that a fresh clone needs no browser download.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Same-origin rules stay on: the tests are about them. The package's own list of flags turns them off. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * What to hand to Playwright's `launchOptions` (or any launcher with the same three names).
 * @returns {Promise<{ executablePath: string, args: string[], env: Record<string, string | undefined> }>}
 * @throws when neither a system Chromium nor the npm package can be used.
 */
export async function chromiumLaunch() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked)) throw new Error(`CHROMIUM_PATH points to ${asked}, which does not exist.`);
  const system = asked ?? (process.env.CHROMIUM_FROM_NPM ? undefined : SYSTEM_PATHS.find((path) => existsSync(path)));
  if (system) return { executablePath: system, args: ARGS, env: process.env };

  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  const env = (await lacksLibraries(executablePath)) ? { ...process.env, ...(await unpackLibraries()) } : process.env;
  return { executablePath, args: [...ARGS, '--no-zygote'], env };
}

/** Slim images come without libnss3 and its relatives. */
async function lacksLibraries(executablePath) {
  const { stdout } = await promisify(execFile)('ldd', [executablePath]);
  return stdout.includes('not found');
}

/** The package carries those libraries, but unpacks them only on a cloud function: done here instead. */
async function unpackLibraries() {
  const folder = join(tmpdir(), 'chalkline-chromium');
  const libraries = join(folder, 'lib');
  if (!existsSync(libraries)) {
    await mkdir(folder, { recursive: true });
    const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
    const archive = join(dirname(entry), '..', '..', 'bin', 'al2023.tar.br');
    const tar = spawn('tar', ['-xf', '-', '-C', folder], { stdio: ['pipe', 'inherit', 'inherit'] });
    const ended = once(tar, 'exit');
    await pipeline(createReadStream(archive), createBrotliDecompress(), tar.stdin);
    const [code] = await ended;
    if (code !== 0) throw new Error(`The libraries of @sparticuz/chromium could not be unpacked (tar exit ${code}).`);
  }
  return { LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') };
}
