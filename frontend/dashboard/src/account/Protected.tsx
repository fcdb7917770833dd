import { Navigate, Outlet, useLocation } from 'react-router';
import { AccountPage } from './AccountPage.tsx';
import { useAuth } from './auth-context.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { loginWithReturn } from './next-page.ts';
import { Waiting } from './Waiting.tsx';

/** Lets only signed-in users through; after a reset, they see nothing but the form for a new password. */
export function SignedIn() {
  const { user, loading, leftOnPurpose } = useAuth();
  const { pathname, search } = useLocation();
  if (loading) return <Waiting />;
  if (user === null) {
    return <Navigate to={leftOnPurpose ? '/login' : loginWithReturn(pathname + search)} replace />;
  }
  if (user.user_metadata.needsPasswordChange) {
    return (
      <AccountPage>
        <ChangePasswordForm forced />
      </AccountPage>
    );
  }
  // What was fetched for one person is not for the next: they begin with nothing.
  return <Outlet key={user.id} />;
}

/** The server refuses everybody else too; this only saves them the visit. */
export function ForAdmins() {
  const { user } = useAuth();
  return user?.role === 'admin' ? <Outlet /> : <Navigate to="/dashboard" replace />;
}
