import type { Result } from './results.js';
import { middle } from './metrics.js';

const WIDTH = 640;
const HEIGHT = 420;
const MARGIN = 56;
const COLORS: Record<string, string> = { ours: '#1d4ed8', median: '#9ca3af', knn: '#d97706', ridge: '#059669' };

interface Line {
  name: string;
  points: { x: number; y: number }[];
}

/** Of the real prices, how many lie within the middle share of the range's width: the diagonal is a range that keeps its promise. */
export function calibrationPlot(results: Result[]): string {
  const scales = [0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 1, 1.25, 1.5, 2];
  const answered = results.flatMap(({ actual, ours }) => (ours ? [{ actual, ours }] : []));
  const points = scales.map((scale) => ({
    x: normalCoverage(scale),
    y: answered.filter(({ actual, ours }) => within(actual, ours, scale)).length / Math.max(1, answered.length),
  }));
  const ideal = { name: 'normal', points: points.map(({ x }) => ({ x, y: x })) };
  return draw(
    'Calibration: share of real prices inside the scaled range',
    'promised',
    'inside',
    [{ name: 'ours', points }, ideal],
    1,
  );
}

/** Median absolute percentage error by how many own past jobs the business has. */
export function errorPlot(results: Result[]): string {
  const edges = [5, 10, 20, 40, 80, 160, 320, 1_000_000];
  const names = ['ours', 'median', 'knn', 'ridge'] as const;
  const lines = names.map((name) => ({
    name,
    points: edges.slice(0, -1).flatMap((from, at) => {
      const group = results.filter(({ past, ours }) => ours && past >= from && past < (edges[at + 1] ?? 0));
      const errors = group.flatMap(({ actual, ours, baselines }) => {
        const price = name === 'ours' ? ours?.price : baselines[name].price;
        return price === undefined ? [] : [Math.abs(price - actual) / actual];
      });
      return errors.length < 5 ? [] : [{ x: Math.log10(from) / 3, y: middle(errors) }];
    }),
  }));
  return draw('Median error by number of own past jobs (5 to 320, log scale)', 'jobs', 'error', lines, 0.6);
}

function within(
  actual: number,
  { price, low, high }: { price: number; low: number; high: number },
  scale: number,
): boolean {
  const log = Math.log(actual / price);
  return log >= scale * Math.log(low / price) - 1e-9 && log <= scale * Math.log(high / price) + 1e-9;
}

/** Coverage that a normal error would have when an 80% range is stretched by `scale`. */
function normalCoverage(scale: number): number {
  const z = 1.2816 * scale;
  const t = 1 / (1 + 0.2316419 * z);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - 2 * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

function draw(title: string, xName: string, yName: string, lines: Line[], top: number): string {
  const px = (x: number): string => (MARGIN + x * (WIDTH - 2 * MARGIN)).toFixed(1);
  const py = (y: number): string => (HEIGHT - MARGIN - (Math.min(y, top) / top) * (HEIGHT - 2 * MARGIN)).toFixed(1);
  const paths = lines.map(({ name, points }, at) => {
    const color = COLORS[name] ?? '#6b7280';
    const d = points.map(({ x, y }, k) => `${k === 0 ? 'M' : 'L'}${px(x)} ${py(y)}`).join(' ');
    const legend = `<text x="${WIDTH - MARGIN + 4}" y="${MARGIN + 18 * at}" fill="${color}">${name}</text>`;
    const dots = points.map(({ x, y }) => `<circle cx="${px(x)}" cy="${py(y)}" r="3" fill="${color}"/>`).join('');
    return `<path d="${d}" fill="none" stroke="${color}" stroke-width="2"/>${dots}${legend}`;
  });
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<text x="${MARGIN - 8}" y="${py(share * top)}" text-anchor="end">${Math.round(100 * share * top)}%</text>` +
      `<line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${py(share * top)}" y2="${py(share * top)}" stroke="#e5e7eb"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH + 40} ${HEIGHT}" font-family="sans-serif" font-size="12">` +
    `<rect width="100%" height="100%" fill="#fff"/><text x="${MARGIN}" y="24" font-size="15">${title}</text>${ticks.join('')}${paths.join('')}` +
    `<text x="${WIDTH / 2}" y="${HEIGHT - 16}">${xName}</text><text x="8" y="${MARGIN - 16}">${yName}</text></svg>\n`
  );
}
