import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { submits } from '../form/submits.ts';
import { useSending } from '../form/useSending.ts';

interface Props {
  action: string;
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the six digits that the app shows. */
export function CodeForm({ action, onCode, onCancel }: Props) {
  const [code, setCode] = useState('');
  const { ref, busy, failure, send } = useSending('The code was not accepted');
  return (
    <Box
      component="form"
      ref={ref}
      onSubmit={submits(() => send(() => onCode(code.replaceAll(' ', ''))))}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start', mt: 2 }}
    >
      <TextField
        label="Code from the app"
        required
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={failure !== null}
        helperText={failure ?? ' '}
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
