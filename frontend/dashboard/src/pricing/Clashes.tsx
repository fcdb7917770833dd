import Alert from '@mui/material/Alert';
import type { Effect, Rule } from '@chalkline/api';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { ALL_RULES } from './all-rules.ts';
import { clashesWith, sameEffects } from './clashes.ts';

/** What other rules this one gets in the way of: found while typing, and by the server for a rule that is saved. */
export function Clashes({ effects, ruleId }: { effects: Effect[]; ruleId: string | undefined }) {
  const calls = useOwnerCalls();
  const { data: rules = [] } = useGetList<Rule>('pricing', ALL_RULES);
  const { data: findings = [] } = useQuery({ queryKey: ['rules', 'check'], queryFn: () => calls.checkRules() });
  const typed = clashesWith(
    effects,
    rules.filter((rule) => rule.isActive && rule.id !== ruleId),
  );
  const isSaved = rules.some(({ id, interpretation }) => id === ruleId && sameEffects(interpretation.effects, effects));
  const saved = findings.filter((finding) => ruleId !== undefined && isSaved && finding.ruleIds.includes(ruleId));
  const messages = saved.length > 0 ? saved.map((finding) => finding.message) : typed;
  return messages.map((message) => (
    <Alert key={message} severity="warning" sx={{ mt: 2 }}>
      {message}
    </Alert>
  ));
}
