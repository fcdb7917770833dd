import { existsSync, readFileSync } from 'node:fs';
import { SITE, builtFile } from './served-files.js';

/** The origin that the site's pages name as their own, e.g. "https://quotes.example.com"; null where the site is not built. */
export function siteOrigin(): string | null {
  const note = builtFile(SITE, '.origin');
  return existsSync(note) ? readFileSync(note, 'utf8') : null;
}
