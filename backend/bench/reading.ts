/**
 * How much of what texts hold is read: sizes (columns `text`, `area_sqft`) and contacts (`text`, `name`, `phone`, `email`).
 *
 *   npm run bench:reading -- sizes FILE.csv contacts FILE.csv [--misses]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { readContact, readDetails } from '../src/pricing/reading/index.js';

type Row = Record<string, string>;

const SAME_SIZE_SQ_FT = 1;
const SQ_FT_OF_SQ_M = 10.7639104;

const share = (part: number, whole: number): string =>
  `${part} of ${whole} (${whole === 0 ? '-' : ((100 * part) / whole).toFixed(1)}%)`;
const rowsOf = (file: string): Row[] =>
  parse(readFileSync(file, 'utf8'), { columns: true, skip_empty_lines: true, bom: true });

function areasIn(text: string): number[] {
  return readDetails(text, { today: '2000-01-01' }).quantities.flatMap(({ quantity, unit }) =>
    unit === 'sq_ft' ? [quantity] : unit === 'sq_m' ? [quantity * SQ_FT_OF_SQ_M] : [],
  );
}

/** Whether a text holds the size at all: as a number, as the product of two, or as a sum of two of these. */
function holds(text: string, size: number): boolean {
  const numbers = [...text.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?/g)]
    .map(([digits]) => Number(digits))
    .slice(0, 40);
  const sizes = [
    ...numbers,
    ...numbers.flatMap((a, place) => numbers.slice(place + 1, place + 3).map((b) => a * b)),
  ].filter((one) => one >= 9);
  const isSize = (one: number) => Math.abs(one - size) <= SAME_SIZE_SQ_FT;
  return sizes.some(isSize) || sizes.some((a, place) => sizes.slice(place + 1).some((b) => isSize(a + b)));
}

function benchSizes(file: string, misses: boolean): void {
  const rows = rowsOf(file);
  const held = rows.filter((row) => holds(row.text ?? '', Number(row.area_sqft)));
  let right = 0;
  for (const { text = '', area_sqft: size } of held) {
    const areas = areasIn(text);
    const total = areas.reduce((sum, area) => sum + area, 0);
    const isRead = [...areas, total].some((area) => Math.abs(area - Number(size)) <= SAME_SIZE_SQ_FT);
    if (isRead) right += 1;
    else if (misses) console.log(`size ${size}, read ${areas.join(', ') || 'none'}: ${text.slice(0, 200)}`);
  }
  console.log(`sizes: ${rows.length} texts, ${held.length} hold the size; read ${share(right, held.length)}`);
}

const plain: Record<string, (text: string) => string> = {
  name: (text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  phone: (text) => text.replace(/\D/g, ''),
  email: (text) => text.trim().toLowerCase(),
};

function benchContacts(file: string, misses: boolean): void {
  const rows = rowsOf(file);
  for (const field of ['name', 'phone', 'email'] as const) {
    const same = plain[field] ?? String;
    const wrong = rows.filter(
      (row) => same(readContact(row.text ?? '', { country: 'US' })[field] ?? '') !== same(row[field] ?? ''),
    );
    const given = rows.filter((row) => row[field]);
    const missed = wrong.filter((row) => row[field]);
    console.log(
      `${field}: read ${share(given.length - missed.length, given.length)}; invented ${wrong.length - missed.length} of ${rows.length - given.length}`,
    );
    if (misses) for (const row of wrong) console.log(`  "${row[field]}": ${(row.text ?? '').slice(-160)}`);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean', default: false } },
});
const BENCHES = new Map([['sizes', benchSizes], ['contacts', benchContacts]]); // prettier-ignore
const pairs = positionals.flatMap((kind, place) => (place % 2 === 0 ? [[kind, positionals[place + 1]] as const] : []));
if (pairs.length === 0 || pairs.some(([kind, file]) => !BENCHES.has(kind) || file === undefined)) {
  console.error('npm run bench:reading -- sizes FILE.csv contacts FILE.csv [--misses]');
  process.exit(2);
}
for (const [kind, file] of pairs) BENCHES.get(kind)?.(file ?? '', values.misses);
