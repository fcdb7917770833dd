import type { MetaDescriptor } from 'react-router';
import { getPage } from './pages.ts';
import { structuredData } from './structured-data.ts';

/** Title, description, canonical address, social tags and structured data of a page: the `meta` of every route. */
export function pageMeta({ location }: { location: { pathname: string } }): MetaDescriptor[] {
  const page = getPage(location.pathname);
  if (page.kind === 'error') return [{ title: page.title }, { name: 'robots', content: 'noindex' }];
  const url = `${__PUBLIC_ORIGIN__}${page.path}`;
  const image = `${__PUBLIC_ORIGIN__}/og/${page.image}.png`;
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { name: 'keywords', content: page.keywords.join(', ') },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: page.kind === 'article' ? 'article' : 'website' },
    { property: 'og:site_name', content: 'Chalkline' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.imageText },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
    ...structuredData(page, __PUBLIC_ORIGIN__).map((data) => ({ 'script:ld+json': data })),
  ];
}
