import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import type { MfaChallenge } from '@chalkline/api';
import { useForm } from '../form/useForm.ts';
import { useFollowFocus } from '../shell/useFollowFocus.ts';
import { AccountPage } from './AccountPage.tsx';
import { useAuth } from './auth-context.ts';
import { logIn } from './client.ts';
import { Failure, SubmitButton, TextField } from './Field.tsx';
import { DELETED, placeToGoTo } from './next-page.ts';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import { loginErrors } from './validation.ts';

/** /login: email and password, then the authenticator's code where one is set up. */
export function LoginPage() {
  const { user, isDemo } = useAuth();
  const [challenge, setChallenge] = useState<MfaChallenge | null>(null);
  useFollowFocus(challenge === null ? 'password' : 'code');
  const { search } = useLocation();
  const next = placeToGoTo(search);
  if (user !== null && !isDemo) return <Navigate to={next} replace />;
  if (challenge !== null) return <SecondFactorStep challenge={challenge} onBack={() => setChallenge(null)} />;
  const lead = new URLSearchParams(search).has(DELETED) ? 'Your account is deleted.' : undefined;
  const back = next === '/dashboard' ? undefined : 'Sign in to go back to where you were.';
  return <PasswordStep onChallenge={setChallenge} lead={lead ?? back} />;
}

function PasswordStep(props: { onChallenge: (challenge: MfaChallenge) => void; lead: string | undefined }) {
  const { startDemo } = useAuth();
  const navigate = useNavigate();
  const { field, failure, busy, ref, onSubmit } = useForm({
    empty: { email: '', password: '' },
    check: loginErrors,
    failure: 'Failed to login',
    submit: async ({ email, password }) => {
      const challenge = await logIn(email, password);
      if (challenge !== null) props.onChallenge(challenge);
    },
  });
  return (
    <AccountPage title="Sign in" lead={props.lead}>
      <form ref={ref} onSubmit={onSubmit} noValidate aria-busy={busy}>
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />
        <p className="form-aside">
          <Link to="/forgot-password">Forgot your password?</Link>
        </p>
        <Failure>{failure}</Failure>
        <SubmitButton busy={busy} label="Sign in" busyLabel="Signing in..." />
      </form>
      <p className="account-foot">
        New here? <Link to="/signup">Create an account</Link>
      </p>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          startDemo();
          void navigate('/dashboard');
        }}
      >
        Look around without an account
      </button>
    </AccountPage>
  );
}
