/** Before the pages are rendered: bundles the small script, and computes the sample estimates with the real pricing module. */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

const site = fileURLToPath(new URL('..', import.meta.url));
const cache = new URL('../.cache/', import.meta.url);

async function bundleScript(): Promise<void> {
  await build({
    root: site,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: fileURLToPath(cache),
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: 'src/enhance/main.ts', formats: ['iife'], name: 'site', fileName: () => 'site-script.js' },
    },
  });
}

async function computeSamples(): Promise<void> {
  const { module } = await runnerImport<typeof import('./compute-samples.ts')>(
    fileURLToPath(new URL('compute-samples.ts', import.meta.url)),
  );
  const samples = JSON.stringify(module.computeSamples(), null, 2);
  await writeFile(new URL('samples.js', cache), `export const samples = ${samples};\n`);
}

await mkdir(cache, { recursive: true });
await Promise.all([bundleScript(), computeSamples()]);
