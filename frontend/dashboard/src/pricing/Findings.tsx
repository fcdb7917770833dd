import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Rule } from '@chalkline/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { Clamped } from '../shell/Clamped.tsx';
import { versionOf } from './all-rules.ts';

/** Shown at once: more would push the rules themselves off the screen. */
const FEW = 3;

/** Rules that contradict, cover the same thing twice, never count or could not be read. Nothing when all is well. */
export function Findings({ rules }: { rules: Rule[] }) {
  const calls = useOwnerCalls();
  const { data: findings = [] } = useQuery({
    queryKey: ['rules', 'check', versionOf(rules)],
    queryFn: () => calls.checkRules(),
    enabled: rules.length > 0,
    placeholderData: (before) => before,
  });
  const [all, setAll] = useState(false);
  return (
    <>
      {findings.slice(0, all ? undefined : FEW).map((finding) => (
        <Alert key={finding.kind + finding.ruleIds.join()} severity="warning" sx={{ mb: 2 }}>
          {finding.message}
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            {rules
              .filter((rule) => finding.ruleIds.includes(rule.id))
              .map((rule) => (
                <Box
                  key={rule.id}
                  component={Link}
                  to={`/dashboard/pricing/${rule.id}/edit`}
                  sx={{
                    display: 'inline-flex',
                    alignItems: 'center',
                    minHeight: 32,
                    color: 'inherit',
                    '@media (pointer: coarse)': { minHeight: 44 },
                  }}
                >
                  <Clamped lines={1} text={`Edit ${rule.title}`} />
                </Box>
              ))}
          </Box>
        </Alert>
      ))}
      {findings.length > FEW ? (
        <Button size="small" sx={{ mb: 2 }} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show ${findings.length - FEW} more`}
        </Button>
      ) : null}
    </>
  );
}
