import EditIcon from '@mui/icons-material/EditOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ApiError, type Chat, type Quote } from '@chalkline/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnerCalls } from '../../data/useOwnerCalls.ts';
import { submits } from '../../form/submits.ts';
import { useSending } from '../../form/useSending.ts';
import { ExportButton } from '../../shell/ExportButton.tsx';
import { day, dayAndTime, price } from '../../shell/format.ts';
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

/** Letters that are shown of those that cannot be printed. */
const SHOWN = 12;

function howSent({ sentAt, sentTo, earlierSentAt, earlierSentTo }: Quote): string {
  if (sentAt !== null) return `Sent to ${sentTo ?? ''}, ${dayAndTime(sentAt)}.`;
  if (earlierSentAt === null) return 'Not sent yet.';
  return `Changed since it was sent to ${earlierSentTo ?? ''}, ${dayAndTime(earlierSentAt)}: they still have the earlier one.`;
}

/** What there is to know of the address that a quote goes to. */
function whoseAddress(left: string | null, to: string): string {
  if (left === null) return 'They have not left an email address: enter one, or download the quote and hand it over.';
  return to === left ? 'The address that they left' : `They left ${left}`;
}

/** A quote as it stands, and the ways to the customer. */
export function QuoteSaved({ chat, quote, onEdit }: Props) {
  const calls = useOwnerCalls();
  const queries = useQueryClient();
  const tell = useTell();
  const { ref, busy, failure, errors, send, forget } = useSending(
    'The quote could not be sent',
    (field) => field === 'to',
  );
  const { contact_email: email } = chat;
  const [typed, setTyped] = useState<string | null>(null);
  const to = typed ?? quote.sentTo ?? quote.earlierSentTo ?? email ?? '';
  const mail = async (): Promise<void> => {
    const sent = await calls.sendQuote(chat.id, quote.updatedAt, to.trim()).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'edited_elsewhere')) throw error;
      void queries.invalidateQueries({ queryKey: quoteKey(chat.id) });
      throw new Error(CHANGED, { cause: error });
    });
    queries.setQueryData(quoteKey(chat.id), sent);
    void queries.invalidateQueries({ queryKey: [CHATS, 'one', chat.id] });
    tell.done(`On its way to ${sent.sentTo ?? 'the customer'}.`);
  };
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }} aria-label="Lines of the quote">
        {quote.lines.map(({ label, amount }, index) => (
          <Row key={index} label={label} amount={amount} />
        ))}
        <Row label="Total" amount={quote.total} strong />
      </Box>
      {quote.note === '' ? null : (
        <Typography sx={{ mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{quote.note}</Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        {quote.validUntil === null ? '' : `Holds until ${day(quote.validUntil)}. `}
        {howSent(quote)}
      </Typography>
      {quote.unprintable.length === 0 ? null : (
        <Alert severity="warning" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          The PDF leaves out what it has no letters for: <bdi>{quote.unprintable.slice(0, SHOWN).join(' ')}</bdi>
          {quote.unprintable.length > SHOWN ? ' and more' : ''}. Write it in Latin letters, or check that the PDF says
          enough without it.
        </Alert>
      )}
      {failure === null ? null : (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {failure}
        </Alert>
      )}
      <Box
        component="form"
        ref={ref}
        onSubmit={submits(() => send(mail))}
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

function Row({ label, amount, strong = false }: { label: string; amount: number; strong?: boolean }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        justifyContent: 'space-between',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        fontWeight: strong ? 600 : 400,
      }}
    >
      <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {label}
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {price(amount)}
      </Box>
    </Box>
  );
}
