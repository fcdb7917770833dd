import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GuardNotice } from '@chalkline/api';
import { dayAndTime } from '../shell/format.ts';
import { Part } from './Part.tsx';

/** Sentences that were held back before the customer saw them, with what was said instead. */
export function GuardNotices({ notices }: { notices: GuardNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <Part title="Held back for you">
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        The assistant was about to say something that your rules and jobs do not cover. The customer did not see it.
      </Typography>
      {notices.map((notice) => (
        <Box key={notice.created_at + notice.original} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="body2" color="text.secondary">
            {dayAndTime(notice.created_at)} · {notice.kind.replaceAll('_', ' ')}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <b>Held back:</b> {notice.original}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <b>Shown instead:</b> {notice.shown === '' ? 'nothing' : notice.shown}
          </Typography>
        </Box>
      ))}
    </Part>
  );
}
