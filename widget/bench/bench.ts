/**
 * What the widget costs the page it stands on: the same page with and without it, CPU slowed 4 times, medians.
 * Ends with 1 when a limit is broken. `--runs N` (7); `--url ORIGIN` measures a running server's widget instead.
 */
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { chromiumLaunch } from '../../.config/browser.mjs';
import { startFakeBackend } from '../test/server/fake-backend.ts';
import { startHostPages } from '../test/server/host-pages.ts';
import { visit, weigh, type Cost, type Visit, type Weight } from './measure.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' }, url: { type: 'string' } } });
const runs = Number(values.runs);
const backend = await startFakeBackend();
const pages = await startHostPages(values.url ?? backend.url);
const browser = await chromium.launch(await chromiumLaunch());

const median = (numbers: number[]): number => {
  const sorted = numbers.filter(Number.isFinite).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
};

const urlOf = (bare: boolean): string => `${pages.url}/plain.html${bare ? '?bare' : ''}`;

/** The first visit of each kind warms the browser up and is thrown away. */
async function medians<Seen extends object>(look: () => Promise<Seen>): Promise<Seen> {
  const all: Seen[] = [];
  for (let run = 0; run <= runs; run++) all.push(await look());
  const counted = all.slice(1);
  const keys = Object.keys(counted[0] ?? {}) as (keyof Seen)[];
  return Object.fromEntries(keys.map((key) => [key, median(counted.map((one) => Number(one[key])))])) as Seen;
}
const costs = (how: Omit<Visit, 'url'>): Promise<Cost> =>
  medians(() => visit(browser, { ...how, url: urlOf(how.click === 'no') }));
const weights = (bare: boolean): Promise<Weight> => medians(() => weigh(browser, urlOf(bare)));

let broken = false;
function row(name: string, value: number, limit: number, unit: string): void {
  const digits = unit === 'ms' ? 0 : 3;
  const over = !(value <= limit);
  broken ||= over;
  console.log(
    `${name.padEnd(58)}${value.toFixed(digits).padStart(8)} ${unit.padEnd(3)} limit ${limit}${over ? '  OVER' : ''}`,
  );
}

for (const slow of [false, true]) {
  const bare = await costs({ slow, click: 'no' });
  const settled = await costs({ slow, click: 'settled' });
  console.log(slow ? '\nslow 4G' : 'plain');
  row('bubble after the blank page’s first paint', settled.launcher - bare.paint, slow ? 560 : 60, 'ms');
  row('click to typing, panel prefetched', settled.clickToType, slow ? 90 : 80, 'ms');
  if (slow) row('click to typing, clicked at once', (await costs({ slow, click: 'visible' })).clickToType, 700, 'ms');
  row('long tasks before the click, over the blank page', settled.longBefore - bare.longBefore, 50, 'ms');
  row('long tasks after the click', settled.longAfter, 70, 'ms');
  row('interaction to next paint', settled.slowestInteraction, 100, 'ms');
  row('layout shift, the click included', settled.shift - bare.shift, 0, '');
}
const [bare, ours] = [await weights(true), await weights(false)];
console.log('\nmemory');
row('heap idle, over the blank page', ours.heapIdle - bare.heapIdle, 0.1, 'MB');
row('heap open, over the blank page', ours.heapOpen - bare.heapOpen, 0.5, 'MB');
await browser.close();
pages.server.close();
backend.server.close();
process.exit(broken ? 1 : 0);
