import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../shell/CopyButton.tsx';

const SHOWN_FOR = 30_000;

interface Props {
  email: string;
  password: string;
  onClose: () => void;
}

/** The temporary password that was just set, for as long as it takes to pass it on: it is not left standing on a screen. */
export function PasswordNotice({ email, password, onClose }: Props) {
  const copy = useRef<HTMLButtonElement>(null);
  useEffect(() => copy.current?.focus(), [password]);
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [password, onClose]);
  return (
    // Below the header however far down the list the sign-up stands: after half a minute it is gone.
    <Alert severity="success" sx={{ mb: 2, position: 'sticky', top: 72, zIndex: 2 }} onClose={onClose}>
      The password of {email} is now <b>{password}</b>. It is good for one sign-in within 24 hours.
      <Box sx={{ mt: 1 }}>
        <CopyButton
          ref={copy}
          text={password}
          size="small"
          variant="outlined"
          color="inherit"
          failure="Copying is not allowed here. Select the password and copy it by hand."
        />
      </Box>
    </Alert>
  );
}
