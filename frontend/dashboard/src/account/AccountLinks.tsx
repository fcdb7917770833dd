import { Link, useLocation, useNavigate } from 'react-router';
import { useAuth } from './auth-context.ts';

/** The right-hand end of the brand's header: the ways in when signed out, the ways around and out when signed in. */
export function AccountLinks() {
  const { user } = useAuth();
  return (
    <nav aria-label="Account" className="account-links">
      {user === null ? (
        <WaysIn />
      ) : (
        <>
          {/* A temporary password leads to nothing but the form for a new one. */}
          {user.user_metadata.needsPasswordChange ? null : <WaysAround isAdmin={user.role === 'admin'} />}
          <WayOut />
        </>
      )}
    </nav>
  );
}

function WaysIn() {
  const current = useCurrent();
  return (
    <>
      <Link className="account-link" to="/login" aria-current={current('/login')}>
        Login
      </Link>
      <Link className="account-link account-link-main" to="/signup" aria-current={current('/signup')}>
        Get Started
      </Link>
    </>
  );
}

function WaysAround({ isAdmin }: { isAdmin: boolean }) {
  const current = useCurrent();
  return (
    <>
      {isAdmin ? (
        <Link className="account-link" to="/admin" aria-current={current('/admin')}>
          Admin
        </Link>
      ) : null}
      <Link className="account-link" to="/dashboard/jobs" aria-current={current('/dashboard')}>
        Dashboard
      </Link>
    </>
  );
}

function WayOut() {
  const { logOut } = useAuth();
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className="account-link"
      onClick={() => {
        logOut();
        void navigate('/login');
      }}
    >
      Logout
    </button>
  );
}

/** Tells which link leads to where the person is. */
function useCurrent(): (start: string) => 'page' | undefined {
  const { pathname } = useLocation();
  return (start) => (pathname.startsWith(start) ? 'page' : undefined);
}
