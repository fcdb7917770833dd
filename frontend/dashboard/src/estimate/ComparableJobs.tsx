import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Comparable } from '@chalkline/api';
import { inDollars } from '@chalkline/brand/money';
import { Link } from 'react-router';
import { Clamped } from '../shell/Clamped.tsx';
import { price } from '../shell/format.ts';

/** The past jobs behind a price, closest first, with what was changed to make them comparable. */
export function ComparableJobs({ jobs }: { jobs: Comparable[] }) {
  return (
    <Card component="section" aria-label="Past jobs behind it">
      <Typography variant="h3" component="h2" sx={{ p: 2, pb: 1 }}>
        Past jobs behind it
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {jobs.map((job) => (
          <Box component="li" key={job.jobId} sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
              <Link to={`/dashboard/jobs/${job.jobId}/edit`}>
                <Clamped lines={2} text={job.title} />
              </Link>
              <Typography
                component="span"
                sx={{ fontWeight: 600, color: 'secondary.main', fontVariantNumeric: 'tabular-nums' }}
              >
                {price(job.price)}
              </Typography>
            </Box>
            <Typography variant="body2" color="text.secondary">
              {[`${Math.round(job.similarity * 100)}% alike`, ...job.adjustments].join(' · ')}
              {job.adjusted === job.price ? '' : ` · counts as ${price(inDollars(job.adjusted))}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
