import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { notFoundPage } from '../src/pages.ts';

async function filesBelow(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
}

/**
 * Leaves what a browser can reach: the router's fallback page and the code that would have run React are dropped, the
 * not-found page becomes 404.html. Prints what a first visit loads, in gzipped kB.
 */
export async function tidy(out: string): Promise<void> {
  await rm(join(out, '__spa-fallback.html'), { force: true });
  await rm(join(out, '.vite'), { recursive: true, force: true });
  await rename(join(out, notFoundPage.path, 'index.html'), join(out, '404.html'));
  await rm(join(out, notFoundPage.path), { recursive: true });

  const pages = await filesBelow(out, '.html');
  const styles = await filesBelow(out, '.css');
  // React adds a marker comment between two texts; nothing looks for it here.
  const texts = await Promise.all(
    pages.map(async (file) => {
      const html = (await readFile(file, 'utf8')).replaceAll('<!-- -->', '');
      await writeFile(file, html);
      return html;
    }),
  );
  const mentioned = [...texts, ...(await Promise.all(styles.map((file) => readFile(file, 'utf8'))))].join('\n');
  const assets = await readdir(join(out, 'assets'));
  await Promise.all(assets.filter((name) => !mentioned.includes(name)).map((name) => rm(join(out, 'assets', name))));

  const kept = assets.filter((name) => mentioned.includes(name) && /\.(js|css)$/.test(name));
  const sizes = await Promise.all(
    kept.map(
      async (name) => `${name} ${(gzipSync(await readFile(join(out, 'assets', name))).length / 1024).toFixed(1)}`,
    ),
  );
  console.log(`Rendered ${pages.length} pages; styles and script (gzip kB): ${sizes.join(', ')}`);
}
