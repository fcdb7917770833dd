import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Chat } from '@chalkline/api';
import { useEffect, useRef, useState } from 'react';
import { useWaits } from '../../form/useDraft.ts';
import { Failed } from '../../shell/Empty.tsx';
import { Part } from '../Part.tsx';
import { QuoteFields } from './QuoteFields.tsx';
import { QuoteSaved } from './QuoteSaved.tsx';
import { draftOf, useQuote } from './useQuote.ts';

/** Where the owner turns the estimate into their own price, and lets the customer have it. */
export function QuotePart({ chat }: { chat: Chat }) {
  const { data: quote, isError, refetch } = useQuote(chat.id);
  // Half a quote behind a button that says "Write a quote" would be taken for lost.
  const [editing, setEditing] = useState(useWaits(draftOf(chat.id)));
  // The button that opens the form leaves the screen with the focus, and so do those that close it.
  const content = useRef<HTMLElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current !== editing)
      content.current?.querySelector<HTMLElement>(editing ? '[data-line]' : '[data-opens]')?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (isError && quote === undefined)
    return <Failed message="The quote could not be loaded." onRetry={() => void refetch()} />;
  const close = (): void => setEditing(false);
  return (
    <Part title="Your quote">
      <Box ref={content}>
        {quote === undefined ? <Skeleton height={80} /> : null}
        {quote === null && !editing ? (
          <NoQuote priced={chat.estimate !== null} onStart={() => setEditing(true)} />
        ) : null}
        {quote && !editing ? <QuoteSaved chat={chat} quote={quote} onEdit={() => setEditing(true)} /> : null}
        {quote !== undefined && editing ? <QuoteFields chat={chat} saved={quote ?? undefined} onDone={close} /> : null}
      </Box>
    </Part>
  );
}

function NoQuote({ priced, onStart }: { priced: boolean; onStart: () => void }) {
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {priced
          ? 'Put the estimate right and make it your price: change, add or remove lines, then email it or print it.'
          : 'Name your price line by line, then email it or print it.'}
      </Typography>
      <Button data-opens variant="outlined" onClick={onStart}>
        Write a quote
      </Button>
    </>
  );
}
