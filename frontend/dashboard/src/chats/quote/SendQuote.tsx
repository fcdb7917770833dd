import EditIcon from '@mui/icons-material/EditOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { ApiError, type Chat, type Quote } from '@chalkline/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnerCalls } from '../../data/useOwnerCalls.ts';
import { submits } from '../../form/submits.ts';
import { useSending } from '../../form/useSending.ts';
import { ExportButton } from '../../shell/ExportButton.tsx';
import { useTell } from '../../shell/useTell.ts';
import { CHATS } from '../chat-cache.ts';
import { shortId } from '../status.ts';
import { quoteKey } from './useQuote.ts';

interface Props {
  chat: Chat;
  quote: Quote;
  onEdit: () => void;
}

const CHANGED = 'This quote was changed in another window, and was not sent. Look at it as it is now, then email it.';

/** The ways to the customer: by email, as a PDF, and back to the form. */
export function SendQuote({ chat, quote, onEdit }: Props) {
  const calls = useOwnerCalls();
  const mail = useMail(chat.id, quote.updatedAt);
  const { ref, busy, failure, errors, send, forget } = useSending(
    'The quote could not be sent',
    (field) => field === 'to',
  );
  const { contact_email: email } = chat;
  const [typed, setTyped] = useState<string | null>(null);
  const to = typed ?? quote.sentTo ?? quote.earlierSentTo ?? email ?? '';
  return (
    <>
      {failure === null ? null : (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {failure}
        </Alert>
      )}
      <Box
        component="form"
        ref={ref}
        onSubmit={submits(() => send(() => mail(to.trim())))}
        noValidate
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}
      >
        <TextField
          label="To"
          type="email"
          value={to}
          onChange={(event) => {
            setTyped(event.target.value);
            forget();
          }}
          error={errors['to'] !== undefined}
          helperText={errors['to'] ?? whoseAddress(email, to.trim())}
          sx={{ flex: '1 0 100%' }}
        />
        <Button
          type="submit"
          variant={quote.sentAt === null ? 'contained' : 'outlined'}
          startIcon={<MailIcon />}
          disabled={busy || to.trim() === ''}
        >
          {busy ? 'Sending...' : quote.sentAt === null ? 'Email it' : 'Email it again'}
        </Button>
        <ExportButton
          name={`quote-${shortId(chat.id).slice(1)}.pdf`}
          content={() => calls.quotePdf(chat.id)}
          failure="The PDF could not be made"
        >
          Download PDF
        </ExportButton>
        <Button data-opens startIcon={<EditIcon />} onClick={onEdit}>
          Change
        </Button>
      </Box>
    </>
  );
}

/**
 * Emails the quote to an address, and shows what came of it.
 * @param updatedAt the version on the screen: no other is sent
 */
function useMail(chatId: string, updatedAt: string): (to: string) => Promise<void> {
  const calls = useOwnerCalls();
  const queries = useQueryClient();
  const tell = useTell();
  return async (to) => {
    const sent = await calls.sendQuote(chatId, updatedAt, to).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'edited_elsewhere')) throw error;
      void queries.invalidateQueries({ queryKey: quoteKey(chatId) });
      throw new Error(CHANGED, { cause: error });
    });
    queries.setQueryData(quoteKey(chatId), sent);
    void queries.invalidateQueries({ queryKey: [CHATS, 'one', chatId] });
    tell.done(`On its way to ${sent.sentTo ?? 'the customer'}.`);
  };
}

/** What there is to know of the address that a quote goes to. */
function whoseAddress(left: string | null, to: string): string {
  if (left === null && to !== '') return 'They left no email address of their own';
  if (left === null) return 'They have not left an email address: enter one, or download the quote and hand it over.';
  return to === left ? 'The address that they left' : `They left ${left}`;
}
