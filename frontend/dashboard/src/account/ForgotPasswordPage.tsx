import { useState } from 'react';
import { Link } from 'react-router';
import { useForm } from '../form/useForm.ts';
import { useFollowFocus } from '../shell/useFollowFocus.ts';
import { AccountPage } from './AccountPage.tsx';
import { client } from './client.ts';
import { Failure, SubmitButton, TextField } from './Field.tsx';
import { forgotErrors } from './validation.ts';

/** /forgot-password: asks for the address, then says where to look. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, failure, busy, ref, onSubmit } = useForm({
    empty: { email: '' },
    check: forgotErrors,
    failure: 'Failed to send reset instructions',
    submit: async ({ email }) => {
      await client.anonymous('/auth/forgot-password', { email: email.trim() });
      setSentTo(email.trim());
    },
  });
  useFollowFocus(sentTo === null ? 'form' : 'sent');
  if (sentTo !== null) return <CheckYourEmail address={sentTo} />;
  return (
    <AccountPage title="Forgot your password?" lead="Tell us your email and we send you a link to choose a new one.">
      <form ref={ref} onSubmit={onSubmit} noValidate aria-busy={busy}>
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        <Failure>{failure}</Failure>
        <SubmitButton busy={busy} label="Send reset instructions" busyLabel="Sending..." />
      </form>
      <p className="account-foot">
        <Link to="/login">Back to login</Link>
      </p>
    </AccountPage>
  );
}

function CheckYourEmail({ address }: { address: string }) {
  return (
    <AccountPage
      title="Check your email"
      lead={`If ${address} has an account, a link to choose a new password is on its way. Look in the spam folder too.`}
    >
      <Link className="button button-primary" to="/login">
        Back to login
      </Link>
    </AccountPage>
  );
}
