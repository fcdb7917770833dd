import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../.config/browser.mjs';
import type { Product } from './test/fixtures.ts';

const PORT = 4370;
/** A running product to test against instead of a fresh one. */
const running = process.env.CHALKLINE_URL;
const product = running ?? `http://127.0.0.1:${PORT}`;

/** The widget on other people's pages, in a real browser: every bad answer from a fake backend, the main job from the product. */
export default defineConfig<object, Product>({
  testDir: 'test',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list']],
  use: { browserName: 'chromium', viewport: { width: 1280, height: 800 }, launchOptions: await chromiumLaunch() },
  projects: [
    { name: 'fake', testMatch: '**/*.test.ts', testIgnore: '**/product.test.ts' },
    { name: 'product', testMatch: ['**/hosts.test.ts', '**/product.test.ts'], use: { product } },
  ],
  webServer: running
    ? undefined
    : {
        command: `node ../backend/run/test-server.mjs --port ${PORT}`,
        url: `${product}/widget.js`,
        reuseExistingServer: true,
        timeout: 180_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
});
