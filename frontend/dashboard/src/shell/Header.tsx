import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { Logo } from '@chalkline/brand/logo';
import { Link } from 'react-router';
import { AccountLinks } from '../account/AccountLinks.tsx';
import { useScheme } from './SchemeContext.tsx';

/** The brand header as a signed-in person sees it. */
export function Header() {
  return (
    <header className="shell-head">
      <Link to="/dashboard/jobs" className="shell-logo">
        <Logo />
      </Link>
      <SchemeButton />
      <AccountLinks />
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
