import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { serverMessageOr, type Signup } from '@chalkline/api';
import { useState } from 'react';
import { useAuth } from '../account/auth-context.ts';
import { useSending } from '../form/useSending.ts';
import { CopyButton } from '../shell/CopyButton.tsx';
import { adminCalls } from './admin-calls.ts';
import { temporaryPassword } from './temporary-password.ts';

const FAILED = 'Failed to reset password';

interface Props {
  /** Whose password. */
  signup: Signup;
  onClose: () => void;
  onDone: (signup: Signup, password: string) => void;
}

/** Makes a temporary password and shows it before it is set; each opening is a new one. */
export function ResetPasswordDialog({ signup, onClose, onDone }: Props) {
  const { user } = useAuth();
  const [password] = useState(temporaryPassword);
  const { busy, failure, send } = useSending(FAILED);
  const confirm = async (): Promise<void> => {
    try {
      await adminCalls.resetPassword(signup.id, password);
    } catch (error) {
      throw new Error(serverMessageOr(error, FAILED), { cause: error });
    }
    onDone(signup, password);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="reset-title" fullWidth maxWidth="xs">
      <DialogTitle id="reset-title">Reset Password</DialogTitle>
      <DialogContent>
        <Typography>
          The temporary password of <b>{signup.email}</b> will be
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 2 }}>
          <Typography sx={{ fontSize: '1.5rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
            {password}
          </Typography>
          <CopyButton
            text={password}
            size="small"
            variant="outlined"
            failure="Copying is not allowed here. Select the password and copy it by hand."
          />
        </Box>
        <Typography color="text.secondary">
          They are signed out everywhere and must choose a new password at the next sign-in.
        </Typography>
        {user?.id === signup.id ? (
          <Alert severity="warning" sx={{ mt: 2 }}>
            This is your own account. You are signed out here too. Copy the password before you confirm: it is not shown
            again.
          </Alert>
        ) : null}
        {failure === null ? null : (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" disabled={busy} onClick={() => void send(confirm)}>
          {busy ? 'Resetting...' : 'Confirm Reset'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
