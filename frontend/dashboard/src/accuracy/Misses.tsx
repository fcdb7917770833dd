import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BackTestRow, Job } from '@chalkline/api';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router';
import { Clamped } from '../shell/Clamped.tsx';
import { price } from '../shell/format.ts';
import { insideRange } from './scale.ts';

const SHOWN = 3;

/** The jobs whose price was furthest outside the range: where a missing detail or rule shows first. */
export function Misses({ rows }: { rows: BackTestRow[] }) {
  const worst = rows
    .filter((row) => !insideRange(row) && row.actual > 0)
    .sort((a, b) => distance(b) - distance(a))
    .slice(0, SHOWN);
  if (worst.length === 0) return null;
  return (
    <Box>
      <Typography variant="h3">Furthest off</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {worst.map((row) => (
          <Miss key={row.jobId} row={row} />
        ))}
      </Box>
    </Box>
  );
}

function Miss({ row }: { row: BackTestRow }) {
  const { data: job } = useGetOne<Job>('jobs', { id: row.jobId });
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider', minHeight: 56 }}>
      <Link to={`/dashboard/jobs/${row.jobId}/edit`}>
        <Clamped lines={2} text={job?.title ?? 'Open the job'} />
      </Link>
      <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        You charged {price(row.actual)}. We would have said {price(Math.round(row.low))} to{' '}
        {price(Math.round(row.high))}.
      </Typography>
    </Box>
  );
}

function distance(row: BackTestRow): number {
  return Math.abs(Math.log(Math.max(row.estimate, 1) / Math.max(row.actual, 1)));
}
