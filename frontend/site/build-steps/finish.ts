/** After the pages are rendered: the not-found page, pictures, feeds, icons and redirects; and away with what nothing refers to. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicOrigin } from '../site.config.ts';
import { redirects } from '../src/pages.ts';
import { writeFeeds } from './feeds.ts';
import { writeIcons } from './icons.ts';
import { writePictures } from './pictures.ts';
import { tidy } from './tidy.ts';

const out = fileURLToPath(new URL('../build/client/', import.meta.url));

await tidy(out);
await Promise.all([
  writeFeeds(out, publicOrigin),
  writeIcons(out),
  writePictures(out),
  // Notes for the server: files with a dot are not served.
  writeFile(join(out, '.redirects.json'), JSON.stringify(redirects)),
  writeFile(join(out, '.origin'), publicOrigin),
]);
