import { useState } from 'react';
import { useForm } from '../form/useForm.ts';
import { useAuth } from './auth-context.ts';
import { client } from './client.ts';
import { Failure, SubmitButton, TextField } from './Field.tsx';
import { changeError } from './validation.ts';

/**
 * Changes the password of whoever is signed in.
 * @param forced after a reset: the current password is neither asked for nor needed
 * @param onClose where there is something to go back to
 */
export function ChangePasswordForm({ forced, onClose }: { forced: boolean; onClose?: () => void }) {
  const { linger } = useAuth();
  const [done, setDone] = useState(false);
  const { field, failure, busy, ref, onSubmit } = useForm({
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
          type="password"
          autoComplete="current-password"
          required
          {...field('current')}
        />
      )}
      <TextField
        label="New Password"
        type="password"
        autoComplete="new-password"
        required
        {...field('next')}
        hint="At least 8 characters"
      />
      <TextField
        label="Confirm New Password"
        type="password"
        autoComplete="new-password"
        required
        {...field('confirm')}
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
