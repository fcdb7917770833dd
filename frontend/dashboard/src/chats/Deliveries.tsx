import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NoticeDelivery } from '@chalkline/api';
import { dayAndTime } from '../shell/format.ts';
import { Pill } from '../shell/Pill.tsx';
import { Part } from './Part.tsx';
import { deliveryPill } from './status.ts';

/** What a mail about a lead says; the owner's own needs no word. */
const KINDS: Record<string, string> = { visitor_copy: 'Estimate to', quote: 'Quote to' };

/** Whether the mails and webhooks about this lead went out. */
export function Deliveries({ notices }: { notices: NoticeDelivery[] }) {
  if (notices.length === 0) return null;
  return (
    <Part title="Notices">
      {notices.map((notice) => (
        <Box key={notice.id} sx={{ display: 'flex', gap: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ mr: 'auto', minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {notice.channel === 'email' ? (KINDS[notice.kind] ?? 'Email to') : 'Webhook'} {notice.recipient}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {dayAndTime(notice.updatedAt)}
              {notice.attempts > 1 ? `, ${notice.attempts} attempts` : ''}
              {notice.lastError === null ? '' : `. ${notice.lastError}`}
              {notice.status === 'pending' && notice.lastError !== null ? ' It is tried again.' : ''}
            </Typography>
          </Box>
          <span>
            <Pill tone={deliveryPill(notice).tone}>{deliveryPill(notice).words}</Pill>
          </span>
        </Box>
      ))}
    </Part>
  );
}
