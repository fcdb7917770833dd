import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { deleteAccount } from '../account/client.ts';
import { DELETED } from '../account/next-page.ts';
import { submits } from '../form/submits.ts';
import { useSending } from '../form/useSending.ts';

/** The way out, with everything that was kept. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <Box component="section" aria-labelledby="delete-account" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ flex: '1 1 260px' }}>
        <Typography variant="h3" id="delete-account">
          Delete account
        </Typography>
        <Typography color="text.secondary">Erases everything for good. Export your jobs and leads first.</Typography>
      </Box>
      <Button variant="outlined" color="error" sx={{ alignSelf: 'center' }} onClick={() => setOpen(true)}>
        Delete account
      </Button>
      {open ? <Question onClose={() => setOpen(false)} /> : null}
    </Box>
  );
}

function Question({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const { ref, busy, failure, errors, send } = useSending('The account could not be deleted');
  const confirm = async (): Promise<void> => {
    await deleteAccount(password);
    window.location.assign(`/login?${DELETED}`);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="delete-account-title">
      <form ref={ref} noValidate onSubmit={submits(() => send(confirm))}>
        <DialogTitle id="delete-account-title">Delete your account?</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>
            Your jobs, rules, chats, photos and settings are erased, and the chat on your website stops answering. This
            cannot be undone.
          </DialogContentText>
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={errors['password'] !== undefined}
            helperText={errors['password']}
            sx={{ mt: 1 }}
          />
          {failure === null || errors['password'] !== undefined ? null : <Alert severity="error">{failure}</Alert>}
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button color="inherit" onClick={onClose} autoFocus>
            Cancel
          </Button>
          <Button type="submit" color="error" variant="contained" disabled={busy}>
            {busy ? 'Deleting...' : 'Delete account'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
