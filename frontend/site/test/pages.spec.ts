import { articles } from '../content/blog';
import { trades } from '../content/trades';
import { pages } from '../src/pages';
import { attributes, isBuilt, meta, readBuilt, words } from './built';

const site = JSON.parse(readBuilt('../site-build.json')) as { origin: string };

describe.each(pages)('$path', (page) => {
  const html = readBuilt(page.path);
  const url = `${site.origin}${page.path}`;

  it('says what it is, with JavaScript off', () => {
    expect(words(html, 'h1')).toHaveLength(1);
    expect(words(html, 'h1')[0]).not.toBe('');
    expect(words(html, 'main')[0]?.split(' ').length).toBeGreaterThan(60);
    expect(words(html, 'title')).toEqual([page.title]);
  });

  it('carries the tags that searching and sharing need', () => {
    expect(attributes(html, 'html', 'lang')).toEqual(['en']);
    expect(meta(html, 'description')).toBe(page.description);
    expect(page.description.length).toBeGreaterThan(100);
    expect(page.description.length).toBeLessThanOrEqual(175);
    expect(meta(html, 'keywords')?.split(', ').length).toBeGreaterThan(1);
    expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
    expect(meta(html, 'og:url')).toBe(url);
    expect(meta(html, 'og:title')).toBe(page.title);
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    const picture = meta(html, 'og:image') ?? '';
    expect(meta(html, 'twitter:image')).toBe(picture);
    expect(isBuilt(picture.replace(site.origin, ''))).toBe(true);
  });

  it('loads its own files only, and one small script', () => {
    const loaded = [
      ...attributes(html, 'script', 'src'),
      ...attributes(html, 'img', 'src'),
      ...(html.match(/<link\b[^>]*>/g) ?? [])
        .filter((tag) => /rel="(stylesheet|preload|icon|manifest|apple-touch-icon)"/.test(tag))
        .flatMap((tag) => attributes(tag, 'link', 'href')),
    ];
    expect(loaded.filter((address) => !address.startsWith('/'))).toEqual([]);
    expect(loaded.filter((address) => !isBuilt(address))).toEqual([]);
    expect(attributes(html, 'script', 'src')).toHaveLength(1);
  });

  it('shows estimates whose lines add up as they are read', () => {
    for (const [card] of html.matchAll(/<section class="estimate-card"[\s\S]*?<\/section>/g)) {
      const [likely, ...lines] = words(card, 'b').map((text) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100));
      expect(lines.reduce((sum, cents) => sum + cents, 0)).toBe(likely);
    }
  });

  it('has alternatives for its pictures', () => {
    const pictures = html.match(/<img\b[^>]*>/g) ?? [];
    expect(pictures.filter((tag) => !/\salt="[^"]+"/.test(tag))).toEqual([]);
  });
});

describe('all pages together', () => {
  it('have titles and descriptions of their own', () => {
    expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
    expect(new Set(pages.map((page) => page.description)).size).toBe(pages.length);
  });

  it('keep the promises of the trade pages', () => {
    expect(trades).toHaveLength(12);
    for (const trade of trades) {
      const html = readBuilt(`/${trade.slug}`);
      expect(words(html, 'h2')).toContain('Start Your Free Trial');
      expect(html).toContain('No credit card required. Cancel at any time.');
      expect(attributes(html, 'a', 'href').filter((href) => href === '/signup').length).toBeGreaterThan(1);
      expect([trade.steps, trade.benefits, trade.faqs, trade.scenarios].map((part) => part.length)).toEqual([
        3, 3, 3, 3,
      ]);
      expect(words(html, 'p')).toContain('An estimate, not an offer');
    }
  });

  it('hold articles of worth', () => {
    expect(articles.map(({ date, readTime }) => [date, readTime])).toEqual([
      ['2024-12-02', '1 min'],
      ['2024-12-04', '1 min'],
      ['2024-12-06', '1 min'],
    ]);
    for (const { id } of articles) {
      const html = readBuilt(`/blog/${id}`);
      const length = words(html, 'article')[0]?.split(' ').length ?? 0;
      expect(length).toBeGreaterThan(600);
      const links = attributes(html, 'a', 'href');
      expect(links).toEqual(expect.arrayContaining(['/', '/signup', '/demo/widget']));
      expect(words(html, 'a')).toEqual(expect.arrayContaining(['Try It Free', 'Start Free Trial', 'See it in action']));
    }
  });

  it('use no em dash, exclamation or buzzword in our own words', () => {
    for (const page of pages) {
      const text = words(readBuilt(page.path), 'main').join(' ');
      expect(text).not.toMatch(/—|!|AI-powered|revolutioni[sz]e|seamless|unlock|leverage|game.?changer/i);
      expect(text).not.toMatch(/[^.]\.\.(?!\.)/);
    }
  });
});
