import backend from './jest.backend.mjs';

const unit = backend.projects.find((project) => project.displayName === 'unit');

/** The backend's unit specs, in half the time: those that read words are run together. */
export default {
  ...backend,
  projects: [
    {
      ...unit,
      testMatch: [...unit.testMatch, '<rootDir>/test/together/*.ts'],
      testPathIgnorePatterns: [
        '/src/(?:pricing|assistant|chats|jobs|rules|quotes/conversation|quotes/documents)/',
        '/together/specs.ts$',
      ],
    },
  ],
};
