import { defineConfig, type DummyRuleMap } from 'oxlint';
import { backendImports, frontendImports } from './.config/imports.ts';

const errors = (names: string): DummyRuleMap =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, 'error' as const]));

/**
 * Lint, the import table and the types of everything, in one go: `npm run lint`. Besides all that is outright wrong
 * (oxlint's "correctness"), what is named here.
 */
export default defineConfig({
  plugins: ['typescript', 'react', 'oxc', 'import'],
  jsPlugins: ['./.config/own-rules.ts'],
  categories: { correctness: 'error' },
  options: { typeAware: true, typeCheck: true, denyWarnings: true },
  env: { builtin: true, node: true, browser: true },
  ignorePatterns: ['frontend/api/src/schema.ts'],
  rules: {
    ...errors(`no-case-declarations no-empty no-fallthrough no-prototype-builtins no-redeclare no-regex-spaces
      no-duplicate-imports no-unexpected-multiline no-useless-assignment preserve-caught-error`),
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'max-lines': ['error', { max: 300 }],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    // A record is read from the database as an instance, and passed on as plain data.
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/no-meaningless-void-operator': 'off',
  },
  overrides: [
    { files: ['**/*.{js,mjs}'], rules: { 'no-undef': 'error', 'typescript/restrict-template-expressions': 'off' } },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...errors(`chalkline/no-enum chalkline/short-regex no-array-constructor no-console no-var prefer-const
          prefer-rest-params prefer-spread
          typescript/ban-ts-comment typescript/no-empty-object-type typescript/no-explicit-any typescript/no-namespace
          typescript/no-require-imports typescript/no-unnecessary-type-assertion
          typescript/no-unnecessary-type-constraint typescript/no-unsafe-argument typescript/no-unsafe-assignment
          typescript/no-unsafe-call typescript/no-unsafe-enum-comparison typescript/no-unsafe-function-type
          typescript/no-unsafe-member-access typescript/no-unsafe-return typescript/only-throw-error
          typescript/prefer-promise-reject-errors typescript/require-await typescript/restrict-plus-operands`),
        'typescript/consistent-type-imports': [
          'error',
          { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
        ],
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      },
    },
    {
      // Nest finds out what to inject from the types of constructor parameters: those imports must stay values.
      files: ['backend/**/*.ts'],
      rules: { 'typescript/consistent-type-imports': 'off', 'typescript/require-await': 'off' },
    },
    ...backendImports,
    ...frontendImports,
    {
      files: ['frontend/*/src/**/*.{ts,tsx}', 'widget/src/**/*.{ts,tsx}'],
      rules: errors('react/rules-of-hooks react/unsupported-syntax'),
    },
    {
      // Benchmarks and their like print; tests look into bodies whose shape they assert.
      files: ['**/bench/**/*.{ts,mjs}', '**/run/**', '**/build-steps/**'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['**/*.{spec,test}.{ts,tsx}', '**/test/**/*.{ts,tsx}'],
      rules: {
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-call': 'off',
        // Playwright's fixtures are declared by an empty pattern.
        'no-empty-pattern': 'off',
      },
    },
  ],
});
