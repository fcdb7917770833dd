import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ChangePasswordForm } from '../account/ChangePasswordForm.tsx';

/** Opens the change-password form. */
export function PasswordSection() {
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 260px' }}>
        <Typography variant="h3">Password</Typography>
        <Typography color="text.secondary">Changing it signs you out everywhere.</Typography>
      </Box>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Update Password
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs" aria-labelledby="change-password">
        {/* As large as the titles of the other dialogs. */}
        <DialogContent sx={{ '& h1': { m: 0, mb: 2, fontSize: '1.25rem' } }}>
          <ChangePasswordForm forced={false} onClose={() => setOpen(false)} />
        </DialogContent>
      </Dialog>
    </Box>
  );
}
