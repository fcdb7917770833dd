import { densest, evenly, middleOf, median } from '../../src/pricing/statistics/index.js';
import { generator, type Business } from './businesses.js';
import { middle } from './metrics.js';

/** Ways to say one price for all jobs of one kind, from the log prices of some of them. */
const CENTRES: Record<string, (logs: number[]) => number> = {
  'median of ten': (logs) => median(logs.slice(0, 10)),
  'median of all': median,
  'middle of all': (logs) => middleOf(evenly(logs)),
  'densest point': (logs) => densest(evenly(logs)),
};
const COUNTS = [10, 20, 40, 80, 150];
const DRAWS = 60;
const MOST_TESTED = 60;

/**
 * How near any price can come where nothing but the kind of work is known: random jobs of one business and one description
 * tell the price of others of the same, so that time and size play no part. Median absolute percentage error, as a table.
 */
export function floorTable(businesses: Business[]): string {
  const kinds = businesses.flatMap(kindsOf).filter((logs) => logs.length >= 30);
  const lines = COUNTS.map((count) => {
    const large = kinds.filter((logs) => logs.length >= 1.25 * count + 10);
    const random = generator(count);
    const errors = Object.keys(CENTRES).map((): number[] => []);
    for (const logs of large) {
      for (let draw = 0; draw < DRAWS; draw += 1) {
        const shuffled = logs.map((log) => ({ log, key: random() })).sort((a, b) => a.key - b.key);
        const known = shuffled.slice(0, count).map(({ log }) => log);
        const tested = shuffled.slice(count, count + MOST_TESTED);
        Object.values(CENTRES).forEach((centre, k) => {
          const log = centre(known);
          errors[k]?.push(...tested.map((one) => Math.abs(Math.expm1(log - one.log))));
        });
      }
    }
    const cells = errors.map((list) => `${(100 * middle(list)).toFixed(1)}%`.padStart(15));
    return `${String(count).padStart(5)} of ${String(large.length).padStart(3)} kinds${cells.join('')}`;
  });
  const heading = Object.keys(CENTRES).map((name) => name.padStart(15));
  return `${'jobs known'.padEnd(18)}${heading.join('')}\n${lines.join('\n')}`;
}

/** Log prices of the jobs that say the same and have no size. */
function kindsOf({ past, future }: Business): number[][] {
  const kinds = new Map<string, number[]>();
  for (const { title, description, priceCents } of [...past, ...future]) {
    const text = `${title} ${description}`.trim();
    if (!/\d/.test(text)) kinds.set(text, [...(kinds.get(text) ?? []), Math.log(priceCents)]);
  }
  return [...kinds.values()];
}
