import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { logProblem, type RuleImpact } from '@chalkline/api';
import { useEffect, useState } from 'react';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { sayShares } from './impact-words.ts';
import type { RuleForm } from './rule-form.ts';

/** The back-test prices every past job twice, so it waits for a longer rest than the reading. */
const PAUSE = 1_000;

/** What the rule, or the change to it, would have done to estimates of the owner's own past jobs. */
export function Impact({ form, ruleId }: { form: RuleForm; ruleId: string | undefined }) {
  const { impact, stale } = useImpact(form, ruleId);
  if (impact === null && !stale) return null;
  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3">On your past jobs</Typography>
      {impact === null ? (
        <Typography color="text.secondary">Trying the rule on them...</Typography>
      ) : (
        <Box sx={{ opacity: stale ? 0.6 : 1 }} aria-busy={stale}>
          <Figures impact={impact} />
        </Box>
      )}
    </Box>
  );
}

function Figures({ impact }: { impact: RuleImpact }) {
  const shares = sayShares(impact);
  return (
    <>
      <Typography>{impact.message}</Typography>
      {shares === null ? null : (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
          {shares}
        </Typography>
      )}
    </>
  );
}

interface ImpactState {
  impact: RuleImpact | null;
  /** The rule has changed since these figures, or there are none yet. */
  stale: boolean;
}

function useImpact(
  { title, description, isActive, confirmedEffects }: RuleForm,
  ruleId: string | undefined,
): ImpactState {
  const calls = useOwnerCalls();
  // What came back, null when it failed, and for which rule.
  const [answer, setAnswer] = useState<{ rule: string; impact: RuleImpact | null } | null>(null);
  const empty = title.trim() === '' || description.trim() === '';
  const rule = JSON.stringify([title, description, isActive, confirmedEffects]);
  useEffect(() => {
    if (empty) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const change = { title, description, isActive, confirmedEffects, ...(ruleId === undefined ? {} : { ruleId }) };
      calls
        .ruleImpact(change, stop.signal)
        .then((impact) => setAnswer({ rule, impact }))
        .catch((error: unknown) => {
          if (stop.signal.aborted) return;
          logProblem('The effect on past jobs could not be worked out.', error);
          setAnswer({ rule, impact: null });
        });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [calls, title, description, isActive, confirmedEffects, rule, empty, ruleId]);
  if (empty) return { impact: null, stale: false };
  if (answer === null) return { impact: null, stale: true };
  return { impact: answer.impact, stale: answer.impact !== null && answer.rule !== rule };
}
