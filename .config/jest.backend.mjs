import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const swc = JSON.parse(readFileSync(new URL('../backend/.swcrc', import.meta.url), 'utf8'));

/** Unit specs live beside their source; the tests over HTTP live in backend/test and share one real PostgreSQL. */
const common = {
  rootDir: fileURLToPath(new URL('../backend', import.meta.url)),
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // Its ES modules import JSON in a way that Jest warns about, once a file.
    '^libphonenumber-js(?:/min)?$': fileURLToPath(import.meta.resolve('libphonenumber-js/min')).replace(
      'index.js',
      'index.cjs',
    ),
  },
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, exclude: [], swcrc: false }] },
  setupFiles: [fileURLToPath(new URL('./properties.mjs', import.meta.url))],
  modulePathIgnorePatterns: ['<rootDir>/dist'],
};

export default {
  // One more than the machine has cores: the tests over HTTP wait for a good part of their time.
  maxWorkers: availableParallelism() + 1,
  // Starting the whole application on a busy machine takes its time.
  testTimeout: 90_000,
  projects: [
    { ...common, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    { ...common, displayName: 'http', testMatch: ['<rootDir>/test/**/*.test.ts'] },
  ],
};
