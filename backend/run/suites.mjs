import { NODE, path } from './project.mjs';

/** The program and arguments of a Jest run. */
export const jest = (config, ...args) => [
  NODE,
  ['--experimental-vm-modules', '--no-warnings', path('node_modules/jest/bin/jest.js'), '-c', path(config), ...args],
];
const browser = (name, folder) => ({
  name: `${name}, in the browser`,
  kind: 'playwright',
  product: true,
  command: [
    NODE,
    [
      path('node_modules/@playwright/test/cli.js'),
      'test',
      '-c',
      path(folder, 'playwright.config.ts'),
      '--reporter=list,json',
      // A browser on a busy machine may miss a deadline once; what fails three times in a row is broken.
      '--retries=2',
    ],
  ],
});

/**
 * Every test suite. `kind` says how its results are read, `database` and `product` what it needs: a PostgreSQL at
 * TEST_DATABASE_URL, the whole product at CHALKLINE_URL.
 */
export const SUITES = [
  { name: 'backend, unit and over HTTP', kind: 'jest', database: true, command: jest('.config/jest.backend.mjs') },
  { name: 'brand', kind: 'jest', command: jest('frontend/brand/jest.config.mjs') },
  { name: 'dashboard, unit', kind: 'jest', command: jest('frontend/dashboard/jest.config.mjs') },
  { name: 'site, as built', kind: 'jest', command: jest('frontend/site/jest.config.mjs') },
  browser('widget', 'widget'),
  browser('dashboard', 'frontend/dashboard'),
  browser('site', 'frontend/site'),
];
