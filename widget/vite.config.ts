import { readdirSync } from 'node:fs';
import { defineConfig, type UserConfig } from 'vite';

const OUT = 'dist';
/** Older browsers lose a mask or a mirrored detail, never a function; prefixes for them would cost everyone. */
const CSS_TARGET = ['chrome120', 'safari16.4', 'firefox121'];

/** Panel, photos and languages: hashed files under dist/widget, cached for a year. */
const panel: UserConfig = {
  // Calls of createElement, which is in the panel anyway: preact's JSX runtime would be a second one.
  oxc: { jsx: { runtime: 'classic', pragma: 'createElement' }, jsxInject: `import { createElement } from 'react'` },
  resolve: {
    alias: [
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
    ],
  },
  build: {
    outDir: `${OUT}/widget`,
    emptyOutDir: true,
    cssTarget: CSS_TARGET,
    // Library mode leaves out Vite's preloader of chunks, 1 kB that every page would download.
    lib: { entry: { panel: 'src/panel/index.tsx' }, formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      // The panel has no hooks (see README); what the hooks module does to preact when loaded only serves hooks.
      treeshake: { moduleSideEffects: [{ test: /preact\/hooks/, sideEffects: false }] },
      output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js', minify: true, comments: false },
    },
  },
};

/** The loader: one classic script with a stable name, which knows the panel's hashed one. */
const loader = (): UserConfig => ({
  define: {
    PANEL_FILE: JSON.stringify(
      readdirSync(`${import.meta.dirname}/${OUT}/widget`).find((name) => name.startsWith('panel-')),
    ),
  },
  build: {
    outDir: OUT,
    emptyOutDir: false,
    cssTarget: CSS_TARGET,
    rolldownOptions: {
      input: { widget: 'src/loader/loader.ts' },
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
});

/** `--mode panel` first, then `--mode loader`. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  publicDir: false,
  clearScreen: false,
  ...(mode === 'loader' ? loader() : panel),
}));
