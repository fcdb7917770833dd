import { pages, type PageKind } from '../src/pages';
import type { JsonLd } from '../src/structured-data';
import { jsonLd, readBuilt, words } from './built';

/** What schema.org and the search engines ask of each type. */
const REQUIRED: Record<string, string[]> = {
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'offers', 'url'],
  FAQPage: ['mainEntity'],
  BreadcrumbList: ['itemListElement'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  WebSite: ['name', 'url'],
};

const EXPECTED: Record<PageKind, string[]> = {
  home: ['SoftwareApplication', 'WebSite'],
  trade: ['SoftwareApplication', 'FAQPage', 'BreadcrumbList'],
  article: ['Article', 'BreadcrumbList'],
  demo: ['SoftwareApplication', 'BreadcrumbList'],
  error: [],
};

function find(all: JsonLd[], type: string): JsonLd | undefined {
  return all.find((each) => each['@type'] === type);
}

describe.each(pages)('$path', (page) => {
  const html = readBuilt(page.path);
  const all = jsonLd(html);

  it('describes itself with complete types', () => {
    expect(all.map((each) => each['@type'])).toEqual(EXPECTED[page.kind]);
    for (const each of all) {
      expect(each['@context']).toBe('https://schema.org');
      const missing = REQUIRED[each['@type']]?.filter((field) => each[field] === undefined || each[field] === '');
      expect(missing).toEqual([]);
    }
  });

  it('states a business application at no price', () => {
    const application = find(all, 'SoftwareApplication');
    if (!application) return;
    expect(application['applicationCategory']).toBe('BusinessApplication');
    expect(application['offers']).toEqual({ '@type': 'Offer', price: '0', priceCurrency: 'USD' });
  });

  it('answers in its data only what it answers on the page', () => {
    const questions = find(all, 'FAQPage')?.['mainEntity'];
    if (!Array.isArray(questions)) return;
    expect(questions).toHaveLength(3);
    const text = words(html, 'main').join(' ');
    for (const question of questions as { name: string; acceptedAnswer: { text: string } }[]) {
      expect(text).toContain(question.name);
      expect(text).toContain(question.acceptedAnswer.text);
    }
  });

  it('numbers its breadcrumbs from one and ends with itself', () => {
    const list = find(all, 'BreadcrumbList')?.['itemListElement'];
    if (!Array.isArray(list)) return;
    const steps = list as { position: number; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, i) => i + 1));
    expect(steps.at(-1)?.item.endsWith(page.path)).toBe(true);
  });
});
