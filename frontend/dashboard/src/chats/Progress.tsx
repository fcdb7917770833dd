import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { CHAT_STATUSES, type Chat, type ChatStatus } from '@chalkline/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { readPrice } from '../jobs/job-form.ts';
import { useSending } from '../form/useSending.ts';
import { useTell } from '../shell/useTell.ts';
import { patchChat } from './chat-cache.ts';
import { Part } from './Part.tsx';
import { STATUS_WORDS } from './status.ts';

/** Where the lead stands; a won one becomes a past job. */
export function Progress({ chat }: { chat: Chat }) {
  const calls = useOwnerCalls();
  const queries = useQueryClient();
  const tell = useTell();
  const change = async (status: ChatStatus): Promise<void> => {
    const before = chat.status;
    patchChat(queries, chat.id, { status });
    try {
      await calls.updateChat(chat.id, { status });
    } catch (error) {
      patchChat(queries, chat.id, { status: before });
      tell.failed(error, 'The status could not be saved');
    }
  };
  return (
    <Part title="Status">
      <TextField
        select
        label="Status"
        value={chat.status}
        onChange={(event) => void change(event.target.value as ChatStatus)}
      >
        {CHAT_STATUSES.map((status) => (
          <MenuItem key={status} value={status}>
            {STATUS_WORDS[status]}
          </MenuItem>
        ))}
      </TextField>
      {chat.status === 'won' ? null : <Won chat={chat} />}
    </Part>
  );
}

function Won({ chat }: { chat: Chat }) {
  const calls = useOwnerCalls();
  const queries = useQueryClient();
  const tell = useTell();
  const [typed, setTyped] = useState('');
  const { ref, busy, failure, send, forget } = useSending('The job could not be saved');
  const win = async (): Promise<void> => {
    const finalPrice = readPrice(typed);
    if (finalPrice === null || finalPrice < 0) throw new Error('Price must be 0 or greater');
    await calls.winChat(chat.id, finalPrice);
    patchChat(queries, chat.id, { status: 'won' });
    void queries.invalidateQueries({ queryKey: ['jobs'] });
    tell.done('Won. It is now one of your past jobs.');
  };
  return (
    <Box
      component="form"
      ref={ref}
      noValidate
      sx={{ mt: 2.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        void send(win);
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <TextField
          label="Won, final price?"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            forget();
          }}
          error={failure !== null}
          helperText={failure ?? 'Adds it to your past jobs'}
          slotProps={{
            htmlInput: { inputMode: 'decimal' },
            input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
          }}
        />
        <Button type="submit" variant="outlined" disabled={busy}>
          {busy ? 'Saving...' : 'Won'}
        </Button>
      </Box>
    </Box>
  );
}
