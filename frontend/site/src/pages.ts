/** The one list of public pages: routes, prerendering, tags, sitemap, pictures and tests all follow it. */
import { articles } from '../content/blog/index.ts';
import { home } from '../content/home.ts';
import type { PictureName } from '../content/pictures.ts';
import { trades } from '../content/trades/index.ts';

export type PageKind = 'home' | 'trade' | 'article' | 'demo' | 'error';

export interface Page {
  /** Without a trailing slash, except the front page. */
  path: string;
  kind: PageKind;
  /** Route module, relative to src. */
  file: string;
  title: string;
  description: string;
  keywords: string[];
  /** Name of the shared picture in /og, without its ending. */
  image: string;
  /** What the shared picture says and shows. */
  imageText: string;
  picture: PictureName;
  /** Name in a breadcrumb. */
  label: string;
}

/** A page of the demo, `title` without the product's name. */
interface Demo extends Pick<Page, 'title' | 'description' | 'keywords' | 'picture' | 'label'> {
  /** Last part of its address, and of its route module's name. */
  name: string;
}

const demo = ({ name, label, title, picture, description, keywords }: Demo): Page => ({
  path: `/demo/${name}`,
  kind: 'demo',
  file: `routes/demo-${name}.tsx`,
  title: `${title} | Chalkline demo`,
  description,
  keywords: [...keywords, 'quoting software demo'],
  image: 'demo',
  imageText: 'Try it on a sample painter’s website',
  picture,
  label,
});

export const pages: Page[] = [
  {
    path: '/',
    kind: 'home',
    file: 'routes/home.tsx',
    title: home.title,
    description: home.description,
    keywords: home.keywords,
    image: 'home',
    imageText: home.headline.join(' '),
    picture: 'roller',
    label: 'Home',
  },
  ...trades.map((trade): Page => ({
    path: `/${trade.slug}`,
    kind: 'trade',
    file: 'routes/trade.tsx',
    title: trade.title,
    description: trade.description,
    keywords: trade.keywords,
    image: trade.slug,
    imageText: trade.headline,
    picture: trade.picture,
    label: trade.name,
  })),
  ...articles.map((article): Page => ({
    path: `/blog/${article.id}`,
    kind: 'article',
    file: 'routes/article.tsx',
    title: `${article.title} | Chalkline`,
    description: article.description,
    keywords: article.keywords,
    image: `blog-${article.id}`,
    imageText: article.title,
    picture: article.picture,
    label: article.title,
  })),
  demo({
    name: 'widget',
    label: 'Widget',
    title: 'Talk to the chat',
    picture: 'roller',
    description:
      'The real Chalkline chat on a sample painter’s website. Describe a paint job and see the estimate that it works out from the painter’s rules and past jobs.',
    keywords: ['estimate chat demo', 'website chat widget'],
  }),
  demo({
    name: 'jobs',
    label: 'Jobs',
    title: 'Recent Jobs',
    picture: 'tape',
    description:
      'Sample jobs of a painting firm as Chalkline keeps them: what was done, what it came to and what made it special. Open a row to see the details.',
    keywords: ['job tracking', 'finished jobs'],
  }),
  demo({
    name: 'chats',
    label: 'Estimates',
    title: 'Recent Estimates',
    picture: 'card',
    description:
      'Three sample conversations between customers and the Chalkline chat, with the estimates that were computed for them. Open a row to read along.',
    keywords: ['estimate conversations', 'lead list'],
  }),
  demo({
    name: 'pricing',
    label: 'Pricing',
    title: 'Pricing Rules',
    picture: 'square',
    description:
      'Four pricing rules of a sample painter in the owner’s own words, and how Chalkline understood each one, with a worked example in dollars.',
    keywords: ['pricing rules', 'surcharges'],
  }),
  demo({
    name: 'stats',
    label: 'Stats',
    title: 'Monthly Stats',
    picture: 'chart',
    description:
      'A month of a sample painting firm: estimates given, conversion, average job value and new customers, each beside the month before.',
    keywords: ['lead statistics', 'conversion'],
  }),
];

/** Built like the others, served with status 404, and in no list. */
export const notFoundPage: Page = {
  path: '/404',
  kind: 'error',
  file: 'routes/not-found.tsx',
  title: 'Page not found | Chalkline',
  description: 'There is no page at this address. Go back to the front page, or try the demo.',
  keywords: [],
  image: 'home',
  imageText: '',
  picture: 'level',
  label: 'Not found',
};

/** Old and short addresses, which the build lists for the server. `*` stands for any one segment that is no page. */
export const redirects: { from: string; to: string; status: 301 | 302 }[] = [
  { from: '/demo', to: '/demo/widget', status: 301 },
  { from: '/tiling-quoting-software', to: '/tiling-quote-software', status: 301 },
  { from: '/blog/*', to: '/', status: 302 },
];

/** The page of an address. Throws for an address that is in no list. */
export function getPage(path: string): Page {
  const clean = path === '/' ? path : path.replace(/\/$/, '');
  const page = [...pages, notFoundPage].find((each) => each.path === clean);
  if (!page) throw new Error(`no page at ${path}`);
  return page;
}
