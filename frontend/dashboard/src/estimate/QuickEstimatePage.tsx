import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { QuickEstimate } from '@chalkline/api';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { submits } from '../form/submits.ts';
import { useDraft } from '../form/useDraft.ts';
import { useExamples } from '../shell/examples.ts';
import { PageHead } from '../shell/Page.tsx';
import { useSending } from '../form/useSending.ts';
import { ComparableJobs } from './ComparableJobs.tsx';
import { EstimateWithSources } from './EstimateWithSources.tsx';
import { DetailsRead } from './DetailsRead.tsx';
import { sizeQuestion } from './units.ts';

const REASONS = {
  needs_details: 'A little more is needed: the kind of work and its size.',
  no_basis: 'Nothing you have done so far resembles this. Add a past job like it, or a rule with a rate.',
  hidden_by_owner: 'You have chosen not to show prices.',
  needs_visit: 'This one needs a look on site before anybody can name a price.',
} as const;

/** Why there is no price, and what would bring one. */
function reasonFor({ reason = 'needs_details', missing, details }: QuickEstimate): string {
  // "How much": a size alone would not help.
  const isUntold = details.service === null && details.quantities.length === 0 && details.conditions.length === 0;
  if (reason !== 'needs_details' || missing === undefined || isUntold) return REASONS[reason];
  return `A little more is needed: ${sizeQuestion(missing)}.`;
}

/** /dashboard/estimate: what a caller says, priced while they are on the line. */
export function QuickEstimatePage() {
  const calls = useOwnerCalls();
  const { request: example } = useExamples();
  const { values, change } = useDraft('quick-estimate', () => ({ text: '' }));
  const { text } = values;
  const [answer, setAnswer] = useState<QuickEstimate | null>(null);
  const { ref, busy, failure, send } = useSending('The price could not be worked out');
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isBelow = (result.current?.getBoundingClientRect().top ?? 0) > window.innerHeight / 2;
    if (answer !== null && isBelow) result.current?.scrollIntoView({ block: 'start' });
  }, [answer]);
  const work = async (): Promise<void> => setAnswer(await calls.quickEstimate(text.trim()));
  return (
    <>
      <PageHead
        title="Quick estimate"
        lead="Type what a caller tells you. The price comes from your own jobs and rules."
      />
      <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <form ref={ref} onSubmit={submits(() => send(work))}>
            <TextField
              label="What is to be done?"
              multiline
              minRows={5}
              maxRows={14}
              value={text}
              onChange={(event) => change(() => ({ text: event.target.value }))}
              helperText={`For example: ${example}`}
            />
            <Box sx={{ my: 2 }}>{failure === null ? null : <Alert severity="error">{failure}</Alert>}</Box>
            <Button type="submit" variant="contained" disabled={busy || text.trim() === ''} fullWidth>
              {busy ? 'Working it out...' : 'Work out the price'}
            </Button>
          </form>
          {answer === null ? null : <DetailsRead details={answer.details} />}
        </Card>
        {/* On a phone it stands under the form, below what is seen. */}
        <Box ref={result} aria-live="polite" sx={{ display: 'grid', gap: 3, scrollMarginTop: 72 }}>
          {answer === null ? <Waiting /> : null}
          {answer?.estimate ? <EstimateWithSources estimate={answer.estimate} /> : null}
          {answer !== null && answer.estimate === null ? (
            <Alert severity="info">
              {reasonFor(answer)}
              {answer.reason === 'no_basis' ? <WhatToAdd /> : null}
            </Alert>
          ) : null}
          {answer?.warnings.map((warning) => (
            <Alert key={warning} severity="warning">
              {warning}
            </Alert>
          ))}
          {answer && answer.comparables.length > 0 ? <ComparableJobs jobs={answer.comparables} /> : null}
        </Box>
      </Box>
    </>
  );
}

function WhatToAdd() {
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
      <Button component={Link} to="/dashboard/jobs/new" size="small" variant="outlined">
        Add Job
      </Button>
      <Button component={Link} to="/dashboard/pricing/new" size="small" variant="outlined">
        Add Rule
      </Button>
    </Box>
  );
}

function Waiting() {
  return (
    <Card sx={{ p: 3, minHeight: 200, display: 'grid', alignContent: 'center', gap: 2 }}>
      <div className="chalk-rule" aria-hidden="true" />
      <Typography color="text.secondary">The price, its range and the jobs behind it appear here.</Typography>
    </Card>
  );
}
