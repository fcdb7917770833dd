import CircularProgress from '@mui/material/CircularProgress';
import { ApiError, type Job } from '@chalkline/api';
import { useCreate, useGetOne, useUpdate } from 'ra-core';
import { Navigate, useNavigate, useParams } from 'react-router';
import { AT_ONCE } from '../data/at-once.ts';
import { Failed } from '../shell/Empty.tsx';
import { dropDraft } from '../form/draft.ts';
import { useTell } from '../shell/useTell.ts';
import { JobFields, type JobValues } from './JobFields.tsx';

const LIST = '/dashboard/jobs';

/** /dashboard/jobs/new */
export function JobNew() {
  const [create] = useCreate<Job>();
  const navigate = useNavigate();
  const tell = useTell();
  const save = async (values: JobValues): Promise<void> => {
    await create('jobs', { data: values }, { returnPromise: true });
    dropDraft('job.new');
    tell.done('Job saved');
    void navigate(LIST);
  };
  return <JobFields title="Add Job" draft="job.new" onSave={save} />;
}

/** /dashboard/jobs/{id}/edit. An unknown job leads back to the list. */
export function JobEdit() {
  const { id = '' } = useParams();
  const { data: job, error, isPending, refetch } = useGetOne<Job>('jobs', { id }, { enabled: id !== '' });
  const [update] = useUpdate<Job>();
  const navigate = useNavigate();
  const tell = useTell();
  if (id === '' || (error instanceof ApiError && [400, 404].includes(error.status)))
    return <Navigate to={LIST} replace />;
  if (error) return <Failed message={error.message} onRetry={() => void refetch()} />;
  if (isPending) return <CircularProgress aria-label="Loading..." sx={{ display: 'block', mx: 'auto', mt: 12 }} />;
  const draft = `job.${id}`;
  const save = async (values: JobValues): Promise<void> => {
    await update('jobs', { id, data: values, previousData: job }, AT_ONCE);
    dropDraft(draft);
    tell.done('Job saved');
    void navigate(LIST);
  };
  const newest = async (): Promise<Job> => (await refetch()).data ?? job;
  return <JobFields title="Edit Job" draft={draft} job={job} onSave={save} newest={newest} />;
}
