/** After the pages are rendered: the not-found page, pictures, feeds and icons; and away with what nothing refers to. */
import { fileURLToPath } from 'node:url';
import { publicOrigin } from '../site.config.ts';
import { writeFeeds } from './feeds.ts';
import { writeIcons } from './icons.ts';
import { writePictures } from './pictures.ts';
import { tidy } from './tidy.ts';

const out = fileURLToPath(new URL('../build/client/', import.meta.url));

await tidy(out);
await Promise.all([writeFeeds(out, publicOrigin), writeIcons(out), writePictures(out)]);
