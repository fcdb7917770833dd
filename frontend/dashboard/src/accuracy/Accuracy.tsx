import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Rule } from '@chalkline/api';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { versionOf } from '../pricing/all-rules.ts';
import { LevelDrawing } from '../shell/drawings.tsx';
import { Empty, Failed } from '../shell/Empty.tsx';
import { Rows, Section } from '../shell/Page.tsx';
import { BackTestChart } from './BackTestChart.tsx';
import { Misses } from './Misses.tsx';
import { verdict } from './words.ts';

/** How estimates by these rules would have held on the owner's own jobs. */
export function Accuracy({ rules }: { rules: Rule[] }) {
  const calls = useOwnerCalls();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['accuracy', versionOf(rules)],
    queryFn: () => calls.accuracy(),
    placeholderData: (before) => before,
  });
  return (
    <Section title="How close would estimates have been?" lead="Checked against the prices you really charged.">
      <Card sx={{ opacity: isPlaceholderData ? 0.6 : 1 }} aria-busy={isPlaceholderData}>
        {isPending && !error ? <Rows count={5} /> : null}
        {error ? <Failed message={error.message} onRetry={() => void refetch()} /> : null}
        {data && data.estimated === 0 ? <TooEarly jobs={data.jobs} /> : null}
        {data && data.estimated > 0 ? (
          <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
            <Typography sx={{ maxWidth: '70ch' }}>{verdict(data).join(' ')}</Typography>
            <BackTestChart rows={data.byJob} />
            <Misses rows={data.byJob} />
            <NextSteps steps={data.advice} />
          </Box>
        ) : null}
      </Card>
    </Section>
  );
}

function NextSteps({ steps }: { steps: string[] }) {
  if (steps.length === 0) return null;
  return (
    <Box>
      <Typography variant="h3">What to add next</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxWidth: '70ch' }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
    </Box>
  );
}

function TooEarly({ jobs }: { jobs: number }) {
  return (
    <Empty
      drawing={<LevelDrawing />}
      title="Not enough jobs to tell yet"
      action={
        <Button component={Link} to="/dashboard/jobs/new" variant="outlined">
          Add Job
        </Button>
      }
    >
      {jobs === 0 ? 'Add your first past jobs.' : `You have ${jobs}. Add a few more that resemble each other.`} Each one
      is then priced from the others, so you see how far off we would have been.
    </Empty>
  );
}
