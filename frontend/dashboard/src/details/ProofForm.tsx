import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { submits } from '../form/submits.ts';
import { useSending } from '../form/useSending.ts';

interface Props {
  label: string;
  type?: 'password';
  autoComplete: 'current-password' | 'one-time-code';
  action: string;
  /** Said where the proof is not accepted and the server has no words for it. */
  failure: string;
  onProof: (typed: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for one thing that only the owner has: the password, or a code. */
export function ProofForm({ label, type, autoComplete, action, failure: fallback, onProof, onCancel }: Props) {
  const [typed, setTyped] = useState('');
  const { ref, busy, failure, send } = useSending(fallback);
  return (
    <Box
      component="form"
      ref={ref}
      onSubmit={submits(() => send(() => onProof(typed)))}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start', mt: 2 }}
    >
      <TextField
        label={label}
        required
        autoComplete={autoComplete}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={failure !== null}
        helperText={failure ?? ' '}
        sx={{ maxWidth: 240 }}
        {...(type ? { type } : {})}
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
