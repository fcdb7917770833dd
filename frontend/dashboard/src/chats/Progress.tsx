import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { CHAT_STATUSES, type Chat, type ChatStatus } from '@chalkline/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { priceDoubt, priceFault, readPrice, typedPrice } from '../jobs/job-form.ts';
import { DOLLARS } from '../form/dollars.tsx';
import { doubtful } from '../form/doubtful.ts';
import { submits } from '../form/submits.ts';
import { useSending } from '../form/useSending.ts';
import { useTell } from '../shell/useTell.ts';
import { patchChat } from './chat-cache.ts';
import { Part } from './Part.tsx';
import { useQuote } from './quote/useQuote.ts';
import { STATUS_WORDS } from './status.ts';

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
  // Most jobs end at the price that was quoted.
  const typed = changed ?? (quote ? typedPrice(quote.total) : '');
  const free = priceDoubt(typed);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked > 0) field.current?.focus();
  }, [asked]);
  const { ref, busy, failure, send, forget } = useSending('The job could not be saved');
  const win = async (): Promise<void> => {
    const { price: fault } = priceFault(typed);
    if (fault !== undefined) throw new Error(fault);
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
          helperText={failure ?? free ?? 'Adds it to your past jobs'}
          slotProps={{ ...DOLLARS, formHelperText: doubtful(failure === null ? free : null) }}
        />
        <Button type="submit" variant="outlined" disabled={busy}>
          {busy ? 'Saving...' : 'Won'}
        </Button>
      </Box>
    </Box>
  );
}
