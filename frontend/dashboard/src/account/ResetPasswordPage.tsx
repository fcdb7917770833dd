import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useForm } from '../form/useForm.ts';
import { useFollowFocus } from '../shell/useFollowFocus.ts';
import { AccountPage } from './AccountPage.tsx';
import { client, keeper } from './client.ts';
import { Failure, SubmitButton, TextField } from './Field.tsx';
import { resetErrors } from './validation.ts';

const BACK_TO_LOGIN_AFTER = 3_000;

/** /reset-password: reached by the link in the mail, which carries the token. */
export function ResetPasswordPage() {
  const [done, setDone] = useState(false);
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  useEffect(() => {
    if (token !== '') keeper.tell('password_recovery');
  }, [token]);
  const { field, failure, busy, ref, onSubmit } = useForm({
    empty: { password: '', confirm: '' },
    check: resetErrors,
    failure: 'Failed to reset password',
    submit: async ({ password }) => {
      await client.anonymous('/auth/reset-password', { token, newPassword: password });
      keeper.signOut();
      setDone(true);
    },
  });
  useFollowFocus(done ? 'done' : 'form');
  if (done) return <PasswordReset />;
  if (token === '') return <NoToken />;
  return (
    <AccountPage title="Choose a new password">
      <form ref={ref} onSubmit={onSubmit} noValidate aria-busy={busy}>
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          {...field('password')}
          hint="6 to 72 characters"
        />
        <TextField label="Confirm password" type="password" autoComplete="new-password" {...field('confirm')} />
        <Failure>{failure}</Failure>
        <SubmitButton busy={busy} label="Reset password" busyLabel="Resetting..." />
      </form>
      <p className="account-foot">
        <Link to="/forgot-password">Ask for a new link</Link>
      </p>
    </AccountPage>
  );
}

function PasswordReset() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login'), BACK_TO_LOGIN_AFTER);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AccountPage title="Password reset" lead="Your new password is set. We take you to the login in a moment.">
      <Link className="button button-primary" to="/login">
        Back to login
      </Link>
    </AccountPage>
  );
}

function NoToken() {
  return (
    <AccountPage title="This link is not complete" lead="Open the link from the mail again, or ask for a new one.">
      <Link className="button button-primary" to="/forgot-password">
        Ask for a new link
      </Link>
    </AccountPage>
  );
}
