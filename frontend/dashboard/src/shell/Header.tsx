import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { Logo } from '@chalkline/brand/logo';
import { Link, useLocation, useNavigate } from 'react-router';
import { useAuth } from '../account/auth-context.ts';
import { useScheme } from './SchemeContext.tsx';

/** The brand header as a signed-in person sees it. */
export function Header() {
  const { user, logOut } = useAuth();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const current = (start: string): 'page' | undefined => (pathname.startsWith(start) ? 'page' : undefined);
  return (
    <header className="shell-head">
      <Link to="/dashboard/jobs" className="shell-logo">
        <Logo />
      </Link>
      <SchemeButton />
      <nav aria-label="Account">
        {user?.role === 'admin' ? (
          <Link className="shell-link" to="/admin" aria-current={current('/admin')}>
            Admin
          </Link>
        ) : null}
        <Link className="shell-link" to="/dashboard/jobs" aria-current={current('/dashboard')}>
          Dashboard
        </Link>
        <button
          type="button"
          className="shell-link"
          onClick={() => {
            logOut();
            void navigate('/login');
          }}
        >
          Logout
        </button>
      </nav>
    </header>
  );
}

function SchemeButton() {
  const { scheme, toggle } = useScheme();
  return (
    <IconButton onClick={toggle} aria-label={scheme === 'dark' ? 'Switch to light' : 'Switch to dark'}>
      {scheme === 'dark' ? <LightIcon fontSize="small" /> : <DarkIcon fontSize="small" />}
    </IconButton>
  );
}
