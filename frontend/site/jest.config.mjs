/** Reads the built site: run `npm run build` first. Each page is parsed once per file of tests. */
export default {
  testMatch: ['<rootDir>/test/**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', {}] },
  testTimeout: 30_000,
};
