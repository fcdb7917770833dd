import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articles } from '../content/blog/index.ts';
import { pages } from '../src/pages.ts';

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** https://www.sitemaps.org/protocol.html; articles carry their date. */
function sitemap(origin: string): string {
  const urls = pages.map((page) => {
    const article = articles.find(({ id }) => page.path === `/blog/${id}`);
    const modified = article ? `<lastmod>${article.date}</lastmod>` : '';
    return `  <url><loc>${origin}${page.path}</loc>${modified}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** RSS 2.0, newest first. */
function rss(origin: string): string {
  const items = articles.toReversed().map((article) => {
    const url = `${origin}/blog/${article.id}`;
    return `    <item>
      <title>${escapeXml(article.title)}</title>
      <link>${url}</link>
      <guid>${url}</guid>
      <pubDate>${new Date(article.date).toUTCString()}</pubDate>
      <description>${escapeXml(article.description)}</description>
    </item>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Chalkline: notes on pricing</title>
    <link>${origin}/</link>
    <atom:link href="${origin}/rss.xml" rel="self" type="application/rss+xml"/>
    <description>How trade businesses can price work from their own jobs and rules.</description>
    <language>en</language>
${items.join('')}  </channel>
</rss>\n`;
}

/** The private parts of the product are of no use to a search engine. */
function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /admin\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Writes sitemap.xml, rss.xml and robots.txt, and beside the pages site-build.json: the origin written into them. */
export async function writeFeeds(out: string, origin: string): Promise<void> {
  await Promise.all([
    writeFile(join(out, 'sitemap.xml'), sitemap(origin)),
    writeFile(join(out, 'rss.xml'), rss(origin)),
    writeFile(join(out, 'robots.txt'), robots(origin)),
    writeFile(join(out, '..', 'site-build.json'), JSON.stringify({ origin })),
  ]);
}
