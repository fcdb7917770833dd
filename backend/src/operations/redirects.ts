import { existsSync, readFileSync } from 'node:fs';
import { SITE, builtFile } from './served-files.js';

/** An old or short address. `*` in it stands for any one segment: "/blog/*". */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** Those that the site's build lists; none where the site is not built. */
export function siteRedirects(): Redirect[] {
  const list = builtFile(SITE, '.redirects.json');
  // Written by the build from a list of this type.
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Redirect[]) : [];
}

/** Where a path that shows nothing leads; undefined when it is in no list. */
export function redirectOf(redirects: readonly Redirect[], path: string): Redirect | undefined {
  const segments = path.split('/');
  return redirects.find(({ from }) => {
    const wanted = from.split('/');
    return (
      wanted.length === segments.length && wanted.every((segment, at) => segment === '*' || segment === segments[at])
    );
  });
}
