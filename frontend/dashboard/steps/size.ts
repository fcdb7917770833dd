import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const DIST = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** What must be fetched before a screen works: its entry files and all that they import. Limits are gzip kilobytes. */
const SCREENS = [
  { name: 'Account screens', entries: ['index.html'], limit: 140 },
  { name: 'First dashboard screen', entries: ['index.html', 'src/Dashboard.tsx'], limit: 420 },
  { name: 'Admin console', entries: ['index.html', 'src/admin/AdminConsole.tsx'], limit: 420 },
];

/** All script and style files that `keys` need, lazy chunks left out. */
function filesOf(keys: string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is not in the build`);
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

let over = false;
for (const { name, entries, limit } of SCREENS) {
  const contents = [...filesOf(entries)].map((file) => readFileSync(join(DIST, file)));
  const sum = (pack: (content: Buffer) => Buffer): number =>
    contents.reduce((total, content) => total + pack(content).length, 0) / 1024;
  const gzip = sum((content) => gzipSync(content, { level: 9 }));
  over ||= gzip > limit;
  const verdict = gzip > limit ? 'OVER' : 'ok';
  process.stdout.write(
    `${name.padEnd(24)} ${gzip.toFixed(1).padStart(7)} kB gzip ${sum(brotliCompressSync).toFixed(1).padStart(7)} kB brotli   limit ${limit} kB gzip   ${verdict}\n`,
  );
}

const account = [...filesOf(['index.html'])].map((file) => readFileSync(join(DIST, file), 'utf8'));
if (account.some((text) => text.includes('RaList') || text.includes('MuiButton'))) {
  process.stderr.write('The account screens download react-admin or MUI.\n');
  over = true;
}
process.exitCode = over ? 1 : 0;
