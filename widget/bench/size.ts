/** Prints what a browser downloads, compressed, and ends with 1 when one of the two limits is broken. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Bytes, gzip. */
const LIMITS = { loader: 2000, panel: 16_000 };

const dist = join(import.meta.dirname, '..', 'dist');
const measure = (path: string) => {
  const content = readFileSync(join(dist, path));
  return { path, gzip: gzipSync(content, { level: 9 }).length, brotli: brotliCompressSync(content).length };
};
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`.padStart(10);

const later = readdirSync(join(dist, 'widget'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => measure(`widget/${name}`));
/** What every opening needs, in two files. */
const isChat = ({ path }: { path: string }): boolean => /^widget\/(frame|panel)-/.test(path);
const sum = (key: 'gzip' | 'brotli'): number => later.filter(isChat).reduce((total, row) => total + row[key], 0);
const rows = [
  { ...measure('widget.js'), limit: LIMITS.loader },
  ...later.filter(isChat).map((row) => ({ ...row, limit: Infinity })),
  { path: 'frame and panel', gzip: sum('gzip'), brotli: sum('brotli'), limit: LIMITS.panel },
  ...later.filter((row) => !isChat(row)).map((row) => ({ ...row, limit: Infinity })),
];

console.log(`${'file'.padEnd(32)}${'gzip'.padStart(10)}${'brotli'.padStart(10)}     limit`);
for (const { path, gzip, brotli, limit } of rows) {
  const verdict = limit === Infinity ? '' : kilobytes(limit) + (gzip > limit ? '  OVER' : '');
  console.log(path.padEnd(32) + kilobytes(gzip) + kilobytes(brotli) + verdict);
}
if (rows.some(({ gzip, limit }) => gzip > limit)) process.exitCode = 1;
