import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { logProblem, type RuleImpact } from '@chalkline/api';
import { useEffect, useState } from 'react';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { percent } from '../shell/format.ts';
import type { RuleForm } from './rule-form.ts';

/** The back-test prices every past job twice, so it waits for a longer rest than the reading. */
const PAUSE = 1_000;

/** What the rule would have done to estimates of the owner's own past jobs. */
export function Impact({ form, ruleId }: { form: RuleForm; ruleId: string | undefined }) {
  const impact = useImpact(form, ruleId);
  if (impact === null) return null;
  const [was, is] = [impact.before, impact.after].map(({ withinTwentyFivePercent: share }) =>
    share === null ? undefined : percent(share),
  );
  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3">On your past jobs</Typography>
      <Typography>{impact.message}</Typography>
      {was !== undefined && is !== undefined && was !== is ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
          Within 25% of what you charged: {was} before, {is} with this rule.
        </Typography>
      ) : null}
    </Box>
  );
}

function useImpact({ title, description, isActive }: RuleForm, ruleId: string | undefined): RuleImpact | null {
  const calls = useOwnerCalls();
  const [impact, setImpact] = useState<RuleImpact | null>(null);
  useEffect(() => {
    if (title.trim() === '' || description.trim() === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const change = { title, description, isActive, ...(ruleId === undefined ? {} : { ruleId }) };
      calls
        .ruleImpact(change, stop.signal)
        .then(setImpact)
        .catch((error: unknown) => {
          if (stop.signal.aborted) return;
          logProblem('The effect on past jobs could not be worked out.', error);
          setImpact(null);
        });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [calls, title, description, isActive, ruleId]);
  return impact;
}
