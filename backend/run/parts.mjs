const ANNOUNCEMENT = ['ANNOUNCEMENT_TEXT', 'ANNOUNCEMENT_LINK', 'ANNOUNCEMENT_LINK_TEXT'];

/** What is built, from what, into what. A part is stale when one of its sources has changed. */
export const PARTS = [
  {
    name: 'server',
    sources: ['backend/src', 'backend/.swcrc', 'backend/tsconfig.build.json', 'nest-cli.json'],
    output: 'backend/dist',
    command: ['nest', 'build'],
  },
  {
    name: 'widget',
    sources: ['widget/src', 'widget/vite.config.ts', 'widget/package.json', 'frontend/brand'],
    output: 'widget/dist',
    command: ['npm', 'run', 'build', '-w', 'widget'],
    compressed: true,
  },
  {
    name: 'dashboard',
    sources: [
      'frontend/dashboard/src',
      'frontend/dashboard/index.html',
      'frontend/dashboard/vite.config.ts',
      'frontend/api/src',
      'frontend/brand',
    ],
    output: 'frontend/dashboard/dist',
    command: ['npm', 'run', 'build', '-w', 'frontend/dashboard'],
    compressed: true,
    settings: ANNOUNCEMENT,
  },
  {
    name: 'site',
    sources: [
      'frontend/site',
      'frontend/brand',
      'frontend/api/src',
      'backend/src/pricing',
      'backend/src/assistant/intake',
    ],
    ignored: ['frontend/site/build', 'frontend/site/test', 'frontend/site/.react-router'],
    output: 'frontend/site/build/client',
    command: ['npm', 'run', 'build', '-w', 'frontend/site'],
    compressed: true,
    settings: ['PUBLIC_ORIGIN', 'PORT', 'SUPPORT_EMAIL', ...ANNOUNCEMENT],
  },
];
