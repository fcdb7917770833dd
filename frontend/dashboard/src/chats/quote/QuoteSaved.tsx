import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Chat, Quote } from '@chalkline/api';
import { day, dayAndTime, price } from '../../shell/format.ts';
import { SendQuote } from './SendQuote.tsx';

interface Props {
  chat: Chat;
  quote: Quote;
  onEdit: () => void;
}

/** Letters that are shown of those that cannot be printed. */
const SHOWN = 12;

function howSent({ sentAt, sentTo, earlierSentAt, earlierSentTo }: Quote): string {
  if (sentAt !== null) return `Sent to ${sentTo ?? ''}, ${dayAndTime(sentAt)}.`;
  if (earlierSentAt === null) return 'Not sent yet.';
  return `Changed since it was sent to ${earlierSentTo ?? ''}, ${dayAndTime(earlierSentAt)}: they still have the earlier one.`;
}

/** A quote as it stands, and the ways to the customer. */
export function QuoteSaved({ chat, quote, onEdit }: Props) {
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
      <LeftOut letters={quote.unprintable} />
      <SendQuote chat={chat} quote={quote} onEdit={onEdit} />
    </>
  );
}

/** The letters that the PDF cannot show, where there are any. */
function LeftOut({ letters }: { letters: string[] }) {
  if (letters.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
      The PDF leaves out what it has no letters for: <bdi>{letters.slice(0, SHOWN).join(' ')}</bdi>
      {letters.length > SHOWN ? ' and more' : ''}. Write it in Latin letters, or check that the PDF says enough without
      it.
    </Alert>
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
