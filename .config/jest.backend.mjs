import { readFileSync } from 'node:fs';

const swc = JSON.parse(readFileSync(new URL('../backend/.swcrc', import.meta.url), 'utf8'));

/** Unit specs live beside their source; HTTP tests live in backend/test and share one real PostgreSQL. */
const common = {
  rootDir: '../backend',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, exclude: [], swcrc: false }] },
};

export default {
  projects: [
    { ...common, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    {
      ...common,
      displayName: 'http',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      globalSetup: '<rootDir>/test/support/global-setup.ts',
      globalTeardown: '<rootDir>/test/support/global-teardown.ts',
    },
  ],
};
