import { Logo } from '@chalkline/brand/logo';
import { articles } from '../../content/blog/index.ts';
import { trades } from '../../content/trades/index.ts';
import { ChalkLine } from './chalk-line.tsx';

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <ChalkLine />
      <div className="wrap">
        <div>
          <Logo />
          <p className="muted">Instant estimates for trade businesses, from their own rules and past jobs.</p>
        </div>
        <nav aria-label="Trades">
          <h2>Trades</h2>
          <ul className="columns">
            {trades.map((trade) => (
              <li key={trade.slug}>
                <a href={`/${trade.slug}`}>{trade.name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Reading">
          <h2>Reading</h2>
          <ul>
            {articles.map((article) => (
              <li key={article.id}>
                <a href={`/blog/${article.id}`}>{article.title}</a>
              </li>
            ))}
            <li>
              <a href="/rss.xml">RSS feed</a>
            </li>
          </ul>
        </nav>
        <nav aria-label="Product">
          <h2>Product</h2>
          <ul>
            <li>
              <a href="/demo/widget">Demo</a>
            </li>
            <li>
              <a href="/#pricing">Plans</a>
            </li>
            <li>
              <a href="/#story">Our story</a>
            </li>
            <li>
              <a href="/signup">Create an account</a>
            </li>
            {__SUPPORT_EMAIL__ && (
              <li>
                <a href={`mailto:${__SUPPORT_EMAIL__}`}>Write to us</a>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
