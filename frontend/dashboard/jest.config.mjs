/** Pure logic of the dashboard and of the typed client: `npm test -w frontend/dashboard`. */
export default {
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/dashboard/src/**/*.spec.ts', '<rootDir>/api/src/**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/'],
};
