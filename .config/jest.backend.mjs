import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const swc = JSON.parse(readFileSync(new URL('../backend/.swcrc', import.meta.url), 'utf8'));

/** Unit specs live beside their source; the tests over HTTP live in backend/test and share one real PostgreSQL. */
const common = {
  rootDir: fileURLToPath(new URL('../backend', import.meta.url)),
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, exclude: [], swcrc: false }] },
  modulePathIgnorePatterns: ['<rootDir>/dist'],
};

export default {
  projects: [
    { ...common, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    { ...common, displayName: 'http', testMatch: ['<rootDir>/test/**/*.test.ts'], testTimeout: 60_000 },
  ],
};
