import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../.config/browser.mjs';

/** The widget on other people's pages, in a real browser. CHALKLINE_URL=<origin> runs the host pages against a real server. */
export default defineConfig({
  testDir: 'test',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  workers: 1,
  timeout: 45_000,
  expect: { timeout: 6_000 },
  reporter: [['list']],
  use: { browserName: 'chromium', viewport: { width: 1280, height: 800 }, launchOptions: await chromiumLaunch() },
});
