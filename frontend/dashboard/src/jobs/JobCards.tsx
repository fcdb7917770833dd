import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Job } from '@chalkline/api';
import { useListContext } from 'react-admin';
import { Clamped } from '../shell/Clamped.tsx';
import { cut, price } from '../shell/format.ts';
import { RowActions } from '../shell/RowActions.tsx';
import { dateOf } from './date-of.ts';
import { PREVIEW, TITLE_LINES } from './JobTable.tsx';

/** The jobs on a phone: one below the other, price on the right. */
export function JobCards() {
  const { data = [] } = useListContext<Job>();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((job) => (
        <Box component="li" key={job.id} sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
            <Typography sx={{ fontWeight: 600 }}>
              <Clamped lines={TITLE_LINES} text={job.title} />
            </Typography>
            <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{price(job.price)}</Typography>
          </Box>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {cut(job.description, PREVIEW)}
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', mt: 0.5 }}>
            <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto' }}>
              {dateOf(job)}
            </Typography>
            <RowActions resource="jobs" record={job} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
