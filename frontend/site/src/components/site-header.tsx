import { Logo } from '@chalkline/brand/logo';

/** Both variants are in the page; the script says which session there is, the style sheet shows the matching one. */
export function SiteHeader() {
  return (
    <header className="site-header">
      <div className="wrap">
        <a className="home-link" href="/" aria-label="Chalkline, front page">
          <Logo />
        </a>
        <nav className="site-nav" aria-label="Site">
          <a href="/#how">How it works</a>
          <a href="/#trades">Trades</a>
          <a href="/#pricing">Plans</a>
          <a href="/demo/widget">Demo</a>
        </nav>
        <nav className="account-nav when-signed-out" aria-label="Account">
          <a href="/login">Login</a>
          <a className="button small" href="/signup">
            Get Started
          </a>
        </nav>
        <nav className="account-nav when-signed-in" aria-label="Your account">
          <a className="when-admin" href="/admin">
            Admin
          </a>
          <a href="/dashboard">Dashboard</a>
          <button type="button" className="link" data-logout="">
            Logout
          </button>
        </nav>
      </div>
    </header>
  );
}
