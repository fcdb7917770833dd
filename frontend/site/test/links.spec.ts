import { pages, notFoundPage, redirects } from '../src/pages';
import { attributes, isBuilt, readBuilt } from './built';

/** Addresses that the dashboard's build and the server answer. */
const ELSEWHERE = ['/login', '/signup', '/dashboard', '/admin'];

function ids(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');
}

function isAnswered(path: string): boolean {
  return isBuilt(path) || ELSEWHERE.includes(path) || redirects.some(({ from }) => from === path);
}

const everywhere = [...pages.map((page) => page.path), `${notFoundPage.path}.html`];

describe.each(everywhere)('links of %s', (path) => {
  const html = readBuilt(path);

  it('lead somewhere, anchors included', () => {
    const broken = attributes(html, 'a', 'href').filter((href) => {
      const [address = '', anchor] = href.split('#');
      if (address && !isAnswered(address)) return true;
      return anchor !== undefined && !ids(readBuilt(address || path)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('have unique targets', () => {
    const found = ids(html);
    expect(found).toEqual([...new Set(found)]);
  });
});

it('every page can be reached from the front page', () => {
  const reached = new Set(['/']);
  for (const path of reached) {
    for (const href of attributes(readBuilt(path), 'a', 'href')) {
      const [address = ''] = href.split('#');
      if (pages.some((page) => page.path === address)) reached.add(address);
    }
  }
  expect([...reached].toSorted()).toEqual(pages.map((page) => page.path).toSorted());
});
