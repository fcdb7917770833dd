import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useFollowFocus } from '../shell/useFollowFocus.ts';
import { useTell } from '../shell/useTell.ts';

interface Props {
  secret: string;
  renew: () => Promise<void>;
}

/** What the receiver of webhooks checks signatures with, and the way to another one. */
export function WebhookSecret({ secret, renew }: Props) {
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle');
  const tell = useTell();
  const place = useRef<HTMLElement>(null);
  useFollowFocus(state === 'idle' ? 'opener' : 'question', place);
  const run = async (): Promise<void> => {
    setState('busy');
    try {
      await renew();
      tell.done('New webhook secret made');
    } catch (error) {
      tell.failed(error, 'The webhook secret could not be changed');
    }
    setState('idle');
  };
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
      <TextField
        label="Webhook secret"
        value={secret}
        helperText={
          state === 'idle'
            ? 'Checks the signature of what arrives'
            : 'A new one counts at once, and the old one no more'
        }
        sx={{ flex: '1 1 320px' }}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      {state === 'idle' ? (
        <Box ref={place}>
          <Button variant="outlined" onClick={() => setState('asking')}>
            New secret
          </Button>
        </Box>
      ) : (
        <Box ref={place} role="group" aria-label="Make a new webhook secret?" sx={{ display: 'flex', gap: 0.5 }}>
          <Button variant="contained" disabled={state === 'busy'} onClick={() => void run()}>
            Confirm
          </Button>
          <Button color="inherit" disabled={state === 'busy'} onClick={() => setState('idle')}>
            Cancel
          </Button>
        </Box>
      )}
    </Box>
  );
}
