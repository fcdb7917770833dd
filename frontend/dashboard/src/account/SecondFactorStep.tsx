import type { MfaChallenge } from '@chalkline/api';
import { useForm } from '../form/useForm.ts';
import { AccountPage } from './AccountPage.tsx';
import { verifyCode } from './client.ts';
import { Failure, SubmitButton, TextField } from './Field.tsx';

/** The second step of signing in; a recovery code does as well as the app's. */
export function SecondFactorStep({ challenge, onBack }: { challenge: MfaChallenge; onBack: () => void }) {
  const { field, failure, busy, ref, onSubmit } = useForm({
    empty: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { code: 'Enter the code from your authenticator app' } : {}),
    failure: 'Failed to login',
    submit: ({ code }) => verifyCode(challenge.mfaToken, code),
  });
  return (
    <AccountPage title="Enter your code" lead="Your authenticator app shows six digits. A recovery code works too.">
      <form ref={ref} onSubmit={onSubmit} noValidate aria-busy={busy}>
        <TextField label="Code" autoComplete="one-time-code" autoCapitalize="none" autoFocus {...field('code')} />
        <Failure>{failure}</Failure>
        <SubmitButton busy={busy} label="Verify" busyLabel="Signing in..." />
      </form>
      <button type="button" className="button button-quiet" onClick={onBack}>
        Back to sign in
      </button>
    </AccountPage>
  );
}
