import { AnnouncementBar } from '@chalkline/brand/announcement';
import bodyFont from '@chalkline/brand/fonts/inter.woff2?url';
import headingFont from '@chalkline/brand/fonts/bricolage-grotesque.woff2?url';
import { useContext, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import script from '../.cache/site-script.js?url';
import { SiteFooter } from './components/site-footer.tsx';
import { SiteHeader } from './components/site-header.tsx';
import { IsFallback } from './fallback.ts';
import styles from './styles/site.css?url';

/**
 * The document around every page. The pages are plain HTML: React renders them at build time and does not run in the
 * browser. One small script (see enhance/) knows the session and adds comforts; every page reads and works without it.
 */
export function Layout({ children }: { children: ReactNode }) {
  // React runs in the browser while developing, and in the router's obligatory fallback page.
  const isFallback = useContext(IsFallback);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <meta name="theme-color" content="#FBFAF7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0F151C" media="(prefers-color-scheme: dark)" />
        <link rel="preload" href={headingFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={bodyFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={styles} />
        {/* Not deferred: the header has to know the session before it is painted, and / may have to leave for the dashboard. */}
        <script src={script} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title="Chalkline: notes on pricing" href="/rss.xml" />
        <Links />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        {__ANNOUNCEMENT__ && <AnnouncementBar announcement={__ANNOUNCEMENT__} />}
        <SiteHeader />
        {children}
        <SiteFooter />
        {(import.meta.env.DEV || isFallback) && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
