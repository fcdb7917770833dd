/** One visit to a page in a slowed-down Chromium, and what it cost. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { probe, type Seen } from './probe.ts';

/** As Lighthouse applies them: round trip x 3.75, rates x 0.9. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
};
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 1500;

export interface Visit {
  url: string;
  slow: boolean;
  /** When the launcher is clicked: never, when the page has come to rest, or as soon as it is there. */
  click: 'no' | 'settled' | 'visible';
}

/** Milliseconds and megabytes. */
export interface Cost {
  paint: number;
  launcher: number;
  clickToType: number;
  longBefore: number;
  longAfter: number;
  slowestInteraction: number;
  shift: number;
}

/** Megabytes of JavaScript heap after a collection. */
export interface Weight {
  heapIdle: number;
  heapOpen: number;
}

const VIEWPORT = { width: 1280, height: 800 };
/** On the launcher, wherever its label ends. */
const LAUNCHER = { x: VIEWPORT.width - 60, y: VIEWPORT.height - 48 };
const MEGABYTE = 2 ** 20;

/** Looks at a page of a browser context of its own, which ends afterwards. */
async function inPage<Found>(
  browser: Browser,
  look: (page: Page, devtools: CDPSession) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    return await look(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

export function visit(browser: Browser, { url, slow, click }: Visit): Promise<Cost> {
  return inPage(browser, async (page, devtools) => {
    await devtools.send('Network.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    if (slow) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.addInitScript(probe);
    await page.goto(url, { waitUntil: click === 'visible' ? 'commit' : 'load' });
    await page.waitForFunction((bare) => window.seen.paint > 0 && (bare || window.seen.launcher > 0), click === 'no', {
      polling: 20,
    });
    if (click !== 'visible') await page.waitForTimeout(SETTLE_MS);
    if (click !== 'no') {
      const { x, y } = await page.evaluate(() => window.seen.at);
      // One after the other, as fast as the page takes them in: all at once, as click() sends them, no hand is.
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForFunction(() => window.seen.input > 0, null, { polling: 20 });
      await page.keyboard.type('hi', { delay: 60 });
    }
    await page.waitForTimeout(SETTLE_MS);
    const seen = await page.evaluate((): Seen => ({ ...window.seen }));
    const until = (from: number, to: number): number =>
      seen.long
        .filter(([at]) => at >= from && at < to)
        .map(([, ms]) => ms)
        .reduce((sum, ms) => sum + ms, 0);
    const clicked = seen.click || Infinity;
    return {
      paint: seen.paint,
      launcher: seen.launcher,
      clickToType: seen.input - seen.click,
      longBefore: until(0, clicked),
      longAfter: until(clicked, Infinity),
      slowestInteraction: Math.max(0, ...seen.interactions),
      shift: seen.shift,
    };
  });
}

/**
 * What a page holds in memory at rest, and after a click where the launcher is and two letters typed. Without a probe: what
 * that calls would count as the widget's. The page takes hold of its body once, as nearly every page with a script does: else
 * the first script that touches an element, and that is the widget, pays for what the browser makes for all.
 */
export function weigh(browser: Browser, url: string): Promise<Weight> {
  return inPage(browser, async (page, devtools) => {
    await devtools.send('Performance.enable');
    await devtools.send('HeapProfiler.enable');
    const heap = async (): Promise<number> => {
      await page.waitForTimeout(SETTLE_MS);
      await devtools.send('HeapProfiler.collectGarbage');
      const { metrics } = await devtools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN) / MEGABYTE;
    };
    await page.addInitScript(() => addEventListener('DOMContentLoaded', () => void document.body));
    await page.goto(url);
    const heapIdle = await heap();
    await page.mouse.click(LAUNCHER.x, LAUNCHER.y);
    await page.waitForTimeout(SETTLE_MS);
    await page.keyboard.type('hi', { delay: 60 });
    return { heapIdle, heapOpen: await heap() };
  });
}
