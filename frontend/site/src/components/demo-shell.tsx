import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pages } from '../pages.ts';
import { Drawing } from './drawing.tsx';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The demo area: its five pages in a sidebar, which is a bar at the bottom on phones. */
export function DemoShell({ title, lead, children }: Props) {
  const here = useLocation().pathname.replace(/\/$/, '');
  return (
    <div className="demo">
      <nav className="demo-nav" aria-label="Demo">
        <p className="eyebrow">Demo</p>
        <ul>
          {pages
            .filter((page) => page.kind === 'demo')
            .map((page) => (
              <li key={page.path}>
                <a href={page.path} aria-current={page.path === here ? 'page' : undefined}>
                  <Drawing name={page.picture} size={24} />
                  {page.label}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <main id="main">
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
        {children}
        <aside className="offer" aria-label="Website and chat set-up">
          <p>
            <b>No website yet?</b> We build one and set up the chat in it for $100 a month.
          </p>
          <a href="/#plan-transform">See what is included</a>
        </aside>
      </main>
    </div>
  );
}
