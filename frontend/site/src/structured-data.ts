/** schema.org descriptions of the pages, as JSON-LD. */
import { articles } from '../content/blog/index.ts';
import { findTrade } from '../content/trades/index.ts';
import type { Page } from './pages.ts';

export interface JsonLd {
  '@context': 'https://schema.org';
  '@type': string;
  [property: string]: unknown;
}

const CONTEXT = 'https://schema.org';

function organization(origin: string) {
  return { '@type': 'Organization', name: 'Chalkline', url: `${origin}/`, logo: `${origin}/icon-512.png` };
}

function application(page: Page, origin: string): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name: 'Chalkline',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url: `${origin}${page.path}`,
    description: page.description,
    image: `${origin}/og/${page.image}.png`,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    publisher: organization(origin),
  };
}

function breadcrumbs(page: Page, origin: string): JsonLd {
  const middle = page.kind === 'demo' && page.path !== '/demo/widget' ? [['Demo', '/demo/widget']] : [];
  const steps = [['Home', '/'], ...middle, [page.label, page.path]];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

function questions(page: Page): JsonLd[] {
  const trade = findTrade(page.path);
  if (!trade) return [];
  const mainEntity = trade.faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@context': CONTEXT, '@type': 'FAQPage', mainEntity }];
}

function article(page: Page, origin: string): JsonLd[] {
  const found = articles.find(({ id }) => page.path === `/blog/${id}`);
  if (!found) return [];
  return [
    {
      '@context': CONTEXT,
      '@type': 'Article',
      headline: found.title,
      description: found.description,
      image: [`${origin}/og/${page.image}.png`],
      datePublished: found.date,
      dateModified: found.date,
      author: organization(origin),
      publisher: organization(origin),
      mainEntityOfPage: `${origin}${page.path}`,
    },
  ];
}

/** Everything that a page tells search engines about itself. `origin` without a trailing slash. */
export function structuredData(page: Page, origin: string): JsonLd[] {
  if (page.kind === 'error') return [];
  if (page.kind === 'article') return [...article(page, origin), breadcrumbs(page, origin)];
  if (page.kind === 'demo') return [application(page, origin), breadcrumbs(page, origin)];
  if (page.kind === 'trade') return [application(page, origin), ...questions(page), breadcrumbs(page, origin)];
  return [application(page, origin), { '@context': CONTEXT, '@type': 'WebSite', name: 'Chalkline', url: `${origin}/` }];
}
