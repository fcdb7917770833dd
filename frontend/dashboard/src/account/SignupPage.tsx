import { Link, Navigate } from 'react-router';
import { INDUSTRIES } from '@chalkline/api';
import { AccountPage } from './AccountPage.tsx';
import { useAuth } from './auth-context.ts';
import { signUp } from './client.ts';
import { Failure, SelectField, SubmitButton, TextField } from './Field.tsx';
import { useForm } from '../form/useForm.ts';
import { signupErrors } from './validation.ts';

/** /signup: the account and the business in one step. */
export function SignupPage() {
  const { user, isDemo } = useAuth();
  const { form, errors, failure, busy, ref, set, onSubmit } = useForm({
    empty: { email: '', password: '', businessName: '', industry: '' },
    check: signupErrors,
    failure: 'Failed to create account',
    submit: signUp,
  });
  if (user !== null && !isDemo) return <Navigate to="/dashboard" replace />;
  return (
    <AccountPage title="Create your account" lead="Free to try. No credit card, cancel at any time.">
      <form ref={ref} onSubmit={onSubmit} noValidate aria-busy={busy}>
        <TextField
          label="Business name"
          name="businessName"
          autoComplete="organization"
          value={form.businessName}
          onChange={set('businessName')}
          error={errors.businessName}
        />
        <SelectField
          label="Industry"
          name="industry"
          value={form.industry}
          onChange={set('industry')}
          error={errors.industry}
        >
          <option value="">Choose your trade</option>
          {INDUSTRIES.map((industry) => (
            <option key={industry}>{industry}</option>
          ))}
        </SelectField>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          value={form.email}
          onChange={set('email')}
          error={errors.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          value={form.password}
          onChange={set('password')}
          error={errors.password}
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
