import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../.config/browser.mjs';

const PORT = 4510;
/** CHALKLINE_URL points the journeys at a server that is already running, such as `vite preview`. */
const running = process.env.CHALKLINE_URL;

/** Journeys in a real browser against the real API on an empty database, wide and on a phone. */
export default defineConfig({
  testDir: 'test',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/dashboard',
  globalTeardown: './test/support/contact-sheet.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: running ?? `http://127.0.0.1:${PORT}`,
    launchOptions: await chromiumLaunch(),
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
  },
  projects: [
    { name: '1280', use: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' } },
    {
      name: '390',
      grepInvert: /@any-width/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'light' },
    },
  ],
  webServer:
    running === undefined
      ? {
          command: `node ../../backend/run/test-server.mjs --port ${PORT}`,
          url: `http://127.0.0.1:${PORT}/api/health/ready`,
          reuseExistingServer: false,
          timeout: 300_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        }
      : undefined,
});
