import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../.config/browser.mjs';

/** CHALKLINE_URL points the tests at a running product; without it they start a static server for the built site. */
const running = process.env.CHALKLINE_URL;
const PORT = 4410;

export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  timeout: 60_000,
  // As long as the first answer takes on a machine that has other things to do.
  expect: { timeout: 20_000 },
  use: {
    baseURL: running ?? `http://127.0.0.1:${PORT}`,
    launchOptions: await chromiumLaunch(),
    // Traces cost as much as the tests: only what failed is traced, when it is tried again.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: running ? undefined : { command: `node test/serve.ts ${PORT}`, url: `http://127.0.0.1:${PORT}` },
});
