import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { messageOf } from '@chalkline/api';
import { useState } from 'react';

interface Props {
  action: string;
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the six digits that the app shows. */
export function CodeForm({ action, onCode, onCancel }: Props) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await onCode(code.replaceAll(' ', ''));
    } catch (failure) {
      setError(messageOf(failure, 'The code was not accepted'));
      setBusy(false);
    }
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start', mt: 2 }}
    >
      <TextField
        label="Code from the app"
        required
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={error !== null}
        helperText={error ?? ' '}
        sx={{ maxWidth: 240 }}
      />
      <Button type="submit" variant="contained" disabled={busy}>
        {busy ? 'Saving...' : action}
      </Button>
      <Button color="inherit" onClick={onCancel}>
        Cancel
      </Button>
    </Box>
  );
}
