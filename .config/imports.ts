import type { DummyRuleMap as Rules, OxlintOverride as Override } from 'oxlint';

/** What may not be imported: paths that match `regex`, or one of `group` but none that `!` takes out again. */
type Pattern = { message: string } & ({ regex: string } | { group: string[] });

/**
 * The import table, as lint rules. A folder may import what stands in an earlier row, through its index.ts only;
 * folders of one row do not import each other.
 */
const ROWS = [
  ['json', 'config'],
  ['common'],
  ['database'],
  ['mail'],
  ['profiles'],
  ['auth'],
  ['jobs', 'rules', 'estimates'],
  ['chats'],
  ['photos', 'notices'],
  ['assistant'],
  ['quotes'],
  ['admin', 'demo', 'operations', 'retention'],
];
/** Pure, and imports nothing of ours. */
const PRICING_READERS = new Set(['jobs', 'rules', 'estimates', 'notices', 'assistant', 'quotes']);
const PRICING_ROWS = [
  ['language'],
  ['reading', 'rules'],
  ['work'],
  ['charges'],
  ['statistics'],
  ['comparables'],
  ['estimate'],
  ['accuracy'],
];
const RULE_ROWS = [['text'], ['phrases', 'conditions'], ['notes'], ['prices'], ['effects']];
const DIALOGUE_ROWS = [['answers'], ['remarks'], ['questions'], ['taking-in']];

const FOLDERS = ROWS.flat();
/** Relative imports of other folders; `index.js` is the only way in. */
const from = (folders: string[]): string => `^(?:\\.\\./)+(?:${folders.join('|')})/`;
const deep = [...FOLDERS, 'pricing'].flatMap((name) => [`../**/${name}/**`, `!../**/${name}/index.js`]);

const ONLY_IN = {
  typeorm: 'typeorm belongs in database/, *.entity.ts and *.repository.ts.',
  openai: 'openai is imported in one file, assistant/openai/model-client.ts.',
};
const noEnvironment: Rules = {
  'no-restricted-properties': [
    'error',
    { object: 'process', property: 'env', message: 'Settings are read in config/ only.' },
  ],
};

/** The other folders of a folder's row and of later rows. */
const besideOrLater = (folder: string, rows: string[][]): string[] =>
  rows
    .slice(rows.findIndex((names) => names.includes(folder)))
    .flat()
    .filter((name) => name !== folder);

function folderRules(folder: string): Pattern[] {
  const forbidden = besideOrLater(folder, ROWS);
  if (!PRICING_READERS.has(folder)) forbidden.push('pricing');
  const inner = { regex: `^(?:\\.\\./)+${folder}/`, message: 'Import this folder’s own files by their relative path.' };
  return [
    ...(forbidden.length ? [notFrom(forbidden, folder)] : []),
    inner,
    // Last: what `!` takes out of a group, no later pattern finds.
    { group: deep, message: 'Go through the folder’s index.ts.' },
  ];
}

const libraries = (allowed: string[]): { name: string; message: string; allowTypeImports: boolean }[] =>
  Object.entries(ONLY_IN)
    .filter(([name]) => !allowed.includes(name))
    .map(([name, message]) => ({ name, message, allowTypeImports: false }));

const restricted = (patterns: Pattern[], allowed: string[]): Rules => ({
  'no-restricted-imports': ['error', { paths: libraries(allowed), patterns }],
});

const pricingAlone = {
  regex: from(FOLDERS.filter((name) => name !== 'rules')),
  message: 'pricing imports nothing of ours.',
};

/** Specs of `accuracy/` share the samples of `estimate/`. Last among patterns, as in `folderRules`. */
const throughIndex = {
  group: [
    ...PRICING_ROWS.flat().flatMap((name) => [`../**/${name}/**`, `!../**/${name}/index.js`]),
    '!../estimate/samples.fixture.js',
  ],
  message: 'Go through the folder’s index.ts.',
};

const notFrom = (folders: string[], folder: string): Pattern => ({
  regex: from(folders),
  message: `${folder} may not import that folder.`,
});

/** Folders each of which imports what stands in an earlier row, besides what the folder around them may not (`outer`). */
const inOrder = (root: string, rows: string[][], outer: Pattern[]): Override[] =>
  rows.flat().map((folder) => ({
    files: [`${root}/${folder}/**/*.ts`],
    rules: restricted([notFrom(besideOrLater(folder, rows), folder), ...outer], []),
  }));

export const backendImports: Override[] = [
  ...FOLDERS.flatMap((folder) => {
    const rules = folderRules(folder);
    const isData = folder === 'database';
    return [
      { files: [`backend/src/${folder}/**/*.ts`], rules: restricted(rules, isData ? ['typeorm'] : []) },
      { files: [`backend/src/${folder}/**/*.{entity,repository}.ts`], rules: restricted(rules, ['typeorm']) },
      ...(folder === 'config' ? [] : [{ files: [`backend/src/${folder}/**/*.ts`], rules: noEnvironment }]),
    ];
  }),
  { files: ['backend/src/assistant/openai/model-client.ts'], rules: restricted(folderRules('assistant'), ['openai']) },
  { files: ['backend/src/pricing/**/*.ts'], rules: restricted([pricingAlone], []) },
  ...inOrder('backend/src/pricing', PRICING_ROWS, [pricingAlone, throughIndex]),
  ...inOrder('backend/src/pricing/rules', RULE_ROWS, [
    pricingAlone,
    notFrom(besideOrLater('rules', PRICING_ROWS), 'rules'),
    throughIndex,
  ]),
  ...inOrder('backend/src/assistant/dialogue', DIALOGUE_ROWS, folderRules('assistant')),
  // The embedded database hands its environment on to the programs it starts.
  { files: ['backend/src/database/embedded/server.ts'], rules: { 'no-restricted-properties': 'off' } },
];

const BUILDS = {
  'frontend/site': ['dashboard', 'widget'],
  'frontend/dashboard': ['site', 'widget'],
  widget: ['dashboard', 'site'],
};

export const frontendImports: Override[] = Object.entries(BUILDS).map(([folder, others]) => ({
  files: [`${folder}/src/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^@chalkline/(?:${[...others, 'backend'].join('|')})|/(?:${others.join('|')}|backend)/src/`,
            message: 'The builds never import each other.',
          },
        ],
      },
    ],
  },
}));
