import { readdirSync, rmSync } from 'node:fs';
import { defineConfig, type UserConfig } from 'vite';

const OUT = 'dist';
/** Older browsers lose a mask or a mirrored detail, never a function; prefixes for them would cost everyone. */
const CSS_TARGET = ['chrome120', 'safari16.4', 'firefox121'];

/** A hashed file under dist/widget, cached for a year, and what it fetches later. */
const part = (entry: Record<string, string>): UserConfig => ({
  build: {
    outDir: `${OUT}/widget`,
    emptyOutDir: false,
    cssTarget: CSS_TARGET,
    // Library mode leaves out Vite's preloader of chunks, 1 kB that every page would download.
    lib: { entry, formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name]-[hash:6].js',
        chunkFileNames: '[name]-[hash:6].js',
        minify: true,
        comments: false,
      },
    },
  },
});

/** Built before: each part knows the hashed name of the one that it fetches. */
const built = (name: string): string =>
  JSON.stringify(
    readdirSync(`${import.meta.dirname}/${OUT}/widget`)
      .find((file) => file.startsWith(`${name}-`))
      ?.replace('.js', ''),
  );

/** The conversation, in React. */
const panel = (): UserConfig => {
  rmSync(`${import.meta.dirname}/${OUT}`, { recursive: true, force: true });
  return {
    ...part({ panel: 'src/panel/index.tsx' }),
    // Calls of createElement, which is in the panel anyway: preact's JSX runtime would be a second one.
    oxc: {
      jsx: { runtime: 'classic', pragma: 'createElement', pragmaFrag: 'Fragment' },
      jsxInject: `import { createElement, Fragment } from 'react'`,
    },
    resolve: {
      alias: [
        { find: 'react-dom/client', replacement: `${import.meta.dirname}/src/panel/react-dom.ts` },
        { find: 'react', replacement: 'preact' },
      ],
    },
  };
};

/** The chat's plain outside, which the panel fills. */
const frame = (): UserConfig => part({ frame: 'src/frame/index.ts' });

/** The loader: one classic script with a stable name. */
const loader = (): UserConfig => ({
  define: { FRAME_FILE: built('frame'), PANEL_FILE: built('panel') },
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

const MODES: Record<string, () => UserConfig> = { panel, frame, loader };

/** `--mode panel`, then `frame`, then `loader`. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  publicDir: false,
  clearScreen: false,
  ...MODES[mode]?.(),
}));
