import backend from './jest.backend.mjs';

const unit = backend.projects.find((project) => project.displayName === 'unit');

/** The backend's unit specs, in half the time: those of pricing and of the assistant are run together. */
export default {
  ...backend,
  projects: [
    {
      ...unit,
      testMatch: [...unit.testMatch, '<rootDir>/test/together/*.ts'],
      testPathIgnorePatterns: ['/src/(?:pricing|assistant)/', '/together/specs.ts$'],
    },
  ],
};
