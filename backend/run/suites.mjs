import { NODE, path } from './project.mjs';

/** The program and arguments of a Jest run. */
export const jest = (config, ...args) => [
  NODE,
  ['--experimental-vm-modules', '--no-warnings', path('node_modules/jest/bin/jest.js'), '-c', path(config), ...args],
];
const playwright = (folder) => [
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
];

/**
 * Every test suite. `kind` says how its results are read; suites with `database` get TEST_DATABASE_URL,
 * suites with `server` the address of a running product in the variable that they name.
 */
export const SUITES = [
  { name: 'backend, unit', kind: 'jest', command: jest('.config/jest.backend.mjs', '--selectProjects', 'unit') },
  {
    name: 'backend, over HTTP',
    kind: 'jest',
    command: jest('.config/jest.backend.mjs', '--selectProjects', 'http', '--maxWorkers', '2'),
    database: true,
  },
  { name: 'brand', kind: 'jest', command: jest('frontend/brand/jest.config.mjs') },
  { name: 'dashboard, unit', kind: 'jest', command: jest('frontend/dashboard/jest.config.mjs') },
  { name: 'site, as built', kind: 'jest', command: jest('frontend/site/jest.config.mjs') },
  { name: 'widget, in the browser', kind: 'playwright', folder: 'widget', command: playwright('widget') },
  {
    name: 'dashboard, in the browser',
    kind: 'playwright',
    folder: 'frontend/dashboard',
    command: playwright('frontend/dashboard'),
    server: 'DASHBOARD_URL',
  },
  {
    name: 'site, in the browser',
    kind: 'playwright',
    folder: 'frontend/site',
    command: playwright('frontend/site'),
    server: 'CHALKLINE_URL',
  },
];
