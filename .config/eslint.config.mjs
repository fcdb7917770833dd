import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { backendImports, frontendImports } from './imports.mjs';

/** Run from the project's root: `eslint -c .config/eslint.config.mjs .` */
export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/build/',
      '**/.react-router/',
      '**/.cache/',
      '**/test-results/',
      '**/bench/out/',
      'frontend/api/src/schema.ts',
      '.data/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-restricted-syntax': ['error', { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' }],
      'max-lines': ['error', { max: 300 }],
      'no-console': 'error',
    },
  },
  {
    // Nest finds out what to inject from the types of constructor parameters: those imports must stay values.
    files: ['backend/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off', '@typescript-eslint/require-await': 'off' },
  },
  ...backendImports,
  ...frontendImports,
  {
    files: ['frontend/*/src/**/*.{ts,tsx}', 'widget/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.{mjs,js}'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: { 'max-lines': ['error', { max: 300 }] },
  },
  {
    // Benchmarks and their like print; tests look into bodies whose shape they assert.
    files: ['**/bench/**/*.{ts,mjs}', '**/run/**', '**/build-steps/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{spec,test}.{ts,tsx}', '**/test/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      // Playwright's fixtures are declared by an empty pattern.
      'no-empty-pattern': 'off',
    },
  },
);
