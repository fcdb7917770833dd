import { useRef, type ReactNode } from 'react';
import { useAuth } from '../account/auth-context.ts';
import { LiveLeads } from '../chats/LiveLeads.tsx';
import { SetupCoach } from '../setup/SetupCoach.tsx';
import { Header } from './Header.tsx';
import { BottomBar, Sidebar } from './Menus.tsx';
import { DemoBanner, OfflineBanner } from './Banners.tsx';
import './shell.css';

/** The owner's frame: header, sidebar or bottom bar, and the page between them. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { isDemo } = useAuth();
  return (
    <div className="shell">
      <a
        className="shell-skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to content
      </a>
      <Header />
      <Sidebar />
      <OfflineBanner />
      <main id="main" className="shell-main" ref={main} tabIndex={-1}>
        <div className="shell-page">
          {isDemo ? <DemoBanner /> : null}
          <SetupCoach />
          {children}
        </div>
      </main>
      <BottomBar />
      <LiveLeads />
    </div>
  );
}
