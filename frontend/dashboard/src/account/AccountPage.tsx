import { useEffect, type ReactNode } from 'react';
import { Logo } from '@chalkline/brand/logo';
import { AccountLinks } from './AccountLinks.tsx';

interface Props {
  /** Left out where the content brings its own heading. */
  title?: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** The sheet that every account screen is drawn on. */
export function AccountPage({ title, lead, children }: Props) {
  useEffect(() => {
    document.title = title === undefined ? 'Chalkline' : `${title} · Chalkline`;
  }, [title]);
  return (
    <div className="account">
      <header className="account-head">
        <a href="/" aria-label="Chalkline, home">
          <Logo />
        </a>
        <AccountLinks />
      </header>
      <main className="account-card" tabIndex={-1}>
        {title === undefined ? null : <h1>{title}</h1>}
        <div className="chalk-rule" aria-hidden="true" />
        {lead === undefined ? null : <p className="account-lead">{lead}</p>}
        {children}
      </main>
      <footer className="account-motto">Your prices, from your own jobs.</footer>
    </div>
  );
}
