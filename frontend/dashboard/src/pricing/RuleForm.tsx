import CircularProgress from '@mui/material/CircularProgress';
import { ApiError, type Rule } from '@chalkline/api';
import { useCreate, useGetOne, useUpdate } from 'ra-core';
import { Navigate, useNavigate, useParams } from 'react-router';
import { AT_ONCE } from '../data/at-once.ts';
import type { RuleInput } from '../data/owner-calls.ts';
import { Failed } from '../shell/Empty.tsx';
import { dropDraft } from '../form/draft.ts';
import { useTell } from '../shell/useTell.ts';
import { RuleFields } from './RuleFields.tsx';

const LIST = '/dashboard/pricing';

/** /dashboard/pricing/new */
export function RuleNew() {
  const [create] = useCreate<Rule>();
  const navigate = useNavigate();
  const tell = useTell();
  const save = async (input: RuleInput): Promise<void> => {
    await create('pricing', { data: input }, { returnPromise: true });
    dropDraft('rule.new');
    tell.done('Rule saved');
    void navigate(LIST);
  };
  return <RuleFields draft="rule.new" onSave={save} />;
}

/** /dashboard/pricing/{id}/edit. An unknown rule leads back to the list. */
export function RuleEdit() {
  const { id = '' } = useParams();
  const { data: rule, error, isPending, refetch } = useGetOne<Rule>('pricing', { id }, { enabled: id !== '' });
  const [update] = useUpdate<Rule>();
  const navigate = useNavigate();
  const tell = useTell();
  if (id === '' || (error instanceof ApiError && [400, 404].includes(error.status)))
    return <Navigate to={LIST} replace />;
  if (error) return <Failed message={error.message} onRetry={() => void refetch()} />;
  if (isPending) return <CircularProgress aria-label="Loading..." sx={{ display: 'block', mx: 'auto', mt: 12 }} />;
  const save = async (input: RuleInput): Promise<void> => {
    await update('pricing', { id, data: input, previousData: rule }, AT_ONCE);
    dropDraft(`rule.${id}`);
    tell.done('Rule saved');
    void navigate(LIST);
  };
  const newest = async (): Promise<Rule> => (await refetch()).data ?? rule;
  return <RuleFields draft={`rule.${id}`} rule={rule} onSave={save} newest={newest} />;
}
