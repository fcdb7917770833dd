import { HtmlValidate } from 'html-validate';
import { articles } from '../content/blog';
import { notFoundPage, pages } from '../src/pages';
import { isBuilt, meta, readBuilt } from './built';

const site = JSON.parse(readBuilt('../site-build.json')) as { origin: string };

it('the sitemap lists every page, once, and nothing else', () => {
  const urls = [...readBuilt('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toEqual(pages.map((page) => `${site.origin}${page.path}`));
});

it('robots.txt points to the sitemap and keeps the private parts out', () => {
  const text = readBuilt('/robots.txt');
  expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(text).toContain('Disallow: /dashboard');
});

it('the feed brings the articles, newest first', () => {
  const links = [...readBuilt('/rss.xml').matchAll(/<guid>([^<]+)<\/guid>/g)].map(([, url]) => url);
  expect(links).toEqual(articles.toReversed().map(({ id }) => `${site.origin}/blog/${id}`));
});

it('the manifest names icons that exist', () => {
  const manifest = JSON.parse(readBuilt('/site.webmanifest')) as { icons: { src: string }[] };
  const icons = [...manifest.icons.map(({ src }) => src), '/favicon.ico', '/apple-touch-icon.png'];
  expect(icons.filter((src) => !isBuilt(src))).toEqual([]);
});

it('the not-found page asks not to be indexed', () => {
  expect(meta(readBuilt(`${notFoundPage.path}.html`), 'robots')).toBe('noindex');
});

it.each([...pages.map((page) => page.path), '/404.html'])('%s is valid HTML', async (path) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // React writes void elements and attributes in its own style, both of which the standard allows.
      'void-style': 'off',
      'attr-case': 'off',
      'long-title': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-inline-style': 'off',
      'doctype-style': 'off',
    },
  });
  const report = await validator.validateString(readBuilt(path));
  const messages = report.results.flatMap(({ messages: found }) => found);
  expect(messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`)).toEqual([]);
});
