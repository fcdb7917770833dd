/**
 * What the widget costs the page it stands on: the same page with and without it, CPU slowed 4 times, medians.
 * Ends with 1 when a limit is broken. `--runs N` (7); `--url ORIGIN` measures a running server's widget instead.
 */
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { chromiumLaunch } from '../../.config/browser.mjs';
import { startFakeBackend } from '../test/server/fake-backend.ts';
import { startHostPages } from '../test/server/host-pages.ts';
import { visit, type Cost, type Visit } from './measure.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' }, url: { type: 'string' } } });
const runs = Number(values.runs);
const backend = await startFakeBackend(4341);
const pages = await startHostPages(4340, values.url ?? backend.url);
const browser = await chromium.launch(await chromiumLaunch());

const median = (numbers: number[]): number => {
  const sorted = numbers.filter(Number.isFinite).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
};

/** The first visit of each kind warms the browser up and is thrown away. */
async function medians(how: Omit<Visit, 'url'>): Promise<Cost> {
  const costs: Cost[] = [];
  const url = `${pages.url}/plain.html${how.click === 'no' ? '?bare' : ''}`;
  for (let run = 0; run <= runs; run++) costs.push(await visit(browser, { ...how, url }));
  const counted = costs.slice(1);
  const of = (key: keyof Cost): number => median(counted.map((cost) => cost[key]));
  return Object.fromEntries(
    Object.keys(counted[0] ?? {}).map((key) => [key, of(key as keyof Cost)]),
  ) as unknown as Cost;
}

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
  const bare = await medians({ slow, click: 'no' });
  const settled = await medians({ slow, click: 'settled' });
  console.log(slow ? '\nslow 4G' : 'plain');
  row('bubble after the blank page’s first paint', settled.launcher - bare.paint, slow ? 560 : 60, 'ms');
  row('click to typing, panel prefetched', settled.clickToType, slow ? 90 : 80, 'ms');
  if (slow) row('click to typing, clicked at once', (await medians({ slow, click: 'visible' })).clickToType, 700, 'ms');
  row('long tasks before the click, over the blank page', settled.longBefore - bare.longBefore, 50, 'ms');
  row('long tasks after the click', settled.longAfter, 70, 'ms');
  row('interaction to next paint', settled.slowestInteraction, 100, 'ms');
  row('heap idle, over the blank page', settled.heapIdle - bare.heapIdle, 0.1, 'MB');
  row('heap open, over the blank page', settled.heapOpen - bare.heapOpen, 0.5, 'MB');
  row('layout shift, the click included', settled.shift - bare.shift, 0, '');
}
await browser.close();
pages.server.close();
backend.server.close();
process.exit(broken ? 1 : 0);
