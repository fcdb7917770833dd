import { useState } from 'react';
import { useAuth } from './auth-context.ts';
import { client } from './client.ts';
import { Failure, SubmitButton, TextField } from './Field.tsx';
import { useForm } from '../form/useForm.ts';
import { changeError } from './validation.ts';

/**
 * Changes the password of whoever is signed in.
 * @param forced after a reset: the current password is neither asked for nor needed
 * @param onClose where there is something to go back to
 */
export function ChangePasswordForm({ forced, onClose }: { forced: boolean; onClose?: () => void }) {
  const { linger } = useAuth();
  const [done, setDone] = useState(false);
  const { form, failure, busy, ref, set, onSubmit } = useForm({
    empty: { current: '', next: '', confirm: '' },
    check: () => ({}),
    failure: 'Failed to change password',
    submit: async ({ current, next, confirm }) => {
      const problem = changeError({ next, confirm });
      if (problem !== null) throw new Error(problem);
      const currentPassword = forced ? {} : { currentPassword: current };
      await client.post('/auth/change-password', { ...currentPassword, newPassword: next });
      linger();
      setDone(true);
    },
  });
  if (done) {
    return (
      <p role="status" className="form-success">
        Password changed successfully!
      </p>
    );
  }
  return (
    <form ref={ref} onSubmit={onSubmit} aria-busy={busy} className="change-password">
      <h1 id="change-password">{forced ? 'Change Your Password' : 'Update Password'}</h1>
      {forced ? <p>Your password has been reset. Please choose a new password to continue.</p> : null}
      {forced ? null : (
        <TextField
          label="Current Password"
          name="current"
          type="password"
          autoComplete="current-password"
          required
          value={form.current}
          onChange={set('current')}
        />
      )}
      <TextField
        label="New Password"
        name="next"
        type="password"
        autoComplete="new-password"
        required
        value={form.next}
        onChange={set('next')}
        hint="At least 8 characters"
      />
      <TextField
        label="Confirm New Password"
        name="confirm"
        type="password"
        autoComplete="new-password"
        required
        value={form.confirm}
        onChange={set('confirm')}
      />
      <Failure>{failure}</Failure>
      <div className="form-actions">
        <SubmitButton busy={busy} label="Change Password" busyLabel="Saving..." />
        {!forced && onClose ? (
          <button type="button" className="button button-quiet" onClick={onClose}>
            Cancel
          </button>
        ) : null}
      </div>
    </form>
  );
}
