import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { compressFolder } from './compress.mjs';
import { PARTS } from './parts.mjs';
import { fail, path, say } from './project.mjs';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'build', 'test-results', '.react-router', '.cache']);

/** Builds every part whose sources have changed since it was built. */
export async function ensureBuilt({ only = null } = {}) {
  for (const part of PARTS) {
    if (only && !only.includes(part.name)) continue;
    const fingerprint = fingerprintOf(part);
    const stamp = path(part.output, '.built-from');
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) continue;
    say(`Building the ${part.name}`);
    const [program, ...args] = part.command;
    const { code, output } = await run(program, args);
    if (code !== 0) fail(`The ${part.name} could not be built (${part.command.join(' ')}).\n\n${output.slice(-4000)}`);
    if (part.compressed) await compressFolder(path(part.output));
    // A source that a build step generates belongs to the state that was built.
    writeFileSync(stamp, fingerprintOf(part));
  }
}

function fingerprintOf(part) {
  const hash = createHash('sha256');
  for (const source of part.sources) add(hash, source, part.ignored ?? []);
  for (const name of part.settings ?? []) hash.update(`${name}=${process.env[name] ?? ''}`);
  hash.update(readFileSync(path('package-lock.json')));
  return hash.digest('hex');
}

function add(hash, name, ignored) {
  if (ignored.includes(name)) return;
  const full = path(name);
  if (!existsSync(full)) return;
  if (statSync(full).isFile()) {
    hash.update(name).update(readFileSync(full));
    return;
  }
  for (const entry of readdirSync(full).sort()) {
    if (!NOT_SOURCES.has(entry)) add(hash, join(name, entry), ignored);
  }
}

if (process.argv[1]?.endsWith('build.mjs')) await ensureBuilt();
