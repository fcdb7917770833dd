import autocannon from 'autocannon';

/** Requests per second and latencies of one address; the answers must all be 2xx. */
export async function load(options) {
  const result = await autocannon({ connections: 10, duration: 5, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${options.url}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`);
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The value below which a share of the numbers lies. */
export const quantile = (numbers, share) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];

/** A table with aligned columns on standard output. */
export function table(head, rows) {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((row) => row[column].length)));
  for (const row of lines)
    process.stdout.write(
      `  ${row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[0]))).join('  ')}\n`,
    );
  process.stdout.write('\n');
}
