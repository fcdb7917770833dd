import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { CHAT_STATUSES, type Chat, type ChatStatus } from '@chalkline/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { readPrice } from '../jobs/job-form.ts';
import { DOLLARS } from '../form/dollars.tsx';
import { submits } from '../form/submits.ts';
import { useSending } from '../form/useSending.ts';
import { useTell } from '../shell/useTell.ts';
import { patchChat } from './chat-cache.ts';
import { Part } from './Part.tsx';
import { useQuote } from './quote/useQuote.ts';
import { STATUS_WORDS } from './status.ts';
import { WON_HINT, wonPriceFault, wonStart } from './won-price.ts';

/** Where the lead stands; a won one becomes a past job. */
export function Progress({ chat }: { chat: Chat }) {
  const calls = useOwnerCalls();
  const queries = useQueryClient();
  const tell = useTell();
  const [asked, setAsked] = useState(0);
  const change = async (status: ChatStatus): Promise<void> => {
    // A won lead is worth its price: without one nothing would be learnt from it.
    if (status === 'won') {
      setAsked(asked + 1);
      return;
    }
    const before = chat.status;
    patchChat(queries, chat.id, { status });
    try {
      await calls.updateChat(chat.id, { status });
      // That job may have been deleted already.
      if (before === 'won') tell.done('If the job was not done, delete it from your past jobs too.');
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
      {chat.status === 'won' ? null : <Won chat={chat} asked={asked} />}
    </Part>
  );
}

/** @param asked how often Won was chosen among the statuses: each time the price is asked for. */
function Won({ chat, asked }: { chat: Chat; asked: number }) {
  const calls = useOwnerCalls();
  const queries = useQueryClient();
  const tell = useTell();
  const { data: quote } = useQuote(chat.id);
  const [changed, setTyped] = useState<string | null>(null);
  const start = wonStart(quote, chat.estimate);
  const typed = changed ?? start.price;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    field.current?.focus();
    // What stands there is a guess: the price that is typed takes its place.
    field.current?.select();
  }, [asked]);
  const { ref, busy, failure, send, forget } = useSending('The job could not be saved');
  const win = async (): Promise<void> => {
    const fault = wonPriceFault(typed);
    if (fault !== null) throw new Error(fault);
    await calls.winChat(chat.id, readPrice(typed) ?? 0);
    patchChat(queries, chat.id, { status: 'won' });
    void queries.invalidateQueries({ queryKey: ['jobs'] });
    tell.done('Won. It is now one of your past jobs.');
  };
  return (
    <Box component="form" ref={ref} noValidate sx={{ mt: 2.5 }} onSubmit={submits(() => send(win))}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <TextField
          label="Won, final price?"
          inputRef={field}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            forget();
          }}
          error={failure !== null}
          helperText={failure ?? (changed === null ? start.hint : WON_HINT)}
          slotProps={DOLLARS}
        />
        <Button type="submit" variant="outlined" disabled={busy}>
          {busy ? 'Saving...' : 'Won'}
        </Button>
      </Box>
    </Box>
  );
}
