import { Link, Navigate } from 'react-router';
import { INDUSTRIES } from '@chalkline/api';
import { useForm } from '../form/useForm.ts';
import { AccountPage } from './AccountPage.tsx';
import { useAuth } from './auth-context.ts';
import { signUp } from './client.ts';
import { Failure, SelectField, SubmitButton, TextField } from './Field.tsx';
import { signupErrors } from './validation.ts';

/** /signup: the account and the business in one step. */
export function SignupPage() {
  const { user, isDemo } = useAuth();
  const { field, failure, busy, ref, onSubmit } = useForm({
    empty: { email: '', password: '', businessName: '', industry: '' },
    check: signupErrors,
    failure: 'Failed to create account',
    submit: signUp,
  });
  if (user !== null && !isDemo) return <Navigate to="/dashboard" replace />;
  return (
    <AccountPage title="Create your account" lead="Free to try. No credit card, cancel at any time.">
      <form ref={ref} onSubmit={onSubmit} noValidate aria-busy={busy}>
        <TextField label="Business name" autoComplete="organization" {...field('businessName')} />
        <SelectField label="Industry" {...field('industry')}>
          <option value="">Choose your trade</option>
          {INDUSTRIES.map((industry) => (
            <option key={industry}>{industry}</option>
          ))}
        </SelectField>
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        <TextField
          label="Password"
          type="password"
          autoComplete="new-password"
          {...field('password')}
          hint="At least 6 characters"
        />
        <Failure>{failure}</Failure>
        <SubmitButton busy={busy} label="Create account" busyLabel="Creating account..." />
      </form>
      <p className="account-foot">
        Have an account already? <Link to="/login">Sign in</Link>
      </p>
    </AccountPage>
  );
}
