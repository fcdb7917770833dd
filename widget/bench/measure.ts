/** One visit to a page in a slowed-down Chromium, and what it cost. */
import type { Browser } from 'playwright-core';
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
  heapIdle: number;
  heapOpen: number;
  shift: number;
}

export async function visit(browser: Browser, { url, slow, click }: Visit): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Performance.enable');
    await devtools.send('HeapProfiler.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    if (slow) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.addInitScript(probe);
    const heap = async (): Promise<number> => {
      await devtools.send('HeapProfiler.collectGarbage');
      const { metrics } = await devtools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN) / 1048576;
    };

    await page.goto(url, { waitUntil: click === 'visible' ? 'commit' : 'load' });
    // On the bare page too: what the driver puts into a page it looks into must not count as the widget's heap.
    await page.waitForFunction((bare) => window.seen.paint > 0 && (bare || window.seen.launcher > 0), click === 'no', {
      polling: 20,
    });
    if (click !== 'visible') await page.waitForTimeout(SETTLE_MS);
    const heapIdle = click === 'visible' ? NaN : await heap();
    if (click !== 'no') {
      const { x, y } = await page.evaluate(() => window.seen.at);
      await page.mouse.click(x, y);
      await page.waitForFunction(() => window.seen.input > 0, null, { polling: 20 });
      await page.keyboard.type('hi', { delay: 60 });
    }
    await page.waitForTimeout(SETTLE_MS);
    const heapOpen = await heap();
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
      heapIdle,
      heapOpen,
      shift: seen.shift,
    };
  } finally {
    await context.close();
  }
}
